import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyEventObject, type AnyStateMachine, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Relation } from '#src/charts/map/relations.ts';
import { listenTo } from '#machines/shared/listen.ts';
import { chartsIn } from '#src/chart-kit/lint/load.ts';
import type { ExploredEdges } from './answers.ts';

/** The result of exploring a chart's model; `modelOf` of the model kit has more. */
export interface Explored extends ExploredEdges {
  edges: () => readonly (ReturnType<ExploredEdges['edges']>[number] & {
    actions: readonly { type: string; params: unknown }[];
  })[];
}

/** The events that a chart emits, and those that it sends, by the id of the receiving actor. */
interface Said {
  emits: string[];
  sends: { to: string; event: string }[];
}

function saidBy({ edges }: Explored): Said {
  const emits = new Set<string>();
  const sends = new Map<string, { to: string; event: string }>();
  for (const { actions, emitted } of edges()) {
    for (const { type } of emitted) emits.add(type);
    for (const { type, params } of actions) {
      if (type !== 'xstate.sendTo') continue;
      const { targetId, event } = params as { targetId?: string; event: AnyEventObject };
      if (targetId !== undefined) sends.set(`${targetId} ${event.type}`, { to: targetId, event: event.type });
    }
  }
  return { emits: [...emits], sends: [...sends.values()] };
}

/** Returns the models of all charts; each is explored once. */
export async function allExplored(): Promise<Explored[]> {
  const names = readdirSync('model-tests', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.model.ts'),
  );
  const models = await Promise.all(
    names.map((file) => import(pathToFileURL(resolve('model-tests', file)).href) as Promise<{ model: Explored }>),
  );
  return models.map(({ model }) => model);
}

/** Returns the relations from the charts themselves: which charts they invoke, send to, and listen to. */
export async function machineRelations(models: readonly Explored[]): Promise<Relation[]> {
  const said = new Map(models.map((model) => [model.id, saidBy(model)]));
  const { charts } = await chartsIn('machines');
  return charts.flatMap((machine) => relationsOf(machine, said));
}

function relationsOf(machine: AnyStateMachine, said: ReadonlyMap<string, Said>): Relation[] {
  const from = machine.id;
  const invokes = [machine.root, ...getStateNodes(machine)].flatMap((node) => node.invoke);
  const logicOf = (src: unknown): unknown => (typeof src === 'string' ? machine.implementations.actors[src] : src);
  const parts = invokes.flatMap(({ id, systemId, src }) => {
    const logic = logicOf(src);
    return logic instanceof StateMachine ? [{ id, systemId, chart: logic.id }] : [];
  });
  const heard = invokes
    .filter(({ src }) => logicOf(src) === listenTo)
    .flatMap(({ input }) => input as readonly string[]);
  return [
    ...parts.map(({ id, chart }): Relation => ({ from, to: chart, kind: 'starts', event: '', by: id })),
    ...parts.flatMap(({ id, chart }) =>
      (said.get(from)?.sends ?? [])
        .filter(({ to }) => to === id)
        .map(({ event }): Relation => ({ from, to: chart, kind: 'tells', event, by: id })),
    ),
    ...parts
      .filter(({ systemId }) => systemId !== undefined && heard.includes(systemId))
      .flatMap(({ chart }) =>
        (said.get(chart)?.emits ?? []).map((event): Relation => ({
          from,
          to: chart,
          kind: 'hears',
          event,
          by: 'listenTo',
        })),
      ),
  ];
}
