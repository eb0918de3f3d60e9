import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { ask, codeOf } from '#fixtures/builders/councils/voter.ts';
import { personOf } from '#fixtures/builders/towns/crowd-files.ts';
import type { StaffOfVote, Worker } from './staff-of-vote.ts';

interface Place {
  readonly realm: string;
  readonly vote: string;
}

/** Turns a tablet into a kiosk, and answers what it may ask. */
async function tabletOf(
  { server }: Pick<TestCouncil, 'server'>,
  { call }: StaffOfVote,
  { realm, vote }: Place,
) {
  const { code } = await call('pau', `staff/votes/${vote}/desk/kiosks`, { name: 'Biblioteca' });
  const address = `/api/${realm}/kiosk`;
  const started = await ask(server, { method: 'POST', url: address, payload: { code } });
  const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
  return async (path: string, payload: object) => {
    const url = `${address}${path}`;
    const { status, body } = await ask(server, { method: 'POST', url, headers: { cookie }, payload });
    if (status !== 200) throw new Error(`kiosk ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
}

/** People are identified at a desk, and vote at a kiosk with the pass that they get; desks take turns. */
export async function voteWithPasses(
  council: Pick<TestCouncil, 'server'>,
  staff: StaffOfVote,
  place: Place,
  {
    numbers,
    choice,
  }: { readonly numbers: readonly number[]; readonly choice: (n: number) => readonly string[] },
): Promise<void> {
  const tablet = await tabletOf(council, staff, place);
  for (const n of numbers) {
    const who: Worker = n % 2 === 0 ? 'pau' : 'fatima';
    const asked = { identity: personOf(n).id };
    // oxlint-disable-next-line no-await-in-loop -- as they come
    const { pass } = await staff.call(who, `staff/votes/${place.vote}/desk/passes`, asked);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { voter } = await tablet('/passes', { pass });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await tablet('/votes', { voter, survey: place.vote, answer: choice(n), code: codeOf(10_000 + n) });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await tablet('/end', { voter });
  }
}
