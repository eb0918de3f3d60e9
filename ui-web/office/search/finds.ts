import { searchAllCall } from '#adapters/wire/desk/search-all.ts';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { folded } from '#domain/directory/folded.ts';
import type { Speech } from '#ui-web/speech.ts';
import type { OfficePlaceEntry } from '../shell/places.ts';

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
  /** The number of a request, the order of a payment; else null. */
  readonly detail: string | null;
}

/** What the council found, in the words of the reader. */
export function answeredFind(
  { kind, id, title, path }: Answered,
  { said }: Pick<Speech, 'said'>,
): OfficeFind {
  const words = said(title).text.trim();
  return (kind === 'request' || kind === 'payment') && words !== ''
    ? { kind, path, title: words, detail: id }
    : { kind, path, title: words === '' ? id : words, detail: null };
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
