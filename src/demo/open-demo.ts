import { existsSync } from 'node:fs';
import type { OnProgress } from '#src/commerce/db/migrate.ts';
import type { DemoGuide } from '#src/domain/demo-guide.ts';
import type { WrittenLanguage } from '#src/commerce/model/locale.ts';
import type { Design } from './catalogue/designs.ts';
import { contentFolder } from './content-folder.ts';
import { opening } from './opening.ts';
import { createSimulation } from './simulation/simulation.ts';
import type { Database } from '#src/commerce/db/database.types.ts';
import type { Simulation } from '#src/commerce/simulation.ts';

type Drawings = typeof import('./pictures/drawings.ts').drawings;

/** What the demo gives a shop beside its rows. */
export interface Demo {
  /** The folder of its pages; undefined where the shop does not run from a checkout. */
  content: string | undefined;
  simulation: Simulation;
  drawings: Drawings;
  /** Answers for the videos of the demo, `/sandbox/films/`. */
  films: (request: Request) => Promise<Response>;
  /** The designs of a customised product, for the stand-in of the customiser. */
  designs: (productId: string, language: WrittenLanguage) => Promise<Design[]>;
  /** What can be tried in it. */
  guide: () => Promise<DemoGuide>;
}

/**
 * Opens the demo on a migrated database, and writes it when the database is new or has an older edition. Null for a
 * database with a catalogue that is not the demo's: it stays as it is.
 */
export async function openDemo(
  database: Database,
  { clock, warehouseDay, onProgress }: { clock: () => number; warehouseDay: number | null; onProgress?: OnProgress },
): Promise<Demo | null> {
  const known = await database.raw<{ key: string; value: string }>(
    `SELECT key, value FROM meta WHERE key IN ('demo', 'catalogue')`,
    [],
  );
  const edition = known.find(({ key }) => key === 'demo')?.value;
  if (edition === undefined && known.length > 0) return null;
  if (edition !== opening.edition) {
    const [{ markDemo, writeDemo }, { writePastOrders }, { people }] = await Promise.all([
      import('./write-demo.ts'),
      import('./orders/past-orders.ts'),
      import('./people/people.ts'),
    ]);
    await writeDemo(database, opening, onProgress);
    await writePastOrders(database, people, clock());
    await markDemo(database, opening.edition);
  }
  // A file of its own in the built shop too: the process that draws imports it by its address.
  const { drawings } = await import('./pictures/drawings.ts');
  return {
    content: existsSync(contentFolder) ? contentFolder : undefined,
    simulation: createSimulation({ database, clock, warehouseDay }),
    drawings,
    films: async (request) => (await import('./films/film-server.ts')).serveFilm(request),
    designs: async (...about) => (await import('./catalogue/designs.ts')).designsOf(...about),
    guide: async () => (await import('./guide/guide.ts')).demoGuide,
  };
}
