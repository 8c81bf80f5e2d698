/** The editors' pages in French: by the English text, or by `@block.field` where that is long. */
export default {
  'Off the path': 'Hors du sentier',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'This path ends here': 'Ce sentier s’arrête ici',
  'The page has moved, sold out for good, or never was. These ways lead on.':
    'La page a changé de place, l’article est épuisé ou elle n’a jamais existé. Voici par où continuer.',
  'A path that fades into mist': 'Un sentier qui se perd dans la brume',
  Home: 'Accueil',
  'New arrivals': 'Nouveautés',
  'Or start with these': 'Ou commencez par ceux-ci',
  'Your account': 'Votre compte',
  'Your account.': 'Votre compte.',
  Profile: 'Profil',
  'Your profile.': 'Votre profil.',
  Basecamp: 'Camp de base',
  'Where members meet before they set out.': 'Là où les membres se retrouvent avant de partir.',
  'The West End store': 'Le magasin du West End',
  'Our store in the middle of the city.': 'Notre magasin au cœur de la ville.',
  Search: 'Recherche',
  'Search the shop.': 'Rechercher dans la boutique.',
  'Trail running': 'Trail',
  Waterproofs: 'Imperméables',
  Backpacks: 'Sacs à dos',
  Socks: 'Chaussettes',
  'Gift cards': 'Cartes cadeaux',
  'Popular now': 'Populaire en ce moment',
  'A digital gift card, sent by e-mail with your words.':
    'Une carte cadeau numérique, envoyée par e-mail avec vos mots.',
  'For someone whose size you do not know': 'Pour quelqu’un dont vous ne connaissez pas la taille',
  'Sent by e-mail on the day you buy it, with a message of yours. It does not lose value.':
    'Envoyée par e-mail le jour de l’achat, avec votre message. Elle ne perd pas de valeur.',
  'Choose an amount': 'Choisir un montant',
  Offers: 'Offres',
  'What is reduced, and how codes work.': 'Ce qui est en promotion, et comment marchent les codes.',
  'Few, and without small print.': 'Peu nombreuses, et sans petits caractères.',
  '@offers-text.html':
    '<ul><li>Les couleurs de la saison passée sont en promotion jusqu’à épuisement des tailles. Nous indiquons le prix le plus bas des trente jours précédents.</li>{freeItem}<li>Première commande : le code FIRSTSTEPS retire quinze pour cent.</li></ul>',
  '{freeItem}': '<li>La livraison standard est gratuite dès {free}.</li>',
  'Reduced now': 'En promotion maintenant',
  Cart: 'Panier',
  'Your cart.': 'Votre panier.',
  'Before you check out': 'Avant de passer commande',
  'Are these things held for me?': 'Ces articles me sont-ils réservés ?',
  '<p>Not yet. They are yours once the order is placed; until then somebody else may take the last pair.</p>':
    '<p>Pas encore. Ils sont à vous une fois la commande passée ; d’ici là, quelqu’un d’autre peut prendre la dernière paire.</p>',
  'Codes and gift cards': 'Codes et cartes cadeaux',
  '<p>One code goes in here. Gift cards, and more than one of them, go with the payment.</p>':
    '<p>Un code se saisit ici. Les cartes cadeaux, même plusieurs, s’utilisent au moment du paiement.</p>',
  'If it does not fit': 'Si cela ne va pas',
  '<p>Sixty days, free return, here or in any store.</p>':
    '<p>Soixante jours, retour gratuit, ici ou dans tous nos magasins.</p>',
  'Small things that get forgotten': 'Les petites choses qu’on oublie',
  Checkout: 'Commande',
  'Checkout.': 'Commande.',
  'When does it arrive?': 'Quand la commande arrive-t-elle ?',
  '@delivery.html':
    '<p>La livraison standard prend {days} jours ouvrables. Les commandes passées avant quatorze heures partent le jour même.</p>',
  'Is tax included?': 'La TVA est-elle comprise ?',
  '<p>Yes. The price you see is the price you pay.</p>': '<p>Oui. Le prix affiché est le prix que vous payez.</p>',
  'When is tax added?': 'Quand les taxes sont-elles ajoutées ?',
  '<p>Once we know where the parcel goes. You see it before you pay.</p>':
    '<p>Dès que nous savons où va le colis. Vous les voyez avant de payer.</p>',
  'Is my card safe?': 'Ma carte est-elle en sécurité ?',
  '<p>Card numbers go straight to the payment provider over an encrypted connection. We never see or keep them.</p>':
    '<p>Les numéros de carte vont directement au prestataire de paiement, par une connexion chiffrée. Nous ne les voyons ni ne les gardons.</p>',
  'Thank you': 'Merci',
  'Your order is in.': 'Votre commande est enregistrée.',
  'What happens now': 'Et maintenant',
  '<h3>An e-mail</h3><p>With everything that stands here, in a minute or two.</p>':
    '<h3>Un e-mail</h3><p>Avec tout ce qui figure ici, dans une minute ou deux.</p>',
  '<h3>A parcel</h3><p>We write again with a tracking number when it leaves.</p>':
    '<h3>Un colis</h3><p>Nous vous écrivons avec un numéro de suivi à son départ.</p>',
  '<h3>Sixty days</h3><p>To try things on and send back what does not fit.</p>':
    '<h3>Soixante jours</h3><p>Pour essayer, et renvoyer ce qui ne va pas.</p>',
  'For the same trip': 'Pour la même sortie',
  'Help centre': 'Centre d’aide',
  'Delivery, returns, repairs, sizes and how to reach a person.':
    'Livraison, retours, réparations, tailles, et comment joindre quelqu’un.',
  'How can we help': 'Comment pouvons-nous vous aider',
  'Most answers are here. For the rest there are people.':
    'La plupart des réponses sont ici. Pour le reste, il y a des gens.',
  'Asked most often': 'Les questions fréquentes',
  'Can I change an order?': 'Puis-je modifier une commande ?',
  '@change-order.html':
    '<p>Pendant une demi-heure environ, oui : annulez-la depuis sa page et commandez de nouveau. Ensuite elle est en préparation ; renvoyez ce que vous ne voulez pas.</p>',
  'The size is wrong. What now?': 'La taille ne va pas. Que faire ?',
  '<p>Send it back at our cost and order the other size straight away, so that it does not sell out while the first one travels.</p>':
    '<p>Renvoyez l’article à nos frais et commandez tout de suite l’autre taille, avant qu’elle ne soit épuisée.</p>',
  'Where do I enter a code?': 'Où saisir un code ?',
  '<p>In the cart, below the items. One code at a time; gift cards go with the payment.</p>':
    '<p>Dans le panier, sous les articles. Un code à la fois ; les cartes cadeaux s’utilisent au paiement.</p>',
  'Can I collect in a store?': 'Puis-je retirer en magasin ?',
  '<p>Where a store near you has the size, choose pick up in the cart. We write when it is ready, mostly within two hours.</p>':
    '<p>Si un magasin proche a la taille, choisissez le retrait dans le panier. Nous vous écrivons quand c’est prêt, souvent sous deux heures.</p>',
  'Find your order': 'Retrouver ma commande',
  'Contact us': 'Nous contacter',
  'Size guide': 'Guide des tailles',
  Delivery: 'Livraison',
  'Standard delivery takes {days} working days.': 'La livraison standard prend {days} jours ouvrables.',
  '@help-delivery-text.html':
    '<h3>Les frais</h3><p>{price}</p><h3>Taxes et douane</h3><p>{tax}</p><h3>Où nous livrons</h3><p>À domicile et au bureau dans le pays de ce site, dans nos magasins et dans les points relais que propose la commande. Pas aux boîtes postales : les transporteurs demandent une signature.</p><h3>Fabriqué sur commande</h3><p>Les chaussures personnalisées sont fabriquées après la commande et demandent une à deux semaines de plus.</p>',
  '{price free}': 'La livraison standard est gratuite dès {free}. En dessous, le panier indique le prix.',
  '{price}': 'Le panier indique le prix avant le paiement.',
  '{tax inside}':
    'Les prix comprennent la TVA. Nous expédions depuis votre région : il n’y a rien à payer à la livraison.',
  '{tax}': 'Les taxes dépendent de la destination. Elles s’ajoutent à la commande et s’affichent avant le paiement.',
  'How to return': 'Comment faire un retour',
  'You have sixty days. We pay for the way back.': 'Vous avez soixante jours. Le retour est à notre charge.',
  '@help-returns-how-to-return-text.html':
    '<ol><li>Ouvrez votre commande : par le lien de l’e-mail de confirmation, depuis votre compte, ou par son numéro sous « Retrouver ma commande ». Choisissez « Retourner un article », puis ce que vous renvoyez, et imprimez l’étiquette.</li><li>Emballez les articles comme ils sont arrivés. Le carton peut être un autre.</li><li>Déposez le colis dans un point relais ou apportez-le dans un magasin Waymark.</li></ol><p>Vous êtes remboursé par le même moyen de paiement dans les cinq jours ouvrables qui suivent l’arrivée du colis. Les cartes cadeaux sont remboursées en cartes cadeaux.</p><h3>Ce que nous reprenons</h3><p>Tout ce qui n’a pas été porté, ou seulement à l’intérieur. Des chaussures qui ont vu la montagne ne se revendent pas ; si elles ont un défaut, c’est à nous de le régler.</p><h3>Ce que nous ne pouvons pas reprendre</h3><p>Les chaussures faites sur commande, les sous-vêtements ouverts et les cartes cadeaux numériques utilisées.</p>',
  'Repairs and warranty': 'Réparations et garantie',
  'If we made it, we mend it, for as long as it can be mended.':
    'Ce que nous fabriquons, nous le réparons, tant que c’est réparable.',
  '@help-repairs-text.html':
    '<h3>Défauts</h3><p>Une couture qui s’ouvre, une fermeture qui coince, un arceau qui se fend en usage normal : nous réparons ou remplaçons gratuitement, sans limite de durée.</p><h3>Usure</h3><p>Trous, semelles usées, mailles déchirées : réparés à prix coûtant. Nous vous donnons le prix avant de commencer et renvoyons l’article intact si vous préférez.</p><h3>Comment faire</h3><ul><li>Nettoyez d’abord, sommairement. Un peu de boue ne gêne pas, l’humidité si.</li><li>Envoyez l’article ou déposez-le dans un magasin avec atelier.</li><li>Il revient deux à trois semaines plus tard, souvent avec une pièce visible. Nous trouvons cela très bien.</li></ul>',
  'How to measure, and when to go up half a size.': 'Comment mesurer, et quand prendre une demi-pointure de plus.',
  '@help-size-guide-text.html':
    '<h3>Pieds</h3><p>Le soir, debout sur une feuille, talon au mur, marquez l’orteil le plus long. Mesurez les deux pieds et retenez le plus long. Les pointures sont indiquées ici en système {sizes} ; le tableau de chaque produit donne les autres.</p><p>Pour les longues descentes et les chaussettes d’hiver, prenez une demi-pointure de plus. Pour les courses courtes et raides, gardez la vôtre.</p><h3>Corps</h3><p>Poitrine : au plus fort, bras le long du corps. Taille : là où se pose le pantalon. Entrejambe : jusqu’au sol, sans chaussures.</p><h3>Entre deux tailles</h3><p>Vestes et polaires : la plus grande, il y aura des couches dessous. Sous-vêtements techniques et collants : la plus petite.</p>',
  'Real people who own wet tents.': 'De vraies personnes, avec de vraies tentes mouillées.',
  '<h3>Write</h3><p>help@waymark.example. We answer within a working day.</p>':
    '<h3>Écrire</h3><p>help@waymark.example. Nous répondons sous un jour ouvrable.</p>',
  'Write to us': 'Nous écrire',
  '<h3>Call</h3><p>Monday to Saturday, 9 to 19, your time.</p>':
    '<h3>Appeler</h3><p>Du lundi au samedi, de 9 h à 19 h.</p>',
  '<h3>Call</h3><p>Monday to Saturday, 8 to 20, Mountain Time.</p>':
    '<h3>Appeler</h3><p>Du lundi au samedi, de 8 h à 20 h, heure des Rocheuses.</p>',
  '<h3>Come by</h3><p>Every store can look up an order and take a return.</p>':
    '<h3>Passer nous voir</h3><p>Chaque magasin peut retrouver une commande et reprendre un retour.</p>',
  'On this page': 'Sur cette page',
  'When we meet': 'Quand nous nous retrouvons',
  'The spring weekend': 'Le week-end de printemps',
  'Two nights out with whoever comes. Choose one or both.':
    'Deux nuits dehors avec ceux qui viennent. Choisissez-en une ou les deux.',
  'Come along': 'Venir',
  'See you in the hills': 'Rendez-vous dans les montagnes',
  'Your name is on the list. Bring a cup for the soup.':
    'Votre nom est sur la liste. Apportez une tasse pour la soupe.',
  'Seen outside': 'Vu dehors',
  'Pictures of people who were there.': 'Des photos de ceux qui y étaient.',
  'Three ways out': 'Trois façons de partir',
  'What to bring': 'Ce qu’il faut apporter',
  'Good to have along': 'Utile à emporter',
  '@basecamp-when.html':
    '<h3>Quand nous nous retrouvons</h3><p>Chaque premier jeudi à dix-neuf heures, dans un magasin près de chez vous. Quelqu’un apporte la soupe.</p>',
  'Tents under the stars': 'Des tentes sous les étoiles',
  'Last October, four degrees': 'En octobre dernier, quatre degrés',
  'Before breakfast': 'Avant le petit-déjeuner',
  'All day': 'Toute la journée',
  Overnight: 'Pour la nuit',
  '@basecamp-list-text.html':
    '<ul><li>Une tasse, pour la soupe.</li><li>Une lampe, pour le retour.</li><li>Une couche de plus que prévu.</li></ul>',
  'Your points': 'Vos points',
  'Find a store': 'Trouver un magasin',
  'Points on every order, early sight of new colours, a place in the workshop queue.':
    'Des points à chaque commande, les nouvelles couleurs en avant-première, une place à l’atelier.',
  'For people who come back.': 'Pour ceux qui reviennent.',
  '<h3>Points</h3><p>One for every unit you spend. 500 of them are five off.</p>':
    '<h3>Points</h3><p>Un par unité dépensée. 500 points valent cinq de réduction.</p>',
  '<h3>Free standard delivery</h3><p>On every order, however small.</p>':
    '<h3>Livraison standard gratuite</h3><p>Sur chaque commande, même petite.</p>',
  '<h3>First pick</h3><p>New colours two days before everyone else.</p>':
    '<h3>En premier</h3><p>Les nouvelles couleurs deux jours avant tout le monde.</p>',
  '<h3>Repairs first</h3><p>Your things go to the front of the workshop.</p>':
    '<h3>Réparations prioritaires</h3><p>Vos affaires passent en premier à l’atelier.</p>',
  'Join, it is free': 'Adhérer, c’est gratuit',
  Terms: 'Conditions',
  'Collective terms': 'Conditions du Collective',
  'How points come and go.': 'Comment les points vont et viennent.',
  '@loyalty-terms-text.html':
    '<ul><li>Vous gagnez un point par unité monétaire entière dépensée en articles, après réductions, hors livraison et taxes.</li><li>Les points arrivent quand commence le délai de retour et repartent quand vous renvoyez un article.</li><li>Ils expirent après deux ans sans commande.</li><li>Les points ne sont pas de l’argent ; ils ne se donnent pas et ne se remboursent pas.</li><li>Vous pouvez partir à tout moment ; les points restants prennent fin avec l’adhésion.</li></ul>',
  'Sign up': 'S’inscrire',
  'Make an account: faster checkout, orders in one place.':
    'Créez un compte : commande plus rapide, tout au même endroit.',
  'With an account': 'Avec un compte',
  Stores: 'Magasins',
  'Try things on, collect an order, have a zip mended.': 'Essayer, retirer une commande, faire réparer une fermeture.',
  'Each with a bench, a boot stretcher and somebody who has been out this week.':
    'Chacun avec un établi, un extenseur de chaussures et quelqu’un qui est sorti cette semaine.',
  'Where they are': 'Où nous trouver',
  '<h3>Same-day pickup</h3><p>Reserve online, collect within two hours where the size is in stock.</p>':
    '<h3>Retrait le jour même</h3><p>Réservez en ligne, retirez sous deux heures si la taille est en stock.</p>',
  '<h3>Boot fitting</h3><p>Both feet measured, hot and late in the day.</p>':
    '<h3>Essayage de chaussures</h3><p>Les deux pieds mesurés, à chaud et en fin de journée.</p>',
  '<h3>Workshop</h3><p>Zips, patches and soles, while you wait where we can.</p>':
    '<h3>Atelier</h3><p>Fermetures, pièces et semelles, si possible pendant que vous attendez.</p>',
  'Waymark stores near you.': 'Les magasins Waymark près de chez vous.',
  '<p>Type a town or a postal code, or let the browser say where you are.</p>':
    '<p>Saisissez une ville ou un code postal, ou laissez le navigateur dire où vous êtes.</p>',
  'Sign in': 'Se connecter',
  '<p>Sign in for your orders, your addresses and a shorter checkout.</p>':
    '<p>Connectez-vous pour retrouver vos commandes, vos adresses et commander plus vite.</p>',
  'Make an account': 'Créer un compte',
  '<p>Two minutes now, one minute less at every checkout.</p>':
    '<p>Deux minutes maintenant, une de moins à chaque commande.</p>',
  'Join the Collective': 'Rejoindre le Collective',
  '<p>Points on every order and first pick of new colours. Leaving is as easy as joining.</p>':
    '<p>Des points à chaque commande et les nouvelles couleurs en premier. Partir est aussi simple qu’arriver.</p>',
  'Who we are': 'Qui sommes-nous',
  'A small company that makes things to be outside in.': 'Une petite entreprise qui fabrique de quoi être dehors.',
  'Made by people who get rained on': 'Fait par des gens qui prennent la pluie',
  'Waymark began with one boot and a bad summer.': 'Waymark est né d’une chaussure et d’un mauvais été.',
  'A hut on a meadow': 'Un refuge dans un alpage',
  '@about-text.html':
    '<p>La chaussure prenait l’eau. Son fabricant disait que c’était normal. Nous n’étions pas d’accord, et avons passé deux hivers sur une table de cuisine à chercher ce qu’il faut : une meilleure couture, une languette plus large, une semelle qui s’enlève et se remet.</p><p>Aujourd’hui nous fabriquons quelque deux cent cinquante choses et posons à chacune les mêmes trois questions. Fait-elle bien une chose ? Se répare-t-elle ? L’emporterions-nous ?</p><h3>Ce que nous promettons</h3><p>Dire ce que pèsent les choses, où elles sont faites et ce qu’elles ne savent pas faire. Réparer ce que nous vendons. Ne changer de couleur que lorsque l’ancienne est épuisée.</p>',
  'Women’s boots': 'Chaussures de randonnée femme',
  'Men’s boots': 'Chaussures de randonnée homme',
  Materials: 'Matières',
  'What things are made of, and what we still want to change.':
    'De quoi les choses sont faites, et ce que nous voulons encore changer.',
  '@materials-text.html':
    '<h3>Déperlance sans PFAS</h3><p>Depuis ce printemps, chaque veste, chaussure et tente repousse l’eau sans PFAS. Il faut laver et chauffer un peu plus souvent ; les conseils d’entretien disent comment.</p><h3>Fil recyclé</h3><p>La plupart de nos polaires et doublures sont tricotées avec de vieilles bouteilles et de vieilles polaires. La part figure sur chaque produit.</p><h3>Laine et duvet</h3><p>Mérinos d’élevages sans mulesing, duvet dont l’origine est tracée. Là où nous ne sommes pas sûrs, nous n’en utilisons pas.</p><h3>Cuir</h3><p>De tanneries notées or pour l’eau et l’énergie, comme sous-produit. Nous cherchons une matière qui dure autant et ne l’avons pas encore trouvée.</p>',
  Privacy: 'Confidentialité',
  'What we keep about you, why, and for how long.': 'Ce que nous gardons sur vous, pourquoi, et combien de temps.',
  '@privacy-text.html':
    '<p>Waymark est une boutique de démonstration : l’entreprise est inventée.</p><h3>Ce que nous gardons</h3><p>Ce qu’il faut pour une commande : nom, adresse, e-mail, téléphone et articles achetés (contrat, art. 6.1.b RGPD). Avec un compte, aussi ce que vous y enregistrez.</p><h3>Ce que nous ne gardons pas</h3><p>Les numéros de carte : ils vont au prestataire de paiement. Les mots de passe : nous n’en gardons qu’une empreinte irréversible.</p><h3>Mesure et publicité</h3><p>Seulement avec votre accord, que vous pouvez retirer en bas de chaque page.</p><h3>Vos droits</h3><p>Accès, rectification, effacement, limitation et portabilité : privacy@waymark.example. Vous pouvez aussi saisir l’autorité de contrôle (en France, la CNIL). Les factures sont conservées aussi longtemps que la loi l’exige.</p>',
  'Terms of use': 'Conditions d’utilisation',
  'The rules for using this site.': 'Les règles d’utilisation de ce site.',
  '@brand-terms-text.html':
    '<p>Lisez, comparez et achetez comme vous voulez. Merci de ne pas copier images et textes à des fins commerciales, de ne pas utiliser de programmes qui surchargent la boutique et de n’évaluer que ce que vous avez utilisé.</p><p>Nous veillons à l’exactitude de ce qui figure ici. En cas d’erreur, écrivez-nous et nous corrigeons. Cette boutique est une démonstration.</p>',
  'Terms of sale': 'Conditions générales de vente',
  'What holds when you buy from us.': 'Ce qui vaut quand vous achetez chez nous.',
  '@sale-terms-text.html':
    '<p>Waymark est une boutique de démonstration : aucun contrat réel n’est conclu.</p><h3>Commande</h3><p>Votre commande est une offre ; le contrat est formé quand nous confirmons son expédition.</p><h3>Prix</h3><p>Le prix affiché à la commande fait foi, TVA comprise en Europe. En cas d’erreur manifeste, nous vous prévenons avant tout débit.</p><h3>Livraison et risque</h3><p>Le risque est pour nous jusqu’à la remise du colis.</p><h3>Rétractation</h3><p>Vous pouvez renvoyer les articles pendant soixante jours sans motif. Votre droit légal de rétractation de quatorze jours reste entier.</p><h3>Garanties</h3><p>Garantie légale de conformité et garantie des vices cachés s’appliquent. Nous réparons, remplaçons ou remboursons, dans cet ordre.</p><h3>Médiation</h3><p>En cas de litige, vous pouvez recourir gratuitement à un médiateur de la consommation.</p>',
  'Text message terms': 'Conditions des SMS',
  'What you agree to when you tick the box.': 'Ce que vous acceptez en cochant la case.',
  '@sms-terms-text.html':
    '<p>Jusqu’à six messages par mois sur vos commandes, les nouvelles couleurs et les offres. Les tarifs de votre opérateur s’appliquent. Répondez STOP pour arrêter, HELP pour obtenir de l’aide. Votre accord n’est pas une condition d’achat.</p>',
  'Associate discount terms': 'Conditions de la remise employé',
  'For the people who work here.': 'Pour les personnes qui travaillent ici.',
  '@associate-discount-terms-text.html':
    '<ul><li>La remise est de 40 % sur tout, sauf les cartes cadeaux.</li><li>Elle est pour vous et votre foyer, pas pour la revente ; ce que vous vendez en magasin n’en bénéficie pas.</li><li>Elle vaut jusqu’à votre limite annuelle, affichée dans votre compte.</li><li>Elle ne se cumule pas avec les codes : la réduction la plus forte compte. Elle prend fin avec votre emploi.</li></ul>',
  Accessibility: 'Accessibilité',
  'The shop should work for everyone.': 'La boutique doit fonctionner pour tous.',
  '@accessibility-text.html':
    '<p>Nous visons WCAG 2.2 AA : au clavier, avec un lecteur d’écran, en texte doublé, sur petit écran et sans animation. Dites-nous où cela ne va pas : access@waymark.example. Nous répondons sous deux jours ouvrables, et nous corrigeons.</p>',
  'What every order comes with': 'Ce que comprend chaque commande',
  'What you can count on': 'Ce sur quoi vous pouvez compter',
  'Delivery in short': 'La livraison en bref',
  '<p>Standard delivery takes {days} working days and is free from {free}. Faster services are in the cart.</p>':
    '<p>La livraison standard prend {days} jours ouvrables et est gratuite dès {free}. Le panier propose plus rapide.</p>',
  '<p>Standard delivery takes {days} working days. Faster services are in the cart.</p>':
    '<p>La livraison standard prend {days} jours ouvrables. Le panier propose plus rapide.</p>',
  'Returns in short': 'Les retours en bref',
  Returns: 'Retours',
  '<p>Sixty days, unworn or worn indoors. Print the label from your order, or bring it to a store.</p>':
    '<p>Soixante jours, non porté ou porté à l’intérieur. Imprimez l’étiquette depuis votre commande ou passez en magasin.</p>',
  'SMS terms': 'Conditions SMS',
  'Newsletter consent': 'Accord pour la lettre d’information',
  'The newsletter': 'La lettre d’information',
  '<p>Two letters a month. We measure whether they are opened, and stop when you say so.</p>':
    '<p>Deux lettres par mois. Nous mesurons si elles sont ouvertes et cessons quand vous le dites.</p>',
  'Associate discount': 'Remise employé',
  '<p>For you and your household, within your yearly limit, not for resale, not together with codes.</p>':
    '<p>Pour vous et votre foyer, dans votre limite annuelle, pas pour la revente, non cumulable avec les codes.</p>',
  'Pay later': 'Payer plus tard',
  '<p>Pay in three or four parts, without interest, if the provider agrees. You see the dates before you confirm.</p>':
    '<p>Payez en trois ou quatre fois, sans intérêts, si le partenaire l’accepte. Vous voyez les dates avant de confirmer.</p>',
  'Notes from the trail': 'Nouvelles du sentier',
  'Fifteen percent off your first order': 'Quinze pour cent sur votre première commande',
  '<p>Two letters a month: new colours, field repairs, a route worth the bus ride. The first brings a code for fifteen percent off.</p>':
    '<p>Deux lettres par mois : nouvelles couleurs, réparations de terrain, un itinéraire qui vaut le trajet en bus. La première apporte un code de quinze pour cent.</p>',
  'For new subscribers, once. Leave with one click.': 'Pour les nouveaux abonnés, une fois. Désabonnement en un clic.',
  'What came out of the workshop this season.': 'Ce qui est sorti de l’atelier cette saison.',
  '<p>New styles, and new colours of old ones. We add a colour only when the last one has sold through.</p>':
    '<p>De nouveaux modèles, et de nouvelles couleurs des anciens. Nous n’ajoutons une couleur que lorsque la précédente est écoulée.</p>',
  New: 'Nouveautés',
  Women: 'Femme',
  Men: 'Homme',
  Kids: 'Enfant',
  Gear: 'Équipement',
  Sale: 'Promotions',
  Footwear: 'Chaussures',
  Clothing: 'Vêtements',
  Jackets: 'Vestes',
  Packs: 'Sacs',
  Tents: 'Tentes',
  Read: 'À lire',
  'Cut for women from the first pattern, not shrunk from the men’s.':
    'Coupé pour les femmes dès le premier patron, et non réduit à partir du modèle homme.',
  'Layers that get along': 'Des couches qui s’entendent',
  'Base, middle, shell: what goes with what.': 'Base, milieu, coque : ce qui va avec quoi.',
  '@shelf-2000-text.html':
    '<h3>Pour celles qui sont dehors</h3><p>Chaussures de trail sur forme féminine, chaussures de marche au talon plus étroit, vestes avec de la place pour les hanches et un baudrier. Les pantalons existent en trois entrejambes, les vestes du XXS au XXL, et chaque tableau est mesuré sur des personnes.</p>',
  'Three ways to lace': 'Trois façons de lacer',
  'Heel slip, high instep, sore toe.': 'Talon qui glisse, cou-de-pied haut, orteil douloureux.',
  'Resole or retire?': 'Ressemeler ou remplacer ?',
  'How to look at a boot.': 'Comment examiner une chaussure.',
  'Four years to dry': 'Quatre ans pour rester au sec',
  'How we left PFAS behind.': 'Comment nous avons quitté les PFAS.',
  'A small number of things for a large number of days.': 'Peu de choses pour beaucoup de jours.',
  'Packing for five days of rain': 'Faire son sac pour cinq jours de pluie',
  'The list, and the order in which it goes in.': 'La liste, et l’ordre dans lequel tout entre.',
  '@shelf-3000-text.html':
    '<h3>Pour les sommets, et la semaine entre deux</h3><p>Chaussures en largeur normale et large, pantalons par taille et entrejambe, vestes pour la pluie atlantique. Presque tout se répare, et nous le faisons.</p>',
  'The same materials, reinforced knees, a name label in every collar.':
    'Les mêmes matières, des genoux renforcés, une étiquette au nom dans chaque col.',
  '@shelf-4000-text.html':
    '<h3>De la place pour grandir</h3><p>Les manches gagnent une taille, la ceinture s’ajuste, les semelles pardonnent. Ce qui tient après le premier enfant passe au suivant ; le reste, nous le réparons.</p>',
  'What you carry, sleep in and drink from.': 'Pour porter, dormir et boire.',
  'Sleeping warm': 'Dormir au chaud',
  'It is mostly about supper.': 'C’est surtout une affaire de dîner.',
  '@shelf-5000-text.html':
    '<h3>Pesé honnêtement</h3><p>Les poids comprennent housses, sardines et sangles. Les températures sont celles de confort. Les volumes sont mesurés avec des haricots, comme le veut la norme.</p>',
  'Last season’s colours, this season’s warranty.': 'Les couleurs de la saison passée, la garantie de celle-ci.',
  '@shelf-6000-text.html':
    '<p>En promotion jusqu’à épuisement des tailles. À côté de chaque prix figure le plus bas des trente jours précédant la réduction, pour que vous sachiez ce qu’elle vaut.</p>',
  'Worth knowing': 'Bon à savoir',
  'Three ways to lace a trail shoe': 'Trois façons de lacer une chaussure de trail',
  'Heel slip, a high instep, a sore toe: each has a lacing.':
    'Talon qui glisse, cou-de-pied haut, orteil douloureux : à chacun son laçage.',
  'Read the story': 'Lire l’article',
  'Five minutes with a boot in your hands.': 'Cinq minutes avec une chaussure en main.',
  'How we took PFAS out of every shell.': 'Comment nous avons retiré les PFAS de chaque veste.',
  'The bag only keeps what you bring.': 'Le sac ne garde que la chaleur que vous apportez.',
  'What others are looking at': 'Ce que les autres regardent',
  'Sleeping bags': 'Sacs de couchage',
  'A week of rain': 'Une semaine de pluie',
  'Dry from the neck to the toes, and dry again by morning.': 'Au sec du cou aux orteils, et de nouveau sec au matin.',
  'From hut to hut': 'De refuge en refuge',
  'Boots that dry overnight, a pack for four days, wool that forgives.':
    'Des chaussures qui sèchent en une nuit, un sac pour quatre jours, une laine qui pardonne.',
  'The first frost': 'Les premières gelées',
  'Warm layers for still mornings and short days.': 'Des couches chaudes pour les matins calmes et les jours courts.',
  'Which jacket?': 'Quelle veste ?',
  'Rain, cold or wind: what each kind is made for.': 'Pluie, froid ou vent : à quoi sert chaque type.',
  'Which backpack?': 'Quel sac à dos ?',
  'Litres before looks: for a day, a night or a week.':
    'Les litres avant l’allure : pour un jour, une nuit ou une semaine.',
  'Which shoe for which ground?': 'Quelle chaussure pour quel terrain ?',
  'Path, scree or snow: grip and support that match.':
    'Sentier, éboulis ou neige : l’accroche et le maintien qu’il faut.',
  'Where will you sleep?': 'Où allez-vous dormir ?',
  'Tents by season, sleeping bags by the coldest night.':
    'Les tentes selon la saison, les sacs de couchage selon la nuit la plus froide.',
  'Shoes to try on in a store': 'Des chaussures à essayer en magasin',
  'What to ask for when you come by, and what our fitters look at.':
    'Quoi demander quand vous passez, et ce que regardent nos conseillers.',
} satisfies Record<string, string>;
