export interface ReloadGuardContext {
  /** Milliseconds that must pass between two reloads (core 9: 10 s by default). */
  period: number;
}

export interface ReloadGuardInput {
  period: number;
}

export type ReloadGuardEvent = { type: 'reload.requested' };
