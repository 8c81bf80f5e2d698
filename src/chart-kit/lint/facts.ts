import { dirname } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import ts from 'typescript';
import { assignedIn } from './assigned.ts';
import { sourceOf, type Sources } from './sources.ts';

const FLAG = /^(?:is|has|was|can|should|needs)[A-Z]/;
const STATUS =
  /^(?:status|state|step|stage|phase|mode|loading|pending|busy|ready|done|visible|active|enabled|disabled)$/;

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined;

/** Returns the values that a type allows, if they are few enough to be states; otherwise null. */
function valuesOf(checker: ts.TypeChecker, type: ts.Type): string[] | null {
  if (type.isUnion()) {
    const parts = type.types.map((part) => valuesOf(checker, part));
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  if (type.flags & NOTHING) return [];
  return type.flags & ts.TypeFlags.Unit ? [checker.typeToString(type)] : null;
}

/** Returns the text of a field's `@fact`. */
const explanationOf = (field: ts.Symbol): string | undefined => {
  const tag = field.getJsDocTags().find(({ name }) => name === 'fact');
  return tag && ts.displayPartsToString(tag.text).trim();
};

const isDeclaredIn = (folder: string, { declarations = [] }: ts.Symbol): boolean =>
  declarations.some((declared) => dirname(declared.getSourceFile().fileName) === folder);

/**
 * Returns the fields inside a field whose type the chart's own folder declares: one level down, without lists and types
 * of the contract.
 */
const innerFields = ({ checker }: Sources, folder: string, type: ts.Type): ts.Symbol[] =>
  (type.isUnion() ? type.types : [type])
    .filter((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && !checker.isArrayType(part))
    .flatMap((part) => checker.getPropertiesOfType(part))
    .filter((field) => isDeclaredIn(folder, field));

/**
 * Rule: no context field that hides a status. A field that changes and only ever has one of a few values (by its type,
 * or by everything that is assigned to it) is a state that is not drawn. A field that is named like a status is suspect
 * whatever its type. If such a field is a fact after all (from elsewhere, or about the last event), its declaration in
 * the chart's types says why: `@fact`. An unnecessary explanation is a problem, too.
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
    // Writes to a field do not show the values of a field inside it.
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
