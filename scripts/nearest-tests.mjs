import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Imports of the project's own folders, as package.json names them: `#src/domain/email.ts`. */
const own = /^#(src|machines|openapi|model-tests|tests)\//;
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Returns the project's files that a file imports, also on demand and for types. */
function importsOf(file, text) {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.flatMap(({ fileName }) =>
    own.test(fileName) ? [fileName.slice(1)] : fileName.startsWith('.') ? [join(dirname(file), fileName)] : [],
  );
}

/**
 * Returns the test files that import what changed, nearest first: those that changed themselves, those that import a
 * changed file, those that import such a file, and so on. Paths begin at the project's root.
 */
export function nearestTests(files, read, changed) {
  const importers = new Map();
  for (const file of files)
    if (/\.(tsx?|mjs)$/.test(file))
      for (const imported of importsOf(file, read(file)))
        importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const reached = new Set();
  for (let now = changed; now.length > 0; now = now.flatMap((file) => importers.get(file) ?? []))
    now = now.filter((file) => !reached.has(file) && reached.add(file));
  return [...reached].filter(isTest);
}
