import type * as schema from '../schema.stock-alerts.ts';
import { none, PersonalData, type TableTags } from './tags.ts';

const asked = new PersonalData('to do what the person asked for', 'consent', ['RETENTION_STOCK_ALERTS']);

export const stockAlerts: { stockAlerts: TableTags<typeof schema.stockAlerts> } = {
  stockAlerts: {
    id: none,
    productId: none,
    upc: none,
    email: asked,
    locale: none,
    createdAt: none,
    sentAt: none,
  },
};
