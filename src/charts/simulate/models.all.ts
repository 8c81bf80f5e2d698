/** What each chart can meet, in one chunk that only the simulator's page asks for. */
export const modules: Record<string, Record<string, unknown>> = import.meta.glob<Record<string, unknown>>(
  '/model-tests/*/*.model.ts',
  { eager: true },
);
