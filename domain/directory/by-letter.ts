import type { Language } from '../shared/localized-text.ts';
import type { Association } from './association.ts';
import { alphabet, letterOf } from './letters.ts';
import { titleOf } from './listed.ts';

/** The associations under a letter of the bar; none under a letter that nothing begins with. */
export interface LetterGroup {
  readonly letter: string;
  readonly associations: readonly Association[];
}

/** A list under its letters, in the order of the bar; under each they stay in the order of the list. */
export function byLetter(associations: readonly Association[], language: Language): readonly LetterGroup[] {
  const groups = new Map<string, Association[]>();
  for (const association of associations) {
    const letter = letterOf(titleOf(association, language));
    const group = groups.get(letter);
    if (group) group.push(association);
    else groups.set(letter, [association]);
  }
  return alphabet(language, groups).map((letter) => ({ letter, associations: groups.get(letter) ?? [] }));
}
