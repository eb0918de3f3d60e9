/** A line of a table or of the terminal as the beginning of a sentence. */
export const capital = (line: string): string => line.charAt(0).toLocaleUpperCase('es') + line.slice(1);
