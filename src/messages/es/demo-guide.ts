import type en from '../en/demo-guide.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Guía de la demo',
  note: 'Una demo: ningún pedido es real.',
  intro: 'Qué escribir y qué ocurre.',
  asPage: 'Todo en una página',
  groups: 'Partes de la guía',
  people: 'Personas',
  cards: 'Tarjetas',
  codes: 'Códigos',
  addresses: 'Direcciones',
  products: 'Productos',
  orders: 'Pedidos',
  password: 'Contraseña de todos',
  signIn: 'Iniciar sesión',
  signInAs: 'Iniciar sesión como {name}',
  signedIn: 'Sesión iniciada',
  copy: 'Copiar {text}',
  copied: '{text} está copiado',
  uncopied: 'Tu navegador no ha permitido copiarlo. El texto está seleccionado: cópialo con el teclado.',
  open: 'Abrir la página',
  loading: 'Cargando la guía',
  unavailable: 'No se ha podido cargar la guía.',
  retry: 'Reintentar',
} satisfies Translation<typeof en>;
