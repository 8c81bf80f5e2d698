import type en from '../en/stop-notifications.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Dejar de recibir avisos',
  submit: 'Detener todos los avisos',
  done: 'Hecho. No te enviaremos más avisos de disponibilidad.',
} satisfies Translation<typeof en>;
