import type { WrittenLanguage } from '#src/commerce/model/locale.ts';
import type { CategoryKey } from './category-ids.ts';

type Said = Record<Exclude<WrittenLanguage, 'en'>, string>;

const said = (fr: string, de: string, it: string, es: string): Said => ({ fr, de, it, es });

/** What categories say of themselves in the languages beside English: French, German, Italian, Spanish. */
export const categoryWords: Record<CategoryKey, Said> = {
  new: said(
    'Tout juste sortis de l’atelier : les chaussures, vestes et équipements de la saison, dans les couleurs dont nous avons le plus débattu.',
    'Frisch von der Werkbank: Schuhe, Jacken und Ausrüstung dieser Saison, in den Farben, über die wir am längsten gestritten haben.',
    'Appena usciti dal laboratorio: scarpe, giacche e attrezzatura di stagione, nei colori su cui abbiamo discusso più a lungo.',
    'Recién salido del taller: calzado, chaquetas y equipo de la temporada, en los colores que más hemos discutido.',
  ),
  women: said(
    'Chaussures et vêtements conçus pour les femmes dès le premier patron, et non réduits à partir de ceux des hommes.',
    'Schuhe und Bekleidung, vom ersten Schnitt an für Frauen gemacht und nicht aus Herrengrößen verkleinert.',
    'Scarpe e abbigliamento pensati per le donne fin dal primo modello, non rimpiccioliti da quelli da uomo.',
    'Calzado y ropa pensados para mujer desde el primer patrón, no encogidos a partir de los de hombre.',
  ),
  'women-footwear': said(
    'De l’école au col : chaque forme est dessinée sur un pied de femme, avec toutes les demi-pointures.',
    'Vom Schulweg bis zum Joch: Jeder Leisten folgt einem Frauenfuß, durchgehend in halben Größen.',
    'Dalla scuola al valico: ogni forma nasce su un piede femminile, con tutte le mezze misure.',
    'Del colegio al collado: cada horma parte de un pie de mujer, con todas las medias tallas.',
  ),
  'women-trail': said(
    'Pour aller vite en mauvais terrain. Plus légères pour la course, plus crantées pour la boue, plus souples pour les longs détours.',
    'Schuhe für schnelle Schritte auf schlechtem Boden. Leichter fürs Rennen, gröber für Matsch, weicher für den langen Weg.',
    'Per muoversi in fretta su terreni difficili. Più leggere in gara, più scolpite nel fango, più morbide sulle lunghe distanze.',
    'Para ir deprisa por mal terreno. Más ligeras para competir, con más taco para el barro, más blandas para el camino largo.',
  ),
  'women-hiking': said(
    'Pour une journée de marche ou pour quinze jours. Imperméables dans les tourbières, respirantes ailleurs.',
    'Für einen Tag oder für zwei Wochen. Wasserdicht, wo das Moor ist, luftig, wo keines ist.',
    'Per un giorno di cammino o per due settimane. Impermeabili dove c’è palude, traspiranti dove non c’è.',
    'Para un día de marcha o para dos semanas. Impermeables donde hay turba, transpirables donde no.',
  ),
  'women-trainers': said(
    'Des chaussures de tous les jours qui connaissent les sentiers : discrètes, confortables dès midi, prêtes pour un détour.',
    'Alltagsschuhe mit Gespür fürs Gelände: schlicht, ab dem ersten Mittag bequem und bereit für einen Umweg.',
    'Scarpe di ogni giorno con le maniere del sentiero: sobrie, comode già a mezzogiorno, pronte a una deviazione.',
    'Zapatillas de diario con modales de sendero: discretas, cómodas desde el mediodía y listas para un rodeo.',
  ),
  'women-sandals': said(
    'Pour les gués, les ponts de ferry, les soirées au refuge et le premier week-end de chaleur.',
    'Für Furten, Fährdecks, Hüttenabende und das erste warme Wochenende.',
    'Per i guadi, i ponti dei traghetti, le sere in rifugio e il primo fine settimana caldo.',
    'Para vadear ríos, cubiertas de ferri, tardes de refugio y el primer fin de semana de calor.',
  ),
  'women-winter-boots': said(
    'Chaudes, sèches et sûres sur la glace. Évaluées honnêtement, en degrés, par des gens qui y restent debout.',
    'Warm, trocken und sicher auf Eis. Ehrlich bewertet, in Grad, von Menschen, die darin herumstehen.',
    'Caldi, asciutti e sicuri sul ghiaccio. Valutati con onestà, in gradi, da chi ci sta fermo dentro.',
    'Cálidas, secas y seguras sobre hielo. Valoradas con honestidad, en grados, por quienes pasan horas de pie con ellas.',
  ),
  'women-clothing': said(
    'Des couches qui s’entendent : à même la peau, par-dessus, et encore par-dessus quand le temps tourne.',
    'Lagen, die zusammenarbeiten: auf der Haut, darüber und noch einmal darüber, wenn das Wetter kippt.',
    'Strati che lavorano insieme: sulla pelle, sopra, e sopra ancora quando il tempo cambia.',
    'Capas que se entienden: sobre la piel, encima y otra más encima cuando el tiempo cambia.',
  ),
  'women-shells': said(
    'Des vestes qui arrêtent le mauvais temps et laissent sortir l’effort. Trois couches pour la tempête, deux et demie pour le doute.',
    'Jacken, die Wetter abhalten und Anstrengung hinauslassen. Drei Lagen für Sturm, zweieinhalb für Vielleicht.',
    'Giacche che fermano il maltempo e lasciano uscire la fatica. Tre strati per la tempesta, due e mezzo per il forse.',
    'Chaquetas que frenan el temporal y dejan salir el esfuerzo. Tres capas para tormentas, dos y media para un quizá.',
  ),
  'women-insulation': said(
    'De la chaleur à l’arrêt : duvet responsable, garnissage recyclé qui chauffe même mouillé, et gilets pour l’entre-deux.',
    'Wärme fürs Stillstehen: verantwortungsvolle Daune, recycelte Füllung, die auch nass wärmt, und Westen für dazwischen.',
    'Calore da fermi: piuma responsabile, imbottitura riciclata che scalda anche bagnata, e gilet per le mezze stagioni.',
    'Calor para cuando te paras: plumón responsable, relleno reciclado que abriga mojado y chalecos para entretiempo.',
  ),
  'women-fleece': said(
    'De la polaire quadrillée pour grimper à la laine épaisse que vous ne voudrez plus quitter.',
    'Vom Gitterfleece zum Klettern bis zum dicken Flor, den Sie nicht mehr ausziehen wollen.',
    'Dal pile a griglia con cui arrampicare a quello folto che non vorrai più togliere.',
    'Del forro de rejilla con el que puedes escalar al de pelo largo que no querrás quitarte.',
  ),
  'women-tops': said(
    'T-shirts, chemises et sweats pour la colline, le bureau et la route entre les deux.',
    'Shirts, Hemden und Sweatshirts für den Berg, das Büro und den Weg dazwischen.',
    'Magliette, camicie e felpe per il monte, l’ufficio e la strada che li unisce.',
    'Camisetas, camisas y sudaderas para el monte, la oficina y el trayecto entre ambos.',
  ),
  'women-trousers': said(
    'Des pantalons qui s’étirent quand vous vous étirez, en trois longueurs, avec des poches pour un vrai téléphone.',
    'Hosen, die mitgehen, in drei Beinlängen, mit Taschen für ein echtes Telefon.',
    'Pantaloni che si allungano con te, in tre lunghezze, con tasche per un telefono vero.',
    'Pantalones que se estiran contigo, en tres largos, con bolsillos para un móvil de verdad.',
  ),
  'women-base-layers': said(
    'La couche que l’on oublie, et c’est le but. Mérinos pour le froid, séchage rapide pour la montée.',
    'Die Lage, die man vergisst, und genau darum geht es. Merino für Kälte, schnelltrocknend für den Aufstieg.',
    'Lo strato che dimentichi, ed è proprio questo il punto. Merino per il freddo, asciugatura rapida per la salita.',
    'La capa que olvidas, que de eso se trata. Merino para el frío, secado rápido para la subida.',
  ),

  men: said(
    'Chaussures et vêtements pour les hommes qui préfèrent être dehors, quel que soit le temps.',
    'Schuhe und Bekleidung für Männer, die lieber draußen sind.',
    'Scarpe e abbigliamento per uomini che preferiscono stare fuori.',
    'Calzado y ropa para hombres que prefieren estar fuera.',
  ),
  'men-footwear': said(
    'Pour les trottoirs, les parcs, les éboulis et la neige, sur des formes qui laissent de la place aux orteils.',
    'Für Gehwege, Parks, Geröll und Schnee, auf Leisten, die den Zehen Platz lassen.',
    'Per marciapiedi, parchi, ghiaioni e neve, su forme che lasciano spazio alle dita.',
    'Para aceras, parques, canchales y nieve, con hormas que dejan sitio a los dedos.',
  ),
  'men-trail': said(
    'Des chaussures rapides pour un terrain lent. Choisissez selon le sol : rocher, boue, ou plus de kilomètres que de raison.',
    'Schnelle Schuhe für langsames Gelände. Wählen Sie nach dem Boden: Fels, Matsch oder mehr Kilometer als Verstand.',
    'Scarpe veloci per terreni lenti. Scegli in base al fondo: roccia, fango, o più chilometri che buon senso.',
    'Zapatillas rápidas para terreno lento. Elige según el suelo: roca, barro o más kilómetros que sensatez.',
  ),
  'men-hiking': said(
    'Des chaussures vite faites au pied et lentes à s’user, et des modèles légers pour les étés secs et les refuges.',
    'Stiefel, die schnell eingelaufen sind und langsam verschleißen, dazu leichte Schuhe für trockene Sommer und Hüttentouren.',
    'Scarponi che si adattano in fretta e si consumano piano, più scarpe leggere per estati asciutte e rifugi.',
    'Botas que se amoldan pronto y se gastan despacio, y calzado ligero para veranos secos y rutas de refugio.',
  ),
  'men-trainers': said(
    'Des baskets sobres et solides pour les jours où il y a plus de trottoir que de sentier.',
    'Schlichte, haltbare Sneaker für Tage mit mehr Asphalt als Pfad.',
    'Sneakers pulite e resistenti per i giorni con più asfalto che sentiero.',
    'Zapatillas limpias y resistentes para días con más acera que sendero.',
  ),
  'men-sandals': said(
    'Sangles, liège et gomme pour rocher mouillé : pour les rivières, les ports et le soir, une fois les grosses chaussures ôtées.',
    'Gurtband, Kork und Gummi für nassen Fels: für Flüsse, Häfen und die Zeit nach den Stiefeln.',
    'Fettucce, sughero e gomma da roccia bagnata: per fiumi, porti e per quando ti togli gli scarponi.',
    'Cinchas, corcho y goma para roca mojada: para ríos, puertos y para después de las botas.',
  ),
  'men-winter-boots': said(
    'Pour déneiger, aller au travail et tirer des luges. Les pieds au sec d’abord, au chaud ensuite.',
    'Zum Schneeschippen, Pendeln und Schlittenziehen. Erst trockene Füße, dann warme.',
    'Per spalare, andare al lavoro e tirare slitte. Prima piedi asciutti, poi caldi.',
    'Para palear nieve, ir al trabajo y tirar de trineos. Primero pies secos, luego calientes.',
  ),
  'men-skate': said(
    'Semelles plates, doubles coutures et daim là où le grip use. Des pointures pour tout le monde.',
    'Flache Sohlen, doppelte Nähte und Veloursleder, wo das Griptape frisst. In Größen für alle.',
    'Suole piatte, doppie cuciture e pelle scamosciata dove il grip consuma. Misure per tutti.',
    'Suelas planas, doble costura y ante donde la lija desgasta. Tallas para todo el mundo.',
  ),
  'men-clothing': said(
    'Un petit nombre de couches qui répond à un grand nombre de journées.',
    'Wenige Lagen, die für viele Tage geradestehen.',
    'Pochi strati che rispondono di molte giornate.',
    'Unas pocas capas que responden de muchos días.',
  ),
  'men-shells': said(
    'Des vestes pour le temps de l’Atlantique, les averses d’été et le vent qui ne plaisante pas.',
    'Jacken für Atlantikwetter, Sommerschauer und Wind, der es ernst meint.',
    'Gusci per il tempo atlantico, gli acquazzoni d’estate e il vento che fa sul serio.',
    'Chaquetas para el tiempo atlántico, los chubascos de verano y el viento que va en serio.',
  ),
  'men-insulation': said(
    'Du duvet pour le froid sec, du garnissage recyclé pour le froid humide, des gilets pour ceux qui ont toujours chaud.',
    'Daune für trockene Kälte, recycelte Füllung für nasse, Westen für alle, denen schnell warm wird.',
    'Piuma per il freddo asciutto, imbottitura riciclata per quello umido, gilet per chi ha sempre caldo.',
    'Plumón para el frío seco, relleno reciclado para el húmedo, chalecos para los calurosos.',
  ),
  'men-fleece': said(
    'La couche qui vit sur le dossier de la chaise et qui monte partout.',
    'Die Lage, die über der Stuhllehne wohnt und überall mit hinaufgeht.',
    'Lo strato che vive sullo schienale della sedia e sale ovunque.',
    'La capa que vive en el respaldo de la silla y sube a todas partes.',
  ),
  'men-tops': said(
    'T-shirts, surchemises et sweats à capuche qui n’ont rien à prouver, et de bonnes coutures.',
    'T-Shirts, Overshirts und Hoodies, die nichts beweisen müssen und gute Nähte haben.',
    'Magliette, sovracamicie e felpe con cappuccio che non devono dimostrare nulla, e con buone cuciture.',
    'Camisetas, sobrecamisas y sudaderas con capucha sin nada que demostrar y con buenas costuras.',
  ),
  'men-trousers': said(
    'Pour marcher, grimper et s’asseoir sur les murets, du 28 au 40 de taille et en trois longueurs.',
    'Zum Wandern, Klettern und Sitzen auf Mauern, in Bundweiten von 28 bis 40 und drei Beinlängen.',
    'Per camminare, arrampicare e sedersi sui muretti, dalla vita 28 alla 40 e in tre lunghezze.',
    'Para caminar, escalar y sentarse en muros, de la cintura 28 a la 40 y en tres largos.',
  ),
  'men-base-layers': said(
    'Fins, chauds, secs, et encore fréquentables le quatrième jour.',
    'Dünn, warm, trocken und auch am vierten Tag noch gesellschaftsfähig.',
    'Sottili, caldi, asciutti e ancora presentabili il quarto giorno.',
    'Finas, cálidas, secas y todavía presentables al cuarto día.',
  ),

  kids: said(
    'Les mêmes matières en plus petit, avec des genoux renforcés et de la marge pour les suivants.',
    'Dieselben Materialien in kleineren Größen, mit verstärkten Knien und Reserve zum Weitergeben.',
    'Gli stessi materiali in taglie più piccole, con ginocchia rinforzate e margine per chi viene dopo.',
    'Los mismos materiales en tallas pequeñas, con rodillas reforzadas y margen para heredar.',
  ),
  'kids-footwear': said(
    'Faciles à enfiler, difficiles à perdre, et lavables. Du 27 au 38,5.',
    'Leicht anzuziehen, schwer abzustreifen und waschbar. In Größen von 27 bis 38,5.',
    'Facili da infilare, difficili da perdere, e lavabili. Dal 27 al 38,5.',
    'Fáciles de poner, difíciles de perder y lavables. De la 27 a la 38,5.',
  ),
  'kids-outerwear': said(
    'Des manteaux pour les flaques, la neige et les objets trouvés : une étiquette à son nom dans chaque col, des manches qui s’allongent.',
    'Jacken für Pfützen, Schnee und die Fundkiste: ein Namensschild in jedem Kragen und Ärmel, die mitwachsen.',
    'Giacche per pozzanghere, neve e oggetti smarriti: un’etichetta col nome in ogni collo e maniche che si allungano.',
    'Abrigos para charcos, nieve y objetos perdidos: una etiqueta con su nombre en cada cuello y mangas que se alargan.',
  ),
  'kids-clothing': said(
    'T-shirts, sweats, pantalons et sous-vêtements chauds qui survivent aux arbres, au gravier et au sèche-linge.',
    'T-Shirts, Hoodies, Hosen und Thermowäsche, die Bäume, Schotter und den Trockner überstehen.',
    'Magliette, felpe, pantaloni e intimo termico che sopravvivono ad alberi, ghiaia e asciugatrice.',
    'Camisetas, sudaderas, pantalones y ropa térmica que sobreviven a árboles, grava y secadora.',
  ),

  gear: said(
    'Ce que l’on porte, où l’on dort, de quoi boire, et les petites choses qui décident si le voyage était réussi.',
    'Was Sie tragen, worin Sie schlafen, woraus Sie trinken, und die Kleinigkeiten, die über die Tour entscheiden.',
    'Quello che porti, in cui dormi e da cui bevi, e le piccole cose che decidono se è stato un bel viaggio.',
    'Lo que cargas, en lo que duermes y de lo que bebes, y los detalles que deciden si fue un buen viaje.',
  ),
  packs: said(
    'Des dix-huit litres du trajet quotidien aux soixante-dix d’une quinzaine, avec des harnais pour plus d’un dos.',
    'Von achtzehn Litern zum Pendeln bis siebzig für zwei Wochen, mit Tragesystemen für mehr als einen Rücken.',
    'Dai diciotto litri per la città ai settanta per due settimane, con spallacci per più di una schiena.',
    'De los dieciocho litros de diario a los setenta de dos semanas, con arneses para más de una espalda.',
  ),
  duffels: said(
    'Des sacs pour les galeries de toit, les ferries et les cabines d’avion, et des petits pour les clés et une brioche.',
    'Taschen für Dachträger, Fähren und Gepäckfächer, und kleine für Schlüssel und ein Brötchen.',
    'Borse per portapacchi, traghetti e cappelliere, e piccole per le chiavi e una brioche.',
    'Bolsas para bacas, ferris y maleteros de avión, y pequeñas para las llaves y un bollo.',
  ),
  tents: said(
    'Un abri selon le poids, la météo et l’intimité que vous avez avec qui le partage.',
    'Ein Dach nach Gewicht, nach Wetter und danach, wie gut Sie sich kennen.',
    'Un riparo secondo il peso, il tempo e quanto conosci chi lo divide con te.',
    'Refugio según el peso, el tiempo y lo bien que conozcas a quien lo comparte contigo.',
  ),
  'sleeping-bags': said(
    'Évalués au confort, pas à la bravade. Duvet ou synthétique, deux longueurs, fermeture d’un côté ou de l’autre.',
    'Nach Komfort bewertet, nicht nach Mut. Daune und Kunstfaser, zwei Längen, Reißverschluss auf jeder Seite.',
    'Valutati per il comfort, non per l’ardimento. Piuma o sintetico, due lunghezze, zip su entrambi i lati.',
    'Clasificados por confort, no por valentía. Plumón y sintético, dos largos, cremallera a uno u otro lado.',
  ),
  bottles: said(
    'De l’acier pour le chaud, du plastique léger pour les longues journées, et des bouchons qui ne fuient pas dans le sac.',
    'Stahl für Heißes, leichter Kunststoff für lange Tage und Deckel, die im Rucksack dicht halten.',
    'Acciaio per il caldo, plastica leggera per le lunghe giornate, e tappi che non perdono nello zaino.',
    'Acero para lo caliente, plástico ligero para días largos y tapones que no gotean en la mochila.',
  ),
  hats: said(
    'Des visières pour l’éblouissement, de la laine pour les oreilles, et de quoi glisser sous un casque.',
    'Schirme gegen Blendung, Wolle für die Ohren und etwas für unter den Helm.',
    'Visiere contro il riverbero, lana per le orecchie, e qualcosa da mettere sotto il casco.',
    'Viseras para el resol, lana para las orejas y algo para debajo del casco.',
  ),
  socks: said(
    'Du mérinos avec un peu de nylon là où naissent les trous. Quatre tailles, plusieurs hauteurs, aucune couture sur les orteils.',
    'Merino mit etwas Nylon, wo Löcher anfangen. Vier Größen, viele Höhen, keine Naht über den Zehen.',
    'Merino con un po’ di nylon dove nascono i buchi. Quattro taglie, molte altezze, nessuna cucitura sulle dita.',
    'Merino con algo de nailon donde empiezan los agujeros. Cuatro tallas, muchas alturas, sin costuras sobre los dedos.',
  ),
  gloves: said(
    'Sous-gants, gants de travail et grosses moufles chaudes ; tous tiennent un bâton, la plupart un téléphone.',
    'Innenhandschuhe, Arbeitshandschuhe und dicke warme Fäustlinge; alle halten einen Stock, die meisten ein Telefon.',
    'Sottoguanti, guanti da lavoro e grandi muffole calde; tutti tengono un bastoncino, quasi tutti un telefono.',
    'Guantes interiores, de trabajo y manoplas bien cálidas; todos sujetan un bastón y la mayoría un móvil.',
  ),
  'gift-cards': said(
    'Pour quelqu’un dont vous ne connaissez pas la taille et dont vous respectez le goût.',
    'Für jemanden, dessen Größe Sie nicht kennen und dessen Geschmack Sie achten.',
    'Per qualcuno di cui non conosci la taglia e di cui rispetti i gusti.',
    'Para alguien cuya talla no conoces y cuyo gusto respetas.',
  ),

  sale: said(
    'Les couleurs de la saison passée, au prix du bon sens. Même garantie, mêmes réparations.',
    'Farben der letzten Saison zu Preisen dieser Saison. Gleiche Garantie, gleiche Reparaturen.',
    'I colori della scorsa stagione al prezzo giusto di questa. Stessa garanzia, stesse riparazioni.',
    'Los colores de la temporada pasada al precio sensato de esta. La misma garantía, las mismas reparaciones.',
  ),
};
