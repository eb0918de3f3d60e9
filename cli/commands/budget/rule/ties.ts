import { readFileSync } from 'node:fs';
import { listedIds, type TieBreak, tieBreaks, tieByIds } from '#domain/budget/parameters.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { oneOf } from '../../../output-format.ts';
import { causeOf } from '../../../read-source.ts';
import type { UsageRefusal } from '../../../usage.ts';

type Read<T> = Either<UsageRefusal, T>;

/** The forms of a list of ids. What follows `ids:` belongs to it, up to the next criterion with a name. */
const [ofIds, ofFile] = ['ids:', 'list:'] as const;

const isNamed = (part: string): boolean => tieBreaks.some((tie) => tie === part);

/**
 * Reads a list of tie-breaks: words, `ids:` with identifiers after it, or `list:` with a file of one identifier a line.
 *
 * @example tiesFrom('votes,ids:12,7,3,order') // ['votes', 'ids:12,7,3', 'order']
 */
export function tiesFrom(text: string | undefined): Read<readonly TieBreak[] | null> {
  if (text === undefined) return right(null);
  const found: TieBreak[] = [];
  let ids: readonly string[] | null = null;
  for (const part of text.split(',').map((piece) => piece.trim())) {
    if (ids !== null && !isNamed(part) && !part.startsWith(ofFile)) {
      ids = [...ids, part];
      found[found.length - 1] = tieByIds(ids);
      continue;
    }
    const read: Read<TieBreak | null> = tieFrom(part);
    if (isLeft(read)) return read;
    ids = part.startsWith(ofIds) ? [part.slice(ofIds.length)] : null;
    if (read.right) found.push(read.right);
  }
  const twice = found.flatMap((tie) => repeatedIn(listedIds(tie) ?? []));
  return twice[0] === undefined
    ? right(found)
    : left({ key: 'usage.repeatedId', values: { found: twice[0] } });
}

const repeatedIn = (ids: readonly string[]): readonly string[] =>
  ids.filter((id, at) => id === '' || ids.indexOf(id) !== at);

function tieFrom(part: string): Read<TieBreak | null> {
  if (part.startsWith(ofFile)) return listIn(part.slice(ofFile.length));
  return part.startsWith(ofIds)
    ? right(tieByIds([part.slice(ofIds.length)]))
    : oneOf('--ties', part, tieBreaks);
}

function listIn(name: string): Read<TieBreak> {
  let text: string;
  try {
    text = readFileSync(name, 'utf8').replace(/^\uFEFF/u, '');
  } catch (error) {
    return left({ key: 'usage.unreadableList', values: { name, cause: causeOf(error) } });
  }
  const ids = text.split(/\r?\n/u).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const comma = ids.find((id) => id.includes(','));
  if (comma !== undefined) return left({ key: 'usage.commaInId', values: { found: comma } });
  return right(tieByIds(ids));
}
