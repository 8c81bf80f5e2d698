import { dirname } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import ts from 'typescript';
import { assignedIn } from './assigned.ts';
import { sourceOf, type Sources } from './sources.ts';

const FLAG = /^(?:is|has|was|can|should|needs)[A-Z]/;
const STATUS =
  /^(?:status|state|step|stage|phase|mode|loading|pending|busy|ready|done|visible|active|enabled|disabled)$/;

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined;

/** The values that a type allows, if they are few enough to be states; null where they are not. */
function valuesOf(checker: ts.TypeChecker, type: ts.Type): string[] | null {
  if (type.isUnion()) {
    const parts = type.types.map((part) => valuesOf(checker, part));
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  if (type.flags & NOTHING) return [];
  return type.flags & ts.TypeFlags.Unit ? [checker.typeToString(type)] : null;
}

/** The text of a field's `@fact`. */
const explanationOf = (field: ts.Symbol): string | undefined => {
  const tag = field.getJsDocTags().find(({ name }) => name === 'fact');
  return tag && ts.displayPartsToString(tag.text).trim();
};

const isDeclaredIn = (folder: string, { declarations = [] }: ts.Symbol): boolean =>
  declarations.some((declared) => dirname(declared.getSourceFile().fileName) === folder);

/** Fields of the chart's own nouns inside a field: one step down, lists and what the contract declares left aside. */
const innerFields = ({ checker }: Sources, folder: string, type: ts.Type): ts.Symbol[] =>
  (type.isUnion() ? type.types : [type])
    .filter((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && !checker.isArrayType(part))
    .flatMap((part) => checker.getPropertiesOfType(part))
    .filter((field) => isDeclaredIn(folder, field));

/**
 * No context field that hides a status. A field that changes, and only ever takes one of a few values (its type says
 * so, or all that is assigned to it), is a state that nobody drew; one that is named like a status is suspected
 * whatever its type. Where such a field is a fact after all (somebody else's, or about the last thing that happened),
 * its declaration says why: `@fact`, in the types of the chart. An explanation that nothing needs is a problem, too.
 */
export function facts(machine: AnyStateMachine, sources: Sources): string[] {
  const { checker } = sources;
  const source = sourceOf(sources, machine);
  const assigned = assignedIn(sources, source);
  const problems: string[] = [];

  const check = (field: ts.Symbol, path: string, written: readonly ts.Expression[]) => {
    const type = checker.getTypeOfSymbol(field);
    const values = valuesOf(checker, type);
    const writes = written.map((value) => valuesOf(checker, checker.getTypeAtLocation(value)));
    const isFew = values !== null && values.length > 1;
    // What is written to a field says nothing of one inside it.
    const isConstant =
      !path.includes('.') &&
      writes.length > 0 &&
      !writes.includes(null) &&
      writes.flatMap((value) => value ?? []).length > 0;
    const isSuspect = written.length > 0 && (isFew || isConstant || FLAG.test(field.name) || STATUS.test(field.name));
    const why = explanationOf(field);
    if (isSuspect && !why)
      problems.push(
        `${machine.id} keeps "${path}", which looks like a status (${checker.typeToString(type)}); ` +
          'draw it as states, or say in its @fact why it is none',
      );
    if (!isSuspect && why !== undefined)
      problems.push(`${machine.id} explains "${path}" (@fact), which needs no explanation`);
  };
  for (const field of checker.getPropertiesOfType(source.context)) {
    const written = assigned.get(field.name) ?? [];
    check(field, field.name, written);
    for (const inner of innerFields(sources, source.folder, checker.getTypeOfSymbol(field)))
      check(inner, `${field.name}.${inner.name}`, written);
  }
  return problems;
}
