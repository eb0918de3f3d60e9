import type { JsonObject } from '../../documents/json.ts';
import { liveCountStep } from '../results-visibility.ts';

/** Who reads a record: everybody, or those who sign it. */
export type RecordReader = 'everybody' | 'signer';

/** With fewer people than these, a figure could say how one of them voted or came. */
const isFew = (n: unknown): boolean => typeof n !== 'number' || (n > 0 && n < liveCountStep);

/** The figures of the channels are published with 25 paper ballots or more, and 25 or more in each part of the web. */
function isPublic(name: string, text: string): boolean {
  const part = JSON.parse(text) as JsonObject;
  if (name === 'paper') return !isFew(part['total']) && part['total'] !== 0;
  return name === 'assisted' && !isFew(part['assisted']) && !isFew(part['alone']);
}

const channels: readonly string[] = ['paper', 'assisted'];

/**
 * The sealed parts that a reader gets. Those who sign get the channels exactly; nobody gets what the fixed flags of a survey
 * withhold.
 */
export function partsFor(
  reader: RecordReader,
  parts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const shown = Object.entries(parts).filter(
    ([name, text]) => channels.includes(name) && (reader === 'signer' || isPublic(name, text)),
  );
  return Object.fromEntries(shown);
}
