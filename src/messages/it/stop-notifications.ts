import type en from '../en/stop-notifications.ts';
import type { Translation } from '../text.ts';

export default {
  title: 'Interrompi gli avvisi',
  submit: 'Interrompi tutti gli avvisi',
  done: 'Fatto. Non ti invieremo altri avvisi di disponibilità.',
} satisfies Translation<typeof en>;
