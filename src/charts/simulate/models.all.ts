/** The models of all charts, in one chunk that only the simulator's page loads. */
export const modules: Record<string, Record<string, unknown>> = import.meta.glob<Record<string, unknown>>(
  '/model-tests/*/*.model.ts',
  { eager: true },
);
