// Part of `npm run lint`: names of files and identifiers use the field's terms. A retired term comes back easily from
// an old branch or from habit; the list says what to write.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const retired = new Map([
  ['say', 't, translate or report'],
  ['shelf', 'stock, stock location, category or area'],
  ['shelves', 'stock, stock locations, categories or areas'],
  ['doers', 'tasks'],
  ['woken', 'hydrated'],
  ['gather', 'merge'],
  ['gathered', 'merged'],
]);

/** Two words that are retired side by side, in any spelling of a name. */
const retiredPairs = [[/person[-_]?check/i, 'bot-defence']];

const words = (name) => name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
const found = [];
const check = (place, name) => {
  for (const word of words(name))
    if (retired.has(word)) found.push(`${place}: "${name}": write ${retired.get(word)} instead of "${word}"`);
  for (const [pair, term] of retiredPairs)
    if (pair.test(name)) found.push(`${place}: "${name}": write ${term} instead`);
};

function checkIdentifiers(file, source) {
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      check(`${file}:${line + 1}`, node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const folders = ['src', 'machines', 'model-tests', 'tests', 'e2e', 'scripts'];
const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const anywhere = new RegExp([...retired.keys(), ...retiredPairs.map(([pair]) => pair.source)].join('|'), 'i');
for (const file of stdout.split('\n').filter((path) => path && existsSync(path))) {
  check(file, file);
  if (!/\.(tsx?|mjs)$/.test(file)) continue;
  const text = readFileSync(file, 'utf8');
  if (anywhere.test(text)) checkIdentifiers(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
}
for (const line of found) console.error(line);
process.exit(found.length === 0 ? 0 : 1);
