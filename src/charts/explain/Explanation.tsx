import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { selectChosen } from '#machines/chart-viewer/chart-viewer.selectors.ts';
import { chartsText } from '#src/messages/charts.ts';
import { useText } from '#src/messages/text.ts';
import { colour, space } from '#src/ui/theme/tokens.ts';
import { ChartViewer } from '../pages/ChartViewer.ts';
import { anchorOf, nameOf } from '#src/chart-kit/explain/explain.ts';
import { partOf } from '../drawing/Figure.tsx';
import type { ChartModel } from '#src/chart-kit/chart/chart-model.ts';
import { Panel } from '../pages/Panel.tsx';
import { StateFacts } from './StateFacts.tsx';

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

interface Props {
  model: ChartModel;
  /** States that have their own drawing on this page. */
  parts: ReadonlySet<string>;
  idle?: ReactNode;
  /** Address of a state's text, if that is on another page. */
  textHref?: (id: string) => string;
}

/**
 * The selected state in words, beside the drawing. `idle` is shown while none is selected, in layouts that reserve room
 * for it.
 */
export function Explanation({ model, parts, idle, textHref = (id) => `#${anchorOf(id)}` }: Props) {
  const t = useText(chartsText);
  const chosen = ChartViewer.useSelector(selectChosen);
  const { send } = ChartViewer.useActorRef();
  const node = model.nodes.find(({ id }) => id === chosen);
  return (
    <>
      <div aria-live="polite">
        {node && (
          <Panel title={nameOf(node.id)} explains={node.id}>
            <StateFacts model={model} node={node} onPick={(id) => send({ type: 'state.chosen', id })} />
            {parts.has(node.id) && node.parent !== null && (
              <a className={inside} href={`#${partOf(node.id)}`}>
                {t('openPart', { state: node.key })}
              </a>
            )}
            <a className={inside} href={textHref(node.id)}>
              {t('showInText')}
            </a>
          </Panel>
        )}
      </div>
      {!node && idle}
    </>
  );
}
