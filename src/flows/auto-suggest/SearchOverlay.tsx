import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useMemo } from 'react';
import { autoSuggestMachine } from '#machines/auto-suggest/auto-suggest.machine.ts';
import { selectIsMounted } from '#machines/auto-suggest/auto-suggest.selectors.ts';
import { inLocale, isLocale } from '#src/domain/locale.ts';
import { inspection } from '#src/flows/inspection.ts';
import { withPorts } from '#src/flows/withPorts.ts';
import { searchText } from '#src/messages/search.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { IconLink } from '#src/ui/Button.tsx';
import { createAutoSuggestActors } from './auto-suggest.actors.ts';

/** The search comes with its first opening: it stands on components that a first page does not need. */
const SearchPanel = lazy(() => import('./SearchPanel.tsx'));

/** The way to the search: it opens over the page; without script, or with a modifier, it is a link to the search page. */
export function SearchOverlay() {
  const router = useRouter();
  const locale = useLocale();
  const say = useText(searchText);
  const logic = useMemo(() => withPorts(autoSuggestMachine, () => autoSuggestMachine.provide({ actors: createAutoSuggestActors(router, isLocale(locale) ? locale : 'en-us') })), [router, locale]);
  const inspect = inspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  const isMounted = useSelector(actor, selectIsMounted);
  return (
    <>
      <IconLink
        icon="search"
        label={say('open')}
        href={inLocale(locale, '/search')}
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey || click.shiftKey) return;
          click.preventDefault();
          actor.send({ type: 'search.opened' });
        }}
      />
      {isMounted && (
        <Suspense fallback={null}>
          <SearchPanel actor={actor} />
        </Suspense>
      )}
    </>
  );
}
