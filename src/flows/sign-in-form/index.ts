export { SignInForm } from './SignInForm.tsx';
export { createSignInFormActors } from './sign-in-form.actors.ts';
