import { useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { autoSuggestMachine } from '#machines/auto-suggest/auto-suggest.machine.ts';
import { selectIsMounted } from '#machines/auto-suggest/auto-suggest.selectors.ts';
import { inLocale, isLocale } from '#src/domain/locale.ts';
import { useInspection } from '#src/flows/shared/inspection.ts';
import { withPorts } from '#src/flows/shared/withPorts.ts';
import { searchText } from '#src/messages/search.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { IconLink } from '#src/ui/text/Button.tsx';
import { later, MissingPart, retryMissing } from '#src/ui/behaviour/later.tsx';
import { createAutoSuggestActors } from './auto-suggest.actors.ts';
import { loadSearchPanel } from './loadSearch.ts';

interface Props {
  actor: ActorRefFrom<typeof autoSuggestMachine>;
}

/** Loaded when the page is idle, at the latest when the search is first opened. */
const SearchPanel = later<Props>(loadSearchPanel, MissingPanel);

/** Opens the search over the page. Without script, or with a modifier key, it is a link to the search page. */
export function SearchOverlay() {
  const router = useRouter();
  const locale = useLocale();
  const t = useText(searchText);
  const logic = useMemo(
    () =>
      withPorts(autoSuggestMachine, () =>
        autoSuggestMachine.provide({ actors: createAutoSuggestActors(router, isLocale(locale) ? locale : 'en-us') }),
      ),
    [router, locale],
  );
  const inspect = useInspection();
  const actor = useActorRef(logic, inspect ? { inspect } : {});
  const isMounted = useSelector(actor, selectIsMounted);
  return (
    <>
      <IconLink
        icon="search"
        label={t('open')}
        href={inLocale(locale, '/search')}
        onClick={(click) => {
          if (click.metaKey || click.ctrlKey || click.shiftKey) return;
          click.preventDefault();
          retryMissing(loadSearchPanel);
          actor.send({ type: 'search.opened' });
        }}
      />
      {isMounted && <SearchPanel actor={actor} />}
    </>
  );
}

function MissingPanel({ actor }: Props) {
  return <MissingPart onClose={() => actor.send({ type: 'search.closed' })} />;
}
