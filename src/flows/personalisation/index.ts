export { versionedBlock } from './blocks-on-page.ts';
export { measuredVisitor } from './decisions.actors.ts';
export { startPersonalisation, useStanding } from './personalisation.ts';
