import { openedVote, staffCaller } from '#fixtures/builders/councils/opened-vote.ts';
import { openTestCouncil, type TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { today } from '#fixtures/builders/day-of-the-tests.ts';
import { crowdFiles, personOf, spellingsOf } from '#fixtures/builders/towns/crowd-files.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

/** How many people race; the drill races a thousand. */
export const tries = Number(process.env['CONCEJO_DESK_TRIES'] ?? 50);
const surveys = ['domingos', 'domingos-b'];
/**
 * An officer may ask ninety times in ten minutes, and each person is marked twice. More than fifteen questions of one officer
 * at a time would wait for each other.
 */
const officersFor = (people: number) => Math.max(10, Math.ceil(people / 40));
/** So many people race at the same time. */
const together = 50;

/** What came of one person: the vote and the paper ballot, and the same paper ballot sent again at the same time. */
export interface RaceOutcome {
  readonly web: number;
  readonly desk: readonly string[];
}

export interface RaceResult {
  readonly outcomes: readonly RaceOutcome[];
  readonly marks: number;
  readonly ballots: number;
}

/** Those for whom not exactly one of the two won, and figures that do not agree with the outcomes. */
export function raceFaults({ outcomes, marks, ballots }: RaceResult): readonly unknown[] {
  const isOne = ({ web, desk }: RaceOutcome) => {
    const expected = web === 200 ? 'hasMark' : 'given';
    return [200, 409].includes(web) && desk.length === 2 && desk.every((answer) => answer === expected);
  };
  const voted = outcomes.filter(({ web }) => web === 200).length;
  // A vote marks its own survey only, a paper ballot both surveys of the vote.
  const expected = [tries, voted, voted + 2 * (tries - voted)];
  const found = [outcomes.length, ballots, marks];
  const wrong = outcomes.filter((one) => !isOne(one));
  return found.join() === expected.join() ? wrong : [...wrong, { found, expected }];
}

/** A town with a vote of two surveys and an open box. */
export async function racingCouncil(): Promise<TestCouncil> {
  const council = await openTestCouncil({ folders: [scratchFolder(crowdFiles({ count: tries, today }))] });
  await openedVote(council, { realm: 'nova', surveys });
  return council;
}

/**
 * Everybody votes on the web through one process, in one spelling, while a desk marks them through the other, in another
 * spelling, and sends the mark twice.
 */
export async function raceAtDesk(web: TestCouncil, desk: TestCouncil): Promise<RaceResult> {
  const cookie = await deviceCookie(web.server, 'nova');
  const count = officersFor(tries);
  const officers = await Promise.all(
    Array.from({ length: count }, (_, n) => staffCaller(desk, 'nova', `officer-${n}`, 'pollingOfficer')),
  );
  const one = async (n: number): Promise<RaceOutcome> => {
    const { id, secret } = personOf(n);
    const spelled = (k: number) => spellingsOf(id)[(n + k) % 3] ?? id;
    const voting = { cookie, realm: 'nova', survey: surveys[0] ?? '', secret, seed: n, answer: 'si' };
    const paper = { box: 'mercat', way: 'box', key: `race-of-person-${n}` };
    const mark = async (k: number) => {
      const given = await officers[n % count]?.('votes/domingos/desk/papers', {
        ...paper,
        identity: spelled(k),
      });
      const answer = given?.body['answer'];
      return typeof answer === 'string' ? answer : `${given?.status}`;
    };
    // Each from a network of their own: fifty at a time from one are too many.
    const from = `10.0.${Math.floor(n / 250)}.${1 + (n % 250)}`;
    const vote = async () => (await ask(web.server, aVote({ ...voting, from, id: spelled(0) }))).status;
    // Who is first by the order of the calls changes from person to person.
    const [first, ...others] = n % 2 === 0 ? [vote(), mark(1), mark(2)] : [mark(1), mark(2), vote()];
    const all = await Promise.all([first, ...others]);
    return {
      web: Number(all.find((answer) => typeof answer === 'number')),
      desk: all.filter((answer) => typeof answer === 'string'),
    };
  };
  const outcomes: RaceOutcome[] = [];
  for (let from = 0; from < tries; from += together) {
    const some = Array.from({ length: Math.min(together, tries - from) }, (_, n) => one(from + n));
    // oxlint-disable-next-line no-await-in-loop -- fifty at a time, as a server meets them
    outcomes.push(...(await Promise.all(some)));
  }
  return { outcomes, marks: await web.rows('marks'), ballots: await web.rows('ballots') };
}
