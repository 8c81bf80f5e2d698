import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Carousel } from '#src/ui/layout/Carousel.tsx';
import { ChipGroup } from '#src/ui/form/ChipGroup.tsx';
import { Chip, ChipLink } from '#src/ui/text/Chip.tsx';
import { Meter } from '#src/ui/text/Meter.tsx';
import { Scale } from '#src/ui/text/Scale.tsx';
import { Picture } from '#src/ui/text/Picture.tsx';
import { Price } from '#src/ui/product/Price.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { ProductCard } from '#src/ui/product/ProductCard.tsx';
import { Quantity } from '#src/ui/form/Quantity.tsx';
import { Rating } from '#src/ui/product/Rating.tsx';
import { RatingField } from '#src/ui/form/RatingField.tsx';
import { Scene } from '#src/ui/layout/Scene.tsx';
import { SizePicker } from '#src/ui/form/SizePicker.tsx';
import { Swatches } from '#src/ui/form/Swatches.tsx';
import { expectAccessible } from './support.tsx';

const path = 'product/trail-runner/moss-bone-signal/side';

describe('a price', () => {
  const price = (extra: object) => ({ current: 10350, currency: 'USD', ...extra });

  it('is shown alone without a reduction', () => {
    const { container } = render(<Price price={price({ original: 10350 })} locale="en-us" showsPercent />);
    expect(container.querySelector('s')).toBeNull();
    expect(screen.getByText('$103.50', { selector: ':not([aria-hidden])' })).toBeTruthy();
  });

  it('shows the original price and the reduction', () => {
    const { container } = render(<Price price={price({ original: 13800 })} locale="en-us" showsPercent />);
    expect(screen.getByText('Now $103.50. Was $138.00')).toBeTruthy();
    expect(container.querySelector('s')?.textContent).toBe('$138.00');
    expect(screen.getByText('\u221225%')).toBeTruthy();
  });

  it('spans a range', () => {
    render(<Price price={price({ lowCurrent: 10350, highCurrent: 12000 })} locale="en-us" />);
    expect(screen.getByText('$103.50 to $120.00')).toBeTruthy();
    expect(screen.getByText('$103.50 – $120.00')).toBeTruthy();
  });
});

describe('a picture', () => {
  it('reserves its space, offers widths, and loads eagerly only as the page’s first', () => {
    const { rerender } = render(<Picture path={path} alt="Side" sizes="50vw" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Side' });
    expect(Number(image.getAttribute('height')) / Number(image.getAttribute('width'))).toBe(1.25);
    expect(image.getAttribute('srcset')).toContain('640w');
    expect(image.getAttribute('loading')).toBe('lazy');
    rerender(<Picture path={path} alt="Side" isEager />);
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });
});

describe('choices', () => {
  const colours = [
    { id: 'moss', label: 'Moss', colours: ['#5d6b3c', '#e8e0d0'] },
    { id: 'ink', label: 'Ink', colours: ['#1d2226'], isUnavailable: true },
  ];

  it('of colour are links to the other colours', async () => {
    render(
      <Swatches
        label="Colour"
        items={colours.map((one) => ({ ...one, href: `/en-us/p/x-${one.id}` }))}
        selected="moss"
        limit={1}
      />,
    );
    expect(screen.getByRole('link', { name: 'Moss' }).getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('link', { name: /Ink/ })).toBeNull();
    expect(screen.getByText('1 more')).toBeTruthy();
    await expectAccessible();
  });

  it('of colour stand under their price where prices differ', async () => {
    const [moss, ink] = colours.map((one) => ({ ...one, href: `/en-us/p/x-${one.id}` }));
    const cheap = { current: 10320, original: 12900, currency: 'USD' };
    const full = { current: 12900, original: 12900, currency: 'USD' };
    render(
      <Swatches
        label="Colour"
        items={[
          { ...moss!, groupBy: 'sale', price: cheap },
          { ...ink!, groupBy: 'full-price', price: full },
        ]}
      />,
    );
    const reduced = within(screen.getByRole('group', { name: /Now \$103\.20/ }));
    reduced.getByRole('link', { name: 'Moss' });
    expect(reduced.queryByRole('link', { name: /Ink/ })).toBeNull();
    screen.getByRole('group', { name: /^\$129\.00/ });
    await expectAccessible();
  });

  it('of colour are radios where there is no address', async () => {
    const onSelect = vi.fn();
    render(<Swatches label="Colour" items={colours} selected="moss" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Ink, unavailable' }));
    expect(onSelect).toHaveBeenCalledWith('ink');
    expect(screen.getByRole('group', { name: /Colour/ })).toBeTruthy();
    await expectAccessible();
  });

  it('of size move with the arrows, and a sold-out one may be chosen', async () => {
    function Sizes() {
      const [size, setSize] = useState('42');
      const items = [
        { value: '42', label: '42' },
        { value: '43', label: '43', isUnavailable: true },
      ];
      return (
        <SizePicker label="Size" name="size" items={items} selected={size} onSelect={setSize} error="Choose a size" />
      );
    }
    render(<Sizes />);
    await userEvent.click(screen.getByRole('radio', { name: '43, unavailable' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '43, unavailable' }).checked).toBe(true);
    expect(screen.getByRole('radiogroup', { name: 'Size' }).getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
  });

  it('of a quantity stay within their limits, pressed or typed', async () => {
    const onChange = vi.fn();
    function Many() {
      const [value, setValue] = useState(2);
      return (
        <Quantity
          label="Quantity"
          value={value}
          max={4}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      );
    }
    render(<Many />);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(onChange).toHaveBeenLastCalledWith(3);
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    await userEvent.clear(field());
    await userEvent.type(field(), '4{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(4);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field().value).toBe('4');
    await expectAccessible();
  });

  it.each(['0', '-3', '1e3', '2.5', '99', 'two'])('reject %s as a quantity, and change nothing', async (typed) => {
    const onChange = vi.fn();
    render(<Quantity label="Quantity" value={2} max={4} onChange={onChange} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(field.value).toBe('2');
    const words = `“${typed}” is not possible: type a whole number from 1 to 4. The quantity is still 2.`;
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await expectAccessible();
    await userEvent.type(field, '3');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a product card', () => {
  it('is one link with a title, and loads its second picture only for a mouse', async () => {
    const { container } = render(
      <ProductCard
        href="/en-us/p/fellrunner-WM000123"
        title="Fellrunner 3"
        pictures={[
          { path, alt: 'Fellrunner 3, side' },
          { path: path.replace('side', 'pair'), alt: '' },
        ]}
        rating={<Rating score={4.6} count={128} label="4.6 of 5 stars, 128 reviews" />}
        price={<Price price={{ current: 100, currency: 'USD' }} locale="en-us" />}
      />,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Fellrunner 3' })).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    await userEvent.hover(screen.getByRole('article'));
    expect(container.querySelectorAll('img')).toHaveLength(2);
    await expectAccessible();
  });

  it('is part of a carousel with a name', async () => {
    render(
      <Carousel label="Seen on the trail">
        <p>One</p>
        <p>Two</p>
      </Carousel>,
    );
    expect(screen.getByRole('list', { name: 'Seen on the trail' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expectAccessible();
  });
});

describe('text on a picture', () => {
  it('has its own colour scheme, and the picture may change with the window', async () => {
    const { container } = render(
      <Scene
        picture={{
          path: 'scene/ridge-dawn/tall',
          ratio: 'tall',
          alt: 'A ridge at dawn',
          md: { path: 'scene/ridge-dawn/wide', ratio: 'wide' },
        }}
      >
        <h2>Go where the path turns.</h2>
      </Scene>,
    );
    expect(screen.getByRole('heading').closest('[data-tone]')?.getAttribute('data-tone')).toBe('night');
    const source = container.querySelector('source');
    expect(source?.getAttribute('media')).toBe('(min-width: 48em)');
    expect(source?.getAttribute('srcset')).toContain('/images/scene/ridge-dawn/wide');
    await expectAccessible();
  });
});

describe('chips, meters and scales', () => {
  it('can be pressed, followed or removed', async () => {
    const onClick = vi.fn();
    render(
      <>
        <Chip isSelected count={12} onClick={onClick}>
          Waterproof
        </Chip>
        <Chip isRemovable label="Remove Moss">
          Moss
        </Chip>
        <ChipLink href="/en-us/guides" isSelected>
          Guides
        </ChipLink>
        <Meter label="$22.00 to free delivery" value={53} max={75} />
        <Scale label="Cushioning" value={3} max={5} low="Firm" high="Soft" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Waterproof/, pressed: true }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Remove Moss' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Guides' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('meter', { name: '$22.00 to free delivery' }).getAttribute('value')).toBe('53');
    expect(screen.getByRole('img', { name: 'Cushioning: 3/5' })).toBeTruthy();
    await expectAccessible();
  });

  it('are chosen in a form: several values, a number of stars', async () => {
    render(
      <form aria-label="Review">
        <ChipGroup
          label="Interests"
          name="interests"
          defaultSelected={['a']}
          options={[
            { value: 'a', label: 'Trail' },
            { value: 'b', label: 'City' },
          ]}
        />
        <RatingField label="Rating" name="stars" words={['Poor', 'Fair', 'Good', 'Very good', 'Excellent']} />
      </form>,
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'City' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Very good' }));
    const data = new FormData(screen.getByRole<HTMLFormElement>('form'));
    expect(data.getAll('interests')).toEqual(['a', 'b']);
    expect(data.get('stars')).toBe('4');
    await expectAccessible();
  });

  it('says that stars are missing, until one is chosen', async () => {
    render(
      <Form onSubmit={() => undefined}>
        <RatingField
          label="Rating"
          name="stars"
          words={['Poor', 'Fair', 'Good', 'Very good', 'Excellent']}
          isRequired
        />
        <button type="submit">Send</button>
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Poor' }));
    await expectAccessible();
    await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
    expect(screen.queryByText('This field is required')).toBeNull();
  });
});
