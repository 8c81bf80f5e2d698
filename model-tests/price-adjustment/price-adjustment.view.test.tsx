import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { problemOf } from '#machines/price-adjustment/price-adjustment.rules.ts';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { PriceAdjustmentFoot } from '#src/flows/price-adjustment/PriceAdjustmentFoot.tsx';
import { PriceAdjustmentForm } from '#src/flows/price-adjustment/PriceAdjustmentForm.tsx';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import words from '#src/messages/compiled/en-US/price-adjustment.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './price-adjustment.model.ts';

const ways = { percentage: words.percentage, amount: words.amountEach, fixed: words.fixedEach };
const field = (screen: Screen) => screen.getByRole<HTMLInputElement>('textbox');
const agree = (screen: Screen) => screen.getByRole('button', { name: new RegExp(`^${words.agree}`) });
const apply = (screen: Screen) => screen.getByRole('button', { name: new RegExp(`^${words.apply}`) });

/** The text that is shown for each refusal. */
const refusals: Record<string, string> = {
  ORD404: words.gone,
  AUT432: words.notSelling,
  UNEXPECTED: errorMessages.API503,
  PRC401: words.notAgreed,
  AUT423: words.agreeLocked,
  API429: 'in 60 minutes',
};

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => (
    <Container width="form">
      <PriceAdjustmentForm id="adjustment" actor={actor} name="Ridgeline trail runner" isPromoted={false} />
      <PriceAdjustmentFoot actor={actor} form="adjustment" />
    </Container>
  ),
  gestures: {
    'way.chosen': async (user, screen, { event, snapshot, actor }) => {
      if (snapshot.context.way === event.way) actor.send(event);
      else await user.click(screen.getByRole('radio', { name: ways[event.way] }));
    },
    'value.written': async (user, screen, { event, snapshot, actor }) => {
      if (snapshot.context.written === event.written) return actor.send(event);
      await user.clear(field(screen));
      await user.type(field(screen), event.written);
    },
    'adjustment.submitted': async (user, screen, { event, snapshot }) => {
      await user.selectOptions(screen.getByRole('combobox'), event.reasonCode);
      await user.click(apply(screen));
      // A value that cannot be applied is marked at its field, and not sent.
      if (problemOf(snapshot.context)) expect(field(screen).getAttribute('aria-invalid')).toBe('true');
    },
    'agreement.given': async (user, screen) => {
      await user.clear(screen.getByLabelText(words.agreeEmail));
      await user.type(screen.getByLabelText(words.agreeEmail), 'lena.marsh@waymark.example');
      await user.clear(screen.getByLabelText(words.agreePassword));
      await user.type(screen.getByLabelText(words.agreePassword), 'a password');
      await user.click(agree(screen));
    },
    'agreement.declined': (user, screen) => user.click(screen.getByRole('button', { name: words.agreeBack })),
    'removal.requested': (user, screen) => user.click(screen.getByRole('button', { name: words.remove })),
  },
  controls: {
    'agreement.declined': (screen) => screen.queryByRole('button', { name: words.agreeBack }),
    'removal.requested': (screen) => screen.queryByRole('button', { name: new RegExp(`^${words.remove}`) }),
  },
  shows: {
    editing: (screen, { context: { failure, way } }) => {
      expect(apply(screen).getAttribute('aria-busy')).not.toBe('true');
      expect(screen.getByRole<HTMLInputElement>('radio', { name: ways[way] }).checked).toBe(true);
      if (!failure) return expect(screen.queryByRole('alert')).toBeNull();
      if (failure.errorId !== 'PRC400')
        return expect(screen.getByRole('alert').textContent).toContain(refusals[failure.errorId]);
      // A message about the value disappears when the shopper types again, so only the one about the item is expected.
      if (failure.fields?.some((one) => one.field === '/itemId'))
        expect(screen.getByRole('alert').textContent).toContain(words.notAdjustable);
    },
    applying: (screen) => {
      expect(apply(screen).getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    asking: (screen, { context: { failure } }) => {
      expect(agree(screen).getAttribute('aria-busy')).not.toBe('true');
      expect(screen.getByText(/up to 20% on your own/)).toBeTruthy();
      if (failure) expect(screen.getByRole('alert').textContent).toContain(refusals[failure.errorId]);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    agreeing: (screen) => {
      expect(agree(screen).getAttribute('aria-busy')).toBe('true');
      expect(screen.queryByRole('alert')).toBeNull();
    },
    removing: (screen) =>
      expect(screen.getByRole('button', { name: new RegExp(`^${words.remove}`) }).getAttribute('aria-busy')).toBe(
        'true',
      ),
    closing: unreachable('passed through'),
    adjusted: apply,
  },
});
