import type { Language } from '#src/commerce/model/locale.ts';

/** American and British English ask alike. */
type Spoken = Exclude<Language, 'en-us'>;
type HelpPage = 'help/returns/how-to-return' | 'help/delivery' | 'help/repairs' | 'help/size-guide' | 'help/contact-us';

/** Pages of flows that a search leads to; they are not listed beside products. */
type FlowPage = 'stores' | 'order-lookup' | 'loyalty' | 'location-selector' | 'newsletter';

const flowWords: Record<FlowPage, Record<Spoken, string>> = {
  stores: {
    en: 'store|stores|shops|store locator|find a store|stores near me|opening hours',
    de: 'filiale|filialen|geschäft|geschäfte|laden|filialfinder|öffnungszeiten',
    fr: 'magasin|magasins|boutique|boutiques|trouver un magasin|horaires',
    it: 'negozio|negozi|punti vendita|trova un negozio|orari di apertura',
    es: 'tienda|tiendas|buscar tienda|horarios',
  },
  'order-lookup': {
    en: 'order|my order|order status|track order|tracking|where is my order',
    de: 'bestellung|meine bestellung|bestellstatus|sendungsverfolgung',
    fr: 'commande|ma commande|suivi de commande|suivi',
    it: 'ordine|il mio ordine|stato dell’ordine|tracciamento',
    es: 'pedido|mi pedido|estado del pedido|seguimiento',
  },
  loyalty: {
    en: 'loyalty|points|collective|rewards|membership',
    de: 'punkte|treueprogramm|mitgliedschaft|prämien',
    fr: 'fidélité|programme de fidélité|points|récompenses',
    it: 'punti|programma fedeltà|premi',
    es: 'puntos|programa de fidelidad|recompensas',
  },
  'location-selector': {
    en: 'country|language|change country|change language|currency',
    de: 'land|länder|sprache|land ändern|sprache ändern|währung',
    fr: 'pays|langue|changer de pays|changer de langue|devise',
    it: 'paese|lingua|cambia paese|cambia lingua|valuta',
    es: 'país|idioma|cambiar de país|cambiar idioma|moneda',
  },
  newsletter: {
    en: 'newsletter|subscribe',
    de: 'newsletter|newsletter abonnieren',
    fr: 'newsletter|infolettre|s’abonner',
    it: 'newsletter|iscriviti',
    es: 'newsletter|boletín|suscribirse',
  },
};

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

/** The keys in a language, and the English ones. */
const keysOf = (of: Record<Spoken, string>, language: Language): string[] =>
  [of[language === 'en-us' ? 'en' : language], of.en].flatMap((all) => all.split('|').map(keyOf));

/** The page of help or of a flow that these words ask for; null for every other search. */
export function helpFor(query: string, language: Language): string | null {
  const key = keyOf(query);
  const asked = Object.entries({ ...words, ...flowWords });
  return asked.find(([, of]) => keysOf(of, language).includes(key))?.[0] ?? null;
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
  return pages.filter((page) => keysOf(words[page], language).some(isMeant));
}
