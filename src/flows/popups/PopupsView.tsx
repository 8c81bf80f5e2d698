import { css, cx } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { type PopupsRef, selectIsExpanded, selectPopup } from '#machines/popups/popups.selectors.ts';
import type { Popup } from '#openapi/generated/waymark.gen.ts';
import { BlockItem } from '#src/blocks/BlockItem.tsx';
import { ground } from '#src/blocks/parts/ground.ts';
import { groundOf, textLookOf } from '#src/blocks/parts/style-attributes.ts';
import { ratioOf } from '#src/blocks/parts/media.ts';
import { Targets } from '#src/blocks/parts/Targets.tsx';
import { textLook } from '#src/blocks/parts/text-look.ts';
import { popupKindOf } from '#src/domain/popups.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useText } from '#src/messages/text.ts';
import { measuredBar } from '#src/ui/layout/measured-bar.ts';
import { IconButton } from '#src/ui/text/Button.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { font, layer, media, motion, radius, shadow, space, text, title as titles } from '#src/ui/theme/tokens.ts';

const box = css`
  position: fixed;
  z-index: ${layer.sticky};
  inset-block-end: calc(var(--above-compare) + var(--edge));
  inset-inline: ${space[4]};
  max-height: min(60dvh, 32rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.overlay};
  animation: arrive ${motion.dialog} ${motion.easeOut};

  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(0.5rem);
    }
  }

  @media ${media.md} {
    inset-inline: ${space[5]} auto;
    width: 24rem;
  }

  /* A low window has no room over the page: it stands below the page. */
  @media ${media.low} {
    position: static;
    max-height: none;
    margin: ${space[4]};
  }

  @media ${media.forced} {
    border: 1px solid;
  }

  @media print {
    display: none;
  }

  /* The bars above it, and the end of the page, make room for it (src/ui/theme/global.ts). */
  :global() {
    @media ${media.high} {
      :root {
        --above-popup: calc(var(--above-compare) + var(--bar-popup, calc(-1 * var(--edge))) + var(--edge));
        --above-missing: calc(var(--above-popup) + var(--bar-missing, calc(-1 * var(--edge))) + var(--edge));
      }
    }
  }
`;

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[2]};

  & h2 > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    width: 100%;
    min-height: var(--target);
    font-family: ${font.title};
    font-size: ${titles.xs};
    font-weight: 650;
    line-height: 1.3;
    text-align: start;
  }

  & h2 svg {
    flex: none;
    transition: transform ${motion.fast} ${motion.easeOut};
  }

  & [aria-expanded='false'] svg {
    transform: rotate(180deg);
  }
`;

const content = css`
  display: grid;
  gap: ${space[4]};
  padding: ${space[2]} ${space[2]} ${space[3]} 0;
  font-size: ${text.sm};

  & > [data-logo] {
    width: 4rem;
  }

  & > [data-logo='sm'] {
    width: 2.5rem;
  }

  & > [data-logo='lg'] {
    width: 6rem;
  }
`;

const popupBar = measuredBar('popup');

/** The pop-up of the page, if there is one. */
export function PopupsView({ actor }: { actor: PopupsRef }) {
  const popup = useSelector(actor, selectPopup);
  const isExpanded = useSelector(actor, selectIsExpanded);
  return popup && <PopupBox popup={popup} isExpanded={isExpanded} actor={actor} />;
}

/** Its title is a button that makes it large or small: the focus stays where it is. */
function PopupBox({ popup, isExpanded, actor }: { popup: Popup; isExpanded: boolean; actor: PopupsRef }) {
  const t = useText(blocksText);
  const id = useId();
  const { name, title, minimizedTitle = title, maximizedTitle = title, colours } = popup;
  return (
    <section
      ref={popupBar}
      className={cx(box, ground)}
      {...groundOf(colours?.background ?? 'white')}
      aria-label={title}
      data-popup={popupKindOf(name)}
    >
      <div className={head}>
        <h2 className={textLook} {...textLookOf(colours?.title)}>
          <button
            type="button"
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => actor.send({ type: isExpanded ? 'popup.minimised' : 'popup.opened' })}
          >
            {isExpanded ? maximizedTitle : minimizedTitle}
            <Icon name="chevron-down" size="sm" />
          </button>
        </h2>
        <IconButton icon="close" label={t('close')} onClick={() => actor.send({ type: 'popup.dismissed' })} />
      </div>
      <div id={id} hidden={!isExpanded}>
        {isExpanded && <PopupContent popup={popup} />}
      </div>
    </section>
  );
}

function PopupContent({ popup: { baselines, logo, logoSize, targets, disclaimer, colours } }: { popup: Popup }) {
  return (
    <div className={content} data-part="content">
      {logo && (
        <div data-logo={logoSize ?? 'md'}>
          <Picture path={logo.path} alt={logo.alt} ratio={ratioOf(logo)} sizes="6rem" fit="contain" />
        </div>
      )}
      {baselines.length > 0 && (
        <div className={textLook} {...textLookOf(colours?.text)}>
          {baselines.map((block) => (
            <BlockItem key={block.id} block={block} />
          ))}
        </div>
      )}
      {targets.length > 0 && <Targets targets={targets} />}
      {disclaimer && <Text size="xs">{disclaimer}</Text>}
    </div>
  );
}
