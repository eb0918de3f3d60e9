import { type CalendarDay, parseDay } from '#domain/shared/calendar-day.ts';

/** One parameter of a query: how a server reads it. A client writes the value unchanged. */
export interface ParameterReader<A> {
  /** The value, null if it is missing or given twice. Undefined: the call is refused. */
  readonly read: (written: string | null) => A | undefined;
  /** Whether invalid values are refused (`wrongQuery`); otherwise they are read as missing. */
  readonly isStrict?: true;
  /** Whether the call needs it. */
  readonly isRequired?: true;
}

/** A text as it was written; null if it is missing. */
export const optionalText: ParameterReader<string | null> = { read: (written) => written };

/** A required text. */
export const wanted: ParameterReader<string | null> = { read: (written) => written, isRequired: true };

/** A day as `2026-11-27`; null if it is missing. */
export const optionalDay: ParameterReader<CalendarDay | null> = {
  read: (written) => {
    if (written === null) return null;
    return /^\d{4}-\d{2}-\d{2}$/u.test(written) ? (parseDay(written) ?? undefined) : undefined;
  },
  isStrict: true,
};

/** One of a few words; the first if it is missing. */
export const oneWordOf = <const T extends readonly [string, ...string[]]>(
  words: T,
): ParameterReader<T[number]> => ({
  read: (written) => (written === null ? words[0] : words.find((word) => word === written)),
  isStrict: true,
});

/** One of a few words, or none of them. */
export const maybeOneOf = <const T extends readonly string[]>(
  words: T,
): ParameterReader<T[number] | null> => ({
  read: (written) => (written === null ? null : words.find((word) => word === written)),
  isStrict: true,
});

/** The parts of a list with commas; a comma within a part is written `\\,`. Blank parts are left out. */
const partsOf = (written: string): readonly string[] =>
  (written.match(/(?:\\.|[^,\\])+/gu) ?? [])
    .map((part) => part.replaceAll(/\\(.)/gu, '$1').trim())
    .filter((part) => part !== '');

/** Some texts with commas between them; null if it is missing. */
export const severalTexts: ParameterReader<readonly string[] | null> = {
  read: (written) => (written === null ? null : partsOf(written)),
};

/** A text as it is written between commas. */
export const writtenPart = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll(',', '\\,');

/** Some of a few words with commas between them; null if it is missing. */
export const severalOf = <const T extends readonly string[]>(
  words: T,
): ParameterReader<readonly T[number][] | null> => ({
  read: (written) => {
    if (written === null) return null;
    const parts = partsOf(written).map((part) => words.find((word) => word === part));
    return parts.every((part) => part !== undefined) ? parts : undefined;
  },
  isStrict: true,
});

/** A whole number: the default if it is missing or invalid, the maximum if it is more. */
export const boundedCount = (usual: number, most: number): ParameterReader<number> => ({
  read: (written) =>
    written !== null && /^\d{1,6}$/u.test(written) ? Math.min(Number(written), most) : usual,
});

/** A page of a list. */
export const stretch = (usual: number, most: number) => ({
  limit: boundedCount(usual, most),
  offset: boundedCount(0, 1_000_000),
});
