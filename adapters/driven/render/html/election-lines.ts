import type { SheetSubject } from '#application/reports/sheet-parts.ts';
import { htmlText } from './markup.ts';

/** What a page is, and of which process, else of which vote: `Reparto de un presupuesto: Una plaza`. */
export const namedAfter = (name: string, { process, survey }: SheetSubject): string =>
  [name, process === '' ? survey : process].filter((part) => part !== '').join(': ');

/** Council, vote and days of an election in one line; empty if its source says none of them. */
export function electionLine({ council, survey, from, until }: SheetSubject): string {
  const days = [from, until].filter((day) => day !== '').join(' – ');
  const said = [council, survey, days].filter((part) => part !== '').join(' · ');
  return said === '' ? '' : `<p>${htmlText(said)}</p>`;
}
