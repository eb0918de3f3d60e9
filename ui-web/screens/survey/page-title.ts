import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { filledText } from './filled-text.ts';
import type { Visit } from './visit.ts';

/**
 * Whether the title of the main survey is that of the page, as in “Vote on the budget”. In a chain with sections it is
 * that of one question among others, and the page has the name of the process.
 */
export const namesPage = ({ section }: Pick<Visit['main'], 'section'>): boolean => section === null;

/** The title of the page of a survey. */
export function pageTitle({ main, process }: Visit, { t, said }: Speech): Wording {
  if (namesPage(main)) return said(main.title);
  return t('survey:ofProcess', { title: textOf(said(process.title)) });
}

/** What a survey is about, below its title; null if the council does not say. */
export const pageLead = ({ main, process }: Visit, speech: Speech): Wording | null =>
  filledText(namesPage(main) ? main.description : process.lead, speech);
