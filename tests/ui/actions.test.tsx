import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink, IconButton } from '#src/ui/text/Button.tsx';
import { Link } from '#src/ui/text/Link.tsx';
import { expectAccessible } from './support.tsx';

describe('a button', () => {
  it('can be pressed, and submits only if its type says so', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Add to bag</Button>);
    const button = screen.getByRole('button', { name: 'Add to bag' });
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(button).toHaveProperty('type', 'button');
  });

  it('keeps focus and text while busy, and ignores presses and submits', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const view = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy} onClick={onClick}>
          Pay
        </Button>
      </form>
    );
    const { rerender } = render(view(false));
    const button = screen.getByRole('button');
    button.focus();
    rerender(view(true));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.textContent).toContain('Pay');
    await expectAccessible();
  });

  it('has a name and a pressed state if it is an icon', async () => {
    render(<IconButton icon="heart" label="Favourite" isPressed count={3} />);
    expect(screen.getByRole('button', { name: 'Favourite', pressed: true }).textContent).toBe('3');
    await expectAccessible();
  });
});

describe('a link', () => {
  const withRouter = (content: React.ReactNode) => {
    const root = createRootRoute();
    const router = createRouter({
      routeTree: root.addChildren([
        createRoute({ getParentRoute: () => root, path: '/', component: () => content }),
        createRoute({ getParentRoute: () => root, path: '/en-us/c/$slug', component: () => <h1>Shelf</h1> }),
      ]),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    });
    render(<RouterProvider router={router} />);
    return router;
  };

  it('goes to an address of the shop through the router, with its query and hash', async () => {
    const router = withRouter(<Link href="/en-us/c/boots-1234?colour=moss#top">Boots</Link>);
    await userEvent.click(await screen.findByRole('link', { name: 'Boots' }));
    await screen.findByRole('heading', { name: 'Shelf' });
    expect(router.state.location).toMatchObject({
      pathname: '/en-us/c/boots-1234',
      search: { colour: 'moss' },
      hash: 'top',
    });
  });

  it('leaves modified clicks and links to other sites to the browser', async () => {
    const router = withRouter(
      <>
        <Link href="/en-us/c/boots-1234">Boots</Link>
        <Link href="https://elsewhere.test/" isExternal>
          Elsewhere
        </Link>
      </>,
    );
    const user = userEvent.setup();
    await user.keyboard('{Meta>}');
    await user.click(await screen.findByRole('link', { name: 'Boots' }));
    expect(router.state.location.pathname).toBe('/');
    const external = screen.getByRole('link', { name: 'Elsewhere (opens in a new tab)' });
    expect(external.getAttribute('rel')).toBe('noopener');
    expect(external.getAttribute('target')).toBe('_blank');
  });

  it('is an ordinary anchor where there is no router', () => {
    render(<ButtonLink href="/en-us/cart">Bag</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Bag' }).getAttribute('href')).toBe('/en-us/cart');
  });
});
