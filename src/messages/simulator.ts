import en from './compiled/en-US/simulator.gen.ts';
import { text } from './text.ts';

export const simulatorText = text('simulator', en);
