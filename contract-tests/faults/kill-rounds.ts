import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayAt } from '#domain/shared/calendar-day.ts';
import {
  type CouncilProcess,
  loadTownInto,
  startProcess,
} from '#fixtures/builders/councils/council-process.ts';
import { crowdFiles, personOf, spellingsOf } from '#fixtures/builders/towns/crowd-files.ts';
import {
  crowdVote,
  type CrowdVote,
  distantCookie,
  distantPost,
  pollPath,
} from '#fixtures/builders/councils/distant-voter.ts';
import { type CrowdReport, crowdReport, type AnsweredVote } from './stored-crowd.ts';

const peopleARound = 24;
const longestPause = 4;
const answers = [['a'], ['b', 'a'], ['c']];

/** The votes of a round: everybody three times, each spelling with a code of its own. */
const votesOf = (round: number): readonly CrowdVote[] =>
  Array.from({ length: peopleARound }, (_, n) => round * peopleARound + n).flatMap((person) =>
    spellingsOf(personOf(person).id).map((spelling, k) => ({
      person,
      spelling,
      seed: person * 3 + k,
      answer: answers[(person + k) % 3] ?? [],
    })),
  );

async function cast({ url }: CouncilProcess, cookie: string, vote: CrowdVote): Promise<AnsweredVote> {
  try {
    const answer = await distantPost(url + pollPath, vote.person, crowdVote(vote), cookie);
    await answer.arrayBuffer();
    return { ...vote, status: answer.status };
  } catch {
    return { ...vote, status: null };
  }
}

/** Two spellings of everybody race; at a random moment the third comes too, and the server is killed. */
async function killWhileVoting(
  data: string,
  cookie: string,
  round: number,
): Promise<readonly AnsweredVote[]> {
  const server = await startProcess({ data });
  const killAt = 1 + Math.floor(Math.random() * peopleARound);
  const due = Promise.withResolvers<void>();
  let taken = 0;
  const send = async (vote: CrowdVote) => {
    const sent = await cast(server, cookie, vote);
    if (sent.status === 200) taken += 1;
    if (taken >= killAt) due.resolve();
    return sent;
  };
  const [early, late] = [true, false].map((isEarly) =>
    votesOf(round).filter(({ seed }) => isEarly === seed % 3 < 2),
  );
  const voting = (early ?? []).map(send);
  await due.promise;
  voting.push(...(late ?? []).map(send));
  // In the first round there is no pause: some votes always get no answer.
  if (round > 0) await pause(Math.random() * longestPause);
  await server.kill();
  return Promise.all(voting);
}

/**
 * Kills a server of its own (SIGKILL) this many times in the middle of votes that race, each person under three
 * spellings; starts it again each time, sends the votes without an answer once more, and checks what is stored.
 */
export async function killRounds(folder: string, kills: number): Promise<CrowdReport> {
  const data = join(folder, 'data');
  const files = crowdFiles({ count: kills * peopleARound, today: dayAt(Date.now(), 'Europe/Madrid') });
  loadTownInto(data, files);
  const before = await startProcess({ data });
  const cookie = await distantCookie(before.url, 0);
  await before.stop();
  const sent: AnsweredVote[] = [];
  for (let round = 0; round < kills; round += 1) sent.push(...(await killWhileVoting(data, cookie, round)));
  const after = await startProcess({ data });
  const again: AnsweredVote[] = [];
  for (const vote of sent.filter(({ status }) => status === null))
    again.push(await cast(after, cookie, vote));
  await after.stop();
  const report = await crowdReport(data, JSON.parse(files['surveys/poll.json'] ?? ''), [...sent, ...again]);
  return { ...report, unanswered: again.length };
}
