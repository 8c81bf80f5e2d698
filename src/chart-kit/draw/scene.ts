import { arrowsOf } from './arrows.ts';
import { bare, boxOf, groupOf } from './boxes.ts';
import { initialOf } from './initial.ts';
import { groupsOf } from './groups.ts';
import type { ChartModel } from '../chart/chart-model.ts';
import type { Scene } from './scene.types.ts';

/** The level of detail of a drawing: everything, or only states' names, what they wait for and where that leads. */
export interface SceneOptions {
  detail: 'full' | 'plain';
}

/** Turns a chart's model into measured boxes and arrows. Transitions that stay within a state become rows in it. */
export function sceneOf(model: ChartModel, { detail }: SceneOptions = { detail: 'full' }): Scene {
  const groups = groupsOf(model);
  const { arrows, extra, stays } = arrowsOf(model, groups, detail);
  const boxes = [
    ...model.nodes.map((node) => boxOf(node, model, stays.get(node.id) ?? [], groups, detail)),
    ...groups.list.map(({ id, parent }) => groupOf(id, parent)),
    ...model.nodes.flatMap((node) =>
      node.initial === null ? [] : [bare({ id: initialOf(node.id), kind: 'initial', parent: node.id, node: node.id })],
    ),
    ...extra,
  ];
  return { boxes, arrows };
}
