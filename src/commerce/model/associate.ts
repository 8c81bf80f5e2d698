import type { Consumer } from './customer.ts';
import type { Store } from './store.ts';

/** An associate with their store and role; null for everybody else. */
export interface Associate {
  consumer: Consumer;
  storeId: string;
  storeEmployeeId: string;
  role: Store['employees'][number]['role'];
}
