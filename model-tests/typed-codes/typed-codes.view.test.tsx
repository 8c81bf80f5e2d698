import type { Screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { selectIsBusy, type TypedCodesRef } from '#machines/typed-codes/typed-codes.selectors.ts';
import { walkView } from '#model-tests/support/view.tsx';
import { Button } from '#src/ui/text/Button.tsx';
import { model } from './typed-codes.model.ts';

/** The button of the pages, without their forms, whose messages tests/views/typed-codes.test.tsx checks. */
function Main({ actor }: { actor: TypedCodesRef }) {
  return (
    <Button isBusy={useSelector(actor, selectIsBusy)} onClick={() => actor.send({ type: 'continue.requested' })}>
      Check out
    </Button>
  );
}

const button = (screen: Screen) => screen.getByRole('button', { name: /^Check out/ });
const isBusy = (screen: Screen) => expect(button(screen).getAttribute('aria-busy')).toBe('true');

walkView(model, {
  cover: 'edges',
  render: ({ actor }) => <Main actor={actor} />,
  gestures: { 'continue.requested': (user, screen) => user.click(button(screen)) },
  shows: {
    resting: (screen) => expect(button(screen).getAttribute('aria-busy')).not.toBe('true'),
    applying: isBusy,
    goingOn: isBusy,
  },
});
