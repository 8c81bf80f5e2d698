import type { Translation } from '../text.ts';
import type en from '../en/consent.ts';

export default {
  banner: 'Cookies',
  bannerTitle: 'Tú eliges las cookies',
  bannerText:
    'Algunas cookies son necesarias para la cesta y el pago. Con tu permiso, otras nos ayudan a mejorar la tienda, recuerdan tus preferencias y te sugieren lo que puede interesarte.',
  acceptAll: 'Aceptar todas',
  onlyNecessary: 'Solo las necesarias',
  choose: 'Elegir',
  settings: 'Configuración de cookies',
  dialogText:
    'Puedes cambiarlo cuando quieras en «Configuración de cookies», al pie de cada página. Volveremos a preguntar dentro de seis meses.',
  save: 'Guardar mi elección',
  C0001: 'Necesarias',
  C0001Text: 'Tu cesta, iniciar sesión, pagar y esta elección. Sin ellas la tienda no funciona.',
  C0002: 'Rendimiento y análisis',
  C0002Text: 'Contamos, de forma anónima y por día, qué pasos se dan al comprar y dónde se abandona.',
  C0003: 'Funcionales',
  C0003Text: 'Recuerdan lo que hace la tienda más cómoda, como tu tienda favorita.',
  C0004: 'Publicidad',
  C0004Text: 'Te muestran productos y ofertas que encajan con lo que has visto.',
} satisfies Translation<typeof en>;
