import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BenefitBarBlock } from '#src/blocks/BenefitBarBlock.tsx';

const rendered = (showCloseButton: boolean) =>
  renderToString(
    createElement(BenefitBarBlock, { block: { id: 'members', type: 'benefitBar', title: 'Members', showCloseButton } }),
  );

/** Runs the inline script of a rendered bar on a device with these ids; returns whether the bar is hidden. */
function hidesOn(stored: string | null): boolean {
  const script = /<script>([^]*?)<\/script>/.exec(rendered(true))?.[1] ?? '';
  const parentElement = { hidden: false };
  runInNewContext(script, { document: { currentScript: { parentElement } }, localStorage: { getItem: () => stored } });
  return parentElement.hidden;
}

it.each([
  [null, false],
  ['', false],
  ['other', false],
  ['members-of-something', false],
  ['other,members', true],
])('is hidden by its own script if the device remembers it: %s', (stored, isHidden) =>
  expect(hidesOn(stored)).toBe(isHidden),
);

it('has no script where it cannot be closed', () => expect(rendered(false)).not.toContain('<script'));
