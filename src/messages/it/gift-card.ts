import type en from '../en/gift-card.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Carte regalo',
  use: 'Usa una carta regalo',
  useAnother: 'Usa un’altra carta regalo',
  number: 'Numero della carta regalo',
  pin: 'PIN',
  pinMore: 'Sul retro della carta o nell’email.',
  apply: 'Usala',
  check: 'Controlla il saldo',
  balance: '{amount} disponibili sulla carta regalo che termina con {lastFour}',
  expires: 'Data di scadenza: {date}.',
  remove: 'Rimuovi la carta regalo che termina con {lastFour}',
} satisfies Translation<typeof en>;
