type Kind = 'dialog' | 'panel' | 'panel left';

/** The overlays that are open, the newest last. */
const open: { kind: Kind; overlay: HTMLElement }[] = [];

const mark = () => {
  const { dataset } = document.documentElement;
  const top = open.at(-1);
  if (top) dataset['overlay'] = top.kind;
  else delete dataset['overlay'];
};

/**
 * Moves the focus to the dialog that is on top now, if it was lost: the button that had opened the one above may have
 * gone with a step that was done there. Frames later, because React Aria gives it back in the next one.
 */
const focusBelow = () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        open.at(-1)?.overlay.querySelector<HTMLElement>('[role$="dialog"]')?.focus();
    }),
  );

/**
 * Keys while an overlay comes in that has not taken the focus yet (`isPaintedFirst`): they are for what the shopper
 * sees. Tab and Enter would go on in the page behind, and follow a link there. Escape closes without the focus.
 */
const takeKeys = (overlay: HTMLElement) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' || !overlay.hasAttribute('data-entering')) return;
  if (!overlay.contains(document.activeElement)) overlay.querySelector<HTMLElement>('[role$="dialog"]')?.focus();
};

/**
 * A ref for an overlay of this kind. Marks the root element with the kind of the newest open one: toasts then stand
 * where it leaves space. When one closes, the one below has the focus.
 */
const refOf = (kind: Kind) => (overlay: HTMLElement | null) => {
  if (!overlay) return;
  const entry = { kind, overlay };
  open.push(entry);
  mark();
  const onKey = takeKeys(overlay);
  addEventListener('keydown', onKey, { capture: true });
  return () => {
    removeEventListener('keydown', onKey, { capture: true });
    open.splice(open.indexOf(entry), 1);
    mark();
    focusBelow();
  };
};

const refs = { dialog: refOf('dialog'), panel: refOf('panel'), 'panel left': refOf('panel left') };

export const openOverlay = (kind: 'dialog' | 'panel', side?: 'right' | 'left') =>
  refs[kind === 'panel' && side === 'left' ? 'panel left' : kind];
