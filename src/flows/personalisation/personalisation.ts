import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { personalisationMachine } from '#machines/personalisation/personalisation.machine.ts';
import { selectStanding } from '#machines/personalisation/personalisation.selectors.ts';
import type { Standing } from '#src/domain/personalisation.ts';
import { inspection } from '#src/flows/shared/inspection.ts';
import { createPersonalisationActors } from './personalisation.actors.ts';

/**
 * One chart a document. Nobody starts it on the server, so every page is sent with the versions for everybody, and no
 * request shares a shopper's standing.
 */
const personalisation = createActor(
  personalisationMachine.provide({ actors: createPersonalisationActors() }),
  import.meta.env.SSR ? {} : { inspect: inspection() },
);

/** Starts the chart, when a page is idle. */
export const startPersonalisation = (): void => void personalisation.start();

/** What a block is shown by. */
export const useStanding = (id: string): Standing => useSelector(personalisation, selectStanding(id));
