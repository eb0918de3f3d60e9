/** One parameter of a query: how a server reads it. A client writes the value as it stands. */
export interface ParameterReader<A> {
  /** What stands there, null where nothing does or it is there twice. Undefined: it cannot be asked like this. */
  readonly read: (written: string | null) => A | undefined;
  /** Whether some values are refused (`wrongQuery`); the others are read as if nothing stood there. */
  readonly isStrict?: true;
  /** Whether the call is for nothing without it. */
  readonly isRequired?: true;
}

/** A text as it was written; null where there is none. */
export const optionalText: ParameterReader<string | null> = { read: (written) => written };

/** A text without which there is nothing to ask. */
export const wanted: ParameterReader<string | null> = { read: (written) => written, isRequired: true };

/** One of a few words; the first where nothing is said. */
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

/** A whole number: the usual one where it is missing or none, the most where it is more. */
export const boundedCount = (usual: number, most: number): ParameterReader<number> => ({
  read: (written) =>
    written !== null && /^\d{1,6}$/u.test(written) ? Math.min(Number(written), most) : usual,
});

/** A stretch of a list. */
export const stretch = (usual: number, most: number) => ({
  limit: boundedCount(usual, most),
  offset: boundedCount(0, 1_000_000),
});
