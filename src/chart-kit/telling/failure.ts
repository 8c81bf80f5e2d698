import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { valueLabel } from '../explore/names.ts';
import { eventInWords, positionInWords } from './sentences.ts';

/** The way to where something failed; the last event is the one that did. */
export interface Way {
  readonly start: string;
  readonly events: readonly AnyEventObject[];
  /** Where the chart was found, and where it should be if that is elsewhere. */
  readonly at: AnyMachineSnapshot;
  readonly wanted?: AnyMachineSnapshot | undefined;
}

/** A failure that knows the way to it. */
export class OnTheWay extends Error {
  readonly way: Way;

  constructor(message: string, way: Way, cause?: unknown) {
    super(message, { cause });
    this.way = way;
  }
}

/** The step of a path, from 0, at which it failed (-1: before the first), as a told failure knows; else null. */
export const failedStepOf = (error: unknown): number | null =>
  error instanceof Error && 'step' in error && typeof error.step === 'number' ? error.step : null;

export const reasonIn = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export interface Telling extends Way {
  readonly machine: AnyStateMachine;
  /** What the path is called. */
  readonly name: string;
  /** The one command that repeats it. */
  readonly command: string;
  /** What a person did in step `index`, where that is known. */
  readonly touched?: (index: number) => string;
  /** What else a level knows, by heading: what the page shows, where its picture is. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Steps at the beginning of a long way are counted, not told. */
const MOST = 60;

function stepsOf({ machine, events, start, touched = () => '' }: Telling): string[] {
  const begun = start === '' ? 'start' : `start: ${start}`;
  const told = events.map((event, index) => {
    const done = touched(index);
    const words = eventInWords(machine, event);
    const mark = index === events.length - 1 ? '✗' : ' ';
    return `${mark} ${index + 1}. ${done === '' ? words : `${done} (${words})`}`;
  });
  const left = told.length - MOST;
  return [`  ${begun}`, ...(left > 0 ? [`  … ${left} steps`, ...told.slice(-MOST)] : told)];
}

/**
 * An error as a person wants to read it: what is wrong, the steps so far as one would do them, where the chart is, what
 * the level knows beside, and the one command that repeats it.
 */
export function toldFailure(message: string, error: unknown, telling: Telling): Error {
  const { name, at, wanted, more = {}, command } = telling;
  const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`);
  const isElsewhere = wanted !== undefined && valueLabel(wanted.value) !== valueLabel(at.value);
  const lines = [
    message,
    '',
    `  path ${name}`,
    ...indented(stepsOf(telling)),
    '  the chart is in',
    ...indented(positionInWords(at)),
    ...(isElsewhere ? ['  and should be in', ...indented(positionInWords(wanted))] : []),
    ...Object.entries(more).flatMap(([heading, text]) => [`  ${heading}`, ...indented(text.split('\n'))]),
    `  repeat it: ${command}`,
    '',
  ];
  const told = new Error(lines.join('\n'), { cause: error });
  if (error instanceof Error && error.stack)
    told.stack = `${told.message}\n${error.stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n')}`;
  return Object.assign(told, { step: telling.events.length - 1 });
}
