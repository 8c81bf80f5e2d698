import answers from './answers.json' with { type: 'json' };
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import noticeMessages from '#src/messages/compiled/en-US/notices.gen.ts';

/** What exploring a chart's model found on a transition: refusals that take it, and notices that it raises. */
export interface Observed {
  chart: string;
  /** The transition's id in the chart's model. */
  edge: string;
  /** The error code that takes it; null if it is not a refusal. */
  code: string | null;
  /** The chart stores the refusal, so the page shows its message. */
  isShown: boolean;
  /** Names of the notices that it raises. */
  notices: readonly string[];
}

/** The same with the messages that a shopper reads. */
export interface Answer extends Omit<Observed, 'notices'> {
  source: string;
  port: string;
  message: string | null;
  notices: readonly { name: string; text: string }[];
}

const errors: Readonly<Record<string, string>> = errorMessages;
const notices: Readonly<Record<string, string | { other: string }>> = noticeMessages;

const noticeText = (name: string): string => {
  const text = notices[name] ?? errors[name] ?? '';
  return typeof text === 'string' ? text : text.other;
};

const inWords = ({ notices: names, ...observed }: Observed): Answer => {
  const [source = '', , port = ''] = observed.edge.split('|');
  const told = names.map((name) => ({ name, text: noticeText(name) })).filter(({ text }) => text !== '');
  return {
    ...observed,
    source,
    port,
    message: observed.code === null ? null : (errors[observed.code] ?? null),
    notices: told,
  };
};

const byChart = Map.groupBy(answers as readonly Observed[], ({ chart }) => chart);

/**
 * Returns error codes and notices of a chart: made by `npm run relations`, checked by tests/charts/relations.test.ts.
 */
export const answersOf = (chart: string): Answer[] => (byChart.get(chart) ?? []).map(inWords);
