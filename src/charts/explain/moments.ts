import type { Moment, Recording } from '#machines/live-inspection/live-inspection.types.ts';
import { renderedMoment } from '#machines/live-inspection/live-inspection.types.ts';
import type { chartsText } from '#src/messages/charts.ts';
import type { Translate } from '#src/messages/text.ts';
import { eventOf } from '#src/chart-kit/chart/events.ts';

type Words = Translate<typeof chartsText.en>;

/** Returns `12:04:09.120` from an ISO 8601 time. */
export const clock = (iso: string): string => iso.slice(11, 23);

/** Returns the name and the kind of an event in the log. The start of a chart is an event of XState. */
export const calledIn = ({ type, chart }: Pick<Moment, 'type' | 'chart'>, t: Words) => {
  if (type === 'xstate.init') return { kind: 'event', event: t('liveStarted') } as const;
  if (type === 'xstate.stop') return { kind: 'event', event: t('liveStatusStopped') } as const;
  return eventOf(type, chart);
};

/** Returns a moment in words. */
export function momentText({ moments, loads }: Recording, id: number, t: Words): string {
  if (id === renderedMoment || loads.some((load) => load.id - 1 === id)) return t('liveRendered');
  const load = loads.find((one) => one.id === id);
  if (load) return `${clock(load.at)} ${t('livePageBegan', { path: load.path })}`;
  const moment = moments.find((one) => one.id === id);
  return moment
    ? `${clock(moment.at)} ${t('liveHeard', { chart: moment.chart, event: calledIn(moment, t).event })}`
    : t('liveBegan');
}
