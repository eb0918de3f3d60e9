import type { LocalizedText } from '../shared/localized-text.ts';
import type { Survey } from './survey.ts';

/** Consecutive surveys of a chain, under their heading if they have one. */
export interface Section {
  readonly title: LocalizedText | null;
  readonly surveys: readonly Survey[];
}

/** Two texts are the same heading if they are equal in every language, whatever the order of the languages. */
function sameText(a: LocalizedText | null, b: LocalizedText | null): boolean {
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return a === b;
  const codes = Object.keys(a);
  return codes.length === Object.keys(b).length && codes.every((code) => a[code] === b[code]);
}

/** The chain in its sections: consecutive surveys with the same heading make one section. */
export function sectionsOf(chain: readonly Survey[]): readonly Section[] {
  return chain.reduce<readonly Section[]>((sections, survey) => {
    const last = sections.at(-1);
    if (last === undefined || !sameText(last.title, survey.section))
      return [...sections, { title: survey.section, surveys: [survey] }];
    return [...sections.slice(0, -1), { ...last, surveys: [...last.surveys, survey] }];
  }, []);
}

/** How much of each section is done, and the section to continue with: the first that is not done, else the last. */
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
