import type { JsonObject } from '../../documents/json.ts';
import { liveCountStep } from '../results-visibility.ts';

/** Who reads a record: everybody, or those who sign it. */
export type RecordReader = 'everybody' | 'signer';

/** With fewer people than these, a figure could say how one of them voted or came. */
const isFew = (n: unknown): boolean => typeof n !== 'number' || (n !== 0 && n < liveCountStep);

const paperIsPublic = (paper: string | undefined): boolean => {
  const total = paper === undefined ? 0 : (JSON.parse(paper) as JsonObject)['total'];
  return total !== 0 && !isFew(total);
};

const isAssistedPublic = (text: string): boolean => {
  const { assisted, alone } = JSON.parse(text) as JsonObject;
  return !isFew(assisted) && !isFew(alone);
};

/**
 * The channels are published with 25 paper ballots or more; those of the web only with 25 people or more in each, or none.
 * Without the paper, the web would show how many ballots are from paper.
 */
const isPublic = (name: string, parts: Readonly<Record<string, string>>): boolean =>
  paperIsPublic(parts['paper']) && (name === 'paper' || isAssistedPublic(parts['assisted'] as string));

const channels: readonly string[] = ['paper', 'assisted'];

/**
 * The sealed parts that a reader gets. Those who sign get the channels exactly; nobody gets what the fixed flags of a survey
 * withhold.
 */
export function partsForReader(
  reader: RecordReader,
  parts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const shown = Object.entries(parts).filter(
    ([name]) => channels.includes(name) && (reader === 'signer' || isPublic(name, parts)),
  );
  return Object.fromEntries(shown);
}
