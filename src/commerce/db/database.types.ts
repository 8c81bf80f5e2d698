/** Runs one statement. JSON parameters are strings with a cast in the SQL. Returns rows as objects. */
export type Raw = <Row>(sql: string, params: readonly unknown[]) => Promise<Row[]>;

/** Runs one statement for each list of parameters, in one round trip. If one fails, none takes effect. */
export type Each = <Row>(sql: string, all: readonly (readonly unknown[])[]) => Promise<Row[][]>;

/** Connections to a server. */
export interface Pool {
  used: number;
  idle: number;
  /** Calls that wait for a connection. */
  waiting: number;
}

export interface Database {
  engine: 'pglite' | 'postgres';
  raw: Raw;
  each: Each;
  /** Runs `work` in a transaction. If `work` throws, the transaction is rolled back. */
  transaction<Result>(work: (raw: Raw) => Promise<Result>): Promise<Result>;
  /** Null for the embedded database, which has no connections. */
  pool(): Pool | null;
  /** Runs several statements without parameters, as in a migration. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}
