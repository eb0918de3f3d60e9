import type { Survey } from '#domain/voting/survey.ts';
import { isUnanswered } from '#domain/voting/answer.ts';
import { progressIn, sectionsOf } from '#domain/voting/sections.ts';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { keptAnswer } from '../earlier-vote/replaced-votes.ts';
import { filledText } from '../filled-text.ts';
import type { OpenState } from '../state.ts';
import { answerable } from '../visit.ts';

/** A part of the survey: its heading, and how many of its questions are answered. */
export interface SectionView {
  readonly id: string;
  /** Null if these questions are under no heading. */
  readonly title: Wording | null;
  /** "Sección 2 de 3". */
  readonly number: string;
  /** "1 de 4 respondidas"; null if nothing in it can be answered. */
  readonly count: string | null;
  /** The link to the next section. */
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  readonly surveys: readonly Survey[];
}

/** How many questions are answered, if the survey is long or has sections. */
export interface ProgressView {
  readonly answered: number;
  readonly of: number;
  readonly text: string;
}

/** With more questions than this a survey is long. */
const longSurvey = 8;

const isAnswered =
  ({ draft, earlier }: OpenState) =>
  (survey: Survey) =>
    keptAnswer(survey, earlier) !== undefined || !isUnanswered(draft.answers.get(survey.id));

/** The chain in its sections. Questions that cannot be answered now are in them, and are not counted. */
export function sectionViews(open: OpenState, speech: Speech): readonly SectionView[] {
  const { t } = speech;
  const sections = sectionsOf(open.visit.chain);
  const asked = answerable(open.visit);
  const { current, parts } = progressIn(
    sections.map(({ surveys }) => surveys.filter((survey) => asked.includes(survey))),
    isAnswered(open),
  );
  return sections.map(({ title, surveys }, index) => {
    const { answered = 0, of = 0 } = parts[index] ?? {};
    return {
      id: `section-${index + 1}`,
      title: filledText(title, speech),
      number: t('survey:sections.number', { n: index + 1, of: sections.length }),
      count: of === 0 ? null : t('survey:sections.count', { count: of, n: answered }),
      isCurrent: index === current,
      isDone: of > 0 && answered === of,
      surveys,
    };
  });
}

/** Null if the survey is short and has no sections. */
export function progressView(
  open: OpenState,
  sections: readonly SectionView[],
  { t }: Speech,
): ProgressView | null {
  const asked = answerable(open.visit);
  const answered = asked.filter(isAnswered(open)).length;
  const of = asked.length;
  const current = sections.find(({ isCurrent }) => isCurrent);
  if (sections.length > 1 && current) {
    const counted = t('survey:sections.answered', { count: of, n: answered });
    return { answered, of, text: `${current.number} · ${counted}` };
  }
  return of > longSurvey ? { answered, of, text: t('survey:progress', { n: answered, of }) } : null;
}

/** A section by its heading, else by its number. */
export const sectionName = ({ title, number }: SectionView): string =>
  title === null ? number : textOf(title);
