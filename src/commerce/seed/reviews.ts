import type { Family } from './products/family.types.ts';
import type { SeedQuestion, SeedReview } from './seed.types.ts';

const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 18) - days * 86_400_000).toISOString().slice(0, 10);

/** Between none and nine reviews of the family's, no two neighbours on the shelf the same ones. */
export function reviewsOf(family: Family, masterId: string, index: number): SeedReview[] {
  const total = family.reviews.length;
  if (total === 0) return [];
  const count = Math.min(total, [6, 4, 8, 5, 3, 7, 0, 9][(index + family.number) % 8] ?? 4);
  return Array.from({ length: count }, (_, step) => {
    const at = (index * 5 + step) % total;
    const [rating, title, text, nickname, location] = family.reviews[at] ?? [5, '', '', '', ''];
    return {
      id: `${masterId}-R${String(at + 1).padStart(2, '0')}`,
      rating,
      title,
      text,
      nickname,
      location,
      language: 'en' as const,
      isVerifiedBuyer: (at + index) % 4 !== 3,
      createdOn: dayBefore(6 + step * 31 + ((index * 13 + at * 7) % 29)),
      helpful: (at * 7 + index * 3) % 24,
      notHelpful: (at + index) % 3,
    };
  });
}

/** Two or three questions of the family's, answered by the shop. */
export function questionsOf(family: Family, masterId: string, index: number): SeedQuestion[] {
  const total = family.questions.length;
  const count = Math.min(total, 2 + (index % 2));
  return Array.from({ length: count }, (_, step) => {
    const at = (index + step) % total;
    const [text, answer, nickname] = family.questions[at] ?? ['', '', ''];
    const id = `${masterId}-Q${at + 1}`;
    const asked = 20 + step * 47 + ((index * 11) % 37);
    return {
      id,
      text,
      nickname,
      createdOn: dayBefore(asked),
      answers: [
        {
          id: `${id}-A1`,
          text: answer,
          nickname: 'Waymark',
          isFromShop: true,
          createdOn: dayBefore(asked - 2),
          helpful: (index * 5 + at) % 17,
        },
      ],
    };
  });
}
