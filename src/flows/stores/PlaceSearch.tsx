import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { storesText } from '#src/messages/stores.ts';
import { useText } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { LiveRegion } from '#src/ui/text/Hidden.tsx';
import { Stack } from '#src/ui/layout/Layout.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { Skeleton } from '#src/ui/text/Skeleton.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { space } from '#src/ui/theme/tokens.ts';

const where = css`
  display: grid;
  gap: ${space[3]};
`;

const list = css`
  & > li:last-child {
    padding-block-end: 0;
  }
`;

/** What is shown under the search field. */
export type SearchScreen = 'asking' | 'searching' | 'denied' | 'unlocated' | 'results' | 'noneFound' | 'failed';

/** The texts of the search, for stores or collection points. */
export interface SearchWords {
  place: string;
  search: string;
  ask: string;
  searching: string;
  noneTitle: string;
  none: string;
  failed: string;
}

interface Props {
  screen: SearchScreen;
  /** The last search text, as typed. */
  place: string;
  isBusy?: boolean;
  words: SearchWords;
  onPlace: (place: string) => void;
  onPosition: () => void;
  onRetry: () => void;
  /** The results. */
  children: ReactNode;
}

/** A search by place or position, and its results. */
export function PlaceSearch({ screen, place, isBusy = false, words, onPlace, onPosition, onRetry, children }: Props) {
  const t = useText(storesText);
  return (
    <Stack gap={5}>
      <Form className={where} isBusy={isBusy} onSubmit={(_, data) => onPlace(String(data.get('place')).trim())}>
        <TextField
          label={words.place}
          name="place"
          autoComplete="postal-code"
          maxLength={100}
          defaultValue={place}
          isRequired
        />
        <Button type="submit" isWide icon="search">
          {words.search}
        </Button>
        <Button variant="quiet" icon="pin" onClick={onPosition}>
          {t('useLocation')}
        </Button>
      </Form>
      {screen === 'results' ? children : <Outcome screen={screen} words={words} onRetry={onRetry} />}
    </Stack>
  );
}

interface OutcomeProps extends Pick<Props, 'screen' | 'onRetry'> {
  words: Pick<SearchWords, 'ask' | 'searching' | 'noneTitle' | 'none' | 'failed'>;
}

/** What a search came to, where it did not find anything. */
export function Outcome({ screen, words, onRetry }: OutcomeProps) {
  const t = useText(storesText);
  if (screen === 'asking') return <Text tone="soft">{words.ask}</Text>;
  if (screen === 'denied')
    return (
      <Notice tone="warning" isLive title={t('deniedTitle')}>
        {t('deniedBody')}
      </Notice>
    );
  if (screen === 'unlocated')
    return (
      <Notice tone="warning" isLive title={t('unlocatedTitle')}>
        {t('unlocatedBody')}
      </Notice>
    );
  if (screen === 'noneFound')
    return (
      <Notice tone="info" isLive title={words.noneTitle}>
        {words.none}
      </Notice>
    );
  if (screen === 'failed')
    return (
      <Notice
        tone="error"
        isLive
        title={words.failed}
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('failedBody')}
      </Notice>
    );
  return (
    <div aria-busy="true">
      <LiveRegion>{words.searching}</LiveRegion>
      <Stack gap={4}>
        {[1, 2, 3].map((at) => (
          <Skeleton key={at} shape="button" width="full" />
        ))}
      </Stack>
    </div>
  );
}

/** The results, under their number and the place. */
export function FoundPlaces({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <>
      <LiveRegion>{summary}</LiveRegion>
      <Heading level={3} size="xs">
        {summary}
      </Heading>
      <ul className={list}>{children}</ul>
    </>
  );
}
