import { css } from '@linaria/core';
import { simulatorText } from '#src/messages/simulator.ts';
import { useText } from '#src/messages/text.ts';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';
import { type Branch, treeOf } from '#src/chart-kit/simulate/tree.ts';

const tree = css`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;

  & ul {
    margin: 0;
    padding: 0 0 0 ${space[4]};
    border-inline-start: 1px solid ${colour.line};
    list-style: none;
  }
  & summary {
    cursor: pointer;
    list-style: revert;
    min-height: 1.5rem;
  }
  & b {
    font-weight: 600;
  }
  & span {
    color: ${colour.inkSoft};
  }
  & [data-changed] {
    padding-inline: ${space[1]};
    border-radius: ${radius.sm};
    background: ${colour.warningSoft};
    color: ${colour.ink};
  }
  & small {
    color: ${colour.inkSoft};
    font-size: ${text.xs};
  }
`;

/** A value as a tree. With `was`, its value one step ago, changed parts are open and marked. */
export function Tree({ name, value, was }: { name: string; value: unknown; was?: { was: unknown } | null }) {
  const root = treeOf(name, value, was ?? null);
  return (
    <ul className={tree}>
      {root.size !== null && name === '' ? (
        root.parts.map((part) => <Item key={part.name} branch={part} />)
      ) : (
        <Item branch={root} />
      )}
    </ul>
  );
}

function Item({ branch }: { branch: Branch }) {
  const t = useText(simulatorText);
  const { name, text: words, size, isList, isChanged, before, parts } = branch;
  if (size === null)
    return (
      <li>
        {name && <span>{name}: </span>}
        <b data-changed={isChanged || undefined}>{words}</b>
        {isChanged && <small> {before === null ? t('changed') : t('before', { value: before })}</small>}
      </li>
    );
  return (
    <li>
      <details key={String(isChanged)} open={parts.some((part) => part.isChanged)}>
        <summary>
          <span>{name}</span>{' '}
          <small>
            {isList
              ? t('items', { count: size })
              : parts
                  .map((part) => part.name)
                  .slice(0, 4)
                  .join(', ')}
          </small>
          {isChanged && <small data-changed>{before === null ? t('changed') : t('before', { value: before })}</small>}
        </summary>
        <ul>
          {parts.map((part) => (
            <Item key={part.name} branch={part} />
          ))}
        </ul>
      </details>
    </li>
  );
}
