/** `npm run privacy`: writes docs/privacy.md: which personal data the shop keeps, why and for how long. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyPage } from './privacy/page.ts';

writeFileSync(join(import.meta.dirname, '../docs/privacy.md'), privacyPage());
console.log('docs/privacy.md');
