/** Reasons with words of their own; every other one is that it failed. */
const inWords: ReadonlySet<string> = new Set([
  'noPrinter',
  'unconfirmed',
  'otherPrinter',
  'printerOver',
  'tooManyReturned',
  'noSuchPerson',
  'noCensus',
  'over',
  'program',
  'bothSides',
  'samePerson',
  'notACertificate',
  'notRsa',
  'tooShort',
  'returned',
  'id',
  'name',
  'lines',
  'postalCode',
  'town',
]);

/** The text that says why letters are not made. */
export const lettersWord = (why: string): string =>
  inWords.has(why) ? `office-census:letters.refused.${why}` : 'office-imports:failed';
