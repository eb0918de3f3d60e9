/** A number of a query: the usual one where it is missing or none, the most where it is more. */
export const wholeNumber = (text: string | null, usual: number, most: number): number =>
  text !== null && /^\d{1,6}$/u.test(text) ? Math.min(Number(text), most) : usual;
