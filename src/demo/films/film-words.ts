import type { Localised, WrittenLanguage } from '#src/commerce/model/locale.ts';
import type { FilmName } from './films.ts';

interface Words {
  title: Localised;
  /** One caption for each picture, in order. The films have no sound. */
  captions: Record<WrittenLanguage, readonly string[]>;
}

/** What the films show. */
export const filmWords: Record<FilmName, Words> = {
  ridgeline: {
    title: {
      en: 'The Ridgeline 3 from all sides (demo film)',
      fr: 'La Ridgeline 3 sous tous les angles (film de démonstration)',
      de: 'Der Ridgeline 3 von allen Seiten (Demofilm)',
      it: 'La Ridgeline 3 da tutti i lati (film dimostrativo)',
      es: 'La Ridgeline 3 desde todos los lados (vídeo de muestra)',
    },
    captions: {
      en: [
        '[no sound] From the side',
        'As a pair',
        'From above: the gusseted tongue',
        'The heel loop',
        'Lugs of 4 mm in two directions',
        'The stitched toe cap',
      ],
      fr: [
        '[sans son] De côté',
        'La paire',
        'De dessus : la languette à soufflets',
        'La boucle au talon',
        'Des crampons de 4 mm dans deux directions',
        'L’embout cousu',
      ],
      de: [
        '[ohne Ton] Von der Seite',
        'Als Paar',
        'Von oben: die angenähte Zunge',
        'Die Schlaufe an der Ferse',
        '4-mm-Stollen in zwei Richtungen',
        'Die vernähte Zehenkappe',
      ],
      it: [
        '[senza audio] Di lato',
        'Il paio',
        'Dall’alto: la linguetta a soffietto',
        'L’anello sul tallone',
        'Tasselli da 4 mm in due direzioni',
        'Il puntale cucito',
      ],
      es: [
        '[sin sonido] De lado',
        'El par',
        'Desde arriba: la lengüeta de fuelle',
        'El lazo del talón',
        'Tacos de 4 mm en dos direcciones',
        'La puntera cosida',
      ],
    },
  },
  shell: {
    title: {
      en: 'The jacket, worn and packed (demo film)',
      fr: 'La veste, portée et rangée (film de démonstration)',
      de: 'Die Jacke, offen und gepackt (Demofilm)',
      it: 'La giacca, aperta e riposta (film dimostrativo)',
      es: 'La chaqueta, puesta y guardada (vídeo de muestra)',
    },
    captions: {
      en: ['[no sound] From the front: pockets above the hip belt', 'From the back', 'Packed', 'The two-way zip'],
      fr: ['[sans son] De face : les poches au-dessus de la ceinture', 'De dos', 'Rangée', 'Le zip à double curseur'],
      de: ['[ohne Ton] Von vorn: Taschen über dem Hüftgurt', 'Von hinten', 'Gepackt', 'Der Zweiwege-Reißverschluss'],
      it: ['[senza audio] Davanti: tasche sopra la cintura', 'Da dietro', 'Riposta', 'La zip a due cursori'],
      es: [
        '[sin sonido] De frente: bolsillos por encima del cinturón',
        'Por detrás',
        'Guardada',
        'La cremallera de doble sentido',
      ],
    },
  },
  seasons: {
    title: {
      en: 'A year outside (demo film)',
      fr: 'Une année dehors (film de démonstration)',
      de: 'Ein Jahr draußen (Demofilm)',
      it: 'Un anno all’aperto (film dimostrativo)',
      es: 'Un año al aire libre (vídeo de muestra)',
    },
    captions: {
      en: [
        '[no sound] Dawn on the ridge',
        'A lake in summer',
        'Mist in the forest',
        'The first snow',
        'Northern lights',
      ],
      fr: [
        '[sans son] L’aube sur la crête',
        'Un lac en été',
        'La brume dans la forêt',
        'La première neige',
        'Une aurore boréale',
      ],
      de: ['[ohne Ton] Morgen auf dem Grat', 'Ein See im Sommer', 'Nebel im Wald', 'Der erste Schnee', 'Nordlicht'],
      it: [
        '[senza audio] L’alba sulla cresta',
        'Un lago d’estate',
        'Nebbia nel bosco',
        'La prima neve',
        'L’aurora boreale',
      ],
      es: [
        '[sin sonido] El alba en la cresta',
        'Un lago en verano',
        'Niebla en el bosque',
        'La primera nieve',
        'La aurora boreal',
      ],
    },
  },
};
