import { css } from '@linaria/core';
import { selectChosen } from '#machines/chart-viewer/chart-viewer.selectors.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { colour, layer, media, radius, shadow, space } from '#src/ui/tokens.ts';
import { ChartViewer } from './ChartViewer.ts';
import { anchorOf, nameOf } from './explain.ts';
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

/** The state that the reader chose, in words, beside the drawing. */
export function Explanation({ model }: { model: ChartModel }) {
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
          <Link href={`#${anchorOf(node.id)}`} variant="standalone">
            {say('showInText')}
          </Link>
        </section>
      )}
    </div>
  );
}
