import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Challenges,
  ProgramTokens,
  StaffPeople,
  StaffSessions,
} from '#application/ports/server/office/staff-people.ts';
import type { BegunSignIn, BegunSignIns } from '#application/ports/server/sessions/identity-provider.ts';
import type { SignInLog } from '#application/ports/server/office/sign-in-log.ts';
import type { SignInEntry } from '#domain/office/access/sign-in-entry.ts';
import type { StepStore } from '#application/ports/server/office/step-store.ts';
import { auditSteps } from '#application/office/audit-steps.ts';
import { ended, type StaffPerson } from '#domain/office/access/person.ts';
import { longestSession } from '#domain/office/access/session.ts';
import { realmId } from '#domain/shared/ids.ts';
import { aGrant, aPerson, aProgramToken, aStaffSession } from '#fixtures/builders/data/staff-person.ts';

const [town, other] = [realmId('vilanova'), realmId('benialt')];
const by = (who: string, at = 5) => ({ by: who, at });
const hash = (text: string) => createHash('sha256').update(text).digest('hex');

interface Stores {
  readonly people: StaffPeople;
  readonly sessions: StaffSessions;
  readonly tokens: ProgramTokens;
  readonly challenges: Challenges;
  readonly begunSignIns: BegunSignIns;
  readonly signIns: SignInLog;
  readonly steps: StepStore;
  /** All that the database contains, as text. */
  readonly stored: () => Promise<string>;
}

/** The contract of the stores of people of staff. `open` gives an empty database. */
export function staffStoresContract(name: string, open: () => Promise<Stores>): void {
  describe(`${name} keeps the contract of the stores of staff`, () => {
    let stores: Stores;
    beforeEach(async () => {
      stores = await open();
    });
    const actsOf = async (subject: string) =>
      (await stores.steps.of(town, subject)).map((step) => [step.by, step.act, step.from, step.to]);
    const add = (person: StaffPerson) => stores.people.change(town, person.id, () => person, by('operator'));

    it('gives back a person only to their town, and stores each change with its step', async () => {
      const { people } = stores;
      const neus = aPerson('neus', { grants: [aGrant('administrator')], email: 'neus@vilanova.example' });
      expect(await people.change(town, 'neus', () => neus, by('operator'))).toEqual(neus);
      expect(await people.find(town, 'neus')).toEqual(neus);
      expect(await people.find(other, 'neus')).toBeNull();
      expect(await people.list(other)).toEqual([]);
      await add(aPerson('amparo', { createdAt: 0 }));
      expect((await people.list(town)).map(({ id }) => id)).toEqual(['amparo', 'neus']);
      await people.change(town, 'neus', (one) => one, by('pau', 6));
      await people.change(town, 'neus', () => null, by('pau', 6));
      const signedIn = { at: 7, way: 'passkey' as const };
      await people.change(town, 'neus', (one) => one && { ...one, signedIn }, by('neus', 7));
      expect(await actsOf('staff/neus')).toEqual([
        ['operator', 'staff.invite', null, null],
        ['operator', 'staff.grant', null, 'administrator town'],
        ['neus', 'staff.signIn', null, 'passkey'],
      ]);
    });

    it('changes a person in the latest state, one change after the other', async () => {
      await add(aPerson('many', { codes: ['a', 'b', 'c', 'd'] }));
      const used: string[] = [];
      const use = (one: StaffPerson | null) => {
        if (one === null) return null;
        used.push(one.codes[0] ?? 'none');
        return { ...one, codes: one.codes.slice(1) };
      };
      await Promise.all([1, 2, 3].map((at) => stores.people.change(town, 'many', use, by('many', at))));
      expect((await stores.people.find(town, 'many'))?.codes).toEqual(['d']);
      expect((await actsOf('staff/many')).filter(([, act]) => act === 'staff.useCode')).toHaveLength(3);
    });

    it('stores nothing of a change that fails', async () => {
      const failing = stores.people.change(
        town,
        'none',
        () => {
          throw new Error('no');
        },
        by('pau'),
      );
      await expect(failing).rejects.toThrow('no');
      expect(await stores.people.find(town, 'none')).toBeNull();
    });

    it('knows a session by its token in its town, notes its use, and never sets it back', async () => {
      const { sessions } = stores;
      const one = aStaffSession('one', { person: 'vicent' });
      const token = await sessions.open(one);
      expect(await sessions.find(town, token)).toEqual(one);
      expect(await sessions.find(other, token)).toBeNull();
      expect(await sessions.find(town, `${token}x`)).toBeNull();
      await sessions.use(town, 'one', 20);
      await sessions.use(town, 'one', 15);
      await sessions.use(other, 'one', 99);
      expect((await sessions.find(town, token))?.usedAt).toBe(20);
      await sessions.open(aStaffSession('two', { person: 'vicent', usedAt: 30 }));
      expect((await sessions.of(town, 'vicent')).map(({ id }) => id)).toEqual(['two', 'one']);
      expect(await sessions.of(other, 'vicent')).toEqual([]);
      await sessions.signOut(other, token);
      expect(await sessions.find(town, token)).not.toBeNull();
      await sessions.signOut(town, token);
      expect(await sessions.find(town, token)).toBeNull();
    });

    it('ends one session, all of a person, and those of a person who no longer works there', async () => {
      const { sessions, people } = stores;
      await add(aPerson('pau'));
      const tokens: string[] = [];
      for (const id of ['a', 'b', 'c'])
        tokens.push(await sessions.open(aStaffSession(id, { person: 'pau' })));
      const open = async () =>
        (await Promise.all(tokens.map((token) => sessions.find(town, token)))).map((one) => one?.id ?? null);
      expect(await sessions.end(town, 'pau', 'nothing', by('pau'))).toBe(false);
      expect(await sessions.end(town, 'neus', 'a', by('neus'))).toBe(false);
      expect(await sessions.end(other, 'pau', 'a', by('pau'))).toBe(false);
      expect(await sessions.end(town, 'pau', 'a', by('pau'))).toBe(true);
      expect(await open()).toEqual([null, 'b', 'c']);
      await people.change(town, 'pau', (one) => one && ended(one, 9), by('neus', 9));
      expect(await open()).toEqual([null, null, null]);
      const again = await sessions.open(aStaffSession('d', { person: 'pau' }));
      expect(await sessions.end(town, 'pau', null, by('neus', 10))).toBe(true);
      expect(await sessions.find(town, again)).toBeNull();
      expect((await actsOf('staff/pau')).map(([who, act]) => [who, act])).toEqual([
        ['operator', 'staff.invite'],
        ['pau', 'staff.endSessions'],
        ['neus', 'staff.end'],
        ['neus', 'staff.endSessions'],
      ]);
    });

    it('erases sessions that are over when another one begins, of that town only', async () => {
      const { sessions } = stores;
      const token = await sessions.open(aStaffSession('old', { person: 'old' }));
      const elsewhere = await sessions.open(aStaffSession('away', { person: 'old', realm: other }));
      await sessions.open(aStaffSession('new', { person: 'old', openedAt: 10 + longestSession }));
      expect(await sessions.find(town, token)).toBeNull();
      expect(await sessions.find(other, elsewhere)).not.toBeNull();
    });

    it('knows a program by its token in its town, and revokes it once, each with a step', async () => {
      const { tokens } = stores;
      const text = await tokens.make(aProgramToken('one'), by('neus', 10));
      await tokens.make(aProgramToken('two', { madeAt: 20 }), by('neus', 20));
      expect(await tokens.find(town, text)).toEqual(aProgramToken('one'));
      expect(await tokens.find(other, text)).toBeNull();
      expect((await tokens.list(town)).map(({ id }) => id)).toEqual(['two', 'one']);
      expect(await tokens.list(other)).toEqual([]);
      expect(await tokens.revoke(other, 'one', by('pau', 30))).toBeNull();
      expect(await tokens.revoke(town, 'none', by('pau', 30))).toBeNull();
      expect((await tokens.revoke(town, 'one', by('pau', 30)))?.revokedAt).toBe(30);
      expect((await tokens.revoke(town, 'one', by('pau', 40)))?.revokedAt).toBe(30);
      expect((await tokens.find(town, text))?.revokedAt).toBe(30);
      const what = 'requestOfficer town 1970-01-01T00:00:01.000Z';
      expect(await actsOf('token/one')).toEqual([
        ['neus', 'staff.makeToken', null, what],
        ['pau', 'staff.revokeToken', what, null],
      ]);
    });

    it('gives a challenge once, in its town and in its time', async () => {
      const { challenges } = stores;
      const challenge = { realm: town, text: 'sign me', person: 'neus', until: 100 };
      await challenges.put(challenge, 0);
      expect(await challenges.take(other, 'sign me', 50)).toBeNull();
      expect(await challenges.take(town, 'sign me', 100)).toBeNull();
      const takers = await Promise.all([1, 2, 3].map(() => challenges.take(town, 'sign me', 99)));
      expect(takers.filter((one) => one !== null)).toEqual([challenge]);
      await challenges.put({ ...challenge, text: 'old' }, 0);
      await challenges.put({ ...challenge, text: 'new', until: 300 }, 200);
      expect(await challenges.take(town, 'old', 50)).toBeNull();
    });

    it('gives somebody who went to a provider once, in their town and in their time', async () => {
      const { begunSignIns } = stores;
      const begun: BegunSignIn = {
        realm: town,
        id: 'hash of a state',
        browser: 'hash',
        secrets: { nonce: 'n', verifier: 'v' },
        redirect: 'https://vilanova.example/back',
        purpose: { kind: 'link', person: 'neus' },
        until: 100,
      };
      await begunSignIns.put(begun, 0);
      expect(await begunSignIns.take(other, begun.id, 50)).toBeNull();
      expect(await begunSignIns.take(town, begun.id, 100)).toBeNull();
      const takers = await Promise.all([1, 2, 3].map(() => begunSignIns.take(town, begun.id, 99)));
      expect(takers.filter((one) => one !== null)).toEqual([begun]);
      await begunSignIns.put({ ...begun, id: 'old' }, 0);
      await begunSignIns.put({ ...begun, id: 'new', until: 300 }, 200);
      expect(await begunSignIns.take(town, 'old', 50)).toBeNull();
    });

    it('lists the sign-ins of a person since a moment, the latest first, and erases old ones of all', async () => {
      const { signIns } = stores;
      const entry = (at: number, more: Partial<SignInEntry> = {}): SignInEntry => ({
        realm: town,
        person: 'neus',
        at,
        way: 'passkey',
        device: 'Firefox · Linux',
        isLetIn: true,
        ...more,
      });
      const [first, refused] = [entry(10), entry(20, { isLetIn: false, way: 'provider', device: '' })];
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const one of [first, refused, entry(15, { person: 'pau' }), entry(15, { realm: other })])
        await signIns.note(one);
      expect(await signIns.of(town, 'neus', 10)).toEqual([refused, first]);
      expect(await signIns.of(town, 'neus', 11)).toEqual([refused]);
      await signIns.forget(20);
      expect(await signIns.of(town, 'neus', 0)).toEqual([refused]);
      expect(await signIns.of(other, 'neus', 0)).toEqual([]);
    });

    it('contains no secret in clear, and chains that verify', async () => {
      const secrets = [
        await stores.sessions.open(aStaffSession('secret')),
        await stores.tokens.make(aProgramToken('secret'), by('neus')),
      ];
      const stored = await stores.stored();
      expect(stored).toContain('"name":"Registro"');
      expect(secrets.filter((secret) => stored.includes(secret))).toEqual([]);
      const audits = await auditSteps({ steps: stores.steps, clock: { now: () => 9e12 }, hash })();
      expect(audits.flatMap(({ broken }) => broken)).toEqual([]);
    });
  });
}
