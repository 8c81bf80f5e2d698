import type { Language, WrittenLanguage } from '../model/locale.ts';
import { writtenLanguage } from '../translate.ts';

/** English | French | German | Italian | Spanish. `#` is replaced by a number or an amount. */
const table = {
  'attribute.color': 'Colour|Couleur|Farbe|Colore|Color',
  'attribute.size': 'Size|Taille|Größe|Taglia|Talla',
  'attribute.shoeSize': 'Size|Pointure|Größe|Numero|Número',
  'attribute.width': 'Width|Largeur|Weite|Larghezza|Ancho',
  'attribute.length': 'Length|Longueur|Länge|Lunghezza|Largo',
  'attribute.inseam': 'Inseam|Entrejambe|Schrittlänge|Cavallo|Entrepierna',
  'attribute.fitType': 'Fit|Coupe|Passform|Vestibilità|Corte',
  'attribute.amount': 'Amount|Montant|Betrag|Importo|Importe',
  'choice.One size': 'One size|Taille unique|Einheitsgröße|Taglia unica|Talla única',
  'choice.Regular': 'Regular|Standard|Normal|Normale|Normal',
  'choice.Wide': 'Wide|Large|Weit|Larga|Ancho',
  'choice.Slim': 'Slim|Ajustée|Schmal|Aderente|Ajustado',
  'choice.Oversized': 'Oversized|Ample|Sehr weit|Ampia|Holgado',
  'choice.Short': 'Short|Courte|Kurz|Corta|Corto',
  'choice.Tall': 'Tall|Extra-longue|Extralang|Extra lunga|Extralargo',
  'choice.Long': 'Long|Longue|Lang|Lunga|Largo',
  'choice.Left zip': 'Left zip|Zip à gauche|Reißverschluss links|Zip a sinistra|Cremallera izquierda',
  'choice.Right zip': 'Right zip|Zip à droite|Reißverschluss rechts|Zip a destra|Cremallera derecha',
  'facet.category': 'Category|Catégorie|Kategorie|Categoria|Categoría',
  'facet.department': 'Department|Rayon|Abteilung|Reparto|Sección',
  'facet.type': 'Product type|Type de produit|Produktart|Tipo di prodotto|Tipo de producto',
  'facet.shoeSize': 'Shoe size|Pointure|Schuhgröße|Numero di scarpe|Número de calzado',
  'facet.price': 'Price|Prix|Preis|Prezzo|Precio',
  'facet.feature': 'Technology|Technologie|Technologie|Tecnologia|Tecnología',
  'facet.benefit': 'Best for|Points forts|Stärken|Punti di forza|Puntos fuertes',
  'facet.rating': 'Rating|Note|Bewertung|Valutazione|Valoración',
  'facet.sale': 'Offers|Offres|Angebote|Offerte|Ofertas',
  'department.women': 'Women|Femme|Damen|Donna|Mujer',
  'department.men': 'Men|Homme|Herren|Uomo|Hombre',
  'department.kids': 'Kids|Enfant|Kinder|Bambini|Niños',
  'department.gear': 'Gear|Équipement|Ausrüstung|Attrezzatura|Equipamiento',
  'kind.women': 'Women’s #|# femme|# für Damen|# da donna|# para mujer',
  'kind.men': 'Men’s #|# homme|# für Herren|# da uomo|# para hombre',
  'kind.kids': 'Kids’ #|# enfant|# für Kinder|# da bambini|# para niños',
  'sale.true': 'On sale|En promotion|Reduziert|In saldo|Rebajado',
  'rating.up': '# stars and up|# étoiles et plus|Ab # Sternen|Da # stelle|# estrellas o más',
  'price.under': 'Under #|Moins de #|Unter #|Meno di #|Menos de #',
  'price.between': '# to #|De # à #|# bis #|Da # a #|De # a #',
  'price.over': '# and over|# et plus|Ab #|Da #|Desde #',
  'price.notes':
    'All prices incl. VAT|Prix TVA comprise|Alle Preise inkl. MwSt., zzgl. Versand|Prezzi IVA inclusa|Precios con IVA incluido',
  'price.note': 'incl. VAT|TVA comprise|inkl. MwSt., zzgl. Versand|IVA inclusa|IVA incluido',
  'sort.featured': 'Featured|Sélection|Empfohlen|In evidenza|Destacados',
  'sort.match': 'Best match|Pertinence|Beste Treffer|Più pertinenti|Más relevantes',
  'sort.newest': 'Newest|Nouveautés|Neuheiten|Novità|Novedades',
  'sort.price-asc': 'Price, low to high|Prix croissant|Preis aufsteigend|Prezzo crescente|Precio ascendente',
  'sort.price-desc': 'Price, high to low|Prix décroissant|Preis absteigend|Prezzo decrescente|Precio descendente',
  'sort.rating': 'Top rated|Mieux notés|Am besten bewertet|Più votati|Mejor valorados',
  'stock.left': 'Only # left|Plus que #|Nur noch #|Solo # rimasti|Solo quedan #',
  'stock.out': 'Out of stock|Épuisé|Ausverkauft|Esaurito|Agotado',
  'stock.soon': 'Coming soon|Bientôt disponible|Bald da|In arrivo|Próximamente',
  'delivery.sameDay': 'Same day|Le jour même|Am selben Tag|In giornata|El mismo día',
  'delivery.day': '# day|# jour|# Tag|# giorno|# día',
  'delivery.days': '# days|# jours|# Tage|# giorni|# días',
  'flag.NEW': 'New|Nouveau|Neu|Novità|Nuevo',
  'flag.SALE': 'Sale|Promo|Sale|Saldi|Rebajas',
  'flag.BESTSELLER': 'Bestseller|Meilleure vente|Bestseller|Più venduto|Más vendido',
  'flag.COMING SOON': 'Coming soon|Bientôt disponible|Bald da|In arrivo|Próximamente',
  'flag.PRESALE': 'Presale|Prévente|Vorverkauf|Prevendita|Preventa',
  'flag.ONLINE ONLY': 'Online only|Exclusivité web|Nur online|Solo online|Solo online',
  'flag.MEMBERS FIRST': 'Members first|Membres d’abord|Mitglieder zuerst|Prima i membri|Primero socios',
  'flag.LAST CHANCE': 'Last chance|Dernière chance|Letzte Chance|Ultima occasione|Última oportunidad',
  'flag.LOW STOCK': 'Low stock|Stock limité|Nur noch wenige|Ultimi pezzi|Últimas unidades',
  'model.height': 'Height|Taille du mannequin|Größe des Models|Altezza|Altura',
  'model.size': 'Size worn|Taille portée|Getragene Größe|Taglia indossata|Talla que lleva',
  'model.chest': 'Chest|Tour de poitrine|Brustumfang|Torace|Pecho',
  'model.waist': 'Waist|Tour de taille|Taillenumfang|Vita|Cintura',
  'feature.waterproof': 'Waterproof|Imperméable|Wasserdicht|Impermeabile|Impermeable',
  'feature.insulated': 'Insulated|Isolant|Isoliert|Isolante|Aislante',
  'feature.down': 'Down|Duvet|Daune|Piuma|Plumón',
  'feature.merino': 'Merino|Mérinos|Merino|Merino|Merino',
  'feature.recycled': 'Recycled materials|Matières recyclées|Recycelt|Materiali riciclati|Reciclado',
  'feature.organic-cotton': 'Organic cotton|Coton bio|Bio-Baumwolle|Cotone biologico|Algodón orgánico',
  'feature.leather': 'Leather|Cuir|Leder|Pelle|Piel',
  'feature.pfas-free': 'PFAS-free|Sans PFAS|Ohne PFAS|Senza PFAS|Sin PFAS',
  'feature.packable': 'Packable|Compressible|Packbar|Comprimibile|Plegable',
  'feature.stretch': 'Stretch|Extensible|Stretch|Elasticizzato|Elástico',
  'feature.wide-fit': 'Wide fit|Pied large|Weite Passform|Pianta larga|Horma ancha',
  'section.features': 'Features|Points clés|Merkmale|Caratteristiche|Características',
  'section.specs': 'Specifications|Fiche technique|Technische Daten|Scheda tecnica|Ficha técnica',
  'section.materials': 'Materials|Matières|Materialien|Materiali|Materiales',
  'section.care':
    'Care and repair|Entretien et réparation|Pflege und Reparatur|Cura e riparazione|Cuidado y reparación',
  'section.terms': 'Terms|Conditions|Bedingungen|Condizioni|Condiciones',
} as const;

export type WordKey = keyof typeof table;

/** Texts that differ in American English. */
const american: Partial<Record<WordKey, string>> = {
  'attribute.color': 'Color',
  'choice.Left zip': 'Left zipper',
  'choice.Right zip': 'Right zipper',
};

const order: readonly WrittenLanguage[] = ['en', 'fr', 'de', 'it', 'es'];

/** Returns a text of the catalogue in a language; each `#` takes the next of `fills`. */
export function word(key: WordKey, language: Language, ...fills: (string | number)[]): string {
  const written = table[key].split('|')[order.indexOf(writtenLanguage(language))] ?? '';
  const text = (language === 'en-us' ? american[key] : undefined) ?? written;
  let next = 0;
  return fills.length === 0 ? text : text.replaceAll('#', () => String(fills[next++] ?? ''));
}

export const isWord = (key: string): key is WordKey => Object.hasOwn(table, key);
