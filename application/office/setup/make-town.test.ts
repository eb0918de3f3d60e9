import { describe, expect, it } from 'vitest';
import { invitedPerson } from '#application/office/access/invite-person.ts';
import { makeDocument } from '#domain/documents/document-change.ts';
import { draftedFields } from '#domain/documents/office-document.ts';
import { firstRefs } from '#domain/office/setup/first-refs.ts';
import { setupLinkSpan } from '#domain/office/setup/setup-link.ts';
import type { TownSetup } from '#domain/office/setup/town-setup.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLeft, left, right } from '#domain/shared/result.ts';
import { aSetupOffice } from '#fixtures/builders/data/setup-office.ts';
import { inviteFirst, lookAtLink, makeTown } from './make-town.ts';
import { readSetup } from './read-setup.ts';
import { newSetupLink } from './setup-links.ts';
import { changeLanguages, languagesOfSettings, writeFirstDocuments } from './write-first-documents.ts';

const asked = { name: ' La  Font ', realm: 'la-font', languages: ['va', 'es'], person: 'Amparo' };
const font = realmId('la-font');
const linkInvalid = left({ kind: 'setupLinkInvalid' });

async function aLink(isFirst = true) {
  const office = aSetupOffice();
  return { office, link: await newSetupLink(office)({ isFirst }) };
}

async function aMadeTown() {
  const { office, link } = await aLink();
  const made = await makeTown(office)(link, asked);
  if (isLeft(made)) throw new Error(made.left.kind);
  return { office, link, ...made.right };
}

describe('making a town', () => {
  it('needs a link, whose secret is stored nowhere, and uses it', async () => {
    const { office, link } = await aLink();
    expect(await office.setups.findLink(link)).toBeNull();
    expect(await lookAtLink(office)(link, null)).toEqual(right({ isFirst: true }));
    expect(await makeTown(office)('guessed', asked)).toEqual(linkInvalid);
    expect(await makeTown(office)(link, asked)).toMatchObject({ right: { town: { realm: 'la-font' } } });
    expect(await makeTown(office)(link, { ...asked, realm: 'other' })).toEqual(linkInvalid);
    expect(await lookAtLink(office)(link, null)).toEqual(linkInvalid);
  });

  it('is in Madrid’s time, with its name in each of its languages, the first of which is its own', async () => {
    const { town } = await aMadeTown();
    expect(town).toMatchObject({
      name: { va: 'La Font', es: 'La Font' },
      defaultLanguage: 'va',
      timeZone: 'Europe/Madrid',
      hosts: [],
    });
  });

  it('can be in the time of the Canary Islands', async () => {
    const { office, link } = await aLink();
    const made = await makeTown(office)(link, { ...asked, timeZone: 'Atlantic/Canary' });
    expect(made).toMatchObject({ right: { town: { timeZone: 'Atlantic/Canary' } } });
    const settings = await office.documentDesk.find(font, firstRefs.settings);
    expect(settings && draftedFields(settings).get('timeZone')).toBe('Atlantic/Canary');
  });

  it('invites its first person, who can do what one person can give', async () => {
    const { office, invitation } = await aMadeTown();
    const person = await invitedPerson(office)(font, invitation);
    expect(person?.grants.map(({ role }) => role)).toEqual([
      'administrator',
      'publisher',
      'requestOfficer',
      'moderator',
    ]);
  });

  it('does not invite a person without a name', async () => {
    const { office, town } = await aMadeTown();
    await expect(inviteFirst(office)(town, ' ')).rejects.toThrow('the first person of la-font has no name');
  });

  it.each([
    ['name', { name: '<b>' }],
    ['realm.letters', { realm: '../x' }],
    ['languages', { languages: [] }],
    ['languages', { languages: ['es', 'es'] }],
    ['languages', { languages: ['es', 'fr'] }],
    ['timeZone', { timeZone: 'Europe/Lisbon' }],
    ['person', { person: ' ' }],
  ])('refuses a wrong %s and keeps the link', async (where, part) => {
    const { office, link } = await aLink();
    expect(await makeTown(office)(link, { ...asked, ...part })).toEqual(left({ kind: 'townRefused', where }));
    expect(await office.realms.towns()).toEqual([]);
    expect(await lookAtLink(office)(link, 'la-font')).toEqual(right({ isFirst: true }));
  });

  it('says of a realm what is wrong with it, also if it is taken', async () => {
    const { office } = await aMadeTown();
    const link = await newSetupLink(office)({ isFirst: false });
    const refused = (where: string) => left({ kind: 'townRefused', where });
    expect(await lookAtLink(office)(link, 'api')).toEqual(refused('realm.reserved'));
    expect(await lookAtLink(office)(link, 'la-font')).toEqual(refused('realm.taken'));
    expect(await makeTown(office)(link, asked)).toEqual(refused('realm.taken'));
    expect(await lookAtLink(office)(link, 'other')).toEqual(right({ isFirst: false }));
  });

  it('is refused if another browser was faster', async () => {
    const { office, link } = await aLink();
    const faster = { ...office, setups: { ...office.setups, make: async () => 'linkInvalid' as const } };
    expect(await makeTown(faster)(link, asked)).toEqual(linkInvalid);
  });

  it('cannot be done a week later', async () => {
    const { office, link } = await aLink();
    const later = { ...office, clock: { now: () => office.clock.now() + setupLinkSpan } };
    expect(await makeTown(later)(link, asked)).toEqual(linkInvalid);
  });
});

describe('the first documents of a town', () => {
  const fieldsOf = async (
    { documentDesk }: Pick<ReturnType<typeof aSetupOffice>, 'documentDesk'>,
    name: keyof typeof firstRefs,
  ) => {
    const found = await documentDesk.find(font, firstRefs[name]);
    return found === null ? null : draftedFields(found);
  };

  it('are drafts in its languages, that name nothing of the town but what it is called', async () => {
    const { office } = await aMadeTown();
    for (const name of [
      'settings',
      'menu',
      'calendar',
      'guide',
      'privacy',
      'legal',
      'accessibility',
    ] as const)
      expect([name, (await office.documentDesk.find(font, firstRefs[name]))?.status]).toEqual([
        name,
        { place: 'new', work: 'draft' },
      ]);
    const settings = await fieldsOf(office, 'settings');
    expect(settings?.get('footer/organisation/va')).toBe('Ajuntament de la Font');
    expect(settings?.get('footer/organisation/es')).toBe('Ayuntamiento de La Font');
    expect(settings?.has('footer/organisation/en')).toBe(false);
    expect(settings?.has('footer/email')).toBe(false);
    expect((await fieldsOf(office, 'calendar'))?.get('region')).toBe('ES-VC');
    expect((await fieldsOf(office, 'legal'))?.get('body/es')).toContain('Ayuntamiento de La Font');
    expect(await fieldsOf(office, 'news')).toBeNull();
  });

  it('get the texts of languages that are added, and keep what was written', async () => {
    const { office, town } = await aMadeTown();
    const edit = office.documentDesk;
    await changeLanguages(office)(town, ['es', 'en'], 'Amparo');
    const settings = await fieldsOf(office, 'settings');
    expect([settings?.get('languages'), settings?.get('defaultLanguage')]).toEqual([['es', 'en'], 'es']);
    expect(settings?.get('footer/organisation/en')).toBe('La Font Council');
    expect(settings?.get('footer/columns/@1/links/@2/title/en')).toBe('News');
    expect((await fieldsOf(office, 'guide'))?.get('voidGroup/@1/children/@1/title/en')).toBe(
      'What this site is for',
    );
    expect((await fieldsOf(office, 'guide'))?.get('title/va')).toBe('Guia de participació');
    expect(await languagesOfSettings({ documentDesk: edit }, town)).toEqual(['es', 'en']);
    const elsewhere = { ...town, realm: realmId('elsewhere') };
    expect(await languagesOfSettings({ documentDesk: edit }, elsewhere)).toEqual(['va']);
    await changeLanguages(office)(elsewhere, [], 'Amparo');
    expect(await edit.find(elsewhere.realm, firstRefs.settings)).toBeNull();
  });

  it('are left as they are if they are written again', async () => {
    const { office, town } = await aMadeTown();
    const before = await office.documentDesk.find(font, firstRefs.settings);
    await writeFirstDocuments(office)(town, ['en'], 'Neus');
    expect(await office.documentDesk.find(font, firstRefs.settings)).toEqual(before);
  });

  it('that are scheduled keep their languages', async () => {
    const { office, town } = await aMadeTown();
    const { find } = office.documentDesk;
    const scheduled = { place: 'new', work: 'scheduled' } as const;
    const changes: unknown[] = [];
    const documentDesk = {
      find,
      change: async (...[realm, ref, decide]: Parameters<typeof office.documentDesk.change>) => {
        const found = await find(realm, ref);
        const { change, answer } = decide(found && { ...found, status: scheduled });
        changes.push(change);
        return answer as never;
      },
    };
    await changeLanguages({ ...office, documentDesk })(town, ['en'], 'Amparo');
    expect(new Set(changes)).toEqual(new Set([null]));
  });
});

describe('how far a town is', () => {
  const begun: TownSetup = { realm: font, begunAt: 1, settled: [], endedAt: null };

  it('is seen by its documents, its people and what they have settled', async () => {
    const { office, town } = await aMadeTown();
    const read = (setup = begun) => readSetup(office)(town, setup);
    expect(await read()).toMatchObject({
      done: ['languages'],
      mayOpen: false,
      isOver: false,
      languages: ['va', 'es'],
    });
    expect((await read()).documents.map(({ document }) => document)).toEqual([
      'guide',
      'privacy',
      'legal',
      'accessibility',
      'calendar',
      'menu',
      'settings',
    ]);
    expect(await read({ ...begun, settled: ['texts', 'people'], endedAt: 5 })).toMatchObject({
      done: ['languages', 'people', 'texts'],
      isOver: true,
    });
  });

  it('has contact, colour and arms once the draft of its settings has them', async () => {
    const office = aSetupOffice();
    const { town } = await aMadeTown();
    const body = { footer: { email: 'a@b.es' }, primaryColor: '#0a6f6a', logo: '/files/la-font/a.png' };
    const change = makeDocument(firstRefs.settings, body, { by: 'Amparo', at: 1 });
    await office.documentDesk.change(font, firstRefs.settings, () => ({ change, answer: null }));
    const read = () => readSetup(office)(town, { ...begun, settled: ['texts'] });
    expect(await read()).toMatchObject({
      done: ['town', 'languages', 'colour', 'arms', 'texts'],
      mayOpen: true,
      languages: ['va'],
    });
  });

  it('is nothing where nothing was written', async () => {
    const office = aSetupOffice();
    const town = { ...(await aMadeTown()).town, realm: realmId('none') };
    expect(await readSetup(office)(town, begun)).toMatchObject({ done: ['languages'], documents: [] });
  });
});
