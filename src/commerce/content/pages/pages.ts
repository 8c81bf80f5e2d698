import type { PageOf } from '../parts.ts';
import { home } from './home.ts';

/** Every page that editors composed. */
export const pages: readonly PageOf[] = [home];
