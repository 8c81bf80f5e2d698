import { css } from '@linaria/core';
import { useLocation } from '@tanstack/react-router';
import type { FooterNewsletter } from '#openapi/generated/waymark.gen.ts';
import { inLocale } from '#src/domain/locale.ts';
import { useDialogsRef } from '#src/flows/shared/storefront.hooks.ts';
import { footerText } from '#src/messages/footer.ts';
import { useLocale, useText } from '#src/messages/text.ts';
import { colour, radius, space, text } from '#src/ui/theme/tokens.ts';

const box = css`
  display: grid;
  gap: ${space[3]};
  width: 100%;
  max-width: 26rem;
  font-size: ${text.sm};

  & > h2 {
    font-size: ${text.md};
  }

  & > p {
    color: ${colour.inkSoft};
  }

  & > div {
    display: flex;
  }

  & :is(input[type='email'], button) {
    min-height: 3rem;
    padding-inline: ${space[4]};
    border: 1px solid ${colour.lineStrong};
    border-radius: ${radius.sm};
    background: none;
    color: inherit;
    font: inherit;
  }

  & input[type='email'] {
    flex: 1;
    min-width: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  & ::placeholder {
    color: ${colour.inkSoft};
    opacity: 1;
  }

  & button {
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    background: ${colour.ink};
    color: ${colour.paper};
    font-weight: 600;
    cursor: pointer;
  }

  & label {
    display: flex;
    align-items: flex-start;
    gap: ${space[3]};
    padding-block: ${space[2]};
  }

  & [type='checkbox'] {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    accent-color: ${colour.ink};
  }
`;

/**
 * The newsletter form of the footer (catalogue 4): plain HTML that its page answers. With script it opens the dialog,
 * which loads the chart, so that no page carries it. A new route has an empty form.
 */
export function NewsletterBox({ newsletter: { title, text: about } }: { newsletter: FooterNewsletter }) {
  const t = useText(footerText);
  const locale = useLocale();
  const dialogs = useDialogsRef();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <form
      key={path}
      className={box}
      method="post"
      action={inLocale(locale, '/newsletter')}
      onSubmit={(event) => {
        event.preventDefault();
        const email = new FormData(event.currentTarget).get('email');
        dialogs.send({ type: 'dialog.requested', name: 'newsletter', data: { email } });
      }}
    >
      <h2>{title}</h2>
      {about && <p>{about}</p>}
      <div>
        <input
          type="email"
          name="email"
          required
          maxLength={100}
          autoComplete="email"
          aria-label={t('newsletterEmail')}
          placeholder={t('newsletterEmail')}
        />
        <button type="submit">{t('newsletterSubmit')}</button>
      </div>
      <label>
        <input type="checkbox" name="policy" required />
        {t('newsletterPolicy')}
      </label>
    </form>
  );
}
