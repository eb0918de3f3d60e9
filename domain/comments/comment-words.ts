import { type Either, left, right } from '../shared/result.ts';

/** Characters of a comment, as people count them. */
export const longestComment = 1000;
/** The most characters of the name under a comment. */
export const longestCommentName = 40;
/** Characters of what a reader writes about a comment that they report. */
export const longestReport = 300;
/** A comment with more links is usually advertising. */
export const mostLinks = 2;

/** What is wrong with what somebody wrote. */
export type CommentFault =
  | { readonly field: 'text' | 'name'; readonly kind: 'blank' }
  | { readonly field: 'text' | 'name'; readonly kind: 'tooLong'; readonly most: number }
  | { readonly field: 'text'; readonly kind: 'tooManyLinks'; readonly most: number }
  | { readonly field: 'name'; readonly kind: 'address' | 'identity' };

/** Control characters (not line ends), and marks that change the writing direction: people do not type these. */
const unseen = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Accents piled upon accents grow over the lines of others. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;
const somethingSeen = /[\p{L}\p{N}\p{P}\p{S}]/u;
const links = /https?:\/\/|\bwww\./giu;

/** Characters as people count them: an emoji of several code units is few. */
export const characterCount = (text: string): number => [...text].length;
/** How many links a text contains. */
export const linksIn = (text: string): number => text.match(links)?.length ?? 0;

/** Line ends are one sign each and no more than two in a row; invisible characters are left out. */
const tidied = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029/gu, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(unseen, '')
    .normalize('NFC')
    .replaceAll(piledMarks, '$1')
    .replaceAll(/\n[^\S\n]*(?:\n[^\S\n]*)+/gu, '\n\n')
    .trim();

/** A comment's text as it is kept: plain text, in which markup is kept as characters. */
export function readCommentText(raw: string): Either<CommentFault, string> {
  const text = tidied(raw);
  if (!somethingSeen.test(text)) return left({ field: 'text', kind: 'blank' });
  if (characterCount(text) > longestComment)
    return left({ field: 'text', kind: 'tooLong', most: longestComment });
  if (linksIn(text) > mostLinks) return left({ field: 'text', kind: 'tooManyLinks', most: mostLinks });
  return right(text);
}

/**
 * The words with which a reader reports a comment, as they are kept: null if they say nothing. Longer ones are cut: a
 * report must not fail for its length.
 *
 * @example readReportWords(' Insulta a mi hija. ') // 'Insulta a mi hija.'
 */
export function readReportWords(raw: string): string | null {
  const text = tidied(raw);
  return somethingSeen.test(text) ? [...text].slice(0, longestReport).join('') : null;
}

/** The name that somebody wants to be called by: never an address, never an identity number. */
export function readCommentName(raw: string): Either<CommentFault, string> {
  const name = tidied(raw).replaceAll(/\s+/gu, ' ');
  if (!/\p{L}/u.test(name)) return left({ field: 'name', kind: 'blank' });
  if (characterCount(name) > longestCommentName)
    return left({ field: 'name', kind: 'tooLong', most: longestCommentName });
  if (name.includes('@') || linksIn(name) > 0) return left({ field: 'name', kind: 'address' });
  if (holdsIdentity(name)) return left({ field: 'name', kind: 'identity' });
  return right(name);
}

/** Six digits in a row, however they are spaced: numbers of persons, of passports, of telephones. */
const holdsIdentity = (name: string): boolean => /\p{Nd}{6}/u.test(name.replaceAll(/[\s.\-/_]/gu, ''));
