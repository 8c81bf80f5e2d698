import { arrowsOf } from './arrows.ts';
import { bare, boxOf, groupOf } from './boxes.ts';
import { initialOf } from './initial.ts';
import { groupsOf } from '../explain/groups.ts';
import type { ChartModel } from '../machines/model.ts';
import type { Scene } from './scene.types.ts';

/** How much of a chart is drawn: everything, or what a state is called, what it waits for and where that leads. */
export interface SceneOptions {
  detail: 'full' | 'plain';
}

/** Turns a chart's model into measured boxes and arrows: what stays within a state becomes rows in it. */
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
