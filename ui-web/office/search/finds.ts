import { searchAllCall } from '#adapters/wire/desk/search-all.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { folded } from '#domain/directory/folded.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { OfficePlaceEntry } from '../shell/office-place.ts';

type Answered = CallAnswer<typeof searchAllCall>['items'][number];

/** The kinds of what can be found, in the order in which they are shown. */
export const findKinds = [
  'request',
  'payment',
  'proposal',
  'comment',
  'process',
  'article',
  'mailbox',
  'survey',
  'document',
  'file',
  'person',
  'place',
] as const;
/** One of them; a place is a screen of the office. */
export type FindKind = (typeof findKinds)[number];

/** Something that was found, as it is listed. */
export interface OfficeFind {
  readonly kind: FindKind;
  readonly path: string;
  readonly title: string;
  /** The number of a request, the order of a payment, of a document what it is and its state; else null. */
  readonly detail: string | null;
}

interface Words extends Pick<Speech, 'said' | 't'> {
  readonly kindName: (collection: string) => string;
}

/** What a document is, if its group does not say so, and its state, if it is not simply published. */
function documentDetail({ kind, document }: Answered, { t, kindName }: Words): string | null {
  if (document === undefined) return null;
  const { collection, state } = document;
  const parts = [
    kind === 'document' ? kindName(collection) : null,
    state === 'published' ? null : t(`office-documents:state.${state}`),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

/** What the council found, in the words of the reader. */
export function answeredFind(found: Answered, words: Words): OfficeFind {
  const { kind, id, title, path } = found;
  const text = words.said(title).text.trim();
  const isNumbered = kind === 'request' || kind === 'payment';
  if (isNumbered && text !== '') return { kind, path, title: text, detail: id };
  return { kind, path, title: text === '' ? id : text, detail: documentDetail(found, words) };
}

/** The screens of the office whose name has the text. */
export const placesFound = (
  text: string,
  places: readonly OfficePlaceEntry[],
  { t }: Pick<Speech, 't'>,
): readonly OfficeFind[] =>
  places
    .map(({ id, path }) => ({ kind: 'place', path, title: t(`office:places.${id}`), detail: null }) as const)
    .filter(({ title }) => folded(title).includes(folded(text.trim())));

/** Finds of one kind, in the order of their kinds. */
export const byKind = (
  finds: readonly OfficeFind[],
): readonly { readonly kind: FindKind; readonly finds: readonly OfficeFind[] }[] =>
  findKinds
    .map((kind) => ({ kind, finds: finds.filter((one) => one.kind === kind) }))
    .filter((group) => group.finds.length > 0);
