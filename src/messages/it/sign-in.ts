import type en from '../en/sign-in.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Accedi',
  intro: 'Ciò che è nel carrello viene con te.',
  email: 'Email',
  password: 'Password',
  submit: 'Accedi',
  forgot: 'Password dimenticata?',
  accountTitle: 'Il tuo account',
  signedInAs: 'Accesso effettuato. Il tuo numero cliente è {number}.',
  overview: 'Panoramica dell’account',
  orders: 'I tuoi ordini',
  signOut: 'Esci',
} satisfies Translation<typeof en>;
