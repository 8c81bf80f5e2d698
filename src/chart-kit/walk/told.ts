import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { assertTold, AtEdge, type Story } from './checks.ts';
import type { Model } from '../explore/model.ts';
import type { Edge } from '../explore/types.ts';
import { OnTheWay, reasonIn, toldFailure, type Way } from '../telling/failure.ts';

/** How far a story goes before it is refused. */
function wayThrough<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  { start = '', events }: Story<TMachine>,
): Way {
  const way = { start, events, at: model.endOf([], { start }) as AnyMachineSnapshot };
  for (const index of events.keys())
    try {
      way.at = model.endOf(events.slice(0, index + 1), { start });
    } catch {
      return { ...way, events: events.slice(0, index + 1) };
    }
  return way;
}

/** The story ends as a person decided; a failure knows how far it came. */
export function assertStory<TMachine extends AnyStateMachine>(model: Model<TMachine>, story: Story<TMachine>): void {
  try {
    assertTold(model, story);
  } catch (error) {
    throw new OnTheWay(reasonIn(error), wayThrough(model, story), error);
  }
}

/** An error of the chart's level as a person wants to read it, where there is a way to it. */
export function toldOf<TMachine extends AnyStateMachine>(
  model: Model<TMachine>,
  error: unknown,
  name: string,
  command: string,
): unknown {
  const telling = { machine: model.machine, name, command };
  if (error instanceof OnTheWay) return toldFailure(error.message, error.cause, { ...telling, ...error.way });
  if (!(error instanceof AtEdge)) return error;
  const { state, event } = error;
  const way = model.wayTo(model.keyOf(state as never));
  return toldFailure(error.message, error.cause ?? error, {
    ...telling,
    start: way?.start ?? '',
    events: [...((way?.steps ?? []) as readonly Edge[]).map((edge) => edge.event), event],
    at: state,
  });
}
