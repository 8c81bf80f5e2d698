export { AccountButton } from './AccountButton.tsx';
export { SignInOffer } from './SignInOffer.tsx';
export { createSessionActors } from './session.actors.ts';
export { useWhyEmpty } from './useWhyEmpty.tsx';
