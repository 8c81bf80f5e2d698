import { nameOf, type Way } from './explain.ts';

const waitedFor = ({ kind, event, duration }: Way): string => {
  if (kind === 'after') return `After ${duration === undefined ? event : `${duration} (${event})`}`;
  if (kind === 'done') return `When ${event} is done`;
  if (kind === 'error') return `When ${event} fails`;
  return kind === 'event' ? `On ${event}` : 'At once';
};

const conditionOf = ({ condition }: Way): string => {
  if (!condition) return '';
  return condition.kind === 'if' ? `, if ${condition.guard}` : ', otherwise';
};

const targetOf = ({ states, isAgain }: Way): string => {
  if (isAgain) return 'again';
  return states.length === 0 ? 'stays' : `to ${states.map(nameOf).join(' and ')}`;
};

/** Returns a way out of a state as a sentence: `When fetchUser fails, if mayRetry: to waiting; does countAttempt.` */
export const wayInWords = (way: Way): string =>
  `${waitedFor(way)}${conditionOf(way)}: ${targetOf(way)}${way.actions.length > 0 ? `; does ${way.actions.join(', ')}` : ''}.`;
