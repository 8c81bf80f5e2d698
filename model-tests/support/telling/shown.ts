/** Whether somebody watches the browser: `npm run test:paths -- --watch`, where there is a screen. */
const isShown = process.env['WAYMARK_SHOWN'] === '1';

/** Milliseconds between two steps that are watched: long enough to read the line, and to find in the page what it says. */
const toLook = 1500;

/** Tells whoever watches what comes next, and gives them time to look; where nobody watches, nothing waits. */
export async function tellWatcher(line: string): Promise<void> {
  if (!isShown) return;
  process.stdout.write(`    ${line}\n`);
  await new Promise((resolve) => setTimeout(resolve, toLook));
}
