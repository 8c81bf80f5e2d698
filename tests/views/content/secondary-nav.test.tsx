import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import SecondaryNav from '#src/flows/secondary-nav/SecondaryNav.tsx';

afterEach(cleanup);

const list = () => screen.getByRole<HTMLDetailsElement>('group');

function unfold() {
  render(
    <nav id="nav">
      <details>
        <summary tabIndex={0}>On this page</summary>
        <a href="#care">Care</a>
      </details>
      <SecondaryNav id="nav" />
    </nav>,
  );
  list().open = true;
  fireEvent(list(), new Event('toggle'));
}

it('is folded by Escape, and its title has the focus', () => {
  unfold();
  screen.getByText('Care').focus();
  fireEvent.keyDown(screen.getByText('Care'), { key: 'Escape' });
  expect(list().open).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('On this page'));
});

it('is folded by a followed link, and not by other keys', () => {
  unfold();
  fireEvent.keyDown(screen.getByText('Care'), { key: 'ArrowDown' });
  expect(list().open).toBe(true);
  fireEvent.click(screen.getByText('Care'));
  expect(list().open).toBe(false);
});
