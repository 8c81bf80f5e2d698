import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Breadcrumbs } from '#src/ui/text/Breadcrumbs.tsx';
import { Accordion } from '#src/ui/layout/Disclosure.tsx';
import { Header } from '#src/ui/layout/Header.tsx';
import { LiveRegion, SkipLink } from '#src/ui/text/Hidden.tsx';
import { Logo } from '#src/ui/text/Logo.tsx';
import { Notice } from '#src/ui/text/Notice.tsx';
import { pageRange, Pagination } from '#src/ui/text/Pagination.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Steps } from '#src/ui/layout/Steps.tsx';
import { SummaryList } from '#src/ui/text/SummaryList.tsx';
import { expectAccessible } from './support.tsx';

describe('pagination', () => {
  it('shows two pages on either side, the first and the last (core 9)', () => {
    expect(pageRange(1, 1, 2)).toEqual([1]);
    expect(pageRange(6, 14, 2)).toEqual([1, null, 4, 5, 6, 7, 8, null, 14]);
    expect(pageRange(4, 14, 2)).toEqual([1, 2, 3, 4, 5, 6, null, 14]);
    expect(pageRange(5, 14, 2)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 14]);
    expect(pageRange(14, 14, 2)).toEqual([1, null, 12, 13, 14]);
  });

  it('consists of links, and marks the current page', async () => {
    render(<Pagination label="Pages" page={2} pages={3} hrefFor={(page) => `?page=${page}`} />);
    const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(nav.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(nav.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3');
    await expectAccessible();
  });
});

describe('breadcrumbs, steps and landmarks', () => {
  it('breadcrumbs end with the page itself', async () => {
    render(<Breadcrumbs label="You are here" items={[{ label: 'Home', href: '/' }, { label: 'Boots' }]} />);
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
    expect(screen.getByText('Boots').getAttribute('aria-current')).toBe('page');
    await expectAccessible();
  });

  it('checkout steps lead back, not ahead', async () => {
    const items = [
      { id: 'shipping', label: 'Delivery', href: '?step=shipping' },
      { id: 'billing', label: 'Payment', href: '?step=billing' },
      { id: 'summary', label: 'Review', href: '?step=summary' },
    ];
    render(<Steps label="Checkout" items={items} current="billing" />);
    expect(screen.getByRole('link', { name: 'Delivery (done)' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Review/ })).toBeNull();
    await expectAccessible();
  });

  it('the page begins with a skip link and a banner', async () => {
    render(
      <>
        <SkipLink href="#main">Skip</SkipLink>
        <Header logo={<Logo label="Waymark" />} end={null} promo="Free delivery" />
        <main id="main">
          <Section title="New" level={1}>
            <Accordion items={[{ id: 'a', title: 'Care', content: 'Wash cold' }]} headingLevel={2} />
          </Section>
        </main>
      </>,
    );
    expect(screen.getByRole('banner').textContent).toContain('Free delivery');
    expect(screen.getByRole('region', { name: 'New' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Waymark' })).toBeTruthy();
    await expectAccessible();
  });
});

describe('notices', () => {
  it('are announced when they appear, and removed when dismissed', async () => {
    const onDismiss = vi.fn();
    render(
      <Notice tone="error" title="Out of stock" isLive onDismiss={onDismiss}>
        Choose another size.
      </Notice>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Out of stock');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
    await expectAccessible();
  });

  it('can be announced without being visible', () => {
    const { rerender } = render(<LiveRegion />);
    rerender(<LiveRegion>3 items</LiveRegion>);
    expect(screen.getByRole('status').textContent).toBe('3 items');
  });
});

describe('totals', () => {
  it('are a list of terms and amounts', async () => {
    render(<SummaryList items={[{ label: 'Items', value: '$10.00' }]} total={{ label: 'Total', value: '$12.00' }} />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Items', 'Total']);
    await expectAccessible();
  });
});
