import type { Consumer } from '../auth/consumers.ts';
import type { Store } from '../model/store.ts';

/** An associate as their store knows them; null for everybody else. */
export interface Associate {
  consumer: Consumer;
  storeId: string;
  storeEmployeeId: string;
  role: Store['employees'][number]['role'];
}
