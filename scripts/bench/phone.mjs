// The browser of measurements of clicks, and the middle of what they measured.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPath } from './browser.mjs';

/** The headless shell does not paint pointer events like a phone; Debian's full browser is in a package of its own. */
const whole = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path)) ?? chromiumPath;

export const launch = () =>
  chromium.launch({
    ...(whole ? { executablePath: whole } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });

/**
 * Makes the window taller than the emulated screen. Playwright makes them the same, and the full browser's own bars
 * take some of it: the lowest 90 px of the screen would not be displayed, and a press there would count until the next
 * paint elsewhere.
 */
export async function showWholeScreen(session) {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1000, height: 1200 } });
}

/** Returns the median; infinite without values. */
export const middle = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
