import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('{docs,src}/**/*.md').toSorted()];
const scripts = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts);

/** The anchor that GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** True if a page's link points to a file that exists, and to a heading that exists if it has an anchor. */
function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  return existsSync(file) && (anchor === undefined || !file.endsWith('.md') || anchorsOf(file).includes(anchor));
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  test('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link));
    expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });

  test('names files that exist', () => {
    const paths = [...text.matchAll(/`((?:src|tests|docs|scripts|machines|openapi|model-tests|e2e)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => !existsSync(path) && !path.startsWith('openapi/generated'))).toEqual([]);
  });

  test('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !scripts.includes(command))).toEqual([]);
  });
});
