/** The parts of a day that is written in three fields. */
export const dateNames = ['year', 'month', 'day'] as const;
export type Part = (typeof dateNames)[number];

/** The parts of a day as they are written. */
export function dateParts(value: string): Readonly<Record<Part, string>> {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/**
 * A day as a date, with the zeros that the writer left out; empty while a part is blank.
 *
 * @example wholeDate('1975-3-2') // '1975-03-02'
 */
export function wholeDate(value: string): string {
  const { year, month, day } = dateParts(value);
  if (year === '' || month === '' || day === '') return '';
  return [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
