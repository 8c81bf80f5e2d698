import type en from '../en/spend-banner.ts';
import type { Translation } from '../text.ts';

export default {
  employee: 'Ihr Mitarbeiterjahr',
  athlete: 'Ihr Athletenjahr',
  ipa: 'Ihr Jahr mit IPA',
  wranx: 'Ihr Jahr mit WRANX',
  spent: 'Sie haben in diesem Jahr {spent} von {annual} ausgegeben',
  left: 'Es bleiben {amount}. Am 1. Januar beginnt es von vorn.',
  none: 'Es ist nichts mehr übrig. Am 1. Januar beginnt es von vorn.',
} satisfies Translation<typeof en>;
