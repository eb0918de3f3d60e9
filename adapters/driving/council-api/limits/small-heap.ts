import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the memory of a server in proportion to its needs. By default, the runtime lets the young generation (objects
 * that live as long as a request) grow to 128 MB under load, and the old generation to four times its size, before it
 * collects. From here on the first stays as large as it is now (with the program just loaded: 16 MB; with 4 MB
 * collecting took twice the time), the second grows by half. Both are numbers that the runtime looks up each time it
 * is about to grow, so that they may be set while it runs.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=50');
}
