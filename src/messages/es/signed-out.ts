import type en from '../en/signed-out.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Se ha cerrado tu sesión',
  body: 'Inicia sesión: tu cesta te espera.',
  signIn: 'Iniciar sesión',
} satisfies Translation<typeof en>;
