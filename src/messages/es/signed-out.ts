import type en from '../en/signed-out.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Se ha cerrado tu sesión',
  body: 'Inicia sesión: tu cesta te espera.',
  signIn: 'Iniciar sesión',
  offer: '¿Tienes una cuenta? En ella están tus direcciones y tarjetas.',
  guestTitle: 'No encontramos tu cesta',
  guestBody:
    'Reconocíamos tu cesta gracias a las cookies de este navegador, que se han eliminado o han caducado. Puedes empezar una cesta nueva.',
  startNew: 'Empezar una cesta nueva',
} satisfies Translation<typeof en>;
