import { describe, expect, it } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { askedTown, enterMadeTown, postBy } from '#fixtures/builders/councils/made-town.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { begunOffices, firstTownLink } from './new-town.ts';

const portal = 'http://127.0.0.1:4310';
const secretOf = (printed: string | null) => printed?.split('#')[1] ?? '';

describe('a start without towns', () => {
  it('prints a link each time until there is a town, and each makes the first one', async () => {
    const tested = await openTestCouncil({ folders: [] });
    const [first, second] = [
      await firstTownLink(tested.council, portal),
      await firstTownLink(tested.council, portal),
    ];
    expect(first).toMatch(/^http:\/\/localhost:4310\/gestion\/nuevo#/u);
    const asked = { link: secretOf(first), ...askedTown };
    expect((await postBy(tested, '/api/setup/town', asked)).status).toBe(200);
    expect(await firstTownLink(tested.council, portal)).toBeNull();
    expect((await postBy(tested, '/api/setup', { link: secretOf(second) })).status).toBe(403);
  });
});

describe('a start after a town was made', () => {
  it('prints a new link for its first person, until they are inside', async () => {
    const tested = await openTestCouncil({ folders: [] });
    const link = secretOf(await firstTownLink(tested.council, portal));
    const made = await postBy(tested, '/api/setup/town', { link, ...askedTown });
    const lost = String(made.body['invitation']);
    const printed = await begunOffices(tested.council, portal);
    expect(printed).toMatch(/^ {2}la-font {6}http:\/\/localhost:4310\/gestion\/invitacion\?realm=la-font#/u);
    const opened = (invitation: string) => postBy(tested, '/api/la-font/access/invitation', { invitation });
    expect((await opened(lost)).status).not.toBe(200);
    expect(await enterMadeTown(tested, 'la-font', secretOf(printed))).toContain('concejo-staff');
    expect(await begunOffices(tested.council, portal)).toBe('');
  });

  it('invites somebody if the power failed before anybody was invited', async () => {
    const tested = await openTestCouncil({ folders: [] });
    const { office } = tested.council;
    const now = office.clock.now();
    await office.setups.keepLink({ hash: 'x', isFirst: true, until: now + 1, realm: null }, now);
    const town = {
      name: { es: 'Nova' },
      timeZone: 'Europe/Madrid',
      defaultLanguage: 'es',
      hosts: [],
    } as const;
    await office.setups.make(
      'x',
      { ...town, realm: realmId('nova'), hostPatterns: [], checksIdentity: false },
      now,
    );
    expect(secretOf(await begunOffices(tested.council, portal))).not.toBe('');
    expect((await office.people.list(realmId('nova'))).map(({ name }) => name)).toEqual(['nova']);
  });
});
