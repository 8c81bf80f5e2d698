import type { Translation } from '../text.ts';
import type en from '../en/outages.ts';

export default {
  offlineTitle: 'No tienes conexión',
  offline: 'Esto no nos ha llegado. Revisa tu conexión a internet e inténtalo de nuevo.',
  faultTitle: 'El problema es nuestro',
  providerTitle: 'Un servicio con el que trabajamos no responde',
  provider: 'No es cosa tuya ni de tu conexión. Inténtalo de nuevo en unos minutos.',
} satisfies Translation<typeof en>;
