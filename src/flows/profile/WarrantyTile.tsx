import { profileText } from '#src/messages/profile.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Tile } from './PartTile.tsx';

/** The way to a warranty case about something that has arrived. */
export function WarrantyTile({ onOpen }: { onOpen: () => void }) {
  const t = useText(profileText);
  return (
    <Tile icon="success" title={t('warrantyTitle')} body={t('warrantyBody')}>
      <Button variant="secondary" size="sm" onClick={onOpen}>
        {t('toWarranty')}
      </Button>
    </Tile>
  );
}
