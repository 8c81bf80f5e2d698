export default {
  goesWell: 'Goes well with it',
};
