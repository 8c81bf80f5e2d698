export default {
  new: 'New password',
  confirm: 'New password once more',
  length: '8 or more characters',
  upper: 'one upper-case letter',
  lower: 'one lower-case letter',
  digit: 'one number',
  met: 'Done:',
  unmet: 'Still missing:',
  invalid: 'Password does not meet requirements',
} as const;
