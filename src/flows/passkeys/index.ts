export { Passkeys } from './Passkeys.tsx';
