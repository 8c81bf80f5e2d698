import { camel } from '../casing.ts';
import type { Words } from '../messages.ts';
import type { Field, OperationForm } from './form.ts';

/** Names of what whoever opens the dialog passes. */
export const inputsOf = ({ params, given }: OperationForm): string[] => [...params, ...given.map(({ name }) => name)];

export interface FlowPlan {
  /** Of the chart, as in `notify-me`. */
  name: string;
  title: string;
  /** Of the specification, as in `catalogue 4`. */
  section: string;
  form: OperationForm;
  words: Words;
}

/** `storeEmployeeId` -> `store employee id`; the contract's prefix `c_` says nothing to a shopper. */
const spaced = (name: string): string =>
  name
    .replace(/^c_(gc)?/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

export const labelOf = ({ name }: Field): string => {
  const words = spaced(name);
  return words.replace(/^./, (first) => first.toUpperCase());
};

/** A key of the messages that is not one of the dialog's own. */
export const keyOf = ({ name }: Field): string =>
  ['title', 'submit', 'done', 'close'].includes(name) ? `${name}Field` : camel(name.replaceAll('_', '-'));
