export default {
  title: 'Add a gift option',
  titleChange: 'Change the gift option',
  intro: '{name} goes out by email, with your words, as soon as the order is paid.',
  email: 'Email of who gets it',
  emailMore: 'Check it twice: it opens like cash.',
  to: 'Their name',
  message: 'Your message',
  submit: 'Save',
} as const;
