import type { Screen } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPort, walkView } from '#model-tests/support/view.tsx';
import { WriteReviewView } from '#src/flows/write-review/WriteReviewView.tsx';
import words from '#src/messages/compiled/en-US/write-review.gen.ts';
import { Container } from '#src/ui/layout/Layout.tsx';
import { model } from './write-review.model.ts';

const submit = (screen: Screen) => screen.queryByRole('button', { name: new RegExp(`^${words.submit}`) });
const rewrite = (screen: Screen) => screen.queryByRole('button', { name: words.rewrite });
const chooser = (screen: Screen) =>
  screen.queryByLabelText(new RegExp(`^(${words.addPicture}|${words.addingPicture})`));
const retry = (screen: Screen) => screen.queryByRole('button', { name: words.retry });

walkView(model, {
  render: ({ actor }) => (
    <Container width="form">
      <WriteReviewView actor={actor} onSignIn={() => undefined} onSignUp={() => undefined} />
    </Container>
  ),
  gestures: {
    'form.submitted': async (user, screen, { event: { fields } }) => {
      await user.click(screen.getByRole('radio', { name: `${fields.rating} stars` }));
      const typed = { [words.heading]: fields.title, [words.text]: fields.text, [words.nickname]: fields.nickname };
      for (const [label, text] of Object.entries(typed)) {
        const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
        await user.clear(field);
        await user.type(field, text);
      }
      await user.click(submit(screen) as HTMLElement);
    },
    'review.typed': async (user, screen) => {
      await user.type(screen.getByRole('textbox', { name: words.text }), 'y');
    },
    'picture.chosen': (user, screen) =>
      user.upload(chooser(screen) as HTMLElement, new File(['bytes'], 'shoe.png', { type: 'image/png' })),
    'picture.removed': (user, screen) => {
      const buttons = screen.getAllByRole('button', { name: /^Remove picture/ });
      return user.click(buttons.at(-1) as HTMLElement);
    },
    'rewriting.requested': (user, screen) => user.click(rewrite(screen) as HTMLElement),
    'review.retried': (user, screen) => user.click(retry(screen) as HTMLElement),
    'customer.arrived': fromPort('watchSession'),
    'customer.left': fromPort('watchSession'),
  },
  controls: { 'rewriting.requested': rewrite, 'review.retried': retry },
  shows: {
    loading: (screen) => screen.getByText(words.loading),
    guest: (screen) => screen.getByRole('button', { name: words.signIn }),
    writing: (screen, { context: { failure, draft, pictures, canSharePictures, pictureFailure } }) => {
      if (pictureFailure?.errorId === 'API422') screen.getByText(words.noPicture);
      expect(screen.queryAllByRole('img', { name: /^Picture/ })).toHaveLength(pictures.length);
      const shares = screen.queryByRole<HTMLInputElement>('checkbox', { name: words.sharePictures });
      expect(shares !== null).toBe(canSharePictures && pictures.length > 0);
      if (shares) expect(shares.checked).toBe(draft?.sharesPictures ?? false);
      expect(screen.queryByRole('alert') !== null).toBe(failure !== null);
      if (draft) expect(screen.getByRole('textbox', { name: words.heading })).toHaveProperty('value', draft.title);
    },
    'writing.ready': (screen) => expect(submit(screen)?.getAttribute('aria-busy')).not.toBe('true'),
    'writing.addingPicture': (screen) => expect(submit(screen)?.getAttribute('aria-busy')).toBe('true'),
    submitting: (screen) => expect(submit(screen)?.getAttribute('aria-busy')).toBe('true'),
    told: (screen, { context: { review } }) => {
      screen.getByText(words[`status.${review?.status ?? 'SUBMITTED'}`]);
      screen.getByText(review?.text ?? '');
      expect(screen.queryByText(words.sharedPictures) !== null).toBe(review?.hasSharedPictures);
    },
    unavailable: (screen) => screen.getByText(words.unavailable),
  },
});
