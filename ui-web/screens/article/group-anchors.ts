import type { Article } from '#domain/content/article.ts';
import { folded } from '#domain/directory/folded.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';

type Group = Article['groups'][number];

/** Where a group and its questions are found behind the `#` of the address. */
export interface GroupAnchors {
  readonly id: string;
  readonly group: Group;
  readonly questions: readonly { readonly id: string; readonly question: Group['children'][number] }[];
}

/** A title as an address has it, the same whatever language it is read in. */
const slugOf = (title: LocalizedText): string =>
  folded(textFor(title, 'es', 'es').text)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/**
 * Groups and questions with their anchors, made of their titles: one sent to somebody still opens when another question
 * has come before it. Of two with the same title the second is told by a number.
 *
 * @example groupAnchors([{ title: { es: 'Votar' }, children: [{ title: { es: '¿Quién puede?' }, … }] }])
 * // [{ id: 'tema-votar', questions: [{ id: 'pregunta-quien-puede', … }], … }]
 */
export function groupAnchors(groups: readonly Group[]): readonly GroupAnchors[] {
  const given = new Map<string, number>();
  const anchor = (kind: string, title: LocalizedText) => {
    const id = `${kind}-${slugOf(title)}`;
    const times = (given.get(id) ?? 0) + 1;
    given.set(id, times);
    return times === 1 ? id : `${id}-${times}`;
  };
  return groups.map((group) => ({
    id: anchor('tema', group.title),
    group,
    questions: group.children.map((question) => ({ id: anchor('pregunta', question.title), question })),
  }));
}

/** More questions than this, in more than one group, and one wants to jump. */
const handful = 5;

/** Whether the groups are listed at the head; the questions of a single group are such a list already. */
export const wantsList = (groups: readonly Group[]): boolean =>
  groups.length > 1 && groups.reduce((sum, { children }) => sum + children.length, 0) > handful;
