export default {
  footer: 'About the shop',
  elsewhere: 'Elsewhere',
  country: 'Country and language',
} as const;
