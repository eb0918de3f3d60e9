import type { Article } from '#domain/content/article.ts';
import { folded } from '#domain/directory/folded.ts';
import { type LocalizedText, textFor } from '#domain/shared/localized-text.ts';

type Group = Article['groups'][number];

/** The anchors of a group and of its questions, the part of the address after `#`. */
export interface GroupAnchors {
  readonly id: string;
  readonly group: Group;
  readonly questions: readonly { readonly id: string; readonly question: Group['children'][number] }[];
}

/** A title as an anchor, the same in every language of the page. */
const slugOf = (title: LocalizedText): string =>
  folded(textFor(title, 'es', 'es').text)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/**
 * Groups and questions with their anchors. An anchor is made of the title, so that a link still opens its question
 * when another question has been put before it. The second of two equal titles gets a number.
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

/** With more questions than this, in more than one group, the reader needs a table of contents. */
const handful = 5;

/** Whether the groups are listed at the head; the questions of a single group are such a list already. */
export const wantsList = (groups: readonly Group[]): boolean =>
  groups.length > 1 && groups.reduce((sum, { children }) => sum + children.length, 0) > handful;
