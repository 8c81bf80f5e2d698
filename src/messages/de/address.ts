import type { Translation } from '../text.ts';
import type en from '../en/address.ts';

/** German words of the address form. */
export default {
  loading: 'Adressformular wird geladen',
  contact: 'Kontakt',
  deliveryAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  collector: 'Abholende Person',

  email: 'E-Mail-Adresse',
  emailHint: 'Wir schreiben Ihnen nur wegen dieser Bestellung.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefonnummer',
  phoneHint: 'Nur für Fragen zu Ihrer Lieferung.',
  country: 'Land',
  addressLine1: 'Straße und Hausnummer',
  addressLine2: 'Adresszusatz (Wohnung, Etage, Firma)',
  addressLine3: 'Weiterer Adresszusatz',
  postalCode: 'Postleitzahl',
  zipCode: 'ZIP-Code',
  postcode: 'Postleitzahl',
  city: 'Ort',
  town: 'Ort',
  province: 'Provinz',
  state: 'Bundesstaat',
  county: 'Grafschaft',
  chooseProvince: 'Bitte wählen',
  newsletter:
    'Ja, ich möchte E-Mails mit Neuheiten, Geschichten von unterwegs und Angeboten. Abmelden ist jederzeit möglich.',
  shipsTo: 'Land: {country}',

  nameInvalid: 'Der Name ist ungültig',
  postalCodeInvalid: 'Bitte so eingeben: {example}',
  phoneInvalid: 'Bitte die Telefonnummer vollständig eingeben',
  invalid: 'Das sieht nicht richtig aus',
  tooShort: 'Bitte mindestens {count} Zeichen eingeben',
  tooLong: 'Bitte höchstens {count} Zeichen eingeben',
  checkField: 'Bitte dieses Feld prüfen',

  bookTitle: 'Ihre Adressen',
  deliverHere: 'Hierhin liefern',
  deliverTo: 'Hierhin liefern: {place}',
  billHere: 'Rechnung hierhin senden',
  billTo: 'Rechnung hierhin senden: {place}',
  mainAddress: 'Hauptadresse',
  keep: 'In meinen Adressen speichern',
  unkeptTitle: 'Die Lieferung geht an diese Adresse; Ihr Adressbuch bleibt unverändert',

  refusedTitle: 'Diese Adresse können wir noch nicht verwenden',
  unavailableTitle: 'Das Formular wurde nicht geladen',
  unavailableBody: 'Es ist nichts verloren.',
  retry: 'Noch einmal versuchen',

  suggestionTitle: 'Ist das Ihre Adresse?',
  suggestionBody: 'Der Adressdienst schreibt sie etwas anders. Richtig geschrieben kommt es schneller an.',
  suggested: 'Vorschlag',
  asTyped: 'Ihre Eingabe',
  useSuggested: 'Vorschlag übernehmen',
  keepTyped: 'Meine behalten',
  editAgain: 'Adresse bearbeiten',
} satisfies Translation<typeof en>;
