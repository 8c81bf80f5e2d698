/** The letters of a person's name, as the contract has them (PersonName). */
export const personName = /^[\p{L}\p{M} ,.'’-]+$/u;
