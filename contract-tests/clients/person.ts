import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonClient } from '#adapters/driven/council-http/clients/person-client.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isRight, left, right } from '#domain/shared/result.ts';

const town = realmId('vilanova');
const person = (name: string) => ({
  firstName: name,
  lastName: 'Soler',
  telephone: '600 000 000',
  email: `${name.toLowerCase()}@correu.example`,
});
const blank = { firstName: '', lastName: '', telephone: '', email: '' };

interface Parts {
  /** Gives one that is logged in and told nothing yet. */
  readonly device: () => Promise<PersonClient>;
  /** The code of the last mail to an address. */
  readonly codeFor: (email: string) => string;
  readonly close: () => Promise<void>;
}
/** Gives the parts, once they are open. */
type Opened = () => Parts;

/** The data that a person gives. */
function dataChecks(parts: Opened): void {
  it('knows nothing of a person until they enter it, and erases what is blank', async () => {
    const client = await parts().device();
    const pep = person('Pep');
    expect(await client.who(town)).toEqual(right(null));
    expect(await client.keep(town, pep)).toMatchObject(right({ ...pep, isVerified: false }));
    expect(await client.who(town)).toMatchObject(right({ ...pep, isVerified: false }));
    expect(await (await parts().device()).who(town)).toEqual(right(null));
    expect(await client.keep(town, { ...pep, telephone: '' })).toMatchObject({ right: { telephone: '' } });
    expect(await client.keep(town, blank)).toEqual(right(null));
    expect(await client.who(town)).toEqual(right(null));
  });

  it('refuses an invalid address', async () => {
    const client = await parts().device();
    expect(await client.keep(town, { ...person('Rosa'), email: 'rosa' })).toEqual(
      left({ kind: 'wrongPart', part: 'email' }),
    );
  });
}

/** The codes that verify an address, and log in by it. */
function codeChecks(parts: Opened): void {
  it('verifies an address when the code comes back, once and in any notation, until it changes', async () => {
    const client = await parts().device();
    const ana = person('Ana');
    await client.keep(town, ana);
    expect(await client.giveCode(town, 'ZZZZ-ZZZZ', null)).toEqual(left({ kind: 'codeWrong' }));
    const code = parts().codeFor(ana.email);
    expect(await client.giveCode(town, ` ${code.toLowerCase().replace('-', ' ')}`, null)).toMatchObject(
      right({ ...ana, isVerified: true }),
    );
    expect(await client.giveCode(town, code, null)).toEqual(left({ kind: 'codeWrong' }));
    const other = { ...ana, email: 'ana.soler@correu.example' };
    expect(await client.keep(town, other)).toMatchObject(right({ ...other, isVerified: false }));
    expect(await client.sendCode(town, null)).toEqual(right(true));
    expect(isRight(await client.giveCode(town, parts().codeFor(other.email), null))).toBe(true);
  });

  it('logs out, and in again elsewhere by the verified address', async () => {
    const client = await parts().device();
    const maria = person('Maria');
    await client.keep(town, maria);
    await client.giveCode(town, parts().codeFor(maria.email), null);
    expect(await client.logOut(town)).toEqual(right(true));
    expect(await client.who(town)).toEqual(right(null));
    expect(await client.keep(town, maria)).toEqual(left({ kind: 'noSession' }));
    const elsewhere = await parts().device();
    const before = parts().codeFor(maria.email);
    expect(await elsewhere.sendCode(town, maria.email)).toEqual(right(true));
    // The duration of sending a mail would reveal whether an address is known: the answer comes first.
    await expect.poll(() => parts().codeFor(maria.email)).not.toBe(before);
    expect(await elsewhere.giveCode(town, parts().codeFor(maria.email), maria.email)).toMatchObject(
      right({ ...maria, isVerified: true }),
    );
    expect(await elsewhere.who(town)).toMatchObject(right({ ...maria, isVerified: true }));
  });

  it('never says whether an address is known', async () => {
    const client = await parts().device();
    expect(await client.sendCode(town, 'nobody@correu.example')).toEqual(right(true));
    expect(await client.giveCode(town, 'ABCD-2345', 'nobody@correu.example')).toEqual(
      left({ kind: 'codeWrong' }),
    );
  });
}

/** The contract of every client of a person's data. `device` gives one that is logged in and has no data yet. */
export function personClientContract(name: string, open: () => Promise<Parts>): void {
  describe(`${name} keeps the person client contract`, () => {
    let opened: Parts;
    beforeAll(async () => (opened = await open()));
    afterAll(() => opened.close());
    const parts = () => opened;

    dataChecks(parts);
    codeChecks(parts);
  });
}
