import { useCartRef, useMiniCartRef } from '#src/flows/shared/storefront.hooks.ts';
import { useWhyEmpty } from '#src/flows/session/index.ts';
import { GoesWell } from './GoesWell.tsx';
import { MiniCartView } from './MiniCartView.tsx';
import type { DialogViewProps } from '#src/flows/shared/dialogs.props.ts';

/** The mini cart (core 2) as a dialog: the dialogs chart decides if it is open, its own chart what it shows. */
export default function MiniCart({ isOpen, onClose }: DialogViewProps) {
  return (
    <MiniCartView
      actor={useMiniCartRef()}
      cartRef={useCartRef()}
      empty={useWhyEmpty()}
      goesWell={<GoesWell />}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
