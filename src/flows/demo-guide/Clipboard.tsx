import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import { type DemoGuideRef, selectCopied, selectUncopied } from '#machines/demo-guide/demo-guide.selectors.ts';
import { demoGuideText } from '#src/messages/demo-guide.ts';
import { useText } from '#src/messages/text.ts';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { VisuallyHidden } from '#src/ui/text/Hidden.tsx';
import { colour, motion, radius, space, text as sizes } from '#src/ui/theme/tokens.ts';

const copying = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  min-height: 2.25rem;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.sm};
  background: ${colour.paper};
  font-size: ${sizes.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  text-align: start;
  overflow-wrap: anywhere;
  transition: border-color ${motion.fast} ${motion.easeOut};

  & small {
    color: ${colour.inkSoft};
    font-size: inherit;
    font-weight: 400;
  }

  & svg {
    flex: none;
    color: ${colour.inkSoft};
  }

  &:hover {
    border-color: ${colour.ink};
  }

  &[data-copied] {
    border-color: ${colour.success};
    background: ${colour.successSoft};
  }

  &[data-copied] svg {
    color: ${colour.success};
  }
`;

/** A text to type; a press copies it. */
export function CopyButton({ actor, text, label }: { actor: DemoGuideRef; text: string; label?: string | undefined }) {
  const t = useText(demoGuideText);
  const isCopied = useSelector(actor, selectCopied) === text;
  return (
    <button
      type="button"
      className={copying}
      aria-label={t('copy', { text: label ? `${label} ${text}` : text })}
      data-copied={isCopied || undefined}
      onClick={() => actor.send({ type: 'text.chosen', text })}
    >
      <span lang="en">
        {label && <small>{label} </small>}
        {text}
      </span>
      <Icon name={isCopied ? 'check' : 'copy'} size="sm" />
    </button>
  );
}

const field = css`
  width: 100%;
  margin-block-start: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.sm};
  background: ${colour.surface};
  color: ${colour.ink};
`;

const select = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.select();
};

/** Reports what was copied. If the browser refused to copy, shows the text selected. */
export function Clipboard({ actor }: { actor: DemoGuideRef }) {
  const t = useText(demoGuideText);
  const copied = useSelector(actor, selectCopied);
  const uncopied = useSelector(actor, selectUncopied);
  return (
    <>
      <VisuallyHidden role="status">{copied === null ? '' : t('copied', { text: copied })}</VisuallyHidden>
      {uncopied !== null && (
        <Notice tone="info" isLive>
          {t('uncopied')}
          <input
            key={uncopied}
            ref={select}
            className={field}
            readOnly
            value={uncopied}
            aria-label={t('copy', { text: uncopied })}
          />
        </Notice>
      )}
    </>
  );
}
