import { describe, expect, it } from 'vitest';
import { documentActs, type DocumentAct } from '#domain/documents/state.ts';
import { type Act, allRoles, hasAct, type Role } from '#domain/office/roles.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { aGrant } from '#fixtures/builders/data/staff-person.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const open = sharedCouncil();
const staff = '/api/vilanova/staff';
const later = '2026-12-01T08:00:00Z';

/** The acts of the office of which one is needed, written down a second time: by hand. */
const needed: Readonly<Record<DocumentAct, readonly Act[]>> = {
  review: ['document.edit', 'document.translate'],
  return: ['document.edit'],
  publish: ['document.publish'],
  schedule: ['document.publish'],
  unschedule: ['document.publish'],
  withdraw: ['document.withdraw'],
  republish: ['document.publish'],
  archive: ['document.withdraw'],
  discard: ['document.edit'],
};

/** The states of a document, each with how a publisher brings a new one there; the first version is 1. */
const ways = {
  draft: [],
  inReview: ['review'],
  scheduled: ['schedule'],
  published: ['publish'],
  withdrawn: ['publish', 'withdraw'],
  archived: ['publish', 'withdraw', 'archive'],
} as const satisfies Record<string, readonly DocumentAct[]>;
type State = keyof typeof ways;
const states = Object.keys(ways) as readonly State[];

const can: Readonly<Record<DocumentAct, readonly State[]>> = {
  review: ['draft'],
  return: ['inReview'],
  publish: ['draft', 'inReview', 'scheduled'],
  schedule: ['draft', 'inReview'],
  unschedule: ['scheduled'],
  withdraw: ['published'],
  republish: ['withdrawn', 'archived'],
  archive: ['withdrawn'],
  discard: ['draft', 'inReview'],
};

let made = 0;
let calledFrom = 0;
type Headers = Readonly<Record<string, string>>;

async function at(headers: Headers, path: string, payload?: object) {
  const { server } = await open();
  calledFrom += 1;
  return ask(server, {
    url: `${staff}/${path}`,
    // A council does so much work for one network.
    remoteAddress: `${20 + ((calledFrom >> 8) & 127)}.${calledFrom & 255}.1.1`,
    headers,
    ...(payload && { method: 'POST', payload }),
  });
}

const signedIn = async (id: string, more: Partial<Parameters<typeof staffCookie>[1]>): Promise<Headers> => ({
  cookie: await staffCookie(await open(), { id, ...more }),
});
let first: Promise<Headers> | undefined;
const publisher = () => (first ??= signedIn('publisher', { roles: ['publisher'] }));

const deedOf = (act: DocumentAct, version: number) => ({
  act,
  version,
  ...(act === 'schedule' && { at: later }),
});

/** A document of a process in a state, made by a publisher. */
async function documentIn(state: State) {
  made += 1;
  const path = `documents/propuestas/derechos-${made}`;
  const headers = await publisher();
  const body = { title: { es: `Banco ${made}` }, isPublished: true, data: { IDproceso: 'proc-633' } };
  expect((await at(headers, 'documents/propuestas', { id: `derechos-${made}`, body })).status).toBe(200);
  const acts: readonly DocumentAct[] = ways[state];
  for (const [n, act] of acts.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([act, (await at(headers, `${path}/acts`, deedOf(act, n + 1))).status]).toEqual([act, 200]);
  }
  return { path, version: acts.length + 1 };
}

const isPublic = async (path: string) => {
  const { server } = await open();
  const id = path.split('/').at(-1) ?? '';
  return (await ask(server, `/api/vilanova/collections/propuestas/${id}`)).status === 200;
};

/** Documents with which nothing was done yet. */
const untouched = new Map<State, ReturnType<typeof documentIn>>();
const untouchedIn = (state: State) => {
  const known = untouched.get(state) ?? documentIn(state);
  untouched.set(state, known);
  return known;
};

/** Tries every act in every state, and gives those that were done. */
async function doneBy(headers: Headers): Promise<readonly string[]> {
  const done: string[] = [];
  for (const state of states) {
    // oxlint-disable-next-line no-await-in-loop -- a document serves until an act is done
    let document = await untouchedIn(state);
    for (const act of documentActs) {
      const { path, version } = document;
      // oxlint-disable-next-line no-await-in-loop -- as said above
      const before = await isPublic(path);
      // oxlint-disable-next-line no-await-in-loop -- as said above
      const { status } = await at(headers, `${path}/acts`, deedOf(act, version));
      if (status === 200) {
        done.push(`${act} ${state}`);
        // oxlint-disable-next-line no-await-in-loop -- as said above
        document = await documentIn(state);
        untouched.set(state, Promise.resolve(document));
      } else {
        expect([403, 409]).toContain(status);
        // oxlint-disable-next-line no-await-in-loop -- as said above
        expect(await isPublic(path)).toBe(before);
      }
    }
  }
  return done;
}

const allowed = (role: Role): readonly string[] =>
  states.flatMap((state) =>
    documentActs
      .filter((act) => hasAct(role, 'document.read') && needed[act].some((one) => hasAct(role, one)))
      .filter((act) => can[act].includes(state))
      .map((act) => `${act} ${state}`),
  );

describe('an act on a document, in each of its states', () => {
  it.each(allRoles)(
    'is done by the role %s only as the table says',
    async (role) => {
      const headers = await signedIn(`de-${role}`, { roles: [role] });
      expect(await doneBy(headers)).toEqual(allowed(role));
    },
    300_000,
  );

  it('is done by a publisher of its process, and not by one of another process', async () => {
    const grant = (id: string) => aGrant('publisher', { scope: { kind: 'process', id } });
    const own = await signedIn('propia', { grants: [grant('proc-633')] });
    const other = await signedIn('ajena', { grants: [grant('proc-102')] });
    expect(await doneBy(own)).toEqual(allowed('publisher'));
    expect(await doneBy(other)).toEqual([]);
  }, 300_000);

  it('is done by nobody without a session, with one that is over, of another town, or after the role or the work ended', async () => {
    const council = await open();
    const strangers: readonly Headers[] = [
      {},
      { cookie: 'concejo-staff=nobody' },
      { authorization: 'Bearer a-token-that-nobody-gave' },
      await signedIn('vieja', { roles: ['publisher'], now: noon - 13 * 3_600_000 }),
      await signedIn('vecina', { realm: 'benialt', roles: ['publisher'] }),
      await signedIn('cesada', { roles: ['publisher'], endedAt: noon - 1 }),
      await signedIn('vencida', { grants: [aGrant('publisher', { until: noon })] }),
    ];
    expect(council.log).toEqual([]);
    for (const headers of strangers) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([headers, await doneBy(headers)]).toEqual([headers, []]);
    }
  }, 300_000);
});

describe('the token of a program', () => {
  it('does what its role may, until it is revoked or its maker has lost the role', async () => {
    const maker = await signedIn('fabrica', { roles: ['administrator', 'publisher'] });
    const make = async () => {
      const payload = { name: 'Web', role: 'publisher', scope: 'town', until: later };
      const { body } = await at(maker, 'tokens', payload);
      const { token, text } = body as { token: { id: string }; text: string };
      return { id: token.id, headers: { authorization: `Bearer ${text}` } };
    };
    const [one, two] = [await make(), await make()];
    const tried = async (headers: Headers) => {
      const { path } = await documentIn('draft');
      return (await at(headers, `${path}/acts`, deedOf('publish', 1))).status;
    };
    expect(await tried(one.headers)).toBe(200);
    expect((await at(maker, `tokens/${one.id}/revoke`, {})).status).toBe(200);
    expect(await tried(one.headers)).toBe(403);
    expect(await tried(two.headers)).toBe(200);
    await signedIn('fabrica', { roles: ['administrator'] });
    expect(await tried(two.headers)).toBe(403);
  });
});

describe('what somebody scheduled', () => {
  const scheduledBy = async (headers: Headers) => {
    const { path } = await documentIn('draft');
    expect((await at(headers, `${path}/acts`, deedOf('schedule', 1))).status).toBe(200);
    return path;
  };
  const history = async (path: string) => {
    const { body } = await at(await publisher(), `${path}/revisions`);
    return (body['steps'] as { act: string; by: string }[]).map(({ act, by }) => `${act} ${by}`);
  };

  it('is published at its time only if they may publish then, and its history says why not', async () => {
    const council = await open();
    const names = ['queda', 'pierde', 'marcha'] as const;
    const paths: string[] = [];
    for (const id of names) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      paths.push(await scheduledBy(await signedIn(id, { roles: ['publisher'] })));
    }
    const [kept = '', lost = '', gone = ''] = paths;
    await signedIn('pierde', { roles: ['editor'] });
    await signedIn('marcha', { roles: ['publisher'], endedAt: noon });
    council.setTime(Date.parse(later));
    await council.council.publishDue();
    council.setTime(noon);
    expect([await isPublic(kept), await isPublic(lost), await isPublic(gone)]).toEqual([true, false, false]);
    expect((await history(kept)).at(-1)).toBe('document.publish system');
    for (const path of [lost, gone]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await history(path)).at(-1)).toBe('document.holdRights system');
      // oxlint-disable-next-line no-await-in-loop -- as said above
      expect((await at(await publisher(), path)).body).toMatchObject({ state: 'draft', isPublic: false });
    }
  });
});
