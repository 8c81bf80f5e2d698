// Checks the subjects of commits since the rule began: `area: do something`, at most 72 characters (CONTRIBUTING.md).
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const firstUnchecked = '8d423fcadc7ac55bd0a2290532aee8b135a4eff5';
const longest = 72;

/** Returns what is wrong with a commit's subject, or null. */
export function wrongInSubject(subject) {
  if (subject.length > longest) return `has ${subject.length} characters, ${longest} are allowed`;
  if (!/^[a-z0-9][a-z0-9 ,/-]*: \S/.test(subject)) return 'does not begin with an area, as in `cart: keep the note`';
  return subject.endsWith('.') ? 'ends in a full stop' : null;
}

/**
 * Returns the subjects of the commits that the rule applies to, or null if there is no history to read (an archive, a
 * shallow clone).
 */
function subjects() {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${firstUnchecked}..HEAD`], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : null;
}

function main() {
  const wrong = (subjects() ?? []).flatMap((line) => {
    const [, hash, subject] = /^(\S+) (.*)$/.exec(line);
    const reason = wrongInSubject(subject);
    return reason === null ? [] : [`${hash} "${subject}" ${reason}`];
  });
  for (const line of wrong) console.error(line);
  process.exit(wrong.length === 0 ? 0 : 1);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main();
