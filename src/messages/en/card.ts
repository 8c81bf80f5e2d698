export default {
  rating: { one: '{score} of 5 stars, {count} review', other: '{score} of 5 stars, {count} reviews' },
  colours: 'Colours of {name}',
  soldOut: 'Sold out',
} as const;
