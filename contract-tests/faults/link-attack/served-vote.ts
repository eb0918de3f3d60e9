import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import type { IdentityNumber } from '#domain/census/identity-number.ts';
import { realmId, surveyId } from '#domain/shared/ids.ts';
import type { CouncilProcess } from '#fixtures/builders/councils/council-process.ts';
import { personOf } from '#fixtures/builders/towns/crowd-files.ts';
import {
  ballotOf,
  crowdVote,
  distantCookie,
  distantPost,
  pollPath,
} from '#fixtures/builders/councils/distant-voter.ts';
import { attackFile, type FileAttack } from './attack-file.ts';
import { attackLog } from './attack-log.ts';
import type { Achieved } from './chance.ts';
import { namesIn, type Suspects } from './suspects.ts';

const poll = [realmId('nova'), surveyId('poll')] as const;
/** Of equal length: so the length of an answer reveals nothing either. */
const answers = ['a', 'b', 'c'];

/** What a thief with the keys and the census of a council knows of those who cast these votes, in their order. */
export function suspectsAmong(
  data: string,
  votes: readonly { readonly person: number; readonly seed: number }[],
): Suspects {
  const keys = openSecrets(join(data, 'secrets.json'), 'made');
  const markOf = (n: number) =>
    keys.mark(...poll, `person:${keys.person(poll[0], personOf(n).id as IdentityNumber)}`);
  return {
    realm: poll[0],
    survey: poll[1],
    marks: new Map(votes.map(({ person }, n) => [markOf(person), n])),
    ballots: new Map(votes.map(({ seed }, n) => [ballotOf(seed), n])),
  };
}

/** The same of a stopped or running council whose first voters voted in turn. */
export const suspectsAt = (data: string, voters: number): Suspects =>
  suspectsAmong(
    data,
    Array.from({ length: voters }, (_, n) => ({ person: n, seed: n })),
  );

interface Turn {
  readonly from: number;
  readonly to: number;
  /** How many vote at a time. */
  readonly lines: number;
}

/** Everybody votes once, in the order of their numbers, each with a device of their own. */
export async function voteInTurn(server: CouncilProcess, { from, to, lines }: Turn): Promise<void> {
  let next = from;
  const line = async () => {
    while (next < to) {
      const person = next;
      next += 1;
      const cookie = await distantCookie(server.url, person);
      const body = crowdVote({ person, seed: person, answer: [answers[person % answers.length] ?? ''] });
      const answer = await distantPost(server.url + pollPath, person, body, cookie);
      if (answer.status !== 200) throw new Error(`vote ${person} was answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: lines }, line));
}

/** Attacks the present files of a council. */
export function attackData(data: string, voters: number): FileAttack & { readonly log: Achieved } {
  const suspects = suspectsAt(data, voters);
  const bytesOf = (name: string) =>
    existsSync(join(data, name)) ? readFileSync(join(data, name)) : Buffer.alloc(0);
  const [file, log] = [bytesOf('concejo.sqlite'), bytesOf('concejo.sqlite-wal')];
  // A thief who looks for wrong names finds nothing anywhere: so the names are checked first.
  const known = new Set(namesIn(Buffer.concat([file, log]), suspects).map(({ name }) => name));
  if (known.size !== 2 * voters) throw new Error(`${known.size} names are there, not two of each voter`);
  return { ...attackFile(file, suspects), log: attackLog(log, suspects) };
}
