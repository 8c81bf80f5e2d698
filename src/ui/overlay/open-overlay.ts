type Kind = 'dialog' | 'panel' | 'panel left';

/** The overlays that are open, the newest last. */
const open: Kind[] = [];

const mark = () => {
  const { dataset } = document.documentElement;
  const top = open.at(-1);
  if (top) dataset['overlay'] = top;
  else delete dataset['overlay'];
};

/**
 * A ref for an overlay of this kind. Marks the root element with the kind of the newest open one: toasts then stand
 * where it leaves space.
 */
const refOf = (kind: Kind) => (overlay: HTMLElement | null) => {
  if (!overlay) return;
  open.push(kind);
  mark();
  return () => {
    open.splice(open.lastIndexOf(kind), 1);
    mark();
  };
};

const refs = { dialog: refOf('dialog'), panel: refOf('panel'), 'panel left': refOf('panel left') };

export const openOverlay = (kind: 'dialog' | 'panel', side?: 'right' | 'left') =>
  refs[kind === 'panel' && side === 'left' ? 'panel left' : kind];
