import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import {
  type AssociateFormRef,
  type InStoreRef,
  type InStoreScreen,
  selectForm,
  selectScreen,
} from '#machines/in-store/in-store.selectors.ts';
import { StepTitle } from '#src/flows/shared/StepTitle.tsx';
import { NeedsScript } from '#src/flows/order/index.ts';
import { SignInForm } from '#src/flows/sign-in-form/index.ts';
import { inStoreText } from '#src/messages/in-store.ts';
import { useText } from '#src/messages/text.ts';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CustomerThere } from './CustomerThere.tsx';
import { Lost, StoresLost } from './Lost.tsx';
import { Selling } from './Selling.tsx';
import { SellerChoice } from './SellerChoice.tsx';
import { StoreChoice } from './StoreChoice.tsx';

interface Props {
  actor: InStoreRef;
  /** Tests replace it. */
  Form?: ComponentType<{ actor: AssociateFormRef }>;
}

const screens: Record<Exclude<InStoreScreen, 'waiting' | 'form'>, ComponentType<{ actor: InStoreRef }>> = {
  withoutForm: Lost,
  withoutStores: StoresLost,
  customer: CustomerThere,
  store: StoreChoice,
  seller: SellerChoice,
  active: Selling,
};

/** The associate's next step. */
export function AssociateScreen({ actor, Form = SignInForm }: Props) {
  const t = useText(inStoreText);
  const screen = useSelector(actor, selectScreen);
  const form = useSelector(actor, selectForm);
  if (screen === 'waiting')
    return (
      <>
        <NeedsScript />
        <Skeleton shape="block" />
      </>
    );
  if (screen !== 'form') {
    const Screen = screens[screen];
    return <Screen actor={actor} />;
  }
  return (
    <Stack gap={5}>
      <StepTitle>{t('signIn')}</StepTitle>
      <Text tone="soft">{t('signInMore')}</Text>
      {form && <Form actor={form} />}
    </Stack>
  );
}
