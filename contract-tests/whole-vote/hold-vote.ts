import { type CalendarDay, instantAt } from '#domain/shared/calendar-day.ts';
import type { SheetAnswer } from '#domain/voting/paper/sheet.ts';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { ask, aVote, deviceCookie } from '#fixtures/builders/councils/voter.ts';
import { personOf } from '#fixtures/builders/towns/crowd-files.ts';
import { voteWithPasses } from './vote-with-passes.ts';
import { type StaffOfVote, staffOfVote, type Worker } from './staff-of-vote.ts';

export const realm = 'nova';
/** The main survey of the vote, by whose id the vote is known. */
export const heldVote = 'plaza';
const zone = 'Europe/Madrid';
const noonOf = (day: string) => instantAt(day as CalendarDay, 43_200, zone);

/** Who takes part, and how: numbers of people of the census, each in one way. */
export interface Turnout {
  readonly web: readonly number[];
  /** At a kiosk, with the pass of a desk. */
  readonly assisted: readonly number[];
  /** By the box that their ballot goes into. */
  readonly paper: Readonly<Record<string, readonly number[]>>;
}

/** A turnout of so many people: a fifth on paper, in two boxes of unequal size, and a fifteenth at a kiosk. */
export function turnoutOf(people: number): Turnout {
  const numbers = Array.from({ length: people }, (_, n) => n);
  const paper = Math.round(people / 5);
  const atKiosk = Math.round(people / 15);
  const inMarket = Math.round(paper * 0.7);
  return {
    paper: { mercat: numbers.slice(0, inMarket), residencia: numbers.slice(inMarket, paper) },
    assisted: numbers.slice(paper, paper + atKiosk),
    web: numbers.slice(paper + atKiosk),
  };
}

const proposals = [40_000, 25_000, 18_000, 12_000, 9000, 6000].map((amount, n) => ({
  _id: `p-${n + 1}`,
  title: { es: `Propuesta ${n + 1}`, va: `Proposta ${n + 1}` },
  amount,
}));

const survey = {
  title: { es: 'La plaza del Mercado', va: 'La plaça del Mercat' },
  displayType: 'budgetAmount',
  totalAmount: 60_000,
  proposals,
  rule: { kind: 'by-votes', onMisfit: 'skip', ties: ['amount', 'order'] },
  answers: [],
  blankVote: true,
  census: true,
  startTime: '2026-11-18',
  endTime: '2026-11-27',
  showResultsAfterPollIsClosed: true,
};

/** What a person chooses, as a web ballot and as one on paper; every eleventh ballot on paper is blank or spoiled. */
export const onlineChoice = (n: number): readonly string[] => [`p-${(n % 3) + 2}`, `p-${(n % 2) + 5}`];
export function onPaper(n: number): SheetAnswer {
  if (n % 22 === 10) return { kind: 'blank' };
  return n % 11 === 10 ? { kind: 'spoiled' } : { kind: 'choice', raw: onlineChoice(n) };
}

/** Signs something that is not the closing record, with the passkey of the person. */
async function signWithKey(
  { call, keyOf }: StaffOfVote,
  who: Worker,
  { path, kind, of, ...body }: { path: string; kind: string; of: string; hash: string },
) {
  const asked = await call(who, 'staff/me/signatures', { kind, of, hash: body.hash });
  const answer = keyOf(who).used({ ...asked.options, rpId: 'localhost' });
  return call(who, path, { ...body, answer });
}

/** The publisher drafts the vote; two others open it. */
async function open(staff: StaffOfVote): Promise<void> {
  const { call } = staff;
  await call('neus', `staff/documents/${encodeURIComponent('#surveys')}`, { id: heldVote, body: survey });
  for (const [who, turn] of [
    ['amparo', 'first'],
    ['vicent', 'second'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { hash } = await call(who, `staff/votes/${heldVote}`);
    const path = `staff/votes/${heldVote}/signatures`;
    const opening = { what: 'open', turn, path, kind: 'open', of: heldVote, hash };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await signWithKey(staff, who, opening);
  }
}

const boxAct = ({ call }: StaffOfVote, payload: object) =>
  call('pau', `staff/votes/${heldVote}/boxes`, { witness: 'Fátima', words: '0012', ...payload });

/** People vote at home, each on a device of their own. */
async function voteOnWeb({ server }: TestCouncil, numbers: readonly number[]): Promise<void> {
  for (const n of numbers) {
    // oxlint-disable-next-line no-await-in-loop -- as they come
    const cookie = await deviceCookie(server, realm);
    const from = `10.1.${n >> 8}.${n & 255}`;
    // oxlint-disable-next-line no-await-in-loop -- as they come
    const { status, body } = await ask(
      server,
      aVote({ cookie, realm, survey: heldVote, ...personOf(n), seed: n, answer: onlineChoice(n), from }),
    );
    if (status !== 200) throw new Error(`vote ${n}: ${status} ${JSON.stringify(body)}`);
  }
}

/** An officer gives paper ballots at a desk; desks take turns, since each may look up so many people a minute. */
async function give({ call }: StaffOfVote, box: string, numbers: readonly number[]): Promise<void> {
  for (const n of numbers) {
    const who: Worker = n % 2 === 0 ? 'pau' : 'fatima';
    const asked = { identity: personOf(n).id, box, way: 'box', key: `try-${String(n).padStart(12, '0')}` };
    // oxlint-disable-next-line no-await-in-loop -- as they come
    const { answer } = await call(who, `staff/votes/${heldVote}/desk/papers`, asked);
    if (answer !== 'given') throw new Error(`paper ${n}: ${answer}`);
  }
}

/** Two people enter the ballots of a box, one after the other; they read some differently, and a third decides these. */
async function enter(
  staff: StaffOfVote,
  box: string,
  ballots: readonly number[],
  halfWay: () => Promise<void>,
): Promise<void> {
  const { call } = staff;
  const entries = `staff/votes/${heldVote}/boxes/${box}/entries`;
  const put = (who: Worker, at: number, answer: object, settles = false) =>
    call(who, entries, { number: at + 1, survey: heldVote, answer, settles });
  for (const who of ['pau', 'fatima'] as const)
    for (const [at, n] of ballots.entries()) {
      const isMisread = who === 'fatima' && at % 20 === 3;
      // oxlint-disable-next-line no-await-in-loop -- one ballot after the other
      await put(who, at, isMisread ? { kind: 'spoiled' } : onPaper(n));
      // oxlint-disable-next-line no-await-in-loop -- the others wait
      if (who === 'fatima' && at + 1 === Math.ceil(ballots.length / 2)) await halfWay();
    }
  const { differing } = await call('lluc', entries);
  for (const { number } of differing as readonly { number: number }[]) {
    // oxlint-disable-next-line no-await-in-loop -- one ballot after the other
    await put('lluc', number - 1, onPaper(ballots[number - 1] ?? 0), true);
  }
  const { hash } = await call('pau', `staff/votes/${heldVote}/boxes/${box}/record`);
  for (const who of ['pau', 'fatima'] as const) {
    const path = `staff/votes/${heldVote}/boxes/${box}/signatures`;
    const signed = { words: '', path, kind: 'box', of: `${heldVote}/${box}`, hash };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await signWithKey(staff, who, signed);
  }
}

/** Counts what is in the sealed boxes, and enters it: a small box with the next one. */
async function countPaper(
  staff: StaffOfVote,
  paper: Turnout['paper'],
  halfWay: () => Promise<void>,
): Promise<void> {
  for (const [box, numbers] of Object.entries(paper)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await boxAct(staff, { act: 'count', box, found: numbers.length });
  }
  const { boxes } = await boxAct(staff, { act: 'begin' });
  const entered = boxes as readonly { id: string; into: string | null }[];
  for (const { id, into } of entered) {
    if (into !== null) continue;
    const mixed = entered.filter((one) => one.id === id || one.into === id);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await enter(
      staff,
      id,
      mixed.flatMap((one) => paper[one.id] ?? []),
      halfWay,
    );
  }
}

/** Signs the closing record that the person sees, with their passkey. */
async function signRecord({ call, keyOf }: StaffOfVote, who: Worker, turn: 'first' | 'second') {
  const seen = await call(who, `staff/votes/${heldVote}/closing`);
  const asked = await call(who, `staff/votes/${heldVote}/closing/challenge`, {
    turn,
    hash: seen.record.hash,
  });
  const answer = keyOf(who).used({ ...asked.options, rpId: 'localhost' });
  return call(who, `staff/votes/${heldVote}/closing/signatures`, { turn, hash: asked.hash, answer });
}

/** A moment of the vote, for who watches it. */
export type VoteMoment = 'opened' | 'voting' | 'sealed' | 'counting' | 'counted' | 'closed';

interface Held {
  readonly staff: StaffOfVote;
  /** The closing record as everybody reads it. */
  readonly record: { readonly hash: string; readonly text: string };
  /** The published list of ballots. */
  readonly list: string;
}

/**
 * Holds a whole vote over the calls of a council, from its drafting to the signed record, as the people of a town hall and
 * its residents would.
 *
 * @param watch Called at each moment, with the staff
 */
export async function holdVote(
  council: TestCouncil,
  { paper, web, assisted }: Turnout,
  watch: (moment: VoteMoment, staff: StaffOfVote) => Promise<void> = async () => {},
): Promise<Held> {
  const staff = await staffOfVote(council, realm);
  await staff.at(noonOf('2026-11-18'));
  await open(staff);
  for (const box of Object.keys(paper)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await boxAct(staff, { act: 'plan', name: box });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await boxAct(staff, { act: 'open', box });
  }
  await watch('opened', staff);
  await voteOnWeb(council, web);
  const kiosk = { realm, vote: heldVote };
  await voteWithPasses(council, staff, kiosk, { numbers: assisted, choice: onlineChoice });
  for (const [box, numbers] of Object.entries(paper)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await give(staff, box, numbers);
  }
  await watch('voting', staff);
  for (const box of Object.keys(paper)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await boxAct(staff, { act: 'seal', box });
  }
  await staff.at(noonOf('2026-11-28'));
  await watch('sealed', staff);
  await countPaper(staff, paper, () => watch('counting', staff));
  await watch('counted', staff);
  await signRecord(staff, 'amparo', 'first');
  await signRecord(staff, 'vicent', 'second');
  await watch('closed', staff);
  const { body } = await staff.tried(null, `surveys/${heldVote}/record`);
  const list = await council.server.inject(`/api/${realm}/surveys/${heldVote}/ballots`);
  return { staff, record: body.record, list: list.body };
}
