// Names every comment that is wider than 120 columns: the formatter does not wrap comments.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const WIDTH = 120;
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.mts'],
  { encoding: 'utf8' },
);
// A file that was deleted and not committed yet is listed.
const isThere = (file) => file !== '' && existsSync(file);
const isGenerated = (file) => file.startsWith('openapi/generated/') || file.endsWith('.gen.ts');

const wide = files
  .split('\n')
  .filter((file) => isThere(file) && !isGenerated(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > WIDTH && /^\s*(\/\/|\/?\*)/.test(line)
          ? [`${file}:${index + 1}: a comment of ${line.length} columns`]
          : [],
      ),
  );
for (const one of wide) console.error(one);
process.exit(wide.length === 0 ? 0 : 1);
