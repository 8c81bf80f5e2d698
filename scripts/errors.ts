/** `npm run errors`: writes docs/errors.md and docs/errors/, the errors as the code handles them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorPages } from './errors/table.ts';

for (const [path, text] of await errorPages()) {
  const file = join(import.meta.dirname, '..', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
}
