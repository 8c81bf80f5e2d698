import type { Translation } from '../text.ts';
import type en from '../en/sign-in.ts';

export default {
  title: 'Iniciar sesión',
  intro: 'Lo que hay en tu cesta va contigo.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  forgot: '¿Has olvidado tu contraseña?',
  accountTitle: 'Tu cuenta',
  signedInAs: 'Has iniciado sesión. Tu número de cliente es {number}.',
  overview: 'Resumen de la cuenta',
  orders: 'Tus pedidos',
  signOut: 'Cerrar sesión',
} satisfies Translation<typeof en>;
