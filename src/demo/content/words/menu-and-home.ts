import deHome from './de/home.ts';
import de from './de/menus.ts';
import enHome from './en/home.ts';
import en from './en/menus.ts';
import esHome from './es/home.ts';
import es from './es/menus.ts';
import frHome from './fr/home.ts';
import fr from './fr/menus.ts';
import itHome from './it/home.ts';
import it from './it/menus.ts';
import { translator } from '#src/commerce/translate.ts';

/** Words of what stands on every page, in a language. */
export const menuWords = translator({ 'en-us': en, de, en, es, fr, it });

/** Words of the home page, the promises and the titles of stories, in a language. */
export const homeWords = translator({
  'en-us': enHome,
  de: deHome,
  en: enHome,
  es: esHome,
  fr: frHome,
  it: itHome,
});
