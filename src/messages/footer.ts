import en from './en/footer.ts';
import { text } from './text.ts';

export const footerText = text('footer', en);
