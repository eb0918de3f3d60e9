import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { invitedPerson } from '#application/office/access/invite-person.ts';
import { sqlStaffPeople } from '#adapters/driven/sqlite/tables/staff.table.ts';
import { staffSecrets } from '#adapters/driven/identity/staff-secrets.ts';
import { openSecrets } from '#adapters/driven/identity/secrets-file.ts';
import { realmId } from '#domain/shared/ids.ts';
import { crowdedTown } from '#fixtures/builders/towns/crowd.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { main } from '../../main.ts';
import { recordingIo } from '../../recording-io.ts';
import { sampleOffices } from '../serve/sample-office.ts';

const town = realmId('nova');

function commandsOn(data: string) {
  return async (...args: readonly string[]) => {
    const recorded = recordingIo({ env: { CONCEJO_DATA: data, CONCEJO_SAMPLE: 'none', PORT: '4310' } });
    const exit = await main([...args, '--locale', 'en'], recorded.io);
    return { exit, out: recorded.out(), err: recorded.err() };
  };
}

/** The office of a data folder, as the server opens it. */
function officeOf(data: string) {
  const database = openSql(join(data, 'concejo.sqlite'));
  const keys = openSecrets(join(data, 'secrets.json'), 'made');
  return {
    people: sqlStaffPeople(database),
    staffSecrets: staffSecrets(keys),
    clock: { now: () => Date.now() },
    portalUrl: 'http://127.0.0.1:4310',
  };
}

describe('concejo staff', () => {
  it('sends the link by mail too, if it is asked to and there is an address', async () => {
    const data = scratchFolder();
    const concejo = commandsOn(data);
    expect((await concejo('town', 'load', crowdedTown())).exit).toBe(0);
    const asked = ['staff', 'invite', '--realm', 'nova', '--name', 'Neus', '--mail'];
    expect(await concejo(...asked)).toMatchObject({ exit: 2, out: '' });
    const { exit, out, err } = await concejo(...asked, '--email', 'neus@nova.example');
    expect([exit, err]).toEqual([0, expect.stringContaining('The link was sent to: neus@nova.example')]);
    const [name = ''] = readdirSync(join(data, 'outbox'));
    const mail = JSON.parse(readFileSync(join(data, 'outbox', name), 'utf8')) as Record<string, string>;
    expect(mail).toMatchObject({ to: 'neus@nova.example' });
    expect(mail['text']).toContain(out.trim());
    rmSync(join(data, 'outbox'), { recursive: true });
    writeFileSync(join(data, 'outbox'), 'no folder');
    const failed = await concejo(...asked, '--email', 'pau@nova.example');
    expect(failed).toMatchObject({ exit: 1, err: expect.stringContaining('could not be sent') });
    expect(failed.out).toMatch(/invitacion\?realm=nova#/u);
  });

  it('invites somebody by a link that opens, lists them, and ends them', async () => {
    const data = scratchFolder();
    const concejo = commandsOn(data);
    expect((await concejo('town', 'load', crowdedTown())).exit).toBe(0);
    expect(await concejo('staff', 'list', '--realm', 'nova')).toMatchObject({
      exit: 0,
      out: '',
      err: expect.stringContaining('nobody'),
    });
    const asked = ['--realm', 'nova', '--name', 'Amparo', '--role', 'administrator'];
    const invited = await concejo('staff', 'invite', ...asked);
    expect(invited).toMatchObject({
      exit: 0,
      err: expect.stringMatching(/^Amparo \([0-9a-f]{16}\) is invited/u),
    });
    const link = new URL(invited.out.trim());
    expect(`${link.origin}${link.pathname}${link.search}`).toBe(
      'http://localhost:4310/gestion/invitacion?realm=nova',
    );
    const office = officeOf(data);
    const person = await invitedPerson(office)(town, link.hash.slice(1));
    expect(person).toMatchObject({
      name: 'Amparo',
      language: 'en',
      grants: [{ role: 'administrator', scope: { kind: 'town' }, givenBy: [{ by: 'operator' }] }],
    });
    const id = person?.id ?? '';
    expect((await concejo('staff', 'list', '--realm', 'nova')).out).toBe(
      `${id}\tinvited\tAmparo\tadministrator@town\n`,
    );
    expect(await concejo('staff', 'end', id, '--realm', 'nova')).toMatchObject({ exit: 0 });
    expect(await invitedPerson(office)(town, link.hash.slice(1))).toBeNull();
    expect((await concejo('staff', 'list', '--realm', 'nova')).out).toBe(`${id}\tended\tAmparo\t\n`);
    expect(await concejo('staff', 'end', id, '--realm', 'nova')).toMatchObject({ exit: 3 });
    const wrong = ['--realm', 'nova', '--name', 'Neus', '--email', 'neus'];
    expect(await concejo('staff', 'invite', ...wrong)).toMatchObject({
      exit: 3,
      err: 'error: the email address is not valid\n',
    });
    expect(await concejo('staff', 'list', '--realm', 'vilanova')).toMatchObject({
      exit: 3,
      err: 'error: “vilanova” is not a town of this data; there are: nova\n',
    });
    expect((await concejo('audit')).err).toBe('nova: 1 chains with 3 steps, and all of them verify.\n');
  });

  it('says which flag is missing, and refuses roles that two people must give', async () => {
    const concejo = commandsOn(scratchFolder());
    for (const [args, told] of [
      [['invite', '--realm', 'nova'], '--name is missing'],
      [['invite', '--name', 'Neus'], '--realm is missing'],
      [
        ['invite', '--realm', 'nova', '--name', 'Neus', '--role', 'voteSigner'],
        '--role cannot be “voteSigner”',
      ],
      [['list'], '--realm is missing'],
    ] as const)
      expect(await concejo('staff', ...args)).toMatchObject({ exit: 2, err: expect.stringContaining(told) });
  });
});

describe('the office of the sample towns', () => {
  it('opens by a new link at each start, until somebody is inside', async () => {
    const data = scratchFolder();
    await commandsOn(data)('town', 'load', crowdedTown());
    const office = officeOf(data);
    const start = async () => (await sampleOffices(office, office.portalUrl, [town])).trim();
    const [first, second] = [await start(), await start()];
    const secretOf = (line: string) => line.split('#')[1] ?? '';
    expect(await invitedPerson(office)(town, secretOf(first))).toBeNull();
    const person = await invitedPerson(office)(town, secretOf(second));
    expect(person?.grants.map(({ role }) => role)).toContain('administrator');
    expect(await office.people.list(town)).toHaveLength(1);
    const signedIn = { at: 1, way: 'passkey' as const };
    await office.people.change(town, person?.id ?? '', (one) => one && { ...one, signedIn }, {
      by: 'x',
      at: 1,
    });
    expect(await start()).toBe('nova         http://localhost:4310/gestion?realm=nova');
  });
});
