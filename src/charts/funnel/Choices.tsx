import { css } from '@linaria/core';
import { funnelText } from '#src/messages/funnel.ts';
import { useText } from '#src/messages/text.ts';
import { ChipLink } from '#src/ui/text/Chip.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import type { Chosen } from './chosen.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  margin-block: ${space[4]};

  & > nav {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  @media print {
    display: none;
  }
`;

/** Returns the address of a page of the funnel with the chosen values; leaves out defaults. */
export const funnelAddress = (path: string, { source, days }: Chosen): string => {
  const query = new URLSearchParams({
    ...(source === 'visitors' ? {} : { source }),
    ...(days === 30 ? {} : { days: String(days) }),
  }).toString();
  return `/charts/${path}${query && `?${query}`}`;
};

const periods = [7, 30] as const;
const sources = ['visitors', 'generated'] as const;

/** The choice of the source and the number of days: links, so that each view has an address. */
export function Choices({ path, chosen }: { path: string; chosen: Chosen }) {
  const t = useText(funnelText);
  return (
    <div className={row}>
      <nav aria-label={t('source')}>
        {sources.map((source) => (
          <ChipLink
            key={source}
            href={funnelAddress(path, { ...chosen, source })}
            isSelected={source === chosen.source}
          >
            {t(source)}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label={t('period')}>
        {periods.map((days) => (
          <ChipLink key={days} href={funnelAddress(path, { ...chosen, days })} isSelected={days === chosen.days}>
            {t('days', { count: days })}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}
