import { css } from '@linaria/core';
import { selectChosen } from '#machines/chart-viewer/chart-viewer.selectors.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { colour, layer, media, radius, shadow, space } from '#src/ui/tokens.ts';
import { ChartViewer } from './ChartViewer.ts';
import { anchorOf, nameOf } from './explain.ts';
import { partOf } from './Figure.tsx';
import type { ChartModel } from './model.ts';
import { StateFacts } from './StateFacts.tsx';

const panel = css`
  position: fixed;
  z-index: ${layer.overlay};
  inset: auto 0 0 0;
  overflow: auto;
  max-height: 52dvh;
  padding: ${space[3]} ${space[5]} ${space[5]};
  border-block-start: 3px solid ${colour.accent};
  background: ${colour.surface};
  box-shadow: ${shadow.overlay};

  @media ${media.md} {
    inset: auto ${space[5]} ${space[5]} auto;
    width: 25rem;
    max-height: 72dvh;
    border: 1px solid ${colour.line};
    border-block-start: 3px solid ${colour.accent};
    border-radius: ${radius.md};
  }
  @media print {
    display: none;
  }
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-block-end: ${space[2]};

  & h2 {
    overflow-wrap: anywhere;
  }
`;

const inside = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  margin-inline-end: ${space[4]};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: ${colour.accent};
  text-decoration-thickness: 2px;
  text-underline-offset: 0.35em;
`;

/** The state that the reader chose, in words, beside the drawing. */
export function Explanation({ model, parts }: { model: ChartModel; parts: ReadonlySet<string> }) {
  const say = useText(chartsText);
  const chosen = ChartViewer.useSelector(selectChosen);
  const { send } = ChartViewer.useActorRef();
  const node = model.nodes.find(({ id }) => id === chosen);
  return (
    <div aria-live="polite">
      {node && (
        <section className={panel} aria-label={nameOf(node.id)} data-explains={node.id}>
          <div className={head}>
            <Heading level={2} size="sm">
              {nameOf(node.id)}
            </Heading>
            <IconButton icon="close" label={say('close')} onClick={() => send({ type: 'choice.cleared' })} />
          </div>
          <StateFacts model={model} node={node} onPick={(id) => send({ type: 'state.chosen', id })} />
          {parts.has(node.id) && node.parent !== null && (
            <a className={inside} href={`#${partOf(node.id)}`}>
              {say('openPart', { state: node.key })}
            </a>
          )}
          <a className={inside} href={`#${anchorOf(node.id)}`}>
            {say('showInText')}
          </a>
        </section>
      )}
    </div>
  );
}
