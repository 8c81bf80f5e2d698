import { nobody } from '#src/domain/personalisation.ts';
import { personalisationSetup } from './personalisation.setup.ts';
import { audience } from './states/audience.ts';
import { decision } from './states/decision.ts';

/** Which version of an editor's block a shopper sees. */
export const personalisationMachine = personalisationSetup.createMachine({
  id: 'personalisation',
  description:
    'Blocks of editors with versions, for audiences or by a decision. Every page comes with the version for everybody; what the shopper sees of it stays, and everything else changes once it is known (catalogue 4, Segmentation and Experience).',
  type: 'parallel',
  context: { standing: nobody, held: {} },
  invoke: {
    id: 'watchPage',
    src: 'watchPage',
    // Without the watch a withdrawn consent would not be heard, so nothing that was decided stays.
    onError: { target: ['.audience.unknown', '.decision.silent'], actions: 'dropDecision' },
  },
  on: { 'block.left': { actions: 'releaseBlock' } },
  states: { audience, decision },
});
