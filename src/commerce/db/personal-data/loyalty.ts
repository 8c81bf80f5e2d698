import type * as schema from '../schema.loyalty.ts';
import { none, PersonalData, type TableTags } from './tags.ts';

const points = new PersonalData('to show a member why points came and went', 'contract', ['RETENTION_ACCOUNTS']);

export const loyalty: { pointEntries: TableTags<typeof schema.pointEntries> } = {
  pointEntries: { owner: points, kind: none, reference: points, orderNumber: points, points, at: points },
};
