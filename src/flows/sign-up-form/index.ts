export { createSignUpFormActors } from './sign-up-form.actors.ts';
export { SignUpView } from './SignUpView.tsx';
