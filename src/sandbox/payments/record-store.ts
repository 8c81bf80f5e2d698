/** What the sandbox remembers: JSON by key, written once and never changed, so that two processes cannot disagree. */
export interface RecordStore {
  /** Undefined: there is no such record. */
  get(key: string): Promise<unknown>;
  /** False when the key is taken; the record then stays as it was. */
  insertIfAbsent(key: string, value: unknown): Promise<boolean>;
}

/** Adds the record, or finds the one that was there first. */
export async function firstOf<Value>(store: RecordStore, key: string, value: Value): Promise<Value> {
  return (await store.insertIfAbsent(key, value)) ? value : ((await store.get(key)) as Value);
}

/** For tests, and for a shop that need not remember payments over a restart. */
export function createMemoryStore(): RecordStore {
  const records = new Map<string, string>();
  return {
    async get(key) {
      const json = records.get(key);
      return json === undefined ? undefined : JSON.parse(json);
    },
    async insertIfAbsent(key, value) {
      if (records.has(key)) return false;
      records.set(key, JSON.stringify(value));
      return true;
    },
  };
}
