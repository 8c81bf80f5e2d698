import en from './en/simulator.ts';
import { text } from './text.ts';

export const simulatorText = text('simulator', en);
