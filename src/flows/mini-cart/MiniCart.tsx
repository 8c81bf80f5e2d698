import type { Cart } from '#openapi/generated/waymark.gen.ts';
import { useCartRef, useMiniCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { useSelling } from '#src/flows/in-store/index.ts';
import { Wallets } from '#src/flows/wallets/index.ts';
import { useWhyEmpty } from '#src/flows/session/index.ts';
import { GoesWell } from './GoesWell.tsx';
import { MiniCartView } from './MiniCartView.tsx';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

const express = (cart: Cart) => <Wallets cart={cart} />;

/** The mini cart (core 2) as a dialog: the dialogs chart decides if it is open, its own chart what it shows. */
export default function MiniCart({ isOpen, onClose }: DialogViewProps) {
  return (
    <MiniCartView
      actor={useMiniCartRef()}
      cartRef={useCartRef()}
      empty={useWhyEmpty()}
      goesWell={<GoesWell />}
      express={useSelling() ? undefined : express}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
