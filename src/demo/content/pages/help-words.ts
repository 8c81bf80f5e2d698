import type { Language } from '#src/commerce/model/locale.ts';

/** American and British English ask alike. */
type Spoken = Exclude<Language, 'en-us'>;
type HelpPage = 'help/returns/how-to-return' | 'help/delivery' | 'help/repairs' | 'help/size-guide' | 'help/contact-us';

/** What shoppers type who look for help: the English words count in every language. */
const words: Record<HelpPage, Record<Spoken, string>> = {
  'help/returns/how-to-return': {
    en: 'return|returns|refund|refunds|exchange|return policy|how to return',
    de: 'rückgabe|rücksendung|retoure|retouren|umtausch|erstattung|zurückschicken',
    fr: 'retour|retours|remboursement|échange|renvoyer|politique de retour',
    it: 'reso|resi|rimborso|rimborsi|cambio merce|restituzione',
    es: 'devolución|devoluciones|reembolso|devolver|cambios y devoluciones',
  },
  'help/delivery': {
    en: 'delivery|shipping|shipping costs|delivery time',
    de: 'lieferung|versand|versandkosten|lieferzeit',
    fr: 'livraison|expédition|frais de port|délai de livraison',
    it: 'consegna|spedizione|spese di spedizione',
    es: 'envío|envíos|entrega|gastos de envío',
  },
  'help/repairs': {
    en: 'repair|repairs|warranty',
    de: 'reparatur|reparaturen|garantie',
    fr: 'réparation|réparations|garantie',
    it: 'riparazione|riparazioni|garanzia',
    es: 'reparación|reparaciones|garantía',
  },
  'help/size-guide': {
    en: 'size guide|size chart|sizes',
    de: 'größentabelle|größen|größenberater',
    fr: 'guide des tailles|tailles',
    it: 'guida alle taglie|taglie',
    es: 'guía de tallas|tallas',
  },
  'help/contact-us': {
    en: 'contact|contact us|customer service|help',
    de: 'kontakt|kundenservice|hilfe',
    fr: 'contact|service client|aide',
    it: 'contatti|servizio clienti|aiuto',
    es: 'contacto|atención al cliente|ayuda',
  },
};

/** Case and accents do not count. */
const keyOf = (text: string): string =>
  text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ');

const pages = Object.keys(words) as HelpPage[];

/** The keys of a page in a language, and the English ones. */
const keysOf = (page: HelpPage, language: Language): string[] =>
  [words[page][language === 'en-us' ? 'en' : language], words[page].en].flatMap((all) => all.split('|').map(keyOf));

/** The page of help that these words ask for; null for every other search. */
export function helpFor(query: string, language: Language): string | null {
  const key = keyOf(query);
  return pages.find((page) => keysOf(page, language).includes(key)) ?? null;
}

/** Fewer letters are the beginning of too much. */
const SHORTEST_BEGINNING = 3;

/**
 * Pages of help beside products: for words that begin one of a page's ("retu") or have one among others ("return trail
 * shoes").
 */
export function helpBeside(query: string, language: Language): string[] {
  const key = keyOf(query);
  const isMeant = (one: string) =>
    ` ${key} `.includes(` ${one} `) || (key.length >= SHORTEST_BEGINNING && one.startsWith(key));
  return pages.filter((page) => keysOf(page, language).some(isMeant));
}
