import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const windowed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Why a browser cannot be shown here; null where it can. */
export function whyHidden({ env, platform }: Pick<NodeJS.Process, 'env' | 'platform'> = process): string | null {
  const hasDisplay = platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
  if (!hasDisplay) return 'there is no display here';
  const hasWindow = env['CHROMIUM_PATH'] !== undefined || [...windowed, chromium.executablePath()].some((path) => existsSync(path));
  return hasWindow ? null : 'no Chromium here has a window (npx playwright install chromium)';
}
