import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe, { type AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import type { BookEntry, Violation, Width } from '#src/charts/book/book.ts';
import { launch } from '../bench/browser.mjs';

/** The screens of the pictures, in CSS pixels. */
const PHONE = { width: 390, height: 844 } as const;
const DESK = { width: 1440, height: 900 } as const;
type Screen = typeof PHONE | typeof DESK;

export interface Shot {
  /** The page to take a picture of, and the file of the picture. */
  readonly view: string;
  readonly picture: (width: Width) => string;
  /** Rules of axe that are switched off. */
  readonly ignored: readonly string[];
}

type Seen = Pick<BookEntry, 'violations' | 'heights'>;

/** A view is a part of a page. The tests of whole pages check what only a whole page can have. */
const NOT_HERE = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];

const LEAST_HEIGHT = 96;

/** Returns the height of the view: a whole screen if something covers all of it, else down to its last element. */
const measured = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll('*')].map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }));
    const isOverAll = boxes.some(
      ({ element, box }) =>
        getComputedStyle(element).position === 'fixed' && box.width >= innerWidth && box.height >= innerHeight * 0.9,
    );
    if (isOverAll) return null;
    const bottoms = boxes.filter(({ box }) => box.width > 1 && box.height > 1).map(({ box }) => Math.ceil(box.bottom));
    return Math.max(0, ...bottoms);
  });

async function violationsOf(page: Page, width: Width, ignored: readonly string[]): Promise<Violation[]> {
  await page.evaluate(axe.source);
  const rules = Object.fromEntries([...NOT_HERE, ...ignored].map((rule) => [rule, { enabled: false }]));
  const { violations } = await page.evaluate<AxeResults, Record<string, { enabled: boolean }>>(
    (rules) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, { rules, resultTypes: ['violations'] }),
    rules,
  );
  return violations.map(({ id, help, nodes }) => ({
    width,
    rule: id,
    help,
    nodes: nodes.map(({ html }) => html.slice(0, 160)),
  }));
}

/** Takes a picture of one view at one width, and runs axe on it if `asksAxe`. */
async function shoot(page: Page, { view, picture, ignored }: Shot, { width, height }: Screen, asksAxe: boolean) {
  await page.setViewportSize({ width, height });
  await page.goto(pathToFileURL(view).href);
  await page.evaluate(() => document.fonts.ready);
  const violations = asksAxe ? await violationsOf(page, width, ignored) : [];
  const needed = Math.max(LEAST_HEIGHT, (await measured(page)) ?? height);
  if (needed > height) await page.setViewportSize({ width, height: needed });
  const path = picture(width);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: 'disabled', clip: { x: 0, y: 0, width, height: needed } });
  return { violations, height: needed };
}

/**
 * Takes pictures of every view at every width, several at a time; without `asksAxe` it does not check accessibility.
 */
export async function takePictures(
  shots: readonly Shot[],
  asksAxe: boolean,
): Promise<{ seen: Seen[]; browser: string }> {
  const browser = await launch(['--force-color-profile=srgb', '--font-render-hinting=none']);
  const seen: Seen[] = [];
  let next = 0;
  const work = async () => {
    const page = await browser.newPage({
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-US',
      timezoneId: 'UTC',
      offline: true,
    });
    for (let index = next++; index < shots.length; index = next++) {
      const shot = shots[index];
      if (!shot) continue;
      const [phone, desk] = [await shoot(page, shot, PHONE, asksAxe), await shoot(page, shot, DESK, asksAxe)];
      seen[index] = {
        violations: [...phone.violations, ...desk.violations],
        heights: { 390: phone.height, 1440: desk.height },
      };
    }
    await page.close();
  };
  try {
    await Promise.all([work(), work()]);
    return { seen, browser: browser.version() };
  } finally {
    await browser.close();
  }
}
