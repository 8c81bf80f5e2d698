import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => existsSync(path),
  );
export const chromiumPath = executablePath;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = (more = []) =>
  chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...args, ...more] });
