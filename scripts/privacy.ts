/** `npm run privacy`: writes docs/privacy.md, what the shop keeps of people, why and for how long. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyPage } from './privacy/page.ts';

writeFileSync(join(import.meta.dirname, '../docs/privacy.md'), privacyPage());
console.log('docs/privacy.md');
