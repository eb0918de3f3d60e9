import { webAuthn } from '#adapters/driven/identity/passkeys.ts';
import type { Role } from '#domain/office/roles.ts';
import type { TestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { softPasskey } from '#fixtures/builders/councils/soft-passkey.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

/** Who works in the vote: nobody of them could do it alone. */
const people = {
  neus: ['publisher'],
  amparo: ['voteSigner', 'reader'],
  vicent: ['voteSigner', 'reader'],
  pau: ['pollingOfficer'],
  fatima: ['pollingOfficer'],
  lluc: ['pollingOfficer'],
} as const satisfies Record<string, readonly Role[]>;
export type Worker = keyof typeof people;

const site = { host: 'localhost', origin: 'http://localhost:80' };
const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** A passkey of a person, and its public half as the council stores it. */
async function passkeyOf(id: string) {
  const soft = softPasskey(site.origin);
  const asked = { challenge: base64url('made'), rp: { id: site.host }, user: { id: base64url(id) } };
  const made = await webAuthn('Concejo').made(site, soft.made(asked), 'made');
  if (made === null) throw new Error('no passkey');
  return { soft, passkey: { ...made, name: 'Llave', addedAt: 1, usedAt: null } };
}

/** An answer of the council, which a test looks into. */
export interface OfficeReply {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- what it has is what the test looks at
  readonly body: any;
}

/** The people who work in a vote, signed in, each with a passkey. */
export interface StaffOfVote {
  /** From now on it is that instant; everybody has signed in anew. */
  readonly at: (instant: number) => Promise<void>;
  /** A call of a person of staff; with a payload, a POST. Throws if it is refused. */
  readonly call: (who: Worker, path: string, payload?: object) => Promise<OfficeReply['body']>;
  /** The same, whatever is answered. */
  readonly tried: (who: Worker | null, path: string, payload?: object) => Promise<OfficeReply>;
  /** The cookie of a person's browser, as `name=value`. */
  readonly cookieOf: (who: Worker) => string;
  readonly now: () => number;
  readonly keyOf: (who: Worker) => ReturnType<typeof softPasskey>;
}

export async function staffOfVote(council: TestCouncil, realm: string): Promise<StaffOfVote> {
  const { server, data } = council;
  const workers = Object.keys(people) as readonly Worker[];
  const keys = new Map(await Promise.all(workers.map(async (id) => [id, await passkeyOf(id)] as const)));
  const cookies = new Map<Worker, string>();
  let now = 0;
  const tried: StaffOfVote['tried'] = async (who, path, payload) => {
    const headers = { cookie: who === null ? '' : (cookies.get(who) ?? '') };
    const url = `/api/${realm}/${path}`;
    return ask(server, { url, headers, ...(payload && { method: 'POST' as const, payload }) });
  };
  return {
    at: async (instant) => {
      now = instant;
      council.setTime(instant);
      for (const id of workers) {
        const key = keys.get(id)?.passkey;
        const passkeys = key === undefined ? [] : [key];
        // oxlint-disable-next-line no-await-in-loop -- one connection to the database at a time
        cookies.set(
          id,
          await staffCookie({ data }, { id, realm, roles: people[id], now: instant, passkeys }),
        );
      }
    },
    tried,
    now: () => now,
    cookieOf: (who) => cookies.get(who) ?? '',
    call: async (who, path, payload) => {
      const { status, body } = await tried(who, path, payload);
      if (status !== 200) throw new Error(`${who} ${path}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    keyOf: (who) => {
      const key = keys.get(who);
      if (key === undefined) throw new Error(`${who} has no passkey`);
      return key.soft;
    },
  };
}
