import { withAmerican } from '../american.ts';
import type { Localised } from '#src/commerce/model/locale.ts';

/** What several of a kind are called, by the `typeLabel` of one: French, German, Italian, Spanish. */
const table: Record<string, string> = {
  'Approach shoe': 'Chaussures d’approche|Zustiegsschuhe|Scarpe da avvicinamento|Zapatillas de aproximación',
  Backpack: 'Sacs à dos|Rucksäcke|Zaini|Mochilas',
  'Base-layer tights': 'Collants techniques|Lange Unterhosen|Calzamaglie tecniche|Mallas interiores',
  'Base-layer top': 'Hauts techniques|Unterhemden|Maglie intime tecniche|Camisetas interiores',
  Beanie: 'Bonnets|Mützen|Berretti|Gorros',
  'Bikepacking tent': 'Tentes de bikepacking|Bikepacking-Zelte|Tende da bikepacking|Tiendas de bikepacking',
  'Bobble hat': 'Bonnets à pompon|Bommelmützen|Berretti con pompon|Gorros con pompón',
  'Camp mule': 'Mules de camp|Camp-Pantoletten|Ciabatte da campo|Zuecos de campamento',
  'Canvas backpack': 'Sacs à dos en toile|Canvas-Rucksäcke|Zaini in tela|Mochilas de lona',
  'Canvas shorts': 'Shorts en toile|Canvas-Shorts|Shorts in tela|Shorts de lona',
  Cap: 'Casquettes|Caps|Cappellini|Gorras',
  'City backpack': 'Sacs à dos urbains|City-Rucksäcke|Zaini da città|Mochilas urbanas',
  'Climbing trousers': 'Pantalons d’escalade|Kletterhosen|Pantaloni da arrampicata|Pantalones de escalada',
  Daypack: 'Sacs à la journée|Tagesrucksäcke|Zaini da giornata|Mochilas de día',
  'Digital gift card':
    'Cartes cadeaux numériques|Digitale Geschenkkarten|Carte regalo digitali|Tarjetas regalo digitales',
  'Down bootie': 'Chaussons en duvet|Daunenhüttenschuhe|Pantofole in piuma|Botines de plumón',
  'Down coat': 'Manteaux en duvet|Daunenmäntel|Cappotti in piuma|Abrigos de plumón',
  'Down gilet': 'Gilets en duvet|Daunengilets|Smanicati in piuma|Chalecos acolchados de plumón',
  'Down parka': 'Parkas en duvet|Daunenparkas|Parka in piuma|Parkas de plumón',
  'Down vest': 'Doudounes sans manches|Daunenwesten|Gilet in piuma|Chalecos de plumón',
  'Duffel bag': 'Sacs de voyage|Reisetaschen|Borsoni|Bolsas de viaje',
  'Enamel mug': 'Tasses émaillées|Emaillebecher|Tazze smaltate|Tazas esmaltadas',
  'Everyday socks': 'Chaussettes de tous les jours|Alltagssocken|Calze per ogni giorno|Calcetines de diario',
  'Family tent': 'Tentes familiales|Familienzelte|Tende familiari|Tiendas familiares',
  'Felt slipper': 'Chaussons en feutre|Filzpantoffeln|Pantofole di feltro|Zapatillas de fieltro',
  'Fisherman beanie': 'Bonnets de marin|Fischermützen|Berretti da pescatore|Gorros marineros',
  Flask: 'Bouteilles isothermes|Isolierkannen|Thermos|Termos',
  'Fleece jacket': 'Vestes polaires|Fleecejacken|Giacche in pile|Chaquetas polares',
  'Fleece overshirt': 'Surchemises polaires|Fleece-Overshirts|Sovracamicie in pile|Sobrecamisas polares',
  'Fleece pullover': 'Pulls polaires|Fleecepullover|Pullover in pile|Jerséis polares',
  'Fleece vest': 'Gilets polaires|Fleecewesten|Gilet in pile|Chalecos polares',
  'Flip-flop': 'Tongs|Zehentrenner|Infradito|Chanclas de dedo',
  Gloves: 'Gants|Handschuhe|Guanti|Guantes',
  'Helmet liner': 'Sous-casques|Helmmützen|Sottocaschi|Gorros para casco',
  'High-top skate shoe':
    'Chaussures de skate montantes|Hohe Skateschuhe|Scarpe da skate alte|Zapatillas de skate altas',
  'High-top trainer': 'Baskets montantes|Hohe Sneaker|Sneakers alte|Zapatillas altas',
  'Hiking boot': 'Chaussures de randonnée montantes|Wanderstiefel|Scarponi|Botas de montaña',
  'Hiking leggings': 'Leggings de randonnée|Wanderleggings|Leggings da escursionismo|Mallas de senderismo',
  'Hiking shoe': 'Chaussures de randonnée basses|Wanderschuhe|Scarpe da escursionismo|Zapatillas de senderismo',
  'Hiking socks': 'Chaussettes de randonnée|Wandersocken|Calze da escursionismo|Calcetines de senderismo',
  'Hiking trousers': 'Pantalons de randonnée|Wanderhosen|Pantaloni da escursionismo|Pantalones de senderismo',
  'Hip pack': 'Sacs banane|Hüfttaschen|Marsupi|Riñoneras',
  Hoodie: 'Sweats à capuche|Hoodies|Felpe con cappuccio|Sudaderas con capucha',
  'Hut slipper': 'Chaussons de refuge|Hüttenschuhe|Pantofole da rifugio|Zapatillas de refugio',
  'Hybrid jacket': 'Vestes hybrides|Hybridjacken|Giacche ibride|Chaquetas híbridas',
  'Insulated bottle': 'Gourdes isothermes|Isolierflaschen|Borracce termiche|Botellas térmicas',
  'Insulated hiking boot':
    'Chaussures de randonnée chaudes|Gefütterte Wanderstiefel|Scarponi imbottiti|Botas de montaña forradas',
  'Insulated jacket': 'Vestes isolantes|Isolationsjacken|Giacche imbottite|Chaquetas térmicas',
  'Insulated shirt': 'Chemises matelassées|Gefütterte Hemden|Camicie imbottite|Camisas acolchadas',
  'Kids’ T-shirt': 'T-shirts enfant|Kinder-T-Shirts|Magliette da bambino|Camisetas infantiles',
  'Kids’ base layer':
    'Sous-vêtements techniques enfant|Kinder-Funktionsunterwäsche|Intimo tecnico da bambino|Capas base infantiles',
  'Kids’ base-layer tights':
    'Collants techniques enfant|Lange Kinderunterhosen|Calzamaglie da bambino|Mallas interiores infantiles',
  'Kids’ bobble hat':
    'Bonnets à pompon enfant|Kinder-Bommelmützen|Berretti con pompon da bambino|Gorros con pompón infantiles',
  'Kids’ down jacket': 'Doudounes enfant|Kinder-Daunenjacken|Piumini da bambino|Plumas infantiles',
  'Kids’ fleece': 'Polaires enfant|Kinderfleece|Pile da bambino|Forros polares infantiles',
  'Kids’ gilet': 'Gilets enfant|Kinderwesten|Gilet da bambino|Chalecos infantiles',
  'Kids’ hiking boot':
    'Chaussures de randonnée enfant|Kinderwanderstiefel|Scarponi da bambino|Botas de montaña infantiles',
  'Kids’ hiking socks':
    'Chaussettes de randonnée enfant|Kinder-Wandersocken|Calze da escursionismo da bambino|Calcetines de senderismo infantiles',
  'Kids’ hoodie':
    'Sweats à capuche enfant|Kinderhoodies|Felpe con cappuccio da bambino|Sudaderas con capucha infantiles',
  'Kids’ jacket': 'Vestes enfant|Kinderjacken|Giacche da bambino|Chaquetas infantiles',
  'Kids’ rain jacket':
    'Vestes de pluie enfant|Kinderregenjacken|Giacche impermeabili da bambino|Chubasqueros infantiles',
  'Kids’ sandal': 'Sandales enfant|Kindersandalen|Sandali da bambino|Sandalias infantiles',
  'Kids’ shoe': 'Chaussures enfant|Kinderschuhe|Scarpe da bambino|Zapatos infantiles',
  'Kids’ shorts': 'Shorts enfant|Kindershorts|Shorts da bambino|Shorts infantiles',
  'Kids’ skate shoe':
    'Chaussures de skate enfant|Kinder-Skateschuhe|Scarpe da skate da bambino|Zapatillas de skate infantiles',
  'Kids’ ski jacket': 'Vestes de ski enfant|Kinderskijacken|Giacche da sci da bambino|Chaquetas de esquí infantiles',
  'Kids’ sleeping bag': 'Sacs de couchage enfant|Kinderschlafsäcke|Sacchi a pelo da bambino|Sacos de dormir infantiles',
  'Kids’ trail shoe':
    'Chaussures de trail enfant|Kinder-Trailschuhe|Scarpe da trail da bambino|Zapatillas de trail infantiles',
  'Kids’ trainer': 'Baskets enfant|Kindersneaker|Sneakers da bambino|Zapatillas infantiles',
  'Kids’ walking trousers':
    'Pantalons de marche enfant|Kinderwanderhosen|Pantaloni da cammino da bambino|Pantalones de marcha infantiles',
  'Kids’ winter boot':
    'Bottes d’hiver enfant|Kinderwinterstiefel|Stivali invernali da bambino|Botas de invierno infantiles',
  'Lined skate shoe':
    'Chaussures de skate fourrées|Gefütterte Skateschuhe|Scarpe da skate foderate|Zapatillas de skate forradas',
  'Long-sleeved top': 'Hauts à manches longues|Langarmshirts|Maglie a maniche lunghe|Camisetas de manga larga',
  'Lounge socks': 'Chaussettes d’intérieur|Haussocken|Calze da casa|Calcetines de casa',
  'Lumbar pack': 'Sacs lombaires|Lendentaschen|Marsupi lombari|Riñoneras lumbares',
  Mittens: 'Moufles|Fäustlinge|Muffole|Manoplas',
  'Mountain socks': 'Chaussettes de montagne|Bergsocken|Calze da montagna|Calcetines de montaña',
  'Packable daypack': 'Sacs à dos compressibles|Faltrucksäcke|Zaini ripiegabili|Mochilas plegables',
  Quilt: 'Couettes|Quilts|Quilt|Quilts',
  'Rain cape': 'Capes de pluie|Regencapes|Mantelle impermeabili|Capas de lluvia',
  'Running belt': 'Ceintures de course|Laufgürtel|Cinture da corsa|Cinturones de running',
  'Running cap': 'Casquettes de course|Laufcaps|Cappellini da corsa|Gorras de running',
  'Running mitts': 'Moufles de course|Lauffäustlinge|Muffole da corsa|Manoplas de running',
  'Running shell': 'Vestes imperméables de course|Laufregenjacken|Gusci da corsa|Chaquetas impermeables de running',
  'Running shorts': 'Shorts de course|Laufshorts|Shorts da corsa|Shorts de running',
  'Running socks': 'Chaussettes de course|Laufsocken|Calze da corsa|Calcetines de running',
  'Running tights': 'Collants de course|Lauftights|Calzamaglie da corsa|Mallas de running',
  'Running vest': 'Gilets de course|Laufwesten|Gilet da corsa|Chalecos de running',
  Sandal: 'Sandales|Sandalen|Sandali|Sandalias',
  Shirt: 'Chemises|Hemden|Camicie|Camisas',
  Shorts: 'Shorts|Shorts|Shorts|Shorts',
  'Skate shoe': 'Chaussures de skate|Skateschuhe|Scarpe da skate|Zapatillas de skate',
  'Sleeping bag': 'Sacs de couchage|Schlafsäcke|Sacchi a pelo|Sacos de dormir',
  Slide: 'Claquettes|Badelatschen|Ciabatte|Chanclas',
  Sling: 'Sacs à bandoulière|Umhängetaschen|Borse a tracolla|Bandoleras',
  'Slip-on': 'Slip-on|Slipper|Slip-on|Slip-ons',
  'Slip-on skate shoe': 'Slip-on de skate|Skate-Slipper|Slip-on da skate|Slip-ons de skate',
  'Sun cap': 'Casquettes de soleil|Sonnencaps|Cappellini da sole|Gorras de sol',
  Sweatshirt: 'Sweats|Sweatshirts|Felpe|Sudaderas',
  'Swim shorts': 'Shorts de bain|Badeshorts|Shorts da bagno|Bañadores',
  'T-shirt': 'T-shirts|T-Shirts|Magliette|Camisetas',
  'Tarp shelter': 'Abris tarp|Tarps|Teli tarp|Toldos tarp',
  'Technical hoodie':
    'Sweats techniques à capuche|Funktionshoodies|Felpe tecniche con cappuccio|Sudaderas técnicas con capucha',
  Tent: 'Tentes|Zelte|Tende|Tiendas de campaña',
  'Tote bag': 'Cabas|Tragetaschen|Borse shopper|Bolsas de mano',
  'Trail bottle': 'Gourdes de trail|Trailflaschen|Borracce da trail|Bidones de trail',
  'Trail joggers': 'Joggings de trail|Trailhosen|Pantaloni da trail|Pantalones de trail',
  'Trail running shoe': 'Chaussures de trail|Trailrunningschuhe|Scarpe da trail running|Zapatillas de trail running',
  Trainer: 'Baskets|Sneaker|Sneakers|Zapatillas',
  'Travel cup': 'Tasses de voyage|Reisebecher|Tazze da viaggio|Vasos de viaje',
  'Trucker cap': 'Casquettes trucker|Truckercaps|Cappellini trucker|Gorras trucker',
  'Water shoe': 'Chaussures d’eau|Wasserschuhe|Scarpe da acqua|Zapatillas de agua',
  'Waterproof cap': 'Casquettes imperméables|Wasserdichte Caps|Cappellini impermeabili|Gorras impermeables',
  'Waterproof coat': 'Manteaux imperméables|Regenmäntel|Cappotti impermeabili|Abrigos impermeables',
  'Waterproof daypack':
    'Sacs à la journée imperméables|Wasserdichte Tagesrucksäcke|Zaini da giornata impermeabili|Mochilas de día impermeables',
  'Waterproof jacket': 'Vestes imperméables|Regenjacken|Giacche impermeabili|Chaquetas impermeables',
  'Waterproof smock': 'Vareuses imperméables|Regenanoraks|Anorak impermeabili|Anoraks impermeables',
  'Waterproof socks': 'Chaussettes imperméables|Wasserdichte Socken|Calze impermeabili|Calcetines impermeables',
  'Waterproof trousers': 'Pantalons imperméables|Regenhosen|Pantaloni impermeabili|Pantalones impermeables',
  'Wheeled duffel': 'Sacs de voyage à roulettes|Rollreisetaschen|Borsoni con ruote|Bolsas de viaje con ruedas',
  'Wide trousers': 'Pantalons larges|Weite Hosen|Pantaloni ampi|Pantalones anchos',
  'Windproof jacket': 'Coupe-vent|Windjacken|Giacche antivento|Cortavientos',
  'Winter boot': 'Bottes d’hiver|Winterstiefel|Stivali invernali|Botas de invierno',
  'Winter trainer': 'Baskets d’hiver|Wintersneaker|Sneakers invernali|Zapatillas de invierno',
  'Winter trousers': 'Pantalons d’hiver|Winterhosen|Pantaloni invernali|Pantalones de invierno',
  'Wool fleece': 'Polaires en laine|Wollfleece|Pile di lana|Polares de lana',
  'Work gloves': 'Gants de travail|Arbeitshandschuhe|Guanti da lavoro|Guantes de trabajo',
  'Work trousers': 'Pantalons de travail|Arbeitshosen|Pantaloni da lavoro|Pantalones de trabajo',
  'Zip hoodie': 'Sweats zippés à capuche|Kapuzenjacken|Felpe con cappuccio e zip|Sudaderas con capucha y cremallera',
};

const several = (one: string): string => (one.endsWith('s') ? one : `${one}s`);

/**
 * What several products of a type are called: `Trail running shoe` -> `Trail running shoes`, `Trailrunningschuhe` ...
 * English where no one translated it.
 */
export function kindOf(typeLabel: string): Localised {
  const en = several(typeLabel);
  const [fr = en, de = en, it = en, es = en] = table[typeLabel]?.split('|') ?? [];
  return withAmerican({ en, fr, de, it, es });
}
