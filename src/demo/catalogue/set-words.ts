import type { ProductSet } from '#src/commerce/model/catalogue.ts';
import { american } from '../american.ts';

/** English | French | German | Italian | Spanish: the name of each set, then what it is for. */
const written: Record<string, readonly [names: string, texts: string]> = {
  WMSET0001: [
    'The wet-day set|L’ensemble jour de pluie|Das Regentag-Set|Il set per i giorni di pioggia|El conjunto para días de lluvia',
    'A shell, overtrousers and a hat that shed an Atlantic front between them.|Une veste, un surpantalon et un chapeau qui tiennent tête à un front atlantique.|Eine Jacke, eine Überhose und ein Hut, an denen eine Atlantikfront abperlt.|Una giacca, un copripantalone e un cappello che reggono insieme una perturbazione atlantica.|Una chaqueta, un cubrepantalón y un sombrero que aguantan juntos un frente atlántico.',
  ],
  WMSET0002: [
    'Hut to hut|De refuge en refuge|Von Hütte zu Hütte|Di rifugio in rifugio|De refugio en refugio',
    'Four days in the Alps: boots that dry, a pack that breathes, wool that forgives.|Quatre jours dans les Alpes\u00a0: des chaussures qui sèchent, un sac qui respire, une laine qui pardonne.|Vier Tage in den Alpen: Schuhe, die trocknen, ein Rucksack, der atmet, Wolle, die verzeiht.|Quattro giorni sulle Alpi: scarponi che asciugano, uno zaino che respira, lana che perdona.|Cuatro días en los Alpes: botas que se secan, una mochila que respira, lana que perdona.',
  ],
  WMSET0003: [
    'One night out|Une nuit dehors|Eine Nacht draußen|Una notte fuori|Una noche fuera',
    'Tent, bag and flask for a bivouac you tell people about.|Tente, duvet et gourde pour un bivouac que l’on raconte.|Zelt, Schlafsack und Flasche für ein Biwak, von dem man erzählt.|Tenda, sacco a pelo e borraccia per un bivacco da raccontare.|Tienda, saco y botella para un vivac digno de contarse.',
  ],
  WMSET0004: [
    'Race-day kit list|L’équipement du jour de course|Ausrüstung für den Renntag|Il kit per il giorno di gara|El equipo para el día de la carrera',
    'What a mountain race asks you to carry, and what you will want to wear.|Ce qu’une course de montagne impose d’emporter, et ce que vous aurez envie de porter.|Was ein Berglauf an Gepäck verlangt, und was man dabei tragen will.|Quello che una gara in montagna chiede di portare, e quello che vorrai indossare.|Lo que una carrera de montaña obliga a llevar, y lo que querrás ponerte.',
  ],
  WMSET0005: [
    'First frost|Premier gel|Erster Frost|Prima brina|Primera helada',
    'The three layers and two ends that make November pleasant.|Les trois couches et les deux bouts qui rendent novembre agréable.|Drei Schichten, dazu Kopf und Füße warm: So wird der November angenehm.|Tre strati, più testa e piedi al caldo: così novembre diventa piacevole.|Tres capas, y la cabeza y los pies calientes: así da gusto noviembre.',
  ],
  WMSET0006: [
    'Small explorer|Jeune explorateur|Kleine Entdecker|Piccoli esploratori|Pequeños exploradores',
    'Boots, coat and trousers for someone who will sit in a stream.|Chaussures, manteau et pantalon pour qui finira assis dans un ruisseau.|Schuhe, Jacke und Hose für jemanden, der sich in einen Bach setzen wird.|Scarponcini, giacca e pantaloni per chi finirà seduto in un ruscello.|Botas, abrigo y pantalón para quien acabará sentándose en un arroyo.',
  ],
  WMSET0007: [
    'Travelling light|Voyager léger|Mit leichtem Gepäck|Viaggiare leggeri|Viajar ligero',
    'Cabin bag, quiet shoes and a tee that lasts the week.|Un sac cabine, des chaussures discrètes et un t-shirt qui tient la semaine.|Eine Tasche fürs Handgepäck, leise Schuhe und ein T-Shirt für die ganze Woche.|Una borsa da cabina, scarpe discrete e una maglietta che dura tutta la settimana.|Una bolsa de cabina, zapatillas discretas y una camiseta que aguanta toda la semana.',
  ],
};

const others = ['fr', 'de', 'it', 'es'] as const;

/** Name and text of a set, in English and in the other languages. */
export function setWords(id: string): Pick<ProductSet, 'name' | 'description' | 'translations'> {
  const [names = [], texts = []] = (written[id] ?? []).map((line) => line.split('|'));
  const [name = '', ...otherNames] = names;
  const [description = '', ...otherTexts] = texts;
  const translations = Object.fromEntries(
    others.map((language, at) => [language, { name: otherNames[at] ?? '', description: otherTexts[at] ?? '' }]),
  );
  const us = { name: american(name), description: american(description) };
  const isOwn = us.name !== name || us.description !== description;
  return { name, description, translations: { ...translations, ...(isOwn ? { 'en-us': us } : {}) } };
}
