import type { ContentPage, ContentTarget } from '#openapi/generated/waymark.gen.ts';
import { textPage, to } from '../parts.ts';
import type { ContentSite } from '../site.ts';

interface Notice {
  slug: 'imprint' | 'withdrawal';
  title: string;
  description: string;
  html: string;
}

/**
 * What the law of a country asks a shop to tell, by the country of the site. The company is invented, and each says so.
 */
const notices: Partial<Record<ContentSite['country'], readonly Notice[]>> = {
  DE: [
    {
      slug: 'imprint',
      title: 'Impressum',
      description: 'Angaben gemäß § 5 DDG.',
      html:
        '<p>Waymark ist ein Demo-Shop. Das Unternehmen und alle Angaben sind erfunden.</p><h3>Anbieter</h3><p>Waymark Outdoor GmbH<br>Musterweg 12<br>80331 München</p>' +
        '<h3>Vertreten durch</h3><p>Maja Muster, Geschäftsführerin</p><h3>Kontakt</h3><p>Telefon: 089 000000<br>E-Mail: help@waymark.example</p>' +
        '<h3>Register</h3><p>Amtsgericht München, HRB 000000<br>Umsatzsteuer-Identifikationsnummer: DE000000000</p>' +
        '<h3>Streitbeilegung</h3><p>Wir sind nicht bereit und nicht verpflichtet, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>',
    },
    {
      slug: 'withdrawal',
      title: 'Widerruf',
      description: 'Ihr gesetzliches Widerrufsrecht.',
      html:
        '<h3>Widerrufsbelehrung</h3><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beginnt an dem Tag, an dem Sie oder eine von Ihnen benannte Person, die nicht der Beförderer ist, die letzte Ware in Besitz genommen haben.</p>' +
        '<p>Um Ihr Widerrufsrecht auszuüben, informieren Sie uns mit einer eindeutigen Erklärung, zum Beispiel per E-Mail an help@waymark.example. Es genügt, dass Sie die Erklärung vor Ablauf der Frist absenden.</p>' +
        '<h3>Folgen des Widerrufs</h3><p>Wir erstatten alle Zahlungen einschließlich der Kosten der Standardlieferung spätestens vierzehn Tage, nachdem Ihr Widerruf bei uns eingegangen ist, mit demselben Zahlungsmittel. Wir können die Erstattung verweigern, bis die Ware zurück ist oder Sie nachweisen, dass Sie sie abgesandt haben. Die Rücksendung zahlen wir.</p>' +
        '<p>Für einen Wertverlust kommen Sie nur auf, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht notwendig war.</p>' +
        '<h3>Ausschluss</h3><p>Das Widerrufsrecht besteht nicht bei Waren, die nach Ihren Wünschen gefertigt werden, und bei versiegelten Hygieneartikeln, deren Siegel entfernt wurde.</p>' +
        '<h3>Muster-Widerrufsformular</h3><p>An Waymark Outdoor GmbH, Musterweg 12, 80331 München, help@waymark.example:<br>Hiermit widerrufe ich den Vertrag über den Kauf der folgenden Waren: …<br>Bestellt am / erhalten am: …<br>Name und Anschrift: …<br>Datum: …</p>' +
        '<p>Waymark ist ein Demo-Shop: Es kommt kein echter Vertrag zustande.</p>',
    },
  ],
  FR: [
    {
      slug: 'imprint',
      title: 'Mentions légales',
      description: 'Qui édite ce site.',
      html:
        '<p>Waymark est une boutique de démonstration. L’entreprise et toutes ces informations sont inventées.</p><h3>Éditeur</h3><p>Waymark France SAS<br>12 rue de l’Exemple<br>38000 Grenoble<br>Capital social\u00a0: 10\u202f000 €<br>RCS Grenoble 000 000 000<br>TVA intracommunautaire\u00a0: FR00000000000</p>' +
        '<h3>Directrice de la publication</h3><p>Maya Exemple</p><h3>Contact</h3><p>help@waymark.example, 04 00 00 00 00</p><h3>Hébergeur</h3><p>Hébergeur Exemple, 1 place du Serveur, 69000 Lyon</p>' +
        '<h3>Médiation de la consommation</h3><p>Après une réclamation écrite restée sans réponse, vous pouvez saisir gratuitement un médiateur de la consommation.</p>',
    },
    {
      slug: 'withdrawal',
      title: 'Droit de rétractation',
      description: 'Quatorze jours selon la loi, soixante chez nous.',
      html:
        '<p>Vous disposez de quatorze jours à compter de la réception du dernier article pour vous rétracter sans motif. Il suffit de nous l’écrire avant la fin du délai, par exemple à help@waymark.example.</p>' +
        '<h3>Effets</h3><p>Nous remboursons tous les paiements, frais de livraison standard compris, au plus tard quatorze jours après votre décision, par le même moyen de paiement. Nous pouvons attendre la réception des articles ou la preuve de leur envoi. Le retour est à notre charge.</p>' +
        '<h3>Exceptions</h3><p>Les articles fabriqués selon vos choix et les articles d’hygiène descellés.</p><p>Boutique de démonstration\u00a0: aucun contrat réel n’est conclu.</p>',
    },
  ],
  IT: [
    {
      slug: 'imprint',
      title: 'Note legali',
      description: 'Chi gestisce questo sito.',
      html:
        '<p>Waymark è un negozio dimostrativo. L’azienda e tutti questi dati sono inventati.</p><h3>Titolare</h3><p>Waymark Italia S.r.l.<br>Via dell’Esempio 12<br>39100 Bolzano<br>Capitale sociale: 10.000 € i.v.<br>Registro delle imprese di Bolzano, REA BZ-000000<br>Partita IVA: IT00000000000</p>' +
        '<h3>Contatti</h3><p>help@waymark.example, 0471 000000<br>PEC: waymark@pec.example</p><h3>Controversie</h3><p>Il foro competente è quello del luogo di residenza del consumatore.</p>',
    },
    {
      slug: 'withdrawal',
      title: 'Diritto di recesso',
      description: 'Quattordici giorni per legge, sessanta da noi.',
      html:
        '<p>Hai quattordici giorni dal ricevimento dell’ultimo articolo per recedere senza dare motivi. Basta scriverci prima della scadenza, per esempio a help@waymark.example.</p>' +
        '<h3>Effetti</h3><p>Rimborsiamo tutti i pagamenti, compresa la spedizione standard, entro quattordici giorni dalla tua comunicazione e con lo stesso metodo di pagamento. Possiamo attendere di ricevere gli articoli o la prova della spedizione. Il reso è a carico nostro.</p>' +
        '<h3>Eccezioni</h3><p>Articoli fatti su misura per te e articoli igienici sigillati che sono stati aperti.</p><p>Negozio dimostrativo: non si conclude alcun contratto reale.</p>',
    },
  ],
  ES: [
    {
      slug: 'imprint',
      title: 'Aviso legal',
      description: 'Quién está detrás de este sitio.',
      html:
        '<p>Waymark es una tienda de demostración. La empresa y todos estos datos son inventados.</p><h3>Titular</h3><p>Waymark Iberia, S. L.<br>Calle del Ejemplo 12<br>22001 Huesca<br>NIF: B00000000<br>Registro Mercantil de Huesca, tomo 000, folio 00, hoja HU-0000</p>' +
        '<h3>Contacto</h3><p>help@waymark.example, 974 00 00 00</p><h3>Legislación</h3><p>Este aviso responde al artículo 10 de la Ley 34/2002 (LSSI). Para las controversias son competentes los juzgados del domicilio del consumidor.</p>',
    },
    {
      slug: 'withdrawal',
      title: 'Derecho de desistimiento',
      description: 'Catorce días por ley, sesenta con nosotros.',
      html:
        '<p>Tienes catorce días desde que recibes el último artículo para desistir sin dar motivos. Basta con escribirnos antes de que acabe el plazo, por ejemplo a help@waymark.example.</p>' +
        '<h3>Efectos</h3><p>Te devolvemos todos los pagos, incluido el envío estándar, en un máximo de catorce días desde tu aviso y por el mismo medio de pago. Podemos esperar a recibir los artículos o la prueba de su envío. La devolución la pagamos nosotros.</p>' +
        '<h3>Excepciones</h3><p>Artículos hechos a tu medida y artículos de higiene precintados que se hayan abierto.</p><p>Tienda de demostración: no se celebra ningún contrato real.</p>',
    },
  ],
};

const noticesOf = ({ country, region }: ContentSite): readonly Notice[] =>
  region === 'EMEA' ? (notices[country] ?? []) : [];

/** The legal notices of the site's country. */
export const legalNotices = (site: ContentSite): ContentPage[] =>
  noticesOf(site).map(({ slug, title, description, html }) => textPage(slug, title, description, html));

/** Their links, for the foot of every page. */
export const legalLinks = (site: ContentSite): ContentTarget[] =>
  noticesOf(site).map(({ slug, title }) => to(`/${slug}`, title));
