import type { WrittenLanguage } from '#src/commerce/model/locale.ts';

interface Said {
  tagline: string;
  description: string;
}

const said = (tagline: string, description: string): Said => ({ tagline, description });

/** What the products of a family say in the languages beside English; in English each has words of its own. */
export const familyWords: Readonly<Record<string, Record<Exclude<WrittenLanguage, 'en'>, Said>>> = {
  'base-layers': {
    fr: said(
      'Près du corps, au sec.',
      'Première couche qui évacue l’humidité, garde la chaleur et sent bon plus longtemps. Coutures plates, coupe près du corps.',
    ),
    de: said(
      'Nah am Körper, trocken.',
      'Die erste Schicht leitet Feuchtigkeit ab, wärmt und riecht lange frisch. Flache Nähte, körpernaher Schnitt.',
    ),
    it: said(
      'Vicino al corpo, all’asciutto.',
      'Il primo strato che allontana l’umidità, tiene caldo e resta fresco a lungo. Cuciture piatte, taglio aderente.',
    ),
    es: said(
      'Cerca del cuerpo, en seco.',
      'La primera capa que aleja la humedad, abriga y huele bien más tiempo. Costuras planas, corte ajustado.',
    ),
  },
  bottles: {
    fr: said(
      'Chaud ou froid, aussi loin que vous alliez.',
      'En acier ou en matière légère, facile à nettoyer et sans goût. Toutes les pièces se remplacent.',
    ),
    de: said(
      'Heiß oder kalt, so weit Sie gehen.',
      'Aus Stahl oder leichtem Material, leicht zu reinigen und geschmacksneutral. Alle Teile lassen sich ersetzen.',
    ),
    it: said(
      'Caldo o freddo, fin dove arrivi.',
      'In acciaio o materiale leggero, facile da pulire e senza sapore. Tutte le parti si sostituiscono.',
    ),
    es: said(
      'Caliente o frío, hasta donde llegues.',
      'De acero o material ligero, fácil de limpiar y sin sabor. Todas las piezas se cambian.',
    ),
  },
  duffels: {
    fr: said(
      'Tout dedans, et c’est parti.',
      'Toile résistante à la pluie, grande ouverture et bretelles qui tiennent. Se répare, boucle après boucle.',
    ),
    de: said(
      'Alles hinein, und los.',
      'Wetterfestes Gewebe, große Öffnung und Gurte, die halten. Lässt sich Schnalle für Schnalle reparieren.',
    ),
    it: said(
      'Dentro tutto, e via.',
      'Tessuto che regge la pioggia, grande apertura e cinghie solide. Si ripara, fibbia per fibbia.',
    ),
    es: said(
      'Todo dentro, y en marcha.',
      'Tejido que aguanta la lluvia, gran apertura y correas firmes. Se arregla, hebilla a hebilla.',
    ),
  },
  fleece: {
    fr: said(
      'Chaud sans poids.',
      'Polaire douce qui respire à la montée et sèche vite. Seule par temps frais, sous une veste quand il pleut.',
    ),
    de: said(
      'Warm ohne Gewicht.',
      'Weiches Fleece, das im Aufstieg atmet und schnell trocknet. Allein an frischen Tagen, unter der Jacke bei Regen.',
    ),
    it: said(
      'Caldo senza peso.',
      'Pile morbido che respira in salita e asciuga in fretta. Da solo col fresco, sotto il guscio con la pioggia.',
    ),
    es: said(
      'Calor sin peso.',
      'Forro suave que respira al subir y seca rápido. Solo en días frescos, bajo la chaqueta si llueve.',
    ),
  },
  'gift-cards': {
    fr: said(
      'La bonne taille pour tout le monde.',
      'Choisissez une image et un montant, écrivez un mot gentil. La carte arrive par e-mail et vaut en ligne comme dans tous nos magasins.',
    ),
    de: said(
      'Die richtige Größe für alle.',
      'Bild und Betrag wählen, ein paar nette Worte schreiben. Die Karte kommt per E-Mail und gilt online und in jeder Filiale.',
    ),
    it: said(
      'La taglia giusta per tutti.',
      'Scegli un’immagine e un importo, scrivi due parole gentili. La carta arriva via email e vale online e in ogni negozio.',
    ),
    es: said(
      'La talla buena para todos.',
      'Elige una imagen y un importe, escribe algo amable. Llega por correo y vale en línea y en todas nuestras tiendas.',
    ),
  },
  gloves: {
    fr: said(
      'Des mains qui savent encore faire.',
      'Chauds et pourtant précis : ils tiennent un bâton, ouvrent une fermeture et, pour la plupart, servent un téléphone.',
    ),
    de: said(
      'Hände, die noch zupacken.',
      'Warm und doch genau: Sie halten einen Stock, öffnen einen Reißverschluss und bedienen meist auch ein Telefon.',
    ),
    it: said(
      'Mani che sanno ancora fare.',
      'Caldi eppure precisi: tengono un bastoncino, aprono una zip e quasi tutti usano un telefono.',
    ),
    es: said(
      'Manos que aún saben hacer.',
      'Calientes y precisos: sujetan un bastón, abren una cremallera y casi todos manejan un móvil.',
    ),
  },
  hats: {
    fr: said(
      'La tête au sec, les oreilles au chaud.',
      'Pour le soleil, la pluie ou le froid : tient en place, se glisse dans une poche et se lave facilement.',
    ),
    de: said(
      'Kopf trocken, Ohren warm.',
      'Für Sonne, Regen oder Kälte: sitzt fest, passt in die Tasche und lässt sich leicht waschen.',
    ),
    it: said(
      'Testa all’asciutto, orecchie al caldo.',
      'Per sole, pioggia o freddo: sta al suo posto, entra in tasca e si lava facilmente.',
    ),
    es: said(
      'Cabeza seca, orejas calientes.',
      'Para sol, lluvia o frío: no se mueve, cabe en un bolsillo y se lava fácil.',
    ),
  },
  hiking: {
    fr: said(
      'Jusqu’au bout du sentier, et retour.',
      'Chaussures de marche qui tiennent la cheville, accrochent sur le mouillé et se ressemellent.',
    ),
    de: said(
      'Bis ans Ende des Weges, und zurück.',
      'Wanderschuhe, die den Knöchel stützen, bei Nässe greifen und sich neu besohlen lassen.',
    ),
    it: said(
      'Fino in fondo al sentiero, e ritorno.',
      'Scarponi che sostengono la caviglia, tengono sul bagnato e si risuolano.',
    ),
    es: said(
      'Hasta el final del camino, y vuelta.',
      'Botas que sujetan el tobillo, agarran en mojado y admiten suela nueva.',
    ),
  },
  'hip-packs': {
    fr: said(
      'Le nécessaire, à portée de main.',
      'Petit sac stable pour téléphone, clés et en-cas. Ne ballotte pas et résiste à une averse.',
    ),
    de: said(
      'Das Nötigste, griffbereit.',
      'Kleine, stabile Tasche für Telefon, Schlüssel und Proviant. Sie wackelt nicht und hält einen Schauer aus.',
    ),
    it: said(
      'L’essenziale, a portata di mano.',
      'Piccola borsa stabile per telefono, chiavi e spuntino. Non balla e regge un acquazzone.',
    ),
    es: said(
      'Lo necesario, a mano.',
      'Bolsa pequeña y estable para móvil, llaves y algo de comer. No se mueve y aguanta un chubasco.',
    ),
  },
  hoodies: {
    fr: said(
      'Pour après, et pour entre-temps.',
      'Coton épais et doux, capuche qui tient, coudes qui durent. Il s’assouplit à chaque lavage.',
    ),
    de: said(
      'Für danach, und für dazwischen.',
      'Dicke, weiche Baumwolle, eine Kapuze, die hält, Ellbogen, die bleiben. Wird mit jeder Wäsche weicher.',
    ),
    it: said(
      'Per dopo, e per intanto.',
      'Cotone spesso e morbido, cappuccio che tiene, gomiti che durano. Più morbida a ogni lavaggio.',
    ),
    es: said(
      'Para después, y para mientras.',
      'Algodón grueso y suave, capucha que aguanta, codos que duran. Más suave con cada lavado.',
    ),
  },
  insulation: {
    fr: said(
      'Chaud quand on s’arrête.',
      'Duvet ou fibre recyclée pour les pauses, les bivouacs et les matins froids. Se comprime petit, se répare volontiers.',
    ),
    de: said(
      'Warm, wenn man stehen bleibt.',
      'Daune oder recycelte Füllung für Pausen, Biwaks und kalte Morgen. Klein verpackbar und gut zu reparieren.',
    ),
    it: said(
      'Caldo quando ci si ferma.',
      'Piuma o imbottitura riciclata per pause, bivacchi e mattine fredde. Si comprime bene, si ripara volentieri.',
    ),
    es: said(
      'Calor al parar.',
      'Plumón o relleno reciclado para descansos, vivacs y mañanas frías. Se comprime mucho y se arregla bien.',
    ),
  },
  'kids-clothing': {
    fr: said(
      'Pour grimper, courir et recommencer.',
      'Doux sur la peau, genoux et coudes renforcés, de la place pour grandir et une étiquette au nom.',
    ),
    de: said(
      'Zum Klettern, Rennen und gleich noch mal.',
      'Weich auf der Haut, an Knien und Ellbogen verstärkt, mit Platz zum Wachsen und Namensschild.',
    ),
    it: said(
      'Per arrampicare, correre e ricominciare.',
      'Morbido sulla pelle, rinforzato su ginocchia e gomiti, con spazio per crescere e l’etichetta col nome.',
    ),
    es: said(
      'Para trepar, correr y repetir.',
      'Suave en la piel, reforzado en rodillas y codos, con sitio para crecer y etiqueta con el nombre.',
    ),
  },
  'kids-footwear': {
    fr: said(
      'Des petits pieds, de grands chemins.',
      'Faciles à enfiler, souples à l’avant, solides au bout. La semelle accroche dans les flaques comme dans les arbres.',
    ),
    de: said(
      'Kleine Füße, große Wege.',
      'Leicht anzuziehen, vorn beweglich, an der Spitze robust. Die Sohle greift in Pfützen und auf Bäumen.',
    ),
    it: said(
      'Piedi piccoli, strade grandi.',
      'Facili da infilare, flessibili davanti, robuste in punta. La suola tiene nelle pozzanghere e sugli alberi.',
    ),
    es: said(
      'Pies pequeños, caminos grandes.',
      'Fáciles de poner, flexibles delante, fuertes en la puntera. La suela agarra en charcos y árboles.',
    ),
  },
  'kids-outerwear': {
    fr: said(
      'Dehors par tous les temps.',
      'Garde au sec et au chaud, avec des réflecteurs et des manches qui gagnent une taille.',
    ),
    de: said(
      'Draußen bei jedem Wetter.',
      'Hält trocken und warm, mit Reflektoren und Ärmeln, die um eine Größe mitwachsen.',
    ),
    it: said(
      'Fuori con ogni tempo.',
      'Tiene asciutti e al caldo, con catarifrangenti e maniche che si allungano di una taglia.',
    ),
    es: said(
      'Fuera haga el tiempo que haga.',
      'Mantiene seco y caliente, con reflectantes y mangas que crecen una talla.',
    ),
  },
  packs: {
    fr: said(
      'Porte bien, range mieux.',
      'Un dos qui laisse passer l’air, un poids bien réparti et des poches là où la main les cherche.',
    ),
    de: said(
      'Trägt gut, ordnet besser.',
      'Ein Rücken, der Luft lässt, gut verteiltes Gewicht und Taschen, wo die Hand sie sucht.',
    ),
    it: said(
      'Porta bene, ordina meglio.',
      'Uno schienale che fa passare l’aria, peso ben distribuito e tasche dove la mano le cerca.',
    ),
    es: said(
      'Lleva bien, ordena mejor.',
      'Una espalda que deja pasar el aire, peso bien repartido y bolsillos donde la mano los busca.',
    ),
  },
  sandals: {
    fr: said(
      'De l’air pour les pieds.',
      'Sandales et chaussons qui tiennent, sèchent vite et se portent du refuge à la rivière.',
    ),
    de: said(
      'Luft für die Füße.',
      'Sandalen und Hüttenschuhe, die sitzen, schnell trocknen und von der Hütte bis zum Fluss taugen.',
    ),
    it: said(
      'Aria per i piedi.',
      'Sandali e ciabatte che stanno al loro posto, asciugano in fretta e vanno dal rifugio al fiume.',
    ),
    es: said('Aire para los pies.', 'Sandalias y zapatillas que sujetan, secan rápido y van del refugio al río.'),
  },
  shells: {
    fr: said(
      'La pluie reste dehors.',
      'Veste imperméable et respirante, coutures étanches et capuche qui suit la tête. Sans PFAS, et réparable.',
    ),
    de: said(
      'Der Regen bleibt draußen.',
      'Wasserdicht und atmungsaktiv, mit getapten Nähten und einer Kapuze, die mitgeht. Ohne PFAS, und reparierbar.',
    ),
    it: said(
      'La pioggia resta fuori.',
      'Impermeabile e traspirante, cuciture nastrate e cappuccio che segue la testa. Senza PFAS, e riparabile.',
    ),
    es: said(
      'La lluvia se queda fuera.',
      'Impermeable y transpirable, con costuras selladas y una capucha que acompaña. Sin PFAS, y reparable.',
    ),
  },
  shirts: {
    fr: said(
      'Pour la marche, et la ville d’après.',
      'Chemise qui respire, sèche vite et supporte d’être roulée au fond d’un sac.',
    ),
    de: said(
      'Für die Tour, und die Stadt danach.',
      'Ein Hemd, das atmet, schnell trocknet und es aushält, unten im Rucksack zu liegen.',
    ),
    it: said(
      'Per la gita, e la città dopo.',
      'Una camicia che respira, asciuga in fretta e sopporta di stare in fondo allo zaino.',
    ),
    es: said(
      'Para la ruta, y la ciudad después.',
      'Una camisa que respira, seca rápido y aguanta ir enrollada en la mochila.',
    ),
  },
  shorts: {
    fr: said('Les genoux à l’air.', 'Tissu léger et résistant, taille qui ne serre pas et poches qui se ferment.'),
    de: said('Luft an den Knien.', 'Leichtes, festes Gewebe, ein Bund, der nicht drückt, und Taschen, die schließen.'),
    it: said('Ginocchia all’aria.', 'Tessuto leggero e resistente, vita che non stringe e tasche che si chiudono.'),
    es: said('Rodillas al aire.', 'Tejido ligero y resistente, cintura que no aprieta y bolsillos que cierran.'),
  },
  skate: {
    fr: said(
      'Sent la planche, encaisse le saut.',
      'Chaussure de skate à semelle adhérente, renforcée là où le grip l’use.',
    ),
    de: said(
      'Spürt das Brett, fängt den Sprung ab.',
      'Skateschuh mit griffiger Sohle, verstärkt, wo das Griptape reibt.',
    ),
    it: said(
      'Sente la tavola, assorbe il salto.',
      'Scarpa da skate con suola che aderisce, rinforzata dove il grip la consuma.',
    ),
    es: said(
      'Siente la tabla, amortigua el salto.',
      'Zapatilla de skate con suela que agarra, reforzada donde roza la lija.',
    ),
  },
  'sleeping-bags': {
    fr: said(
      'La nuit, tout simplement chaude.',
      'Sac de couchage aux températures de confort mesurées, capuche qui se ferme bien et fermeture qui ne coince pas.',
    ),
    de: said(
      'Eine Nacht, die einfach warm ist.',
      'Schlafsack mit gemessenen Komforttemperaturen, gut schließender Kapuze und einem Reißverschluss, der nicht klemmt.',
    ),
    it: said(
      'Una notte semplicemente calda.',
      'Sacco a pelo con temperature di comfort misurate, cappuccio che chiude bene e zip che non si blocca.',
    ),
    es: said(
      'Una noche sencillamente caliente.',
      'Saco con temperaturas de confort medidas, capucha que cierra bien y cremallera que no se atasca.',
    ),
  },
  socks: {
    fr: said(
      'Rien ne frotte.',
      'Chaussettes à la bonne épaisseur aux bons endroits, en laine ou en fibre qui sèche, garanties contre les trous.',
    ),
    de: said(
      'Nichts scheuert.',
      'Socken, dick, wo es zählt, aus Wolle oder schnell trocknender Faser, mit Garantie gegen Löcher.',
    ),
    it: said('Niente sfrega.', 'Calze spesse dove serve, in lana o fibra che asciuga, garantite contro i buchi.'),
    es: said(
      'Nada roza.',
      'Calcetines gruesos donde hace falta, de lana o fibra que seca, con garantía contra agujeros.',
    ),
  },
  tees: {
    fr: said(
      'Simple, et pour longtemps.',
      'Coton bio ou mérinos qui garde sa forme, encolure qui ne bâille pas, imprimés qui tiennent.',
    ),
    de: said(
      'Schlicht, und für lange.',
      'Bio-Baumwolle oder Merino, das in Form bleibt, mit einem Kragen, der nicht ausleiert, und Drucken, die halten.',
    ),
    it: said(
      'Semplice, e a lungo.',
      'Cotone biologico o merino che tiene la forma, collo che non cede, stampe che durano.',
    ),
    es: said(
      'Sencilla, y para mucho.',
      'Algodón orgánico o merino que mantiene la forma, cuello que no se da de sí, estampados que duran.',
    ),
  },
  tents: {
    fr: said(
      'Un toit, où que ce soit.',
      'Se monte en quelques minutes, tient au vent et se range petit. Arceaux et toiles se remplacent.',
    ),
    de: said(
      'Ein Dach, wo auch immer.',
      'In wenigen Minuten aufgebaut, windfest und klein verpackt. Gestänge und Planen lassen sich ersetzen.',
    ),
    it: said(
      'Un tetto, ovunque.',
      'Si monta in pochi minuti, regge il vento e si ripiega in poco. Pali e teli si sostituiscono.',
    ),
    es: said(
      'Un techo, donde sea.',
      'Se monta en minutos, aguanta el viento y se guarda en poco. Varillas y telas se cambian.',
    ),
  },
  trail: {
    fr: said(
      'Vite, sur mauvais terrain.',
      'Chaussure de trail qui accroche dans la boue, protège des pierres et sèche en courant.',
    ),
    de: said(
      'Schnell auf schlechtem Boden.',
      'Trailschuh, der im Matsch greift, vor Steinen schützt und beim Laufen trocknet.',
    ),
    it: said(
      'Veloci su terreno brutto.',
      'Scarpa da trail che tiene nel fango, protegge dai sassi e asciuga correndo.',
    ),
    es: said(
      'Rápido por mal terreno.',
      'Zapatilla de trail que agarra en el barro, protege de las piedras y seca corriendo.',
    ),
  },
  trainers: {
    fr: said(
      'De la rue au sentier du dimanche.',
      'Baskets confortables dès le premier jour, avec une semelle qui se recolle et une tige qui se nettoie.',
    ),
    de: said(
      'Von der Straße bis zum Sonntagsweg.',
      'Sneaker, vom ersten Tag an bequem, mit einer Sohle, die sich neu kleben, und einem Schaft, der sich reinigen lässt.',
    ),
    it: said(
      'Dalla strada al sentiero della domenica.',
      'Sneakers comode dal primo giorno, con una suola che si rincolla e una tomaia che si pulisce.',
    ),
    es: said(
      'De la calle al camino del domingo.',
      'Zapatillas cómodas desde el primer día, con suela que se vuelve a pegar y corte que se limpia.',
    ),
  },
  trousers: {
    fr: said(
      'Pour marcher loin, et s’asseoir par terre.',
      'Tissu extensible et résistant, genoux préformés, poches qui se ferment, trois entrejambes.',
    ),
    de: said(
      'Zum Weitgehen, und zum Auf-dem-Boden-Sitzen.',
      'Dehnbares, festes Gewebe, vorgeformte Knie, Taschen, die schließen, drei Längen.',
    ),
    it: said(
      'Per camminare lontano, e sedersi per terra.',
      'Tessuto elastico e resistente, ginocchia preformate, tasche che si chiudono, tre lunghezze.',
    ),
    es: said(
      'Para andar lejos, y sentarse en el suelo.',
      'Tejido elástico y resistente, rodillas preformadas, bolsillos que cierran, tres largos.',
    ),
  },
  'winter-boots': {
    fr: said(
      'Au chaud sur la neige.',
      'Bottes doublées et imperméables, avec une semelle qui accroche sur la glace et des lacets qu’on ouvre avec des gants.',
    ),
    de: said(
      'Warm auf Schnee.',
      'Gefüttert und wasserdicht, mit einer Sohle, die auf Eis greift, und Schnürung, die mit Handschuhen aufgeht.',
    ),
    it: said(
      'Al caldo sulla neve.',
      'Imbottiti e impermeabili, con una suola che tiene sul ghiaccio e lacci che si aprono con i guanti.',
    ),
    es: said(
      'Calor sobre la nieve.',
      'Forradas e impermeables, con suela que agarra en el hielo y cordones que se abren con guantes.',
    ),
  },
};
