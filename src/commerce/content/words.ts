import deHome from '#src/messages/de/home.ts';
import de from '#src/messages/de/menus.ts';
import enHome, { type HomeWords } from '#src/messages/en/home.ts';
import en, { type MenuWords } from '#src/messages/en/menus.ts';
import esHome from '#src/messages/es/home.ts';
import es from '#src/messages/es/menus.ts';
import frHome from '#src/messages/fr/home.ts';
import fr from '#src/messages/fr/menus.ts';
import itHome from '#src/messages/it/home.ts';
import it from '#src/messages/it/menus.ts';
import { sayer } from '../say.ts';

/** Words of what stands on every page, in a language. */
export const menuWords = sayer<keyof MenuWords>({ de, en, es, fr, it });

/** Words of the home page, the promises and the titles of stories, in a language. */
export const homeWords = sayer<keyof HomeWords>({ de: deHome, en: enHome, es: esHome, fr: frHome, it: itHome });
