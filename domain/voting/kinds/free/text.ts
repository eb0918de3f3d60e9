/** The most characters of a free answer (specification 2, section 5). */
export const longestFreeText = 120;

/** Characters as people count them: an accented letter is one. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length;
