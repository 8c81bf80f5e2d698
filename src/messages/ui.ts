import en from './compiled/en-US/ui.gen.ts';
import { text } from './text.ts';

/** What the components of src/ui say themselves. */
export const uiText = text('ui', en);
