import { css } from '@linaria/core';
import { pathsText } from '#src/messages/paths.ts';
import { useText } from '#src/messages/text.ts';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import { eventWords, valueWords } from '../explain/wording.ts';
import type { PathStep } from '#src/chart-kit/records/record.types.ts';
import type { ShownPath } from './report.types.ts';

const strip = css`
  overflow-x: auto;
  border-radius: ${radius.md};
  background: ${colour.sunken};

  &:focus-visible {
    outline: 2px solid ${colour.focus};
    outline-offset: 2px;
  }
  & > ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(20rem, 78vw);
    gap: ${space[4]};
    width: max-content;
    margin: 0;
    padding: ${space[4]};
    list-style: none;
  }
  & figure {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: ${space[2]};
    height: 100%;
    margin: 0;
  }
  & img,
  & [data-part='none'] {
    width: 100%;
    aspect-ratio: 16 / 9;
    border: 1px solid ${colour.line};
    border-radius: ${radius.sm};
    background: ${colour.paper};
    object-fit: cover;
    object-position: top;
  }
  & [data-part='none'] {
    display: grid;
    place-items: center;
    border-style: dashed;
    border-color: ${colour.lineStrong};
    color: ${colour.inkSoft};
    font-size: ${text.xs};
  }
  & [data-failed] img {
    outline: 3px solid ${colour.danger};
  }
  & figcaption {
    font-size: ${text.sm};
    line-height: 1.35;
  }
  & figcaption > span {
    display: block;
    color: ${colour.inkSoft};
  }
  & figcaption > b {
    font-variant-numeric: tabular-nums;
  }
  @media print {
    overflow: visible;

    & > ol {
      grid-auto-flow: row;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      width: auto;
    }
    & li {
      break-inside: avoid;
    }
  }
`;

/** An element that scrolls must be reachable by the keyboard. */
const reachable = { tabIndex: 0 } as const;

/** A path as the shopper would have seen it: a picture for each step, as far as it went. */
export function Storyboard({ path, steps, number }: { path: ShownPath; steps: readonly PathStep[]; number: string }) {
  const t = useText(pathsText);
  const all = [{ event: null, ...path.initial }, ...steps];
  const frames = path.failure ? all.slice(0, path.failure.step + 2) : all;
  return (
    <section className={strip} aria-label={t('storyboard', { path: number })} {...reachable}>
      <ol>
        {frames.map(({ event, state, image }, index) => (
          <li key={index} data-failed={(path.failure && path.failure.step + 1 === index) || undefined}>
            <figure>
              {image ? (
                <img
                  src={`records/${image}`}
                  alt={
                    event === null
                      ? t('pictureFirst', { state: valueWords(state) })
                      : t('pictureAlt', { state: valueWords(state), event: eventWords(event) })
                  }
                  width={1280}
                  height={720}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <div data-part="none">{t('noPicture')}</div>
              )}
              <figcaption>
                <b>{index}</b> {event === null ? t('opens') : eventWords(event)}
                <span>{valueWords(state)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </section>
  );
}
