import { fromCallback } from 'xstate';
import type { SecondaryNavPorts } from '#machines/secondary-nav/secondary-nav.setup.ts';

/** The actors of a secondary navigation: the list within the element with the id `id`, which the browser unfolds. */
export const createSecondaryNavActors = (id: string): SecondaryNavPorts => ({
  watchList: fromCallback(({ sendBack, receive }) => {
    const list = document.getElementById(id)?.querySelector('details');
    if (!list) throw new Error(`no list in "${id}"`);
    const ending = new AbortController();
    const { signal } = ending;
    const tell = () => sendBack({ type: list.open ? 'list.unfolded' : 'list.folded' });
    if (list.open) tell();
    list.addEventListener('toggle', tell, { signal });
    list.addEventListener('keydown', ({ key }) => key === 'Escape' && sendBack({ type: 'list.escaped' }), { signal });
    list.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && sendBack({ type: 'link.followed' }),
      { signal },
    );
    receive(({ returnsFocus }) => {
      list.open = false;
      if (returnsFocus) list.querySelector('summary')?.focus();
    });
    return () => ending.abort();
  }),
});
