import { css } from '@linaria/core';
import { selectPages } from '#machines/live-inspection/live-inspection.selectors.ts';
import type { WatchedPage } from '#machines/live-inspection/live-inspection.types.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { Heading } from '#src/ui/text/Text.tsx';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import { Live } from './live.context.ts';
import { clock } from '../explain/moments.ts';

const list = css`
  display: grid;
  gap: ${space[2]};
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;

  & button {
    display: grid;
    width: 100%;
    min-height: var(--target);
    padding: ${space[2]} ${space[3]};
    border: 1px solid ${colour.line};
    border-radius: ${radius.sm};
    background: ${colour.surface};
    color: ${colour.ink};
    font: inherit;
    font-size: ${text.sm};
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & button[aria-pressed='true'] {
    border-color: ${colour.moss};
    background: ${colour.mossSoft};
  }
  & b {
    font-weight: 600;
  }
  & small {
    color: ${colour.inkSoft};
  }
`;

/** The pages of this browser that are or were watched, and the opened logs. */
export function LivePages({ chosen }: { chosen: string }) {
  const t = useText(chartsText);
  const pages = Live.useSelector(selectPages);
  const { send } = Live.useActorRef();
  const about = ({ from, since, leftAt }: WatchedPage): string => {
    if (from === 'copy') return t('livePageCopy', { since: `${since.slice(0, 10)} ${clock(since)}` });
    return leftAt === null ? t('livePageRuns', { since: clock(since) }) : t('livePageLeft', { at: clock(leftAt) });
  };
  return (
    <section aria-labelledby="pages">
      <Heading level={2} size="sm" id="pages">
        {t('livePages')}
      </Heading>
      <ul className={list}>
        {pages.map((page) => (
          <li key={page.id} data-page={page.path}>
            <button
              type="button"
              aria-pressed={page.id === chosen}
              onClick={() => send({ type: 'page.chosen', pageId: page.id })}
            >
              <b>{page.path}</b>
              <small>{about(page)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
