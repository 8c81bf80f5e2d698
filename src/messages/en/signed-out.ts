/** Where a cart was, for somebody whom the service signed out. */
export default {
  title: 'You were signed out',
  body: 'Sign in: your cart is waiting.',
  signIn: 'Sign in',
};
