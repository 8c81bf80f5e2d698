/** `npm run errors`: writes docs/errors.md, the table of errors as the code handles them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorTable } from './errors/table.ts';

writeFileSync(join(import.meta.dirname, '../docs/errors.md'), await errorTable());
console.log('docs/errors.md');
