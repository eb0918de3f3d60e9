import { isPictureAddress } from '#domain/content/web-address.ts';
import type { Fields } from '#domain/documents/fields.ts';
import { languages } from '#domain/shared/localized-text.ts';
import type { FormPart } from './form-tree.ts';

/** What an item is known by in its list. */
export interface ItemWords {
  /** Its first words; empty if it has none. */
  readonly text: string;
  /** The address of its picture. */
  readonly picture: string | null;
}

const longest = 70;

function textIn(part: FormPart, shown: Fields): string | null {
  if (part.kind === 'list' || part.kind === 'group') return null;
  const paths =
    part.kind === 'text' ? [part.path, ...languages.map((one) => `${part.path}/${one}`)] : [part.path];
  const text = paths
    .map((path) => shown.get(path))
    .find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? text.replaceAll(/<[^>]*>/gu, ' ').trim() : null;
}

/** Texts say more than addresses, days and other single values. */
const rankOf = ({ kind }: FormPart): number => (kind === 'text' ? 0 : 1);

/** The first text of an item or else its first value, and its picture. */
export function itemWords(parts: readonly FormPart[], shown: Fields): ItemWords {
  const inOrder = parts.toSorted((one, other) => rankOf(one) - rankOf(other));
  const text = inOrder.map((part) => textIn(part, shown)).find((one) => one !== null && one !== '');
  const pictures = parts.flatMap((part) => (part.kind === 'value' && part.look === 'picture' ? [part] : []));
  const picture = pictures.map(({ path }) => shown.get(path)).find((one) => typeof one === 'string');
  return {
    text: (text ?? '').slice(0, longest),
    picture: typeof picture === 'string' && isPictureAddress(picture) ? picture : null,
  };
}
