import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { Button } from '#src/ui/text/Button.tsx';

/** Opens the search for a collection point. */
export function CollectionPointButton({ children }: { children: string }) {
  const dialogs = useDialogsRef();
  return (
    <Button
      variant="secondary"
      icon="pin"
      onClick={() => dialogs.send({ type: 'dialog.requested', name: 'collection-point' })}
    >
      {children}
    </Button>
  );
}
