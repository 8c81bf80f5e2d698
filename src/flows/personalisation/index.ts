export { versionedBlock } from './blocks-on-page.ts';
export { startPersonalisation, useStanding } from './personalisation.ts';
