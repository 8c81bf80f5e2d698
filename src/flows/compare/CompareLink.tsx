import { comparePath } from '#src/domain/compare.ts';
import { inLocale } from '#src/domain/locale.ts';
import { compareText } from '#src/messages/compare.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';

/** Leads to the comparison of the first four products of a list; nothing if there is nothing to compare. */
export function CompareLink({ ids }: { ids: readonly string[] }) {
  const t = useText(compareText);
  const locale = useLocale();
  if (ids.length < 2) return null;
  return (
    <div>
      <ButtonLink variant="secondary" size="sm" href={inLocale(locale, comparePath(ids))}>
        {t('compare')}
      </ButtonLink>
    </div>
  );
}
