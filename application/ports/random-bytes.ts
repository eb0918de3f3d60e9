/** Unpredictable bytes. */
export type RandomBytes = (length: number) => Uint8Array;
