import { hashedPart, readBallotList } from '#adapters/wire/ballot-list.ts';
import type { BallotListReader } from '#application/ports/ballot-list-reader.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { ballotId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Published ballot lists read and fingerprinted by the browser itself. */
export function webBallotListReader(zone: () => TimeZone): BallotListReader {
  return {
    read: async (text) => {
      const list = readBallotList(text, zone());
      if (isLeft(list)) return left({ kind: 'unreadableList', line: list.left[0]?.line ?? 1 });
      const { survey, head, question, ballots } = list.right;
      return right({
        survey,
        question: question.question,
        claimed: head,
        counted: await sha256(hashedPart(text)),
        ballots,
      });
    },
    ballotOf: async (survey, code) => ballotId(await sha256(`${survey}\n${code}`)),
  };
}
