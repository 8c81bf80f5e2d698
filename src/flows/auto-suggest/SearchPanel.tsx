import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { autoSuggestMachine } from '#machines/auto-suggest/auto-suggest.machine.ts';
import {
  selectHint,
  selectIsLoading,
  selectIsOpen,
  selectSuggestions,
  selectText,
} from '#machines/auto-suggest/auto-suggest.selectors.ts';
import { searchText } from '#src/messages/search.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { SearchBox } from '#src/ui/form/SearchBox.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { space } from '#src/ui/theme/tokens.ts';
import { groupsOf, type Pick, searchPath } from './suggestions.ts';

const body = css`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-height: min(34rem, 64dvh);
`;

/** The search field and its suggestions, over the page. */
export default function SearchPanel({ actor }: { actor: ActorRefFrom<typeof autoSuggestMachine> }) {
  const say = useText(searchText);
  const locale = useLocale();
  const isOpen = useSelector(actor, selectIsOpen);
  const text = useSelector(actor, selectText);
  const suggestions = useSelector(actor, selectSuggestions);
  const isLoading = useSelector(actor, selectIsLoading);
  const hint = useSelector(actor, selectHint);
  return (
    <Dialog isOpen={isOpen} onClose={() => actor.send({ type: 'search.closed' })} title={say('title')} size="md">
      <div className={body}>
        <SearchBox<Pick>
          label={say('label')}
          name="q"
          value={text}
          placeholder={say('placeholder')}
          clearLabel={say('clear')}
          takesFocus
          isLoading={isLoading}
          emptyText={say(hint ?? (isLoading ? 'looking' : 'hint'))}
          groups={groupsOf(suggestions, locale).map((group) => ({ ...group, label: say(group.id) }))}
          onChange={(words) => actor.send({ type: 'text.typed', text: words })}
          onSubmit={(words) => actor.send({ type: 'search.submitted', path: searchPath(locale, words) })}
          onPick={({ path }) => actor.send({ type: 'suggestion.picked', path })}
        />
        {text === '' && (
          <Text size="sm" tone="soft">
            {say('hint')}
          </Text>
        )}
        <LiveRegion>{hint && say(hint)}</LiveRegion>
      </div>
    </Dialog>
  );
}
