/** Prints what was seen, and counts what is not as it should be. */
export type Check = (words: string, holds: boolean) => void;
