import en from './compiled/en-US/cms-preview.gen.ts';
import { text } from './text.ts';

export const cmsPreviewText = text('cms-preview', en);
