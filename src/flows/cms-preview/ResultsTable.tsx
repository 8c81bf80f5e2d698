import { css } from '@linaria/core';
import { useSelector } from '@xstate/react';
import {
  type CmsPreviewRef,
  selectCanChoose,
  selectChosen,
  selectPage,
  selectQuery,
  selectResults,
} from '#machines/cms-preview/cms-preview.selectors.ts';
import type { ContentItem } from '#openapi/generated/waymark.gen.ts';
import { cmsPreviewText } from '#src/messages/cms-preview.ts';
import { english } from '#src/messages/text.ts';
import { Button } from '#src/ui/text/Button.tsx';
import { Heading, Text } from '#src/ui/text/Text.tsx';
import { colour, space, text } from '#src/ui/theme/tokens.ts';

const scrolls = css`
  overflow-x: auto;

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${text.sm};
  }

  & :is(th, td) {
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${colour.line};
    text-align: start;
    vertical-align: middle;
  }

  & tr[aria-current] {
    background: ${colour.mossSoft};
  }

  & [data-number] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const pager = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
`;

const part = css`
  display: grid;
  gap: ${space[4]};
`;

const t = english(cmsPreviewText);
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function Line({ actor, item }: { actor: CmsPreviewRef; item: ContentItem }) {
  const chosen = useSelector(actor, selectChosen);
  const canChoose = useSelector(actor, selectCanChoose);
  const { id, name, referrersCount, modificationDate, url } = item;
  return (
    <tr aria-current={chosen?.id === id ? 'true' : undefined}>
      <th scope="row">{id}</th>
      <td>
        {url === undefined ? (
          <>
            {name}{' '}
            <Text size="xs" tone="soft">
              {t('nowhere')}
            </Text>
          </>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            disabled={!canChoose}
            onClick={() => actor.send({ type: 'item.chosen', item: { ...item, url } })}
          >
            {name}
          </Button>
        )}
      </td>
      <td data-number>{referrersCount}</td>
      <td>
        <time dateTime={modificationDate}>{dates.format(new Date(modificationDate))}</time>
      </td>
    </tr>
  );
}

/** The content that was found, a page at a time. */
export function ResultsTable({ actor }: { actor: CmsPreviewRef }) {
  const { items, total } = useSelector(actor, selectResults);
  const page = useSelector(actor, selectPage);
  const query = useSelector(actor, selectQuery);
  const canChoose = useSelector(actor, selectCanChoose);
  if (items.length === 0) return null;
  const pages = Math.ceil(total / (query?.limit ?? total));
  const go = (to: number) => actor.send({ type: 'page.requested', page: to });
  return (
    <section className={part} aria-label={t('results')}>
      <Heading level={2} size="sm">
        {t('found', { count: total })}
      </Heading>
      <div className={scrolls} tabIndex={0} role="group" aria-label={t('results')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('id')}</th>
              <th scope="col">{t('name')}</th>
              <th scope="col" data-number>
                {t('referrers')}
              </th>
              <th scope="col">{t('modified')}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Line key={item.id} actor={actor} item={item} />
            ))}
          </tbody>
        </table>
      </div>
      {pages > 1 && (
        <div className={pager}>
          <Button variant="secondary" disabled={!canChoose || page === 1} onClick={() => go(page - 1)}>
            {t('previous')}
          </Button>
          <Text size="sm">{t('pageOf', { page, pages })}</Text>
          <Button variant="secondary" disabled={!canChoose || page >= pages} onClick={() => go(page + 1)}>
            {t('next')}
          </Button>
        </div>
      )}
    </section>
  );
}
