import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import type { AddressBookInput } from '#machines/address-book/address-book.types.ts';
import { completeProfileMachine } from '#machines/complete-profile/complete-profile.machine.ts';
import { book, gone, work } from '#model-tests/address-book/address-book.model.ts';
import { customers } from '#model-tests/complete-profile/complete-profile.model.ts';
import { AddressBookView } from '#src/flows/address-book/AddressBookView.tsx';
import { InterestsForm } from '#src/flows/complete-profile/InterestsForm.tsx';
import words from '#src/messages/compiled/en-US/address-book.gen.ts';
import completing from '#src/messages/compiled/en-US/complete-profile.gen.ts';
import errorMessages from '#src/messages/compiled/en-US/errors.gen.ts';

/** What a browser without script has to press, as the server renders it: the words of a form, and what it sends. */
function formsOf(page: ReactElement): Record<string, string> {
  document.body.innerHTML = renderToString(page);
  const sent = (form: HTMLFormElement) =>
    [...new FormData(form)].map(([name, value]) => ` ${name}=${String(value)}`).join('');
  return Object.fromEntries(
    [...document.forms].map((form) => {
      const button = form.querySelector('button');
      const name = button?.getAttribute('aria-label') ?? button?.textContent ?? '';
      return [name, `${form.method} ${form.getAttribute('action')}${sent(form)}`];
    }),
  );
}

const addresses = '/en-us/account/addresses';
const formsOfBook = (asked: Partial<AddressBookInput>) =>
  formsOf(
    <AddressBookView
      actor={createActor(addressBookMachine, { input: { country: 'US', addresses: book, ...asked } })}
      parts={{ AddressForm: () => null }}
      onSignIn={() => undefined}
    />,
  );

it('an address is made the main one by a form, and its removal is asked for by a link of the page', () => {
  const id = work.addressId;
  const forms = formsOfBook({});
  const of = (start: string) => Object.entries(forms).find(([name]) => name.startsWith(start))?.[1];
  expect(of('Make it main: ')).toBe(`post ${addresses} makeMain=${id}`);
  expect(forms[Object.keys(forms).find((name) => /^Remove: .*1 Main Street/.test(name)) ?? '']).toBe(
    `get ${addresses} remove=${id}`,
  );
});

it('the page that asks whether to remove an address answers by forms', () => {
  const forms = formsOfBook({ removedId: work.addressId ?? null });
  expect(forms[words.removeConfirm]).toBe(`post ${addresses} remove=${work.addressId}`);
  expect(forms[words.removeKeep]).toBe(`get ${addresses}`);
});

it('a refused change is told above the addresses', () => {
  formsOfBook({ failure: gone });
  expect(document.querySelector('[role=alert]')?.textContent).toContain(errorMessages.CCA401);
  expect(document.querySelectorAll('address')).toHaveLength(book.length);
});

it('the interests are a form that keeps those that it does not list', () => {
  const known = customers.member;
  const actor = createActor(completeProfileMachine, { input: { begins: 'interests', known } });
  const forms = formsOf(<InterestsForm actor={actor} known={known} />);
  expect(forms[completing.saveAlone]).toBe('post /en-us/account/interests interests=Fell running interests=Travel');
  expect(forms[completing.cancel]).toBe('get /en-us/account');
});
