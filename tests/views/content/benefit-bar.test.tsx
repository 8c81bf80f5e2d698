import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BenefitBar, hidingScript } from '#src/flows/benefit-bar/index.ts';

const name = 'Hide “Members”';
const bar = () => document.getElementById('bar-members');

const show = () =>
  render(
    <div id="bar-members">
      <BenefitBar id="members" title="Members" />
    </div>,
  );

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('is closed at a press, and remembered beside others', async () => {
  localStorage.setItem('waymark.closed', 'other');
  show();
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(bar()?.hidden).toBe(true));
  expect(localStorage.getItem('waymark.closed')).toBe('other,members');
});

it('is closed where it was closed before, and when another tab closes it', async () => {
  localStorage.setItem('waymark.closed', 'members');
  show();
  await waitFor(() => expect(bar()?.hidden).toBe(true));
  cleanup();
  localStorage.clear();
  show();
  await screen.findByRole('button', { name });
  dispatchEvent(new StorageEvent('storage', { key: 'waymark.closed', newValue: 'members' }));
  await waitFor(() => expect(bar()?.hidden).toBe(true));
});

it('names the storage key and its id in the script that hides it before the first paint', () => {
  expect(hidingScript('members')).toMatch(/^\(function hide\(.*\("waymark\.closed","members"\)$/s);
});
