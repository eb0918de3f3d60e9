/** Prints what was seen, and counts what is not as it should be. */
export type Noting = (words: string, holds: boolean) => void;
