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
import { noteOrigin } from '#src/flows/origins/index.ts';
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
  const t = useText(searchText);
  const locale = useLocale();
  const isOpen = useSelector(actor, selectIsOpen);
  const text = useSelector(actor, selectText);
  const suggestions = useSelector(actor, selectSuggestions);
  const isLoading = useSelector(actor, selectIsLoading);
  const hint = useSelector(actor, selectHint);
  return (
    <Dialog isOpen={isOpen} onClose={() => actor.send({ type: 'search.closed' })} title={t('title')} size="md">
      <div className={body}>
        <SearchBox<Pick>
          label={t('label')}
          name="q"
          value={text}
          placeholder={t('placeholder')}
          clearLabel={t('clear')}
          takesFocus
          isLoading={isLoading}
          emptyText={t(hint ?? (isLoading ? 'looking' : 'hint'))}
          groups={groupsOf(suggestions, locale).map((group) => ({ ...group, label: t(group.id) }))}
          onChange={(words) => actor.send({ type: 'text.typed', text: words })}
          onSubmit={(words) => actor.send({ type: 'search.submitted', path: searchPath(locale, words) })}
          onPick={({ path }) => {
            noteOrigin('search', path);
            actor.send({ type: 'suggestion.picked', path });
          }}
        />
        {text === '' && (
          <Text size="sm" tone="soft">
            {t('hint')}
          </Text>
        )}
        <LiveRegion>{hint && t(hint)}</LiveRegion>
      </div>
    </Dialog>
  );
}
