import { useRouter } from '@tanstack/react-router';
import type { LoyaltyInput } from '#machines/loyalty/loyalty.types.ts';
import { AccountPage } from '#src/flows/profile/index.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { useLocale } from '#src/messages/text.ts';
import { LoyaltyView } from './LoyaltyView.tsx';
import { useLoyalty } from './useLoyalty.ts';

/** /account/loyalty: the membership of a customer. */
export function LoyaltyPage({ input }: { input: LoyaltyInput }) {
  const dialogs = useDialogsRef();
  const router = useRouter();
  const locale = useLocale();
  const actor = useLoyalty(input, () => router.navigate({ href: `/${locale}` }));
  return (
    <AccountPage>
      <LoyaltyView actor={actor} onSignIn={() => dialogs.send({ type: 'dialog.requested', name: 'sign-in' })} />
    </AccountPage>
  );
}
