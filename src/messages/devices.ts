import en from './compiled/en-US/devices.gen.ts';
import { text } from './text.ts';

export const devicesText = text('devices', en);
