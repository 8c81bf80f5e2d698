import type { Handlers } from '../contract.ts';
import type { Services } from '../services.ts';
import { addCounts } from './addCounts.ts';
import { getFunnel } from './getFunnel.ts';
import { getFunnels } from './getFunnels.ts';

/** Counts of chart events. */
export const countingHandlers = ({ funnel, showsFunnel }: Pick<Services, 'funnel' | 'showsFunnel'>) =>
  ({
    addCounts: addCounts(funnel),
    getFunnel: getFunnel(funnel, showsFunnel),
    getFunnels: getFunnels(funnel, showsFunnel),
  }) satisfies Partial<Handlers>;
