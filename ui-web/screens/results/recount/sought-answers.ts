import { formatShare } from '#application/text/numbers.ts';
import type { RawAnswer } from '#domain/voting/answer.ts';
import type { Question } from '#domain/voting/survey.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { starWords } from '../kinds/rating/view.ts';
import { titleOf } from './recount-view.ts';

/** What one's own ballot says in the list: titles, in order where it is a ranking, with their share or stars. */
export function soughtAnswers(answer: RawAnswer, question: Question, speech: Speech): readonly Wording[] {
  const { t } = speech;
  if (answer === null) return [t('results:blank.vote')];
  if (question.kind === 'free') return [t('results:search.textApart')];
  const title = (id: string) => titleOf(question, id, speech);
  if (typeof answer === 'number') return [title(String(answer))];
  if (typeof answer === 'string') return [title(answer)];
  if (!Array.isArray(answer)) {
    return Object.entries(answer as Readonly<Record<string, number>>).map(([id, number]) => {
      const given =
        question.kind === 'limitedSliders'
          ? formatShare(number, 10, speech.language)
          : starWords(number, speech);
      return `${textOf(title(id))}: ${given}`;
    });
  }
  const ids = answer as readonly string[];
  if (question.kind !== 'sortable' && question.kind !== 'ranked') return ids.map(title);
  return ids.map((id, place) => `${t('results:place', { n: place + 1 })}: ${textOf(title(id))}`);
}
