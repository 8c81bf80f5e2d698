// Compiled by `npm run messages` from src/messages/en-US/reviews.json; do not edit.
import type { Format } from '../../message.ts';

export default {
  "title": "Reviews",
  "unavailable": "The reviews cannot be shown at the moment.",
  "retry": "Try again",
  "average": "{score} of 5 stars",
  "count": (values: { count: number }, format: Format) => format.choose(values.count, { one: "{count} review", other: "{count} reviews" }),
  "byStars": "Reviews by stars",
  "stars": (values: { stars: number }, format: Format) => format.choose(values.stars, { one: "{stars} star", other: "{stars} stars" }),
  "starsCount": (values: { count: number; stars: number }, format: Format) => format.choose(values.stars, { one: format.choose(values.count, { one: "{stars} star: {count} review", other: "{stars} star: {count} reviews" }), other: format.choose(values.count, { one: "{stars} stars: {count} review", other: "{stars} stars: {count} reviews" }) }),
  "all": "Show all reviews",
  "sort": "Sort by",
  "helpful": "Most helpful",
  "newest": "Newest",
  "highest": "Most stars",
  "lowest": "Fewest stars",
  "more": "Show more reviews",
  "stuck": "More reviews did not load. Try again.",
  "byFrom": "{name} from {place}",
  "verified": "Bought here",
  "helpfulCount": (values: { count: number }, format: Format) => format.choose(values.count, { one: "{count} person found this helpful", other: "{count} people found this helpful" }),
} as const;
