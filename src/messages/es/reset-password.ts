import type en from '../en/reset-password.ts';
import type { Translation } from '../text.ts';

export default {
  askTitle: '¿Has olvidado tu contraseña?',
  askIntro: 'Escribe el correo electrónico de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.',
  email: 'Correo electrónico',
  ask: 'Enviar el enlace',
  sentTitle: 'Mira tu correo',
  sent: 'Si hay una cuenta con {email}, el enlace está en camino. Funciona una sola vez y durante una hora.',
  sentNameless:
    'Si hay una cuenta con este correo, el enlace está en camino. Funciona una sola vez y durante una hora.',
  missed:
    '¿No ha llegado nada en unos minutos? Mira también en el correo no deseado o comprueba la dirección que has escrito.',
  again: 'Pedir otro enlace',
  chooseTitle: 'Elige una contraseña nueva',
  chooseIntro: 'Al guardarla se cerrarán todas las sesiones abiertas de tu cuenta.',
  choose: 'Guardar la contraseña',
  changedTitle: 'Tu contraseña ha cambiado',
  changed: 'Hemos cerrado tu sesión en todos los dispositivos. Inicia sesión con la contraseña nueva.',
  signIn: 'Iniciar sesión',
} satisfies Translation<typeof en>;
