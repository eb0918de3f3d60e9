import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouncilRequest, requestStatuses, staffStatuses } from '#domain/forms/request.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight, left, right } from '#domain/shared/result.ts';
import { aRequestEntry } from '#fixtures/builders/data/council-request.ts';
import { memorySeal } from '#fixtures/memory/address-seal.ts';
import { memoryProposals } from '#fixtures/memory/proposal-store.ts';
import { memoryRequestMails } from '#fixtures/memory/request-mails.ts';
import { memoryRequests } from '#fixtures/memory/request-stores.ts';
import { hashingKeys } from '#fixtures/memory/voting-keys.ts';
import { type ComingHandling, handleRequest, type Handling } from '../handle-request.ts';
import { undoHandling } from '../handling/undo-handling.ts';
import { handleMany, type ManyHandling } from './handle-many.ts';
import { undoMany } from './undo-many.ts';

const realm = realmId('vilanova');
const write: ComingHandling['write'] = () => ({ subject: '', text: '' });
const plain: Handling = { status: null, assignedTo: undefined, messages: [] };
const close: Handling = { ...plain, status: 'Cerrada', messages: [{ text: 'Ya está', isNote: false }] };

/** A desk with requests, one for each of these; the state of the clock is `now`. */
async function aDesk(requests: readonly Partial<CouncilRequest>[]) {
  const mails = memoryRequestMails();
  const store = memoryRequests(undefined, undefined, mails);
  const state = { now: 1000 };
  const ports = {
    requests: store,
    proposals: memoryProposals(),
    mailer: { send: async () => {} },
    seal: memorySeal(),
    keys: hashingKeys(),
    clock: { now: () => state.now },
  };
  for (const [n, request] of requests.entries()) await store.create(aRequestEntry(n + 1, { request }));
  const numbers = requests.map((_, n) => `2026-00000${n + 1}`);
  const handle = handleRequest(ports);
  const find = (of: typeof realm, name: string) => store.byNumber(of, name);
  const may = ({ mailbox }: CouncilRequest) => String(mailbox) !== 'otro';
  const many = (handling: Handling, more: Partial<ManyHandling> = {}) =>
    handleMany({ find, may, handle, seal: ports.seal })(realm, {
      by: 'Neus',
      owner: 'neus',
      write,
      names: numbers,
      seen: {},
      key: 'k',
      language: 'es',
      handlingOf: () => right(handling),
      ...more,
    });
  const undo = (key = 'k', names: readonly string[] = numbers) =>
    undoMany({ find, undo: undoHandling(ports) })(realm, { by: 'Neus', owner: 'neus', key, names });
  const all = () => Promise.all(numbers.map((name) => store.byNumber(realm, name)));
  return { store, mails, state, handle, many, undo, all, numbers };
}

const ana = { contact: { email: 'ana@correu.example' } };

describe('the same done to several requests', () => {
  it('is done to those to which it can be done, and says of the others why not', async () => {
    const { many, numbers } = await aDesk([
      ana,
      { ...ana, language: 'va' },
      { status: 'Resuelta' },
      { mailbox: 'otro' as never },
      { status: 'Retirada' },
    ]);
    const asked = { names: [...numbers, numbers[0] ?? '', 'nope'] };
    const tried = await many(close, { ...asked, key: null });
    const summary = ({ done, cannot, mails }: Awaited<ReturnType<typeof many>>) => ({
      done: done.map(({ name }) => name),
      cannot,
      mails: Object.fromEntries(mails),
    });
    expect(summary(tried)).toEqual({
      done: numbers.slice(0, 2),
      cannot: [
        { name: numbers[2], why: 'requestOver' },
        { name: numbers[3], why: 'notAllowed' },
        { name: numbers[4], why: 'requestOver' },
        { name: 'nope', why: 'unknownRequest' },
      ],
      mails: { es: 1, va: 1 },
    });
    expect(tried.undoUntil).toBeNull();
    const done = await many(close, asked);
    expect(summary(done)).toEqual(summary(tried));
    expect(done.undoUntil).toBe(31_000);
  });

  it('stores nothing as a trial', async () => {
    const { many, all, mails } = await aDesk([ana, {}]);
    const before = await all();
    await many(close, { key: null });
    expect(await all()).toEqual(before);
    expect(mails.kept).toEqual([]);
  });

  it('names those that have changed since, that their sender keeps private, and whose facts are not known', async () => {
    const { many, store, numbers } = await aDesk([{}, { approval: 'declined' }, {}]);
    const [first = '', , third = ''] = numbers;
    const id = (await store.byNumber(realm, first))?.id;
    if (id !== undefined) await store.change(realm, id, (one) => ({ ...one, assignedTo: 'Vicent' }));
    const approve: Handling = { ...plain, approval: 'approved' };
    const handlingOf = ({ iid }: CouncilRequest) =>
      iid === third ? left('factMissing' as const) : right(approve);
    for (const key of [null, 'k'])
      expect((await many(approve, { seen: { [first]: 0 }, handlingOf, key })).cannot).toEqual([
        { name: first, why: 'requestChanged' },
        { name: numbers[1], why: 'notForPublic' },
        { name: third, why: 'factMissing' },
      ]);
  });

  it('is done once under its key, and gives the same answer again', async () => {
    const { many, all, mails } = await aDesk([ana, {}]);
    const done = await many(close);
    expect(await many(close)).toEqual(done);
    expect((await all()).map((one) => one?.threads.length)).toEqual([1, 1]);
    expect(mails.kept).toHaveLength(2);
    expect((await many(plain)).cannot.map(({ why }) => why)).toEqual(['keyReused', 'keyReused']);
  });

  it('is taken back as a whole, but for what somebody handled since and what is not there', async () => {
    const { many, undo, all, handle, mails, state, numbers } = await aDesk([ana, ana, {}]);
    await many(close);
    const second = (await all())[1];
    if (second !== null && second !== undefined)
      await handle(realm, second.id, {
        by: 'Vicent',
        owner: 'vicent',
        write,
        handling: { ...plain, status: 'Recibida' },
      });
    const back = await undo('k', [...numbers, 'nope']);
    expect(back).toEqual({
      done: [numbers[0], numbers[2]],
      cannot: [
        { name: numbers[1], why: 'handledSince' },
        { name: 'nope', why: 'unknownRequest' },
      ],
    });
    expect(await undo('k', [...numbers, 'nope'])).toEqual(back);
    expect(mails.kept).toHaveLength(1);
    expect((await many(close, { names: [numbers[0] ?? ''] })).undoUntil).toBeNull();
    await many(close, { key: 'again' });
    state.now += 30_001;
    expect((await undo('again')).cannot.map(({ why }) => why)).toContain('tooLate');
  });

  it('says of what is gone in between that it is unknown', async () => {
    const { store } = await aDesk([{}]);
    const undo = async () => left({ kind: 'unknownRequest' as const });
    const find = (of: typeof realm, name: string) => store.byNumber(of, name);
    const coming = { by: 'Neus', owner: 'neus', key: 'k', names: ['2026-000001'] };
    expect(await undoMany({ find, undo })(realm, coming)).toEqual({
      done: [],
      cannot: [{ name: '2026-000001', why: 'unknownRequest' }],
    });
  });

  it('is the same as one by one', async () => {
    const wish = fc.record({
      status: fc.constantFrom(null, ...staffStatuses),
      assignedTo: fc.constantFrom(undefined, null, 'Neus'),
      texts: fc.array(fc.record({ text: fc.constantFrom('Uno', 'Dos'), isNote: fc.boolean() }), {
        maxLength: 2,
      }),
    });
    const requests = fc.array(
      fc.record({ status: fc.constantFrom(...requestStatuses), contact: fc.constantFrom({}, ana.contact) }),
      { minLength: 1, maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(requests, wish, async (given, { texts, ...parts }) => {
        const handling = { ...parts, messages: texts };
        const [together, single] = [await aDesk(given), await aDesk(given)];
        const { done } = await together.many(handling);
        for (const { request } of done) {
          const coming = { by: 'Neus', owner: 'neus', write, handling, key: 'k', canUndo: true };
          expect(isRight(await single.handle(realm, request.id, coming))).toBe(true);
        }
        expect(await together.all()).toEqual(await single.all());
        expect(together.mails.kept).toEqual(single.mails.kept);
      }),
      { numRuns: 100 },
    );
  });
});
