import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { ContactView } from '#src/flows/contact/ContactView.tsx';
import words from '#src/messages/compiled/en-US/contact.gen.ts';
import { model } from './contact.model.ts';

const button = (screen: Screen) => screen.getByRole('button', { name: new RegExp(`^${words.send}`) });

walkView(model, {
  render: ({ actor }) => <ContactView actor={actor} level={1} />,
  gestures: {
    'message.submitted': async (user, screen, { event: { fields } }) => {
      const type = async (label: string, text: string) => {
        const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
        await user.clear(field);
        await user.type(field, text);
      };
      const { category, subject, name, email, orderNumber, written } = fields;
      await user.selectOptions(screen.getByRole('combobox'), `${category}/${subject}`);
      await type(words.name, name);
      await type(words.email, email);
      await type(words.orderNumber, orderNumber);
      await type(words.message, written);
      await user.click(button(screen));
    },
    'subjects.retried': (user, screen) => user.click(screen.getByRole('button', { name: words.retry })),
    'another.requested': (user, screen) => user.click(screen.getByRole('button', { name: words.another })),
  },
  controls: { 'subjects.retried': (screen) => screen.queryByRole('button', { name: words.retry }) },
  shows: {
    opening: unreachable('passed through'),
    deciding: unreachable('passed through'),
    loading: (screen) => screen.getByText(words.loading),
    unavailable: (screen) => screen.getByText(words.unavailableBody),
    editing: (screen) => button(screen),
    sending: (screen) => expect(button(screen).getAttribute('aria-busy')).toBe('true'),
    refused: (screen) => screen.getByRole('alert'),
    sent: (screen, { context: { caseNumber } }) =>
      screen.getByText(caseNumber ? `Its number is ${caseNumber}. An email confirms it.` : words.sentBodyWithout),
  },
});
