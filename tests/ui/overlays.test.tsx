import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/text/Button.tsx';
import { Dialog, Panel } from '#src/ui/overlay/Dialog.tsx';
import { Menu } from '#src/ui/overlay/Menu.tsx';
import { Popover } from '#src/ui/overlay/Popover.tsx';
import { SearchBox } from '#src/ui/form/SearchBox.tsx';
import { Tabs } from '#src/ui/layout/Tabs.tsx';
import { usePageFocus } from '#src/ui/behaviour/focusPage.ts';
import { useFocusReturn } from '#src/ui/overlay/useFocusReturn.ts';
import { later, MissingPart, preload, retryMissing } from '#src/ui/behaviour/later.tsx';
import { type ToastItem, Toasts } from '#src/ui/overlay/Toast.tsx';
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

  it('closes by its close button, unless it must be answered', async () => {
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

describe('a close request of the device', () => {
  class Watcher extends EventTarget {
    static readonly all: Watcher[] = [];
    readonly destroy = vi.fn();

    constructor() {
      super();
      Watcher.all.push(this);
    }
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    Watcher.all.length = 0;
  });

  it('closes the dialog, and is heard only while the dialog is open', () => {
    vi.stubGlobal('CloseWatcher', Watcher);
    const onClose = vi.fn();
    const { rerender } = render(
      <Dialog isOpen title="Your bag" onClose={onClose}>
        Words
      </Dialog>,
    );
    Watcher.all[0]?.dispatchEvent(new Event('close'));
    expect(onClose).toHaveBeenCalledOnce();
    // The dialog stayed open (for a question whether to leave), so it must hear the next request as well.
    Watcher.all[1]?.dispatchEvent(new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(2);
    rerender(
      <Dialog isOpen={false} title="Your bag" onClose={onClose}>
        Words
      </Dialog>,
    );
    expect(Watcher.all.at(-1)?.destroy).toHaveBeenCalledOnce();
  });

  it('does not close a dialog that must be answered', () => {
    vi.stubGlobal('CloseWatcher', Watcher);
    render(
      <Dialog isOpen isDismissable={false} title="Your bag" onClose={() => {}}>
        Words
      </Dialog>,
    );
    expect(Watcher.all).toEqual([]);
  });
});

describe('a popover beside a button', () => {
  it('can be a menu that opens by key and closes by a choice', async () => {
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

  it('can be a short text', async () => {
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

  it('change with the arrow keys, or on Enter', async () => {
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

  it('submits the typed words, or picks a suggestion', async () => {
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
  const one = { id: 1, title: 'Added', message: 'Fellrunner 3', tone: 'success' } as const;
  const two = { id: 2, title: 'Not saved', tone: 'error' } as const;

  function Page({ onHold = () => {}, onRelease = () => {} }: { onHold?: () => void; onRelease?: () => void }) {
    const [toasts, setToasts] = useState<ToastItem[]>([one, two]);
    return (
      <>
        <Button>Elsewhere</Button>
        {toasts.length > 0 && (
          <Toasts
            label="Messages"
            toasts={toasts}
            onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
            onHold={onHold}
            onRelease={onRelease}
          />
        )}
      </>
    );
  }

  const toast = (name: string) => screen.getByRole('alertdialog', { name });

  it('are announced, and stay while hovered or focused', async () => {
    const onHold = vi.fn();
    const onRelease = vi.fn();
    render(<Page onHold={onHold} onRelease={onRelease} />);
    expect(screen.getByRole('region', { name: 'Messages' })).toBeTruthy();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'AddedFellrunner 3',
      'Not saved',
    ]);
    await userEvent.hover(toast('Added'));
    expect(onHold).toHaveBeenCalledOnce();
    await userEvent.unhover(toast('Added'));
    expect(onRelease).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(onHold).toHaveBeenCalledOnce();
    await userEvent.tab();
    expect(document.activeElement).toBe(toast('Added'));
    expect(onHold).toHaveBeenCalledTimes(2);
    await expectAccessible();
  });

  // The focus moves only on a page that is in view.
  beforeEach(() => void vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible'));
  afterEach(() => vi.restoreAllMocks());

  it('close by their button and by Escape, and the focus moves to the next and then back', async () => {
    render(<Page />);
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(within(toast('Added')).getByRole('button', { name: 'Dismiss' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Added')).toBeNull();
    expect(document.activeElement).toBe(toast('Not saved'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });
});

describe('a component whose code is loaded later', () => {
  it('can fail to load without an error of the page, and is loaded again', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Part = () => <p>Here it is</p>;
    const load = vi.fn(() => Promise.resolve({ default: Part }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Late = later<object>(load, () => <MissingPart onClose={() => {}} />);
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setIsOpen(!isOpen)}>Toggle</Button>
          {isOpen && <Late />}
        </>
      );
    }
    render(<Page />);
    const toggle = screen.getByRole('button', { name: 'Toggle' });
    await userEvent.click(toggle);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    expect(await screen.findByText('Here it is')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });

  it('is loaded again by the button that opens it, while it counts as open', async () => {
    const load = vi.fn(() => Promise.resolve({ default: () => <p>Here it is</p> }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const Late = later<object>(load, () => <MissingPart onClose={() => {}} />);
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      const open = () => {
        retryMissing(load);
        setIsOpen(true);
      };
      return (
        <>
          <Button onClick={open}>Open</Button>
          {isOpen && <Late />}
        </>
      );
    }
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('alert');
    await userEvent.click(opener);
    expect(await screen.findByText('Here it is')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(opener);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows the bar while its code is on its way', async () => {
    let arrive = () => {};
    const code = new Promise<{ default: () => React.JSX.Element }>((resolve) => {
      arrive = () => resolve({ default: () => <p>Here it is</p> });
    });
    const Late = later<object>(
      () => code,
      () => null,
    );
    render(<Late />);
    await waitFor(() => expect(document.documentElement.dataset['going']).toBe(''));
    arrive();
    expect(await screen.findByText('Here it is')).toBeTruthy();
    expect(document.documentElement.dataset['going']).toBeUndefined();
  });

  it('is rendered in the same turn if its code is loaded', async () => {
    const load = () => Promise.resolve({ default: () => <p>Here it is</p> });
    await preload(load);
    const Late = later<object>(load, () => null);
    render(<Late />);
    expect(screen.getByText('Here it is')).toBeTruthy();
  });

  it('asks again for a stylesheet that failed while the code was prepared, before it is rendered', async () => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    // The build's loader adds the link once only, and fails.
    const load = vi.fn(async () => {
      if (sheet.isConnected) return { default: () => <p>Here it is</p> };
      document.head.append(sheet);
      sheet.dispatchEvent(new Event('error'));
      throw new Error('Unable to preload CSS');
    });
    await expect(preload(load)).rejects.toThrow('Unable to preload CSS');
    const Late = later<object>(load, () => null);
    render(<Late />);
    await waitFor(() => expect(sheet.isConnected).toBe(false));
    expect(load).toHaveBeenCalledTimes(1);
    const next = document.head.querySelector('link[rel="stylesheet"]:last-of-type') as HTMLLinkElement;
    load.mockResolvedValueOnce({ default: () => <p>Here it is</p> });
    next.dispatchEvent(new Event('load'));
    expect(await screen.findByText('Here it is')).toBeTruthy();
    next.remove();
  });

  it('is missing if it throws', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Broken = () => {
      throw new Error('broken');
    };
    const Late = later<object>(
      () => Promise.resolve({ default: Broken }),
      () => <p>Missing</p>,
    );
    render(<Late />);
    expect(await screen.findByText('Missing')).toBeTruthy();
    complaint.mockRestore();
  });
});

describe('the focus, when the element that had it is gone', () => {
  it('goes to the heading of the page with the last overlay', async () => {
    function Page() {
      const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
      useFocusReturn(step === 'open');
      return (
        <>
          <h1>Your account</h1>
          {step === 'before' && <Button onClick={() => setStep('open')}>Sign in</Button>}
          {step === 'open' && <Button onClick={() => setStep('after')}>Send</Button>}
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    screen.getByRole('button', { name: 'Send' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your account' }));
  });

  it('goes to the heading of a page that shows something else', async () => {
    function Page() {
      const [isSent, setIsSent] = useState(false);
      const title = isSent ? 'Look in your inbox' : 'Forgot your password?';
      usePageFocus(title);
      return (
        <>
          <h1>{title}</h1>
          {!isSent && <Button onClick={() => setIsSent(true)}>Send</Button>}
        </>
      );
    }
    render(<Page />);
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Look in your inbox' }));
  });
});
