export { codeForm } from './code-forms.ts';
export { type MainButton, useMainButton } from './useMainButton.ts';
