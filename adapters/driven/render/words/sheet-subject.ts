import type { SheetSubject } from '#application/reports/sheet-parts.ts';
import type { PageKey } from '#application/text/catalogue/keys/page.ts';
import { formatDay } from '#application/text/dates.ts';
import type { Say } from '#application/text/say.ts';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { printable } from '../../terminal/printable.ts';
import { sentencesOn } from './rule-sentences.ts';

/** What the source of an election says of it: keys and values of Pabulib. */
type About = readonly (readonly [key: string, value: string])[];

/** Of which vote a result is, as far as its source says: place, name, edition and days; null if there are several rules. */
export function sheetSubject(
  about: About,
  rule: BudgetRule | null,
  words: Say<PageKey>,
  language: Language,
): SheetSubject {
  const facts = new Map(about);
  const fact = (key: string) => printable(facts.get(key) ?? '');
  const [process, survey] = [fact('description'), fact('instance')];
  return {
    council: [fact('unit'), fact('subunit')].filter((part) => part !== '').join(', '),
    // The source knows the survey only, if both are the same.
    process: process === survey ? '' : process,
    survey,
    from: dayIn(fact('date_begin'), language),
    until: dayIn(fact('date_end'), language),
    rule: rule === null ? '' : sentencesOn(rule, words).join(' '),
  };
}

/** What a result is of: its process, else its survey, else the name of its file. */
export const nameOf = ({ process, survey }: Pick<SheetSubject, 'process' | 'survey'>, file: string): string =>
  [process, survey, file].find((name) => name !== '') ?? file;

/** `15.10.2019` in words; what is no day remains as the source has it. */
function dayIn(written: string, language: Language): string {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(written) ?? [];
  const day = parseDay(year === '' ? written : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);
  return day === null ? written : formatDay(day, language);
}
