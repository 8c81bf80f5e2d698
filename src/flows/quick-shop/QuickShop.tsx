import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { productMachine } from '#machines/product/product.machine.ts';
import { quickShopMachine } from '#machines/quick-shop/quick-shop.machine.ts';
import type { LocaleCode } from '#src/domain/locale.ts';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { useCartRef, useDialogsRef, useSessionRef } from '#src/flows/shared/storefront.hooks.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { useLocale } from '#src/messages/text.ts';
import type { Purpose, QuickShopData } from './purpose.ts';
import { createChoiceActors, createQuickShopActors } from './quick-shop.actors.ts';
import { QuickShopView } from './QuickShopView.tsx';

const add: Purpose = { context: 'add' };

/** The dialog `quick-shop` (catalogue 4, Quick shop). `data` is a QuickShopData. */
export default function QuickShop({ isOpen, onClose, data }: DialogViewProps) {
  const { name, purpose = add, ...input } = data as unknown as QuickShopData;
  const locale = useLocale() as LocaleCode;
  const cart = useCartRef();
  const session = useSessionRef();
  const dialogs = useDialogsRef();
  const inspect = useInspection();
  const logic = useMemo(
    () =>
      withPorts(quickShopMachine, () =>
        quickShopMachine.provide({ actors: createQuickShopActors({ dialogs, locale }) }),
      ),
    [dialogs, locale],
  );
  const actor = useActorRef(logic, inspect ? { input, inspect } : { input });
  const choice = useMemo(
    () =>
      withPorts(productMachine, () =>
        productMachine.provide({
          actors: createChoiceActors({ locale, cart, session, dialogs }, purpose, actor),
        }),
      ),
    [locale, cart, session, dialogs, purpose, actor],
  );
  return (
    <QuickShopView
      actor={actor}
      choice={choice}
      name={name}
      purpose={purpose}
      isOpen={isOpen}
      onClose={onClose}
      onDialog={(asked, about) => dialogs.send({ type: 'dialog.requested', name: asked, data: about, keepsLast: true })}
    />
  );
}
