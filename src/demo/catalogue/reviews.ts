import type { Family, Fits, Style } from './products/family.types.ts';
import type { Review } from '#src/commerce/model/review.ts';
import type { DemoQuestion } from '../seed.types.ts';

const day = 86_400_000;
const lastWritten = Date.UTC(2026, 10, 18);

/** The day that lies `share` (0 to 1) of the way from the last one back to the day the style came out. */
const dayBack = (publishedOn: string, share: number) =>
  new Date(lastWritten - Math.floor(((lastWritten - Date.parse(publishedOn)) * share) / day) * day)
    .toISOString()
    .slice(0, 10);

function isAbout(family: Family, style: Style, fits: Fits | undefined): boolean {
  if (fits === undefined) return true;
  const subject = [
    style.silhouette ?? family.silhouette,
    style.type ?? family.typeLabel,
    style.materials ?? family.materials,
  ].join(' ');
  return fits.startsWith('!') ? !new RegExp(fits.slice(1)).test(subject) : new RegExp(fits).test(subject);
}

/** What a review says about the fit: by its words, else true to size, as two of three say. */
function fitOf(words: string, number: number): Pick<Review, 'fit'> {
  if (/runs? (small|narrow|short)|size up|went up|half a size up|\btight\b/i.test(words)) return { fit: 'small' };
  if (/runs? (large|big|long|wide)|size down|went down|baggy/i.test(words)) return { fit: 'large' };
  return number % 3 === 2 ? {} : { fit: 'true-to-size' };
}

/** Between none and nine reviews of the family's, no two neighbours on the shelf the same ones. */
export function reviewsOf(
  family: Family,
  style: Style,
  masterId: string,
  index: number,
  publishedOn: string,
  sizes: readonly string[],
): Review[] {
  const lines = family.reviews.filter(([, , , , , fits]) => isAbout(family, style, fits));
  const total = lines.length;
  if (total === 0) return [];
  const count = Math.min(total, [6, 4, 8, 5, 3, 7, 0, 9][(index + family.number) % 8] ?? 4);
  return Array.from({ length: count }, (_, step) => {
    const at = (index * 5 + step) % total;
    const isBuyer = (at + index) % 4 !== 3;
    const [rating, title, text, nickname, location] = lines[at] ?? [5, '', '', '', ''];
    return {
      id: `${masterId}-R${String(at + 1).padStart(2, '0')}`,
      rating,
      title,
      text,
      nickname,
      location,
      language: 'en' as const,
      ...(sizes.length > 1 ? fitOf(`${title} ${text}`, at + index) : {}),
      ...(isBuyer && sizes.length > 1 ? { size: sizes[(at * 5 + index * 3 + step) % sizes.length] ?? '' } : {}),
      isVerifiedBuyer: isBuyer,
      createdOn: dayBack(publishedOn, (step + ((index * 13 + at * 7) % 10) / 10) / (count + 1)),
      helpful: (at * 7 + index * 3) % 24,
      notHelpful: (at + index) % 3,
    };
  });
}

/** Two or three questions of the family's, answered by the shop. */
export function questionsOf(
  family: Family,
  style: Style,
  masterId: string,
  index: number,
  publishedOn: string,
): Omit<DemoQuestion, 'masterId'>[] {
  const lines = family.questions.filter(([, , , fits]) => isAbout(family, style, fits));
  const total = lines.length;
  const count = Math.min(total, 2 + (index % 2));
  return Array.from({ length: count }, (_, step) => {
    const at = (index + step) % total;
    const [text, answer, nickname] = lines[at] ?? ['', '', ''];
    const id = `${masterId}-Q${at + 1}`;
    const asked = (step + 0.5 + (index % 4) / 10) / (count + 1);
    return {
      id,
      text,
      nickname,
      language: 'en' as const,
      createdOn: dayBack(publishedOn, asked),
      answers: [
        {
          id: `${id}-A1`,
          text: answer,
          nickname: 'Waymark',
          isFromShop: true,
          createdOn: dayBack(publishedOn, asked * 0.96),
          helpful: (index * 5 + at) % 17,
        },
      ],
    };
  });
}
