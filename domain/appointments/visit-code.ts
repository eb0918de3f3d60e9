/** The letter of the codes of appointments, and of tickets that are taken at the office. */
export const visitLetters = { appointment: 'C', ticket: 'A' } as const;

const [least, most] = [100, 999];

/** The number of a code: 118 of `C-118`. */
const numberOf = (code: string): number => Number(code.slice(2));

/**
 * A code that no appointment of the day has, by a number from 0 up to 1 that chance drew: it says neither how many there
 * are nor in which order. Null if a thousand people come that day.
 */
export function appointmentCode(used: readonly string[], drawn: number): string | null {
  const taken = new Set(used.filter((one) => one.startsWith(visitLetters.appointment)).map(numberOf));
  const free = Array.from({ length: most - least + 1 }, (_, n) => least + n).filter((one) => !taken.has(one));
  const number = free[Math.floor(drawn * free.length)];
  return number === undefined ? null : `${visitLetters.appointment}-${number}`;
}

/** The code of the next ticket of the day: they are counted, so that who waits sees the queue go on. */
export function ticketCode(used: readonly string[]): string {
  const numbers = used.filter((one) => one.startsWith(visitLetters.ticket)).map(numberOf);
  return `${visitLetters.ticket}-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
}
