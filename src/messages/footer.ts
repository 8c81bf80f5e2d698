import en from './compiled/en-US/footer.gen.ts';
import { text } from './text.ts';

export const footerText = text('footer', en);
