import type { EditorState, Transaction } from 'prosemirror-state';
import { safeAddress } from '#domain/content/council-html.ts';
import { isLinkAddress } from '#domain/content/web-address.ts';
import { schema } from './schema.ts';

const { link } = schema.marks;

/** The address that a person meant: `www.…` is of the web, and `ana@…` is of mail. Null if it is none. */
export function meantAddress(written: string): string | null {
  const plain = written.trim();
  const whole = /^www\./iu.test(plain)
    ? `https://${plain}`
    : /^[^\s:/@]+@[^\s:/@]+\.[^\s:/@]+$/u.test(plain)
      ? `mailto:${plain}`
      : plain;
  return isLinkAddress(whole) ? safeAddress(whole) : null;
}

/** A link in the text, or the words that will be one. */
export interface LinkPlace {
  readonly from: number;
  readonly to: number;
  readonly address: string;
  readonly words: string;
  readonly isLink: boolean;
}

/** The link at the selection with all its words, else the selected words. */
export function linkPlace(state: EditorState): LinkPlace {
  const { from, to, $from } = state.selection;
  const mark = [$from.marks(), $from.nodeAfter?.marks ?? [], $from.nodeBefore?.marks ?? []]
    .map((marks) => link.isInSet(marks))
    .find((found) => found !== undefined);
  const words = (start: number, end: number) => state.doc.textBetween(start, end, ' ');
  if (mark === undefined) return { from, to, address: '', words: words(from, to), isLink: false };
  const start = $from.start();
  let [first, last] = [from, to];
  $from.parent.forEach((node, offset) => {
    const [begin, end] = [start + offset, start + offset + node.nodeSize];
    if (mark.isInSet(node.marks) && begin <= last && end >= first) {
      first = Math.min(first, begin);
      last = Math.max(last, end);
    }
  });
  const address = String(mark.attrs['href']);
  return { from: first, to: last, address, words: words(first, last), isLink: true };
}

/** Makes a link of a place; the words are written if they are others than those that are there. */
export function withLink(state: EditorState, place: LinkPlace, address: string, words: string): Transaction {
  const mark = link.create({ href: address });
  const change = state.tr;
  if (words === place.words)
    return change.removeMark(place.from, place.to, link).addMark(place.from, place.to, mark);
  const kept = state.doc.resolve(place.from).marks();
  return change.replaceWith(place.from, place.to, schema.text(words, mark.addToSet(kept)));
}

/** Leaves the words of a link, without their address. */
export const withoutLink = (state: EditorState, { from, to }: LinkPlace): Transaction =>
  state.tr.removeMark(from, to, link);
