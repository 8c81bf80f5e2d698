import { inLocale } from '#src/domain/locale.ts';
import { signInText } from '#src/messages/sign-in.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Button, ButtonLink } from '#src/ui/text/Button.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The dialog `sign-in-confirmation`: on a page for guests alone, it leads a customer on who has just signed in. */
export default function SignInConfirmation({ isOpen, onClose }: DialogViewProps) {
  const t = useText(signInText);
  const locale = useLocale();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('confirmedTitle')} size="sm">
      <Stack gap={5}>
        <Text>{t('confirmed')}</Text>
        <ButtonLink href={inLocale(locale, '/')} variant="accent" size="lg" isWide>
          {t('toShop')}
        </ButtonLink>
        <ButtonLink href={inLocale(locale, '/account')} variant="secondary" isWide>
          {t('overview')}
        </ButtonLink>
        <Button variant="quiet" isWide onClick={onClose}>
          {t('stay')}
        </Button>
      </Stack>
    </Dialog>
  );
}
