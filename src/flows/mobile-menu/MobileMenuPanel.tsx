import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { mobileMenuMachine } from '#machines/mobile-menu/mobile-menu.machine.ts';
import { selectExpanded, selectIsOpen } from '#machines/mobile-menu/mobile-menu.selectors.ts';
import type { MegaMenu as Menu } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { BenefitBar } from '#src/flows/benefit-bar/index.ts';
import { MenuTitle } from '#src/flows/mega-menu/index.ts';
import { headerText } from '#src/messages/header.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Panel } from '#src/ui/overlay/Dialog.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { colour, font, motion, radius, space, title } from '#src/ui/theme/tokens.ts';
import { MobileMenuSection } from './MobileMenuSection.tsx';

const row = css`
  border-block-end: 1px solid ${colour.line};

  & > :is(a, button) {
    display: flex;
    justify-content: space-between;
    align-items: center;
    width: 100%;
    min-height: 4rem;
    font-family: ${font.title};
    font-size: ${title.md};
    font-weight: 650;
    letter-spacing: -0.025em;
    text-align: start;
  }

  & > a[data-accent] {
    color: ${colour.accentText};
  }

  & > button > svg {
    transition: transform ${motion.fast} ${motion.easeOut};
  }

  & > button[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const benefits = css`
  position: relative;
  display: grid;
  gap: ${space[1]};
  margin-block: ${space[5]} ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background: ${colour.mossSoft};

  &[hidden] {
    display: none;
  }

  & > button {
    position: absolute;
    inset-block-start: ${space[1]};
    inset-inline-end: ${space[1]};
  }
`;

/** The open navigation: an accordion of the first level (catalogue 4). */
export default function MobileMenuPanel({
  menu,
  actor,
}: {
  menu: Menu;
  actor: ActorRefFrom<typeof mobileMenuMachine>;
}) {
  const t = useText(headerText);
  const locale = useLocale();
  const isOpen = useSelector(actor, selectIsOpen);
  const expanded = useSelector(actor, selectExpanded);
  const { benefitBar } = menu;

  return (
    <Panel isOpen={isOpen} onClose={() => actor.send({ type: 'menu.closed' })} title={t('menu')} side="left" size="lg">
      <nav aria-label={t('navigation')}>
        <ul>
          {menu.items.map((item) => {
            const isExpanded = expanded.includes(item.id);
            return (
              <li key={item.id} className={row}>
                {item.menuStyle === 'link' ? (
                  <Link
                    href={inLocale(locale, item.target.url)}
                    variant="plain"
                    data-accent={item.titleHtml ? true : undefined}
                  >
                    <MenuTitle item={item} />
                  </Link>
                ) : (
                  <>
                    <button
                      type="button"
                      aria-expanded={isExpanded}
                      aria-controls={`mobile-${item.id}`}
                      onClick={() => actor.send({ type: 'section.toggled', sectionId: item.id })}
                    >
                      <MenuTitle item={item} />
                      <Icon name="chevron-down" />
                    </button>
                    <div id={`mobile-${item.id}`} hidden={!isExpanded}>
                      {isExpanded && <MobileMenuSection item={item} />}
                    </div>
                  </>
                )}
              </li>
            );
          })}
          <li className={row}>
            <Link href={inLocale(locale, '/stores')} variant="plain">
              {t('stores')}
              <Icon name="pin" />
            </Link>
          </li>
        </ul>
      </nav>
      {benefitBar && (
        <div id={`bar-${benefitBar.id}`} className={benefits}>
          <Text weight="bold">{benefitBar.title}</Text>
          {benefitBar.showCloseButton && <BenefitBar id={benefitBar.id} title={benefitBar.title} />}
          {benefitBar.targets?.map(({ url, text }) => (
            <Link key={url} href={inLocale(locale, url)} variant="standalone">
              {text}
            </Link>
          ))}
        </div>
      )}
    </Panel>
  );
}
