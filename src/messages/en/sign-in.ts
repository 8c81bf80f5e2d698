export default {
  title: 'Sign in',
  intro: 'What is in your cart comes with you.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  accountTitle: 'Your account',
  signedInAs: 'You are signed in. Your customer number is {number}.',
  overview: 'Account overview',
  orders: 'Your orders',
  signOut: 'Sign out',
} as const;
