export default {
  title: 'Look up an order',
  intro: 'With its number and the email that the confirmation went to. Both stand in that email.',
  number: 'Order number',
  numberHint: 'It begins with W, such as WM1234567890.',
  email: 'Email',
  submit: 'Find the order',
  opened: 'Your order is found.',
  open: 'Open order {number}',
  accountTitle: 'Do you have an account?',
  accountBody: 'All your orders are there, without numbers to type.',
  toHistory: 'Go to your orders',
} as const;
