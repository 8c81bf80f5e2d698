import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { languageTag, type LocaleCode } from '#src/domain/locale.ts';
import { mailTranslator } from '../mail/translate-mail.ts';

export type Pdf = PDFDocument;

/** Points. */
export const margin = 56;

/** The shop's font, of which a PDF embeds the glyphs that it uses; the PDF's own fonts lack many currency signs. */
let faces: Promise<{ regular: Buffer; bold: Buffer }> | null = null;
async function readFaces() {
  const require = createRequire(import.meta.url);
  const [regular, bold] = await Promise.all([
    readFile(require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf')),
  ]);
  return { regular, bold };
}

/** Returns a document as bytes: A4, or US letter in countries that print on it. `at` (ISO) is its creation date. */
export async function writePdf(
  { title, locale, at }: { title: string; locale: LocaleCode; at: string },
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit');
  const { regular, bold } = await (faces ??= readFaces());
  const pdf = new Document({
    size: /-(us|ca)$/.test(locale) ? 'LETTER' : 'A4',
    margin,
    lang: languageTag(locale),
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: mailTranslator(locale)('brand'), CreationDate: new Date(at) },
  });
  pdf.registerFont('regular', regular).registerFont('bold', bold);
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  return whole;
}

const ink = '#1d241f';
const soft = '#5a635c';
const line = '#c9cbc2';

interface Written {
  size?: number;
  width?: number;
  align?: 'left' | 'right';
  tone?: 'ink' | 'soft';
  weight?: 'regular' | 'bold';
}

/** Writes text with its corner at x and y; returns the y below it. */
export function write(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { size = 10, width, align, tone = 'ink', weight = 'regular' }: Written = {},
): number {
  const options = { ...(width ? { width } : {}), ...(align ? { align } : {}), lineGap: 2 };
  pdf
    .font(weight)
    .fontSize(size)
    .fillColor(tone === 'soft' ? soft : ink);
  const height = pdf.heightOfString(text, options);
  pdf.text(text, x, y, options);
  return y + height;
}

/** Writes a label in small letters with its value below; returns the y below it. */
export function fact(pdf: Pdf, name: string, value: string, x: number, y: number, width: number): number {
  return write(pdf, value, x, write(pdf, name, x, y, { size: 8.5, tone: 'soft', width }) + 1, { width });
}

export function rule(pdf: Pdf, y: number, options: { isDashed?: boolean } = {}): number {
  if (options.isDashed) pdf.dash(4, { space: 4 });
  pdf
    .moveTo(margin, y)
    .lineTo(pdf.page.width - margin, y)
    .lineWidth(0.75)
    .strokeColor(line)
    .stroke();
  pdf.undash();
  return y + 8;
}

/** Returns the next y: on a new page if `height` does not fit on this one. */
export function room(pdf: Pdf, y: number, height: number): number {
  if (y + height <= pdf.page.height - margin) return y;
  pdf.addPage();
  return margin;
}

/** Writes the head: the shop's name at the left, the kind of document at the right. Returns the y below it. */
export function head(pdf: Pdf, brand: string, kind: string): number {
  const width = pdf.page.width - 2 * margin;
  write(pdf, brand, margin, margin, { size: 22, weight: 'bold' });
  write(pdf, kind, margin, margin + 3, { size: 18, width, align: 'right' });
  return rule(pdf, margin + 38) + 12;
}
