import { useSelector } from '@xstate/react';
import { type BenefitBarRef, selectCanClose } from '#machines/benefit-bar/benefit-bar.selectors.ts';
import { blocksText } from '#src/messages/blocks.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/text/Button.tsx';

/** Closes a bar of benefits. */
export function BenefitBarView({ actor, title }: { actor: BenefitBarRef; title: string }) {
  const t = useText(blocksText);
  const canClose = useSelector(actor, selectCanClose);
  return (
    canClose && (
      <IconButton icon="close" label={t('hideBar', { title })} onClick={() => actor.send({ type: 'bar.closed' })} />
    )
  );
}
