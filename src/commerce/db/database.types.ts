/** Runs one statement. JSON parameters are strings with a cast in the SQL. Rows are objects. */
export type Raw = <Row>(sql: string, params: readonly unknown[]) => Promise<Row[]>;

/** Runs one statement for each of some parameters, in one round trip: all of it or, when one fails, nothing. */
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
  /** All of it or, when `work` throws, nothing. */
  transaction<Result>(work: (raw: Raw) => Promise<Result>): Promise<Result>;
  /** Null for the embedded database, which has no connections. */
  pool(): Pool | null;
  /** Several statements without parameters, as a migration has them. */
  script(sql: string): Promise<void>;
  close(): Promise<void>;
}
