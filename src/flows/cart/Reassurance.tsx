import { css } from '@linaria/core';
import { cartText } from '#src/messages/cart.ts';
import { useText } from '#src/messages/text.ts';
import { Icon, type IconName } from '#src/ui/text/Icon.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';

const list = css`
  display: grid;
  gap: ${space[4]};
  font-size: ${text.sm};
  line-height: 1.45;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
  }

  & > li > svg {
    color: ${colour.moss};
  }

  & strong {
    display: block;
    font-weight: 650;
  }

  & span {
    color: ${colour.inkSoft};
  }
`;

const reasons = [
  { icon: 'return', title: 'returnsTitle', body: 'returnsBody' },
  { icon: 'lock', title: 'secureTitle', body: 'secureBody' },
  { icon: 'leaf', title: 'helpTitle', body: 'helpBody' },
] as const satisfies readonly { icon: IconName; title: string; body: string }[];

/** Reasons why ordering is safe. */
export function Reassurance() {
  const t = useText(cartText);
  return (
    <ul className={list} aria-label={t('reassurance')}>
      {reasons.map(({ icon, title, body }) => (
        <li key={title}>
          <Icon name={icon} />
          <div>
            <strong>{t(title)}</strong>
            <span>{t(body)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
