export { TranslationControl } from './TranslationControl.tsx';
export { useTranslation } from './useTranslation.ts';
