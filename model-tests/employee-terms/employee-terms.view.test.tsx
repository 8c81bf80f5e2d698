import { expect } from 'vitest';
import { unreachable, walkView } from '#model-tests/support/view.tsx';
import { EmployeeTermsView } from '#src/flows/employee-terms/EmployeeTermsView.tsx';
import words from '#src/messages/compiled/en-US/employee-terms.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';
import { model } from './employee-terms.model.ts';

const passed = unreachable('passed through');

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <EmployeeTermsView actor={actor} isOpen />,
  gestures: {
    'terms.accepted': (user, screen) =>
      user.click(screen.getByRole('button', { name: new RegExp(`^${words.accept}`) })),
    'terms.declined': (user, screen) => user.click(screen.getByRole('button', { name: words.decline })),
  },
  shows: {
    asking: (screen, { context: { failure } }) => {
      screen.getByRole('dialog', { name: words.title });
      screen.getByText(words.terms);
      const said = failure && (errorMessages[failure.errorId as 'AUT404'] ?? errorMessages.API503);
      if (said) expect(screen.getByRole('alert').textContent).toContain(said);
      else expect(screen.queryByRole('alert')).toBeNull();
    },
    accepting: (screen) =>
      expect(screen.getByRole('button', { name: new RegExp(`^${words.accept}`) }).getAttribute('aria-busy')).toBe(
        'true',
      ),
    thanking: passed,
    closing: passed,
    answered: (screen) => screen.getByText(words.terms),
  },
});
