export default {
  rating: { one: '{score} of 5 stars, {count} review', other: '{score} of 5 stars, {count} reviews' },
  colours: 'Colors of {name}',
  soldOut: 'Sold out',
} as const;
