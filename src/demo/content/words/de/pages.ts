/** The editors' pages in German: by the English text, or by `@block.field` where that is long. */
export default {
  'Off the path': 'Abseits des Weges',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'This path ends here': 'Dieser Weg endet hier',
  'The page has moved, sold out for good, or never was. These ways lead on.':
    'Die Seite ist umgezogen, der Artikel ausverkauft, oder es gab sie nie. Hier geht es weiter.',
  'A path that fades into mist': 'Ein Weg, der sich im Nebel verliert',
  Home: 'Startseite',
  'New arrivals': 'Neuheiten',
  'Or start with these': 'Oder fangen Sie hiermit an',
  'Your account': 'Ihr Konto',
  'Your account.': 'Ihr Konto.',
  Profile: 'Profil',
  'Your profile.': 'Ihr Profil.',
  Basecamp: 'Basislager',
  'Where members meet before they set out.': 'Wo sich Mitglieder treffen, bevor es losgeht.',
  'The West End store': 'Das Geschäft im West End',
  'Our store in the middle of the city.': 'Unser Geschäft mitten in der Stadt.',
  Search: 'Suche',
  'Search the shop.': 'Im Shop suchen.',
  'Trail running': 'Trailrunning',
  Waterproofs: 'Regenbekleidung',
  Backpacks: 'Rucksäcke',
  Socks: 'Socken',
  'Gift cards': 'Geschenkkarten',
  'Popular now': 'Gerade beliebt',
  'A digital gift card, sent by e-mail with your words.':
    'Eine digitale Geschenkkarte, mit Ihren Worten per E-Mail verschickt.',
  'For someone whose size you do not know': 'Für jemanden, dessen Größe Sie nicht kennen',
  'Sent by e-mail on the day you buy it, with a message of yours. It does not lose value.':
    'Am Tag des Kaufs per E-Mail verschickt, mit Ihrer Nachricht. Sie verliert nicht an Wert.',
  'Choose an amount': 'Betrag wählen',
  Offers: 'Angebote',
  'What is reduced, and how codes work.': 'Was reduziert ist und wie Codes funktionieren.',
  'Few, and without small print.': 'Wenige, und ohne Kleingedrucktes.',
  '@offers-text.html':
    '<ul><li>Die Farben der letzten Saison sind reduziert, solange Größen da sind. Wir nennen den niedrigsten Preis der dreißig Tage davor.</li>{freeItem}<li>Erste Bestellung: FIRSTSTEPS bringt fünfzehn Prozent Rabatt.</li></ul>',
  '{freeItem}': '<li>Standardversand ist ab {free} kostenlos.</li>',
  'Reduced now': 'Jetzt reduziert',
  Cart: 'Warenkorb',
  'Your cart.': 'Ihr Warenkorb.',
  'Before you check out': 'Bevor Sie zur Kasse gehen',
  'Are these things held for me?': 'Sind diese Artikel für mich reserviert?',
  '<p>Not yet. They are yours once the order is placed; until then somebody else may take the last pair.</p>':
    '<p>Noch nicht. Sie gehören Ihnen, sobald Sie bestellt haben; bis dahin kann jemand anderes das letzte Paar nehmen.</p>',
  'Codes and gift cards': 'Codes und Geschenkkarten',
  '<p>One code goes in here. Gift cards, and more than one of them, go with the payment.</p>':
    '<p>Einen Code geben Sie hier ein. Geschenkkarten, auch mehrere, lösen Sie beim Bezahlen ein.</p>',
  'If it does not fit': 'Wenn etwas nicht passt',
  '<p>Sixty days, free return, here or in any store.</p>':
    '<p>Sechzig Tage, kostenlose Rückgabe, hier oder in jeder Filiale.</p>',
  'Small things that get forgotten': 'Kleinigkeiten, die man gern vergisst',
  Checkout: 'Kasse',
  'Checkout.': 'Kasse.',
  'When does it arrive?': 'Wann kommt es an?',
  '@delivery.html':
    '<p>Der Standardversand dauert {days} Werktage. Bestellungen vor vierzehn Uhr gehen noch am selben Tag hinaus.</p>',
  'Is tax included?': 'Ist die Mehrwertsteuer enthalten?',
  '<p>Yes. The price you see is the price you pay.</p>':
    '<p>Ja. Der Preis, den Sie sehen, ist der Preis, den Sie bezahlen.</p>',
  'When is tax added?': 'Wann kommt die Steuer dazu?',
  '<p>Once we know where the parcel goes. You see it before you pay.</p>':
    '<p>Sobald wir wissen, wohin das Paket geht. Sie sehen sie, bevor Sie bezahlen.</p>',
  'Is my card safe?': 'Sind meine Kartendaten sicher?',
  '<p>Card numbers go straight to the payment provider over an encrypted connection. We never see or keep them.</p>':
    '<p>Kartennummern gehen verschlüsselt direkt an den Zahlungsdienst. Wir sehen und speichern sie nicht.</p>',
  'Thank you': 'Vielen Dank',
  'Your order is in.': 'Ihre Bestellung ist eingegangen.',
  'What happens now': 'So geht es weiter',
  '<h3>An e-mail</h3><p>With everything that stands here, in a minute or two.</p>':
    '<h3>Eine E-Mail</h3><p>Mit allem, was hier steht, in ein bis zwei Minuten.</p>',
  '<h3>A parcel</h3><p>We write again with a tracking number when it leaves.</p>':
    '<h3>Ein Paket</h3><p>Wir schreiben Ihnen mit der Sendungsnummer, sobald es unterwegs ist.</p>',
  '<h3>Sixty days</h3><p>To try things on and send back what does not fit.</p>':
    '<h3>Sechzig Tage</h3><p>Zum Anprobieren und Zurückschicken, was nicht passt.</p>',
  'For the same trip': 'Für dieselbe Tour',
  'Help centre': 'Hilfe',
  'Delivery, returns, repairs, sizes and how to reach a person.':
    'Lieferung, Rückgabe, Reparatur, Größen, und wie Sie uns erreichen.',
  'How can we help': 'Wie können wir helfen',
  'Most answers are here. For the rest there are people.':
    'Die meisten Antworten stehen hier. Für alles andere gibt es Menschen.',
  'Asked most often': 'Häufige Fragen',
  'Can I change an order?': 'Kann ich eine Bestellung ändern?',
  '@change-order.html':
    '<p>Etwa eine halbe Stunde lang, ja: Stornieren Sie sie auf ihrer Seite und bestellen Sie neu. Danach wird gepackt; schicken Sie zurück, was Sie nicht möchten.</p>',
  'The size is wrong. What now?': 'Die Größe stimmt nicht. Und jetzt?',
  '<p>Send it back at our cost and order the other size straight away, so that it does not sell out while the first one travels.</p>':
    '<p>Schicken Sie den Artikel auf unsere Kosten zurück und bestellen Sie gleich die andere Größe, damit sie nicht inzwischen ausverkauft ist.</p>',
  'Where do I enter a code?': 'Wo gebe ich einen Code ein?',
  '<p>In the cart, below the items. One code at a time; gift cards go with the payment.</p>':
    '<p>Im Warenkorb, unter den Artikeln. Ein Code auf einmal; Geschenkkarten lösen Sie beim Bezahlen ein.</p>',
  'Can I collect in a store?': 'Kann ich in einer Filiale abholen?',
  '<p>Where a store near you has the size, choose pick up in the cart. We write when it is ready, mostly within two hours.</p>':
    '<p>Wenn eine Filiale in der Nähe die Größe hat, wählen Sie im Warenkorb die Abholung. Wir schreiben, sobald alles bereit ist, meist innerhalb von zwei Stunden.</p>',
  'Find your order': 'Bestellung suchen',
  'Contact us': 'Kontakt',
  'Size guide': 'Größenberatung',
  Delivery: 'Lieferung',
  'Standard delivery takes {days} working days.': 'Der Standardversand dauert {days} Werktage.',
  '@help-delivery-text.html':
    '<h3>Versandkosten</h3><p>{price}</p><h3>Steuern und Zoll</h3><p>{tax}</p><h3>Wohin wir liefern</h3><p>Nach Hause und ins Büro im Land dieser Seite, in unsere Filialen und an Abholpunkte, wo die Kasse sie anbietet. Nicht an Postfächer und Packstationen: Die Zusteller brauchen eine Unterschrift.</p><h3>Auf Bestellung gefertigt</h3><p>Selbst gestaltete Schuhe werden nach der Bestellung gefertigt und brauchen ein bis zwei Wochen länger.</p>',
  '{price free}': 'Ab {free} ist der Standardversand kostenlos. Darunter nennt der Warenkorb die Versandkosten.',
  '{price}': 'Der Warenkorb nennt die Versandkosten, bevor Sie bezahlen.',
  '{tax inside}':
    'Alle Preise enthalten die gesetzliche Mehrwertsteuer. Wir versenden aus der EU: An der Haustür fällt nichts mehr an.',
  '{tax}': 'Die Steuer hängt vom Ziel ab. Sie kommt an der Kasse dazu und steht da, bevor Sie bezahlen.',
  'How to return': 'So funktioniert die Rückgabe',
  'You have sixty days. We pay for the way back.': 'Sie haben sechzig Tage. Die Rücksendung zahlen wir.',
  '@help-returns-how-to-return-text.html':
    '<ol><li>Öffnen Sie Ihre Bestellung: über den Link in der Bestätigungsmail, in Ihrem Konto oder mit der Bestellnummer unter „Bestellung suchen“. Wählen Sie „Etwas zurückschicken“ und was zurückgeht, und drucken Sie das Etikett aus.</li><li>Verpacken Sie alles so, wie es ankam. Es muss nicht derselbe Karton sein.</li><li>Geben Sie das Paket in einem Paketshop ab oder bringen Sie es in eine Waymark-Filiale.</li></ol><p>Innerhalb von fünf Werktagen, nachdem das Paket bei uns ist, haben Sie Ihr Geld auf demselben Weg zurück. Geschenkkarten erstatten wir als Geschenkkarten.</p><h3>Was wir zurücknehmen</h3><p>Alles, was ungetragen ist oder nur drinnen getragen wurde. Schuhe, die auf dem Berg waren, können wir nicht noch einmal verkaufen; stimmt etwas mit ihnen nicht, ist das ein Mangel, und den beheben wir. Ihr gesetzliches Widerrufsrecht bleibt unberührt.</p><h3>Was wir nicht zurücknehmen können</h3><p>Auf Bestellung gefertigte Schuhe, geöffnete Unterwäsche und eingelöste digitale Geschenkkarten.</p>',
  'Repairs and warranty': 'Reparatur und Garantie',
  'If we made it, we mend it, for as long as it can be mended.':
    'Was wir gemacht haben, reparieren wir, solange es geht.',
  '@help-repairs-text.html':
    '<h3>Mängel</h3><p>Eine Naht, die aufgeht, ein Reißverschluss, der klemmt, ein Gestänge, das bei normalem Gebrauch bricht: Wir reparieren oder ersetzen es kostenlos, ohne Frist. Ihre gesetzlichen Gewährleistungsrechte gelten daneben.</p><h3>Verschleiß</h3><p>Löcher, abgelaufene Sohlen, gerissenes Mesh reparieren wir zum Selbstkostenpreis. Wir nennen Ihnen den Preis vorher und schicken es unverändert zurück, wenn Sie nicht möchten.</p><h3>So geht es</h3><ul><li>Bitte grob reinigen. Etwas Schlamm macht nichts, Nässe schon.</li><li>Einschicken oder in einer Filiale mit Werkstatt abgeben.</li><li>Nach zwei bis drei Wochen kommt es zurück, meist mit einem sichtbaren Flicken. Wir finden das gut.</li></ul>',
  'How to measure, and when to go up half a size.': 'Wie Sie messen, und wann eine halbe Größe mehr richtig ist.',
  '@help-size-guide-text.html':
    '<h3>Füße</h3><p>Stellen Sie sich abends auf ein Blatt Papier, die Ferse an der Wand, und markieren Sie den längsten Zeh. Messen Sie beide Füße und nehmen Sie den längeren. Die Größen hier sind {sizes}-Größen; die Tabelle auf jeder Produktseite nennt die anderen.</p><p>Für lange Abstiege und Wintersocken nehmen Sie eine halbe Größe mehr. Für kurze, steile Rennen bleiben Sie bei Ihrer.</p><h3>Körper</h3><p>Brust: an der stärksten Stelle, Arme unten. Taille: wo Ihre Hose sitzt. Innenbeinlänge: vom Schritt bis zum Boden, ohne Schuhe.</p><h3>Zwischen zwei Größen</h3><p>Jacken und Fleece: die größere, darunter kommen noch Schichten. Funktionsunterwäsche und Tights: die kleinere.</p>',
  'Real people who own wet tents.': 'Echte Menschen mit nassen Zelten.',
  '<h3>Write</h3><p>help@waymark.example. We answer within a working day.</p>':
    '<h3>Schreiben</h3><p>help@waymark.example. Wir antworten innerhalb eines Werktags.</p>',
  'Write to us': 'E-Mail schreiben',
  '<h3>Call</h3><p>Monday to Saturday, 9 to 19, your time.</p>':
    '<h3>Anrufen</h3><p>Montag bis Samstag, 9 bis 19 Uhr.</p>',
  '<h3>Call</h3><p>Monday to Saturday, 8 to 20, Mountain Time.</p>':
    '<h3>Anrufen</h3><p>Montag bis Samstag, 8 bis 20 Uhr, Mountain Time.</p>',
  '<h3>Come by</h3><p>Every store can look up an order and take a return.</p>':
    '<h3>Vorbeikommen</h3><p>Jede Filiale kann eine Bestellung nachsehen und eine Rückgabe annehmen.</p>',
  'On this page': 'Auf dieser Seite',
  'When we meet': 'Wann wir uns treffen',
  'The spring weekend': 'Das Frühlingswochenende',
  'Two nights out with whoever comes. Choose one or both.':
    'Zwei Nächte draußen mit allen, die kommen. Eine davon oder beide.',
  'Come along': 'Mitkommen',
  'See you in the hills': 'Bis bald in den Bergen',
  'Your name is on the list. Bring a cup for the soup.':
    'Ihr Name steht auf der Liste. Bringen Sie eine Tasse für die Suppe mit.',
  'Seen outside': 'Draußen gesehen',
  'Pictures of people who were there.': 'Bilder von denen, die dabei waren.',
  'Three ways out': 'Drei Wege hinaus',
  'What to bring': 'Was mitkommt',
  'Good to have along': 'Gut dabeizuhaben',
  '@basecamp-when.html':
    '<h3>Wann wir uns treffen</h3><p>Jeden ersten Donnerstag um sieben, in einer Filiale in Ihrer Nähe. Irgendwer bringt Suppe mit.</p>',
  'Tents under the stars': 'Zelte unter den Sternen',
  'Last October, four degrees': 'Letzten Oktober, vier Grad',
  'Before breakfast': 'Vor dem Frühstück',
  'All day': 'Den ganzen Tag',
  Overnight: 'Über Nacht',
  '@basecamp-list-text.html':
    '<ul><li>Eine Tasse für die Suppe.</li><li>Eine Lampe für den Rückweg.</li><li>Eine Schicht mehr, als Sie denken.</li></ul>',
  'Your points': 'Ihre Punkte',
  'Find a store': 'Filiale finden',
  'Points on every order, early sight of new colours, a place in the workshop queue.':
    'Punkte für jede Bestellung, neue Farben zuerst, ein Platz in der Werkstatt.',
  'For people who come back.': 'Für alle, die wiederkommen.',
  '<h3>Points</h3><p>One for every unit you spend. 500 of them are five off.</p>':
    '<h3>Punkte</h3><p>Einer für jeden ausgegebenen Euro. 500 Punkte sind fünf Euro Rabatt.</p>',
  '<h3>Free standard delivery</h3><p>On every order, however small.</p>':
    '<h3>Kostenloser Standardversand</h3><p>Bei jeder Bestellung, auch bei kleinen.</p>',
  '<h3>First pick</h3><p>New colours two days before everyone else.</p>':
    '<h3>Zuerst wählen</h3><p>Neue Farben zwei Tage vor allen anderen.</p>',
  '<h3>Repairs first</h3><p>Your things go to the front of the workshop.</p>':
    '<h3>Reparatur zuerst</h3><p>Ihre Sachen kommen in der Werkstatt nach vorn.</p>',
  'Join, it is free': 'Kostenlos beitreten',
  Terms: 'Bedingungen',
  'Collective terms': 'Bedingungen des Collective',
  'How points come and go.': 'Wie Punkte kommen und gehen.',
  '@loyalty-terms-text.html':
    '<ul><li>Für jeden vollen Euro, den Sie für Waren ausgeben, bekommen Sie einen Punkt, nach Rabatten und ohne Versandkosten.</li><li>Punkte kommen, wenn die Rückgabefrist der Bestellung beginnt, und gehen, wenn Sie etwas zurückschicken.</li><li>Nach zwei Jahren ohne Bestellung verfallen sie.</li><li>Punkte sind kein Geld, nicht übertragbar und werden nicht ausgezahlt.</li><li>Sie können jederzeit austreten; nicht genutzte Punkte enden mit der Mitgliedschaft.</li></ul>',
  'Sign up': 'Registrieren',
  'Make an account: faster checkout, orders in one place.':
    'Konto anlegen: schneller bestellen, alle Bestellungen an einem Ort.',
  'With an account': 'Mit einem Konto',
  Stores: 'Filialen',
  'Try things on, collect an order, have a zip mended.':
    'Anprobieren, abholen, einen Reißverschluss reparieren lassen.',
  'Each with a bench, a boot stretcher and somebody who has been out this week.':
    'Jede mit Werkbank, Schuhdehner und jemandem, der diese Woche draußen war.',
  'Where they are': 'Hier sind wir',
  '<h3>Same-day pickup</h3><p>Reserve online, collect within two hours where the size is in stock.</p>':
    '<h3>Abholung am selben Tag</h3><p>Online reservieren, innerhalb von zwei Stunden abholen, wenn die Größe da ist.</p>',
  '<h3>Boot fitting</h3><p>Both feet measured, hot and late in the day.</p>':
    '<h3>Schuhanpassung</h3><p>Beide Füße gemessen, warm und am späten Tag.</p>',
  '<h3>Workshop</h3><p>Zips, patches and soles, while you wait where we can.</p>':
    '<h3>Werkstatt</h3><p>Reißverschlüsse, Flicken und Sohlen, wenn möglich, während Sie warten.</p>',
  'Waymark stores near you.': 'Waymark-Filialen in Ihrer Nähe.',
  '<p>Type a town or a postal code, or let the browser say where you are.</p>':
    '<p>Geben Sie einen Ort oder eine Postleitzahl ein, oder lassen Sie den Browser sagen, wo Sie sind.</p>',
  'Sign in': 'Anmelden',
  '<p>Sign in for your orders, your addresses and a shorter checkout.</p>':
    '<p>Melden Sie sich an: für Ihre Bestellungen, Ihre Adressen und eine kürzere Kasse.</p>',
  'Make an account': 'Konto anlegen',
  '<p>Two minutes now, one minute less at every checkout.</p>':
    '<p>Zwei Minuten jetzt, eine Minute weniger bei jeder Bestellung.</p>',
  'Join the Collective': 'Dem Collective beitreten',
  '<p>Points on every order and first pick of new colours. Leaving is as easy as joining.</p>':
    '<p>Punkte für jede Bestellung und neue Farben zuerst. Austreten ist so einfach wie beitreten.</p>',
  'Who we are': 'Wer wir sind',
  'A small company that makes things to be outside in.': 'Eine kleine Firma, die Dinge für draußen macht.',
  'Made by people who get rained on': 'Gemacht von Leuten, die nass werden',
  'Waymark began with one boot and a bad summer.': 'Waymark begann mit einem Stiefel und einem schlechten Sommer.',
  'A hut on a meadow': 'Eine Hütte auf einer Wiese',
  '@about-text.html':
    '<p>Der Stiefel war undicht. Der Hersteller fand das normal. Wir nicht, und so haben wir zwei Winter am Küchentisch herausgefunden, was es braucht: eine bessere Naht, eine breitere Zunge und eine Sohle, die sich abnehmen und wieder anbringen lässt.</p><p>Heute machen wir rund zweihundertfünfzig Dinge und stellen jedem dieselben drei Fragen. Kann es eine Sache gut? Lässt es sich reparieren? Würden wir es selbst tragen?</p><h3>Was wir versprechen</h3><p>Wir sagen, was die Dinge wiegen, wo sie gemacht werden und was sie nicht können. Wir reparieren, was wir verkaufen. Eine neue Farbe gibt es erst, wenn die alte aufgebraucht ist.</p>',
  'Women’s boots': 'Wanderschuhe für Damen',
  'Men’s boots': 'Wanderschuhe für Herren',
  Materials: 'Materialien',
  'What things are made of, and what we still want to change.':
    'Woraus die Dinge sind, und was wir noch ändern wollen.',
  '@materials-text.html':
    '<h3>Wasserabweisend ohne PFAS</h3><p>Seit diesem Frühjahr weisen alle Jacken, Stiefel und Zelte Wasser ohne PFAS ab. Dafür muss man etwas öfter waschen und wärmen; wie, steht in den Pflegehinweisen.</p><h3>Recyceltes Garn</h3><p>Die meisten Fleece- und Futterstoffe sind aus alten Flaschen und altem Fleece gestrickt. Den Anteil nennen wir bei jedem Produkt.</p><h3>Wolle und Daunen</h3><p>Merino von Höfen ohne Mulesing, Daunen mit nachvollziehbarer Herkunft. Wo wir nicht sicher sind, verwenden wir sie nicht.</p><h3>Leder</h3><p>Von Gerbereien mit Goldbewertung für Wasser und Energie, als Nebenprodukt. Wir suchen etwas, das ebenso lange hält, und haben es noch nicht gefunden.</p>',
  Privacy: 'Datenschutz',
  'What we keep about you, why, and for how long.': 'Was wir über Sie speichern, warum und wie lange.',
  '@privacy-text.html':
    '<p>Waymark ist ein Demo-Shop: Das Unternehmen ist erfunden.</p><h3>Was wir speichern</h3><p>Was eine Bestellung braucht: Name, Anschrift, E-Mail-Adresse, Telefonnummer und was Sie gekauft haben (Vertrag, Art. 6 Abs. 1 lit. b DSGVO). Mit einem Konto auch, was Sie dort hinterlegen.</p><h3>Was wir nicht speichern</h3><p>Kartennummern: Sie gehen an den Zahlungsdienst. Passwörter: Wir speichern nur einen Hash, der sich nicht zurückrechnen lässt.</p><h3>Statistik und Marketing</h3><p>Nur mit Ihrer Einwilligung. Sie können sie am Ende jeder Seite widerrufen.</p><h3>Ihre Rechte</h3><p>Auskunft, Berichtigung, Löschung, Einschränkung und Datenübertragbarkeit: privacy@waymark.example. Sie können sich auch bei einer Aufsichtsbehörde beschweren. Rechnungen müssen wir so lange aufbewahren, wie das Steuerrecht es verlangt.</p>',
  'Terms of use': 'Nutzungsbedingungen',
  'The rules for using this site.': 'Die Regeln für die Nutzung dieser Seite.',
  '@brand-terms-text.html':
    '<p>Lesen, vergleichen und kaufen Sie, wie Sie möchten. Bitte kopieren Sie Bilder und Texte nicht für ein eigenes Geschäft, setzen Sie keine Programme ein, die den Shop belasten, und bewerten Sie nur, was Sie benutzt haben.</p><p>Wir achten darauf, dass hier alles stimmt. Wo nicht, schreiben Sie uns, und wir berichtigen es. Dieser Shop ist eine Demo.</p>',
  'Terms of sale': 'Allgemeine Geschäftsbedingungen',
  'What holds when you buy from us.': 'Was gilt, wenn Sie bei uns kaufen.',
  '@sale-terms-text.html':
    '<p>Waymark ist ein Demo-Shop: Es kommt kein echter Vertrag zustande.</p><h3>Bestellung</h3><p>Mit „Jetzt kaufen“ geben Sie ein verbindliches Angebot ab. Der Vertrag kommt zustande, wenn wir den Versand bestätigen.</p><h3>Preise</h3><p>Es gilt der Preis an der Kasse, inklusive gesetzlicher Mehrwertsteuer. Ist ein Preis offensichtlich falsch, melden wir uns, bevor etwas abgebucht wird.</p><h3>Lieferung und Gefahr</h3><p>Die Gefahr tragen wir, bis das Paket bei Ihnen ist.</p><h3>Widerruf und Rückgabe</h3><p>Sie können innerhalb von sechzig Tagen ohne Grund zurückgeben. Ihr gesetzliches Widerrufsrecht von vierzehn Tagen bleibt davon unberührt.</p><h3>Mängel</h3><p>Es gilt das gesetzliche Mängelhaftungsrecht. Wir reparieren, ersetzen oder erstatten, in dieser Reihenfolge.</p><h3>Eigentumsvorbehalt</h3><p>Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p>',
  'Text message terms': 'SMS-Bedingungen',
  'What you agree to when you tick the box.': 'Wozu Sie mit dem Häkchen zustimmen.',
  '@sms-terms-text.html':
    '<p>Bis zu sechs Nachrichten im Monat zu Bestellungen, neuen Farben und Angeboten. Es gelten die Tarife Ihres Anbieters. Mit STOP beenden Sie sie, mit HELP bekommen Sie Hilfe. Die Zustimmung ist keine Bedingung für einen Kauf.</p>',
  'Associate discount terms': 'Bedingungen des Mitarbeiterrabatts',
  'For the people who work here.': 'Für alle, die hier arbeiten.',
  '@associate-discount-terms-text.html':
    '<ul><li>Der Rabatt beträgt 40 % auf alles außer Geschenkkarten.</li><li>Er gilt für Sie und Ihren Haushalt, nicht für den Weiterverkauf; was Sie in einer Filiale verkaufen, hat ihn nicht.</li><li>Er gilt bis zu Ihrer Jahresgrenze, die in Ihrem Konto steht.</li><li>Mit Codes ist er nicht kombinierbar: Es zählt, was mehr abzieht. Er endet mit dem Arbeitsverhältnis.</li></ul>',
  Accessibility: 'Barrierefreiheit',
  'The shop should work for everyone.': 'Der Shop soll für alle funktionieren.',
  '@accessibility-text.html':
    '<p>Wir bauen nach WCAG 2.2 AA: mit Tastatur, mit Screenreader, bei doppelter Schriftgröße, auf schmalen Bildschirmen und ohne Animation. Sagen Sie uns, wo es nicht klappt: access@waymark.example. Wir antworten innerhalb von zwei Werktagen und bessern nach.</p>',
  'What every order comes with': 'Was zu jeder Bestellung gehört',
  'What you can count on': 'Worauf Sie sich verlassen können',
  'Delivery in short': 'Lieferung in Kürze',
  '<p>Standard delivery takes {days} working days and is free from {free}. Faster services are in the cart.</p>':
    '<p>Der Standardversand dauert {days} Werktage und ist ab {free} kostenlos. Schnelleres finden Sie im Warenkorb.</p>',
  '<p>Standard delivery takes {days} working days. Faster services are in the cart.</p>':
    '<p>Der Standardversand dauert {days} Werktage. Schnelleres finden Sie im Warenkorb.</p>',
  'Returns in short': 'Rückgabe in Kürze',
  Returns: 'Rückgabe',
  '<p>Sixty days, unworn or worn indoors. Print the label from your order, or bring it to a store.</p>':
    '<p>Sechzig Tage, ungetragen oder nur drinnen getragen. Das Etikett drucken Sie aus Ihrer Bestellung aus, oder Sie bringen es in eine Filiale.</p>',
  'SMS terms': 'Bedingungen für SMS',
  'Newsletter consent': 'Einwilligung zum Newsletter',
  'The newsletter': 'Unser Newsletter',
  '<p>Two letters a month. We measure whether they are opened, and stop when you say so.</p>':
    '<p>Zwei E-Mails im Monat. Wir messen, ob sie geöffnet werden, und hören auf, wenn Sie es sagen.</p>',
  'Associate discount': 'Mitarbeiterrabatt',
  '<p>For you and your household, within your yearly limit, not for resale, not together with codes.</p>':
    '<p>Für Sie und Ihren Haushalt, bis zu Ihrer Jahresgrenze, nicht für den Weiterverkauf, nicht zusammen mit Codes.</p>',
  'Pay later': 'Später bezahlen',
  '<p>Pay in three or four parts, without interest, if the provider agrees. You see the dates before you confirm.</p>':
    '<p>Zahlen Sie in drei oder vier Raten, ohne Zinsen, wenn der Anbieter zustimmt. Die Termine sehen Sie, bevor Sie bestätigen.</p>',
  'Notes from the trail': 'Neues vom Weg',
  'Fifteen percent off your first order': 'Fünfzehn Prozent auf Ihre erste Bestellung',
  '<p>Two letters a month: new colours, field repairs, a route worth the bus ride. The first brings a code for fifteen percent off.</p>':
    '<p>Zwei E-Mails im Monat: neue Farben, Reparaturen unterwegs, eine Tour, für die sich die Busfahrt lohnt. Die erste bringt einen Code über fünfzehn Prozent.</p>',
  'For new subscribers, once. Leave with one click.': 'Für neue Abonnenten, einmalig. Abmelden mit einem Klick.',
  'What came out of the workshop this season.': 'Was diese Saison aus der Werkstatt kam.',
  '<p>New styles, and new colours of old ones. We add a colour only when the last one has sold through.</p>':
    '<p>Neue Modelle, und neue Farben von alten. Eine Farbe kommt erst dazu, wenn die letzte verkauft ist.</p>',
  New: 'Neu',
  Women: 'Damen',
  Men: 'Herren',
  Kids: 'Kinder',
  Gear: 'Ausrüstung',
  Sale: 'Reduziert',
  Footwear: 'Schuhe',
  Clothing: 'Bekleidung',
  Jackets: 'Jacken',
  Packs: 'Rucksäcke',
  Tents: 'Zelte',
  Read: 'Lesen',
  'Cut for women from the first pattern, not shrunk from the men’s.':
    'Vom ersten Schnitt an für Frauen gemacht, nicht aus Herrengrößen verkleinert.',
  'Layers that get along': 'Schichten, die sich vertragen',
  'Base, middle, shell: what goes with what.': 'Unten, Mitte, außen: was zu was passt.',
  '@shelf-2000-text.html':
    '<h3>Für Frauen, die draußen sind</h3><p>Trailschuhe auf Damenleisten, Stiefel mit schmalerer Ferse, Jacken mit Platz für Hüfte und Gurt. Hosen gibt es in drei Innenbeinlängen, Jacken von XXS bis XXL, und jede Tabelle ist an Menschen gemessen.</p>',
  'Three ways to lace': 'Drei Arten zu schnüren',
  'Heel slip, high instep, sore toe.': 'Rutschende Ferse, hoher Spann, wunder Zeh.',
  'Resole or retire?': 'Neu besohlen oder ausmustern?',
  'How to look at a boot.': 'So prüfen Sie einen Stiefel.',
  'Four years to dry': 'Vier Jahre bis trocken',
  'How we left PFAS behind.': 'Wie wir PFAS hinter uns ließen.',
  'A small number of things for a large number of days.': 'Wenige Dinge für viele Tage.',
  'Packing for five days of rain': 'Packen für fünf Tage Regen',
  'The list, and the order in which it goes in.': 'Die Liste, und in welcher Reihenfolge alles hineinkommt.',
  '@shelf-3000-text.html':
    '<h3>Für Berge, und die Woche dazwischen</h3><p>Stiefel in normaler und weiter Passform, Hosen nach Bund und Länge, Jacken für Atlantikwetter. Das meiste lässt sich reparieren, und das tun wir.</p>',
  'The same materials, reinforced knees, a name label in every collar.':
    'Dieselben Materialien, verstärkte Knie, ein Namensschild in jedem Kragen.',
  '@shelf-4000-text.html':
    '<h3>Platz zum Wachsen</h3><p>Ärmel lassen sich um eine Größe verlängern, der Bund ist verstellbar, Sohlen verzeihen viel. Was nach dem ersten Kind noch hält, geht an das nächste; den Rest reparieren wir.</p>',
  'What you carry, sleep in and drink from.': 'Zum Tragen, Schlafen und Trinken.',
  'Sleeping warm': 'Warm schlafen',
  'It is mostly about supper.': 'Vor allem kommt es auf das Abendessen an.',
  '@shelf-5000-text.html':
    '<h3>Ehrlich gewogen</h3><p>Gewichte enthalten Packsäcke, Heringe und Riemen. Temperaturen sind Komfortwerte. Volumen messen wir mit Bohnen, wie die Norm es will.</p>',
  'Last season’s colours, this season’s warranty.': 'Farben der letzten Saison, Garantie von dieser.',
  '@shelf-6000-text.html':
    '<p>Reduziert, solange Größen da sind. Neben jedem Preis steht der niedrigste der dreißig Tage vor der Reduzierung, damit Sie wissen, was sie wert ist.</p>',
  'Worth knowing': 'Gut zu wissen',
  'Three ways to lace a trail shoe': 'Drei Arten, einen Trailschuh zu schnüren',
  'Heel slip, a high instep, a sore toe: each has a lacing.':
    'Rutschende Ferse, hoher Spann, wunder Zeh: Für alles gibt es eine Schnürung.',
  'Read the story': 'Artikel lesen',
  'Five minutes with a boot in your hands.': 'Fünf Minuten mit einem Stiefel in der Hand.',
  'How we took PFAS out of every shell.': 'Wie wir PFAS aus jeder Jacke verbannt haben.',
  'The bag only keeps what you bring.': 'Der Schlafsack hält nur, was Sie mitbringen.',
  'What others are looking at': 'Was andere sich ansehen',
  'Sleeping bags': 'Schlafsäcke',
  'A week of rain': 'Eine Woche Regen',
  'Dry from the neck to the toes, and dry again by morning.':
    'Trocken vom Hals bis zu den Zehen, und am Morgen wieder trocken.',
  'From hut to hut': 'Von Hütte zu Hütte',
  'Boots that dry overnight, a pack for four days, wool that forgives.':
    'Stiefel, die über Nacht trocknen, ein Rucksack für vier Tage, Wolle, die verzeiht.',
  'The first frost': 'Der erste Frost',
  'Warm layers for still mornings and short days.': 'Warme Schichten für stille Morgen und kurze Tage.',
  'Which jacket?': 'Welche Jacke?',
  'Rain, cold or wind: what each kind is made for.': 'Regen, Kälte oder Wind: wofür jede Art gemacht ist.',
  'Which backpack?': 'Welcher Rucksack?',
  'Litres before looks: for a day, a night or a week.':
    'Erst die Liter, dann der Look: für einen Tag, eine Nacht oder eine Woche.',
  'Which shoe for which ground?': 'Welcher Schuh für welchen Boden?',
  'Path, scree or snow: grip and support that match.': 'Weg, Geröll oder Schnee: Grip und Halt, die passen.',
  'Where will you sleep?': 'Wo werden Sie schlafen?',
  'Tents by season, sleeping bags by the coldest night.':
    'Zelte nach Jahreszeit, Schlafsäcke nach der kältesten Nacht.',
  'Shoes to try on in a store': 'Schuhe zum Anprobieren in der Filiale',
  'What to ask for when you come by, and what our fitters look at.':
    'Wonach Sie bei einem Besuch fragen können, und worauf unsere Beratung achtet.',
} satisfies Record<string, string>;
