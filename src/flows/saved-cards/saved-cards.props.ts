import type { ComponentType } from 'react';
import type { BotDefenceRef } from '#machines/bot-defence/bot-defence.selectors.ts';
import type { PaymentMethodRef } from '#machines/payment-method/payment-method.selectors.ts';
import type { CardButtonProps } from '#src/flows/payment-method/index.ts';

/** The views of other flows. */
export interface SavedCardsParts {
  CardFields: ComponentType<{ actor: PaymentMethodRef }>;
  CardButton: ComponentType<CardButtonProps>;
  BotDefence: ComponentType<{ actor: BotDefenceRef }>;
}
