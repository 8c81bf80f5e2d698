import type { Translation } from '../text.ts';
import type en from '../en/pay-later.ts';

export default {
  awayTitle: 'Wir bringen Sie zu unserem Finanzierungspartner',
  awayBody:
    'Dort stimmen Sie einem Plan zu und kommen zurück, um Ihre Bestellung aufzugeben. Vorher wird nichts abgebucht.',
  backTitle: 'Willkommen zurück',
  backBody: 'Einen Moment: Wir fragen, was entschieden wurde.',
  unreachedTitle: 'Wir erreichen unseren Finanzierungspartner nicht',
  unreachedBody:
    'Nichts ist verloren, und nichts wurde abgebucht. Versuchen Sie es noch einmal, oder bezahlen Sie anders.',
  retry: 'Noch einmal versuchen',
  otherWay: 'Anders bezahlen',
  infoTitle: 'So bezahlen Sie später',
  infoIntro: 'Sie bekommen Ihre Bestellung jetzt und zahlen sie in Raten an unseren Finanzierungspartner.',
  infoChoose: 'Wählen Sie „Später bezahlen“ und speichern Sie Ihre Rechnungsadresse.',
  infoApprove:
    'Auf der Seite unseres Partners sehen Sie jede Rate mit ihrem Datum. Stimmen Sie dem Plan zu oder lehnen Sie ihn ab: Sie entscheiden.',
  infoPlace:
    'Sie kommen zu Ihrer Bestellung zurück und sehen sie noch einmal an. Aufgegeben wird sie erst, wenn Sie auf „Jetzt kaufen“ drücken.',
  infoTotal: 'Ein Plan gilt für eine Summe. Ändert sie sich, werden Sie noch einmal gefragt.',
  infoCancel: 'Wenn Sie Ihre Bestellung stornieren, endet der Plan mit ihr.',
  infoLimits:
    'Unser Partner entscheidet, welche Bestellungen später bezahlt werden können. Geht es bei Ihrer nicht, bezahlen Sie mit Karte oder Geschenkkarte.',
  infoDemo: 'Dieser Shop ist eine Demo: Den Partner gibt es nicht, und niemand leiht oder schuldet etwas.',
  close: 'Schließen',
} satisfies Translation<typeof en>;
