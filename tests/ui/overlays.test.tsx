import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/Button.tsx';
import { Dialog, Panel } from '#src/ui/Dialog.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import { SearchBox } from '#src/ui/SearchBox.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { Toast, ToastRegion } from '#src/ui/Toast.tsx';
import { expectAccessible } from './support.tsx';

describe.each([
  ['a dialog', Dialog],
  ['a panel', Panel],
] as const)('%s', (_, Overlay) => {
  function Page({ isDismissable = true }: { isDismissable?: boolean }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Overlay
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          title="Your bag"
          footer="Total"
          isDismissable={isDismissable}
        >
          <Button>Inside</Button>
        </Overlay>
      </>
    );
  }

  it('takes the focus, holds it, and gives it back', async () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Your bag' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    for (let step = 0; step < 3; step += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await expectAccessible(dialog);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('closes by its cross, unless it must be answered', async () => {
    const { unmount } = render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();

    render(<Page isDismissable={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

describe('what opens beside a button', () => {
  it('is a menu that opens by key and closes by a choice', async () => {
    const onPick = vi.fn();
    render(
      <Menu
        label="Sort by"
        items={[
          { id: 'new', label: 'Newest' },
          { id: 'low', label: 'Price, low to high' },
        ]}
        onPick={onPick}
      />,
    );
    screen.getByRole('button', { name: 'Sort by' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Sort by' });
    await expectAccessible(menu);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Price, low to high' }));
    expect(onPick).toHaveBeenCalledWith('low');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('is a few words', async () => {
    render(<Popover label="What is duty?">A tax.</Popover>);
    await userEvent.click(screen.getByRole('button', { name: 'What is duty?' }));
    expect(await screen.findByRole('dialog', { name: 'What is duty?' })).toBeTruthy();
    expect(screen.getByText('A tax.')).toBeTruthy();
  });
});

describe('tabs', () => {
  const items = [
    { id: 'a', label: 'Description', content: 'Words' },
    { id: 'b', label: 'Care', content: 'Wash cold' },
  ];

  it('choose as the arrows move, or wait for Enter', async () => {
    const { unmount } = render(<Tabs label="About" items={items} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Care', selected: true })).toBeTruthy();
    expect(screen.getByText('Wash cold')).toBeTruthy();
    await expectAccessible();
    unmount();

    render(<Tabs label="About" items={items} activation="manual" />);
    await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Care' }).getAttribute('aria-selected')).toBe('false');
  });
});

describe('the search line', () => {
  function Search(props: { onSubmit: (text: string) => void; onPick: (item: { id: string }) => void }) {
    const [value, setValue] = useState('');
    const items = value === '' ? [] : [{ id: 'boots', text: 'boots' }];
    return (
      <SearchBox
        label="Search"
        value={value}
        onChange={setValue}
        groups={[{ id: 'words', label: 'Suggestions', items }]}
        {...props}
      />
    );
  }

  it('submits the words as they stand, or picks a suggestion', async () => {
    const onSubmit = vi.fn();
    const onPick = vi.fn();
    render(<Search onSubmit={onSubmit} onPick={onPick} />);
    const field = screen.getByRole('combobox', { name: 'Search' });
    await userEvent.type(field, 'boo{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('boo');
    await userEvent.type(field, 't{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 'boots' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('toasts', () => {
  it('are announced, pause while pointed at, and are dismissed', async () => {
    const onPause = vi.fn();
    const onResume = vi.fn();
    const onDismiss = vi.fn();
    render(
      <ToastRegion label="Messages">
        <Toast
          title="Added"
          message="Fellrunner 3"
          tone="success"
          remaining={0.5}
          onDismiss={onDismiss}
          onPause={onPause}
          onResume={onResume}
        />
        <Toast title="Not saved" tone="error" onDismiss={onDismiss} />
      </ToastRegion>,
    );
    expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Not saved');
    const toast = screen.getByRole('status');
    await userEvent.hover(toast);
    expect(onPause).toHaveBeenCalled();
    await userEvent.unhover(toast);
    expect(onResume).toHaveBeenCalled();
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
    await expectAccessible();
  });
});
