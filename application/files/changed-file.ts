import {
  type FocalPoint,
  isPicture,
  mostWords,
  stillStored,
  type TownFile,
  withContent,
} from '#domain/files/town-file.ts';
import type { Instant } from '#domain/shared/calendar-day.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { type Either, left, right } from '#domain/shared/result.ts';

/** What staff change of a file; what is missing stays. */
export interface FileChange {
  readonly words?: Readonly<Record<string, string>> | undefined;
  readonly focus?: FocalPoint | null | undefined;
  readonly isPublished?: boolean | undefined;
  /** The hash of a replaced content that comes back. */
  readonly restore?: string | undefined;
}

/** Why a file is not changed like this. */
export interface FileChangeFault {
  readonly kind: 'wrongWords' | 'wrongFocus' | 'cameWithFolder' | 'noLongerStored';
}

const isPercent = (value: number): boolean => Number.isFinite(value) && value >= 0 && value <= 100;

function faultOf(file: TownFile, { words, focus, isPublished }: FileChange): FileChangeFault['kind'] | null {
  const areWords = Object.entries(words ?? {}).every(
    ([language, text]) => isLanguage(language) && text.length <= mostWords,
  );
  if (!areWords) return 'wrongWords';
  const isPoint = !focus || (isPicture(file) && isPercent(focus.x) && isPercent(focus.y));
  if (!isPoint) return 'wrongFocus';
  return isPublished !== undefined && file.content === null ? 'cameWithFolder' : null;
}

/** Words without those that say nothing. */
const said = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words)
      .map(([language, text]) => [language, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );

/** A file as staff change it. Left: why it is not changed. */
export function changedFile(
  file: TownFile,
  change: FileChange,
  by: { readonly by: string; readonly at: Instant },
): Either<FileChangeFault, TownFile> {
  const fault = faultOf(file, change);
  if (fault !== null) return left({ kind: fault });
  const { words, focus, isPublished, restore } = change;
  const changed: TownFile = {
    ...file,
    ...(words !== undefined && { words: said(words) }),
    ...(focus !== undefined && { focus: focus && { x: Math.round(focus.x), y: Math.round(focus.y) } }),
    ...(isPublished !== undefined && { isPublished }),
  };
  if (restore === undefined) return right(changed);
  const before = stillStored(file, by.at).find(({ content }) => content.hash === restore);
  return before === undefined
    ? left({ kind: 'noLongerStored' })
    : right(withContent(changed, before.content, by));
}
