import en from './compiled/en-US/stop-notifications.gen.ts';
import { text } from './text.ts';

export const stopNotificationsText = text('stop-notifications', en);
