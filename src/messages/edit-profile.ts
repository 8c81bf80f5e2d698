import en from './compiled/en-US/edit-profile.gen.ts';
import { text } from './text.ts';

export const editProfileText = text('edit-profile', en);
