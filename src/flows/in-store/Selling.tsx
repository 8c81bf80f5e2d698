import { inLocale } from '#src/domain/locale.ts';
import { StepTitle } from '#src/flows/shared/StepTitle.tsx';
import { inStoreText } from '#src/messages/in-store.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { ButtonLink } from '#src/ui/text/Button.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Sign-in is complete: from here on a customer shops, and the bar names the associate. */
export function Selling() {
  const t = useText(inStoreText);
  const locale = useLocale();
  return (
    <Stack gap={5}>
      <StepTitle>{t('selling')}</StepTitle>
      <Text tone="soft">{t('sellingMore')}</Text>
      <ButtonLink href={inLocale(locale, '/')} variant="accent" size="lg" isWide>
        {t('toShop')}
      </ButtonLink>
    </Stack>
  );
}
