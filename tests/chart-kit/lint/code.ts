import { readFileSync } from 'node:fs';
import { type Sources, sourcesOf } from '#src/chart-kit/lint/sources.ts';

const example = 'tests/chart-kit/example';

/** The example's sources with texts of one file replaced. Throws if the file does not contain a text. */
export function codeWith(file: string, edits: Readonly<Record<string, string>>): Sources {
  const path = `${example}/${file}`;
  let code = readFileSync(path, 'utf8');
  for (const [text, other] of Object.entries(edits)) {
    if (!code.includes(text)) throw new Error(`${path} does not say ${text}`);
    code = code.replaceAll(text, other);
  }
  return sourcesOf([example], { edits: { [path]: code } });
}

export const codeOfExample = (): Sources => sourcesOf([example]);
