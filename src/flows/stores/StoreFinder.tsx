import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { storeFinderMachine } from '#machines/store-finder/store-finder.machine.ts';
import {
  selectChoice,
  selectFailure,
  selectIsBusy,
  selectIsCollecting,
  selectPlace,
  selectResult,
  selectScreen,
} from '#machines/store-finder/store-finder.selectors.ts';
import type { CollectionKind } from '#machines/store-finder/store-finder.types.ts';
import type { FoundStore, StoreSearchResult } from '#openapi/generated/waymark.gen.ts';
import { useFailureWords } from '#src/flows/useFailureWords.ts';
import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { LiveRegion } from '#src/ui/Hidden.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { space } from '#src/ui/tokens.ts';
import { StoreCard } from './StoreCard.tsx';

export type StoreFinderRef = ActorRefFrom<typeof storeFinderMachine>;

const where = css`
  display: grid;
  gap: ${space[3]};
`;

const list = css`
  & > li:last-child {
    padding-block-end: 0;
  }
`;

/** A place or a position, and the stores near it. */
export function StoreFinder({ actor }: { actor: StoreFinderRef }) {
  const say = useText(storesText);
  const place = useSelector(actor, selectPlace);
  const isCollecting = useSelector(actor, selectIsCollecting);
  return (
    <Stack gap={5}>
      <Form
        className={where}
        isBusy={isCollecting}
        onSubmit={(_, data) => actor.send({ type: 'place.submitted', place: String(data.get('place')).trim() })}
      >
        <TextField label={say('place')} name="place" autoComplete="postal-code" maxLength={100} defaultValue={place} isRequired />
        <Button type="submit" isWide icon="search">
          {say('search')}
        </Button>
        <Button variant="quiet" icon="pin" onClick={() => actor.send({ type: 'position.requested' })}>
          {say('useLocation')}
        </Button>
      </Form>
      <Found actor={actor} />
    </Stack>
  );
}

function Found({ actor }: { actor: StoreFinderRef }) {
  const say = useText(storesText);
  const screen = useSelector(actor, selectScreen);
  const result = useSelector(actor, selectResult);
  if (screen === 'asking') return <Text tone="soft">{say('askBody')}</Text>;
  if (screen === 'unlocated')
    return (
      <Notice tone="warning" isLive title={say('unlocatedTitle')}>
        {say('unlocatedBody')}
      </Notice>
    );
  if (screen === 'noneFound')
    return (
      <Notice tone="info" isLive title={say('noneTitle')}>
        {say('noneBody')}
      </Notice>
    );
  if (screen === 'failed')
    return (
      <Notice
        tone="error"
        isLive
        title={say('failedTitle')}
        action={
          <Button size="sm" variant="secondary" onClick={() => actor.send({ type: 'search.retried' })}>
            {say('retry')}
          </Button>
        }
      >
        {say('failedBody')}
      </Notice>
    );
  if (screen === 'results' && result) return <Stores actor={actor} result={result} />;
  return (
    <div aria-busy="true">
      <LiveRegion>{say('searching')}</LiveRegion>
      <Stack gap={4}>
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} shape="button" width="full" />
        ))}
      </Stack>
    </div>
  );
}

function Stores({ actor, result: { stores, place } }: { actor: StoreFinderRef; result: StoreSearchResult }) {
  const say = useText(storesText);
  const choice = useSelector(actor, selectChoice);
  const failure = useSelector(actor, selectFailure);
  const isCollecting = useSelector(actor, selectIsCollecting);
  const isBusy = useSelector(actor, selectIsBusy);
  const wordsOf = useFailureWords();
  const choose = ({ store: { storeId, name, latitude, longitude } }: FoundStore, kind: CollectionKind) =>
    actor.send({ type: 'store.chosen', choice: { store: { storeId, name, latitude, longitude }, kind } });
  const count = stores.length;
  const summary = place ? say('found', { count, place: place.name }) : say('foundHere', { count });
  return (
    <Stack gap={3}>
      {failure && (
        <Notice tone="error" isLive title={say('refusedTitle')}>
          {wordsOf(failure)}
        </Notice>
      )}
      <LiveRegion>{summary}</LiveRegion>
      <Heading level={3} size="xs">
        {summary}
      </Heading>
      <ul className={list}>
        {stores.map((found) => (
          <StoreCard
            key={found.store.storeId}
            found={found}
            chosen={isCollecting && choice?.store.storeId === found.store.storeId ? choice.kind : null}
            isBusy={isBusy}
            onChoose={(kind) => choose(found, kind)}
          />
        ))}
      </ul>
    </Stack>
  );
}
