import { createMachine } from 'xstate';

const chain = (name: string, length: number) =>
  Object.fromEntries(
    Array.from({ length }, (_, at) => [
      `${name}Step${at}`,
      {
        description: `Step ${at} of ${name}, which says what happens in it in a sentence of usual length.`,
        on: {
          'step.finished': {
            guard: 'isComplete',
            target: `${name}Step${(at + 1) % length}`,
            actions: ['remember', 'tell'],
          },
          'step.undone': { target: `${name}Step${Math.max(0, at - 1)}` },
        },
        after: { patience: { target: `${name}Step0` } },
      },
    ]),
  );
const part = (name: string, length: number) => ({
  description: `Part ${name}.`,
  initial: `${name}Step0`,
  states: chain(name, length),
});

/** A chart of sixty states in three parts, larger than any of the shop's. */
export const sixtyStates = createMachine({
  id: 'large',
  description: 'Sixty states.',
  initial: 'first',
  states: { first: part('first', 19), second: part('second', 19), third: part('third', 19) },
} as never);
