import { isPictureAddress } from '#domain/content/web-address.ts';
import type { Fields } from '#domain/documents/fields.ts';
import { formatDay } from '#application/text/dates.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { type Language, languages } from '#domain/shared/localized-text.ts';
import { shownFigure } from './figures.ts';
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

const hasWords = (part: FormPart, shown: Fields): boolean => (textIn(part, shown) ?? '') !== '';

/** Texts say more than addresses, days and other single values. */
const rankOf = ({ kind }: FormPart): number => (kind === 'text' ? 0 : 1);

/** A day or a sum of an item as people write it; null if the part is neither, or is empty. */
function dayOrSum(part: FormPart, shown: Fields, language: Language): string | null {
  const value = shown.get(part.path);
  if (part.kind !== 'value' || (typeof value !== 'string' && typeof value !== 'number')) return null;
  if (part.look === 'money') return `${shownFigure(value, true)} €`;
  const day = part.look === 'day' ? parseDay(String(value)) : null;
  return day === null ? null : formatDay(day, language);
}

/**
 * The first text of an item or else its first value, and its picture. An item of days and sums is known by all of them: a fee in
 * twelve parts is read without opening one.
 */
export function itemWords(parts: readonly FormPart[], shown: Fields, language: Language): ItemWords {
  const inOrder = parts.toSorted((one, other) => rankOf(one) - rankOf(other));
  const facts = parts.map((part) => dayOrSum(part, shown, language));
  const areFacts =
    facts.length > 1 && parts.every((part, at) => facts[at] !== null || !hasWords(part, shown));
  const text = areFacts
    ? facts.filter((one) => one !== null).join(' · ')
    : inOrder.map((part) => textIn(part, shown)).find((one) => one !== null && one !== '');
  const pictures = parts.flatMap((part) => (part.kind === 'value' && part.look === 'picture' ? [part] : []));
  const picture = pictures.map(({ path }) => shown.get(path)).find((one) => typeof one === 'string');
  return {
    text: (text ?? '').slice(0, longest),
    picture: typeof picture === 'string' && isPictureAddress(picture) ? picture : null,
  };
}
