import type { LocalizedText } from '../shared/localized-text.ts';
import type { Survey } from './survey.ts';

/** Surveys of a chain that stand together, under a heading where they have one. */
export interface Section {
  readonly title: LocalizedText | null;
  readonly surveys: readonly Survey[];
}

/** Two texts are one heading where they say the same in every language, in whatever order these are written. */
function sameText(a: LocalizedText | null, b: LocalizedText | null): boolean {
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return a === b;
  const codes = Object.keys(a);
  return codes.length === Object.keys(b).length && codes.every((code) => a[code] === b[code]);
}

/** The chain in its sections: surveys that follow one another with the same heading stand together. */
export function sectionsOf(chain: readonly Survey[]): readonly Section[] {
  return chain.reduce<readonly Section[]>((sections, survey) => {
    const last = sections.at(-1);
    if (last === undefined || !sameText(last.title, survey.section))
      return [...sections, { title: survey.section, surveys: [survey] }];
    return [...sections.slice(0, -1), { ...last, surveys: [...last.surveys, survey] }];
  }, []);
}

/** How far somebody has come in each section, and in which one to go on: the first that is not done, else the last. */
export interface SectionsProgress {
  readonly current: number;
  readonly parts: readonly { readonly answered: number; readonly of: number }[];
}

/** Counts what is answered, section by section. */
export function progressIn(
  sections: readonly (readonly Survey[])[],
  isAnswered: (survey: Survey) => boolean,
): SectionsProgress {
  const parts = sections.map((surveys) => ({
    answered: surveys.filter(isAnswered).length,
    of: surveys.length,
  }));
  const open = parts.findIndex(({ answered, of }) => answered < of);
  return { current: open === -1 ? Math.max(0, parts.length - 1) : open, parts };
}
