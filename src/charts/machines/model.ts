import type { AnyStateMachine } from 'xstate';
import { type ChartModel, chartModelOf } from '#src/chart-kit/chart/chart-model.ts';

const sectionIn = /\s*\(([^()]*\b(?:core|catalogue) \d[^()]*)\)/;

/**
 * Returns the section of the specification that a description names in brackets ("core 4, Checkout; core 8"), and the
 * description without it.
 */
export function splitSection(description: string): { text: string; section: string | null } {
  const section = sectionIn.exec(description)?.[1] ?? null;
  if (section) return { text: description.replace(sectionIn, ''), section };
  const named = /\b(?:core|catalogue) \d+(?:(?:, | and )\d+)*/.exec(description)?.[0] ?? null;
  return { text: description, section: named };
}

/** Reads a machine into its model, with the sections of the shop's specification. */
export const modelOf = (machine: AnyStateMachine): ChartModel => chartModelOf(machine, splitSection);
