import en from './en/stop-notifications.ts';
import { text } from './text.ts';

export const stopNotificationsText = text('stop-notifications', en);
