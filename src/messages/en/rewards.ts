export default {
  title: 'Your points',
  balance: { one: 'You have {amount} point.', other: 'You have {amount} points.' },
  voucher: 'Voucher',
  option: '{points} points for {amount}',
  use: 'Use points',
  tooFew: 'Vouchers begin at {points} points.',
  noneFits: 'No voucher fits this order: what it is worth beyond the total would be lost.',
  remove: 'Remove the voucher',
  unavailable: 'We cannot read your points at the moment',
  retry: 'Try again',
} as const;
