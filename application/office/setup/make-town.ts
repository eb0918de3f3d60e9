import type { RealmRegister } from '#application/ports/server/realm-register.ts';
import type { TownSetups } from '#application/ports/server/office/town-setups.ts';
import { type InvitedPerson, invitePerson, readPerson } from '#application/office/access/invite-person.ts';
import { type RealmFault, readTownName, realmFault } from '#domain/access/realm-name.ts';
import type { Town } from '#domain/access/town.ts';
import { isTownTimeZone, townTimeZones, type TownTimeZone } from '#domain/access/town-time-zones.ts';
import type { RoleGrant } from '#domain/office/grant.ts';
import type { Role } from '#domain/office/roles.ts';
import { makesTown } from '#domain/office/setup/setup-link.ts';
import { realmId } from '#domain/shared/ids.ts';
import { isLanguage, type Language } from '#domain/shared/localized-text.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import { writeFirstDocuments, type WritingPorts } from './write-first-documents.ts';

/** What is asked of a person before a town is made. */
export interface AskedTown {
  readonly name: string;
  readonly realm: string;
  /** The first one is the town’s own. */
  readonly languages: readonly string[];
  /** Missing: that of most towns. It cannot be changed later, since its days are those of votes and terms. */
  readonly timeZone?: string | undefined;
  /** The name of the person who will work in its office first. */
  readonly person: string;
}

/** The part of it that is not right. */
export type AskedPart = 'name' | 'languages' | 'timeZone' | 'person' | `realm.${RealmFault | 'taken'}`;

/** Why no town is made. */
export type TownRefused =
  | { readonly kind: 'setupLinkInvalid' }
  | { readonly kind: 'townRefused'; readonly where: AskedPart };

type Ports = WritingPorts &
  Parameters<typeof invitePerson>[0] & {
    readonly setups: TownSetups;
    readonly realms: Pick<RealmRegister, 'towns'>;
  };

/** The first person of a town can do everything that one person can give; they invite others and share it. */
const firstRoles: readonly Role[] = ['administrator', 'publisher', 'requestOfficer', 'moderator'];

const refused = (where: AskedPart) => left({ kind: 'townRefused', where } as const);

interface ReadTown {
  readonly name: string;
  readonly languages: readonly [Language, ...Language[]];
  readonly timeZone: TownTimeZone;
}

function readAsked(
  asked: AskedTown,
): Either<{ readonly kind: 'townRefused'; readonly where: AskedPart }, ReadTown> {
  const name = readTownName(asked.name);
  if (name === null) return refused('name');
  const fault = realmFault(asked.realm);
  if (fault !== null) return refused(`realm.${fault}`);
  const [first, ...others] = [...new Set(asked.languages)].filter(isLanguage);
  if (first === undefined || others.length + 1 < asked.languages.length) return refused('languages');
  const { timeZone = townTimeZones[0] } = asked;
  if (!isTownTimeZone(timeZone)) return refused('timeZone');
  if (isLeft(readPerson({ name: asked.person, email: null }))) return refused('person');
  return right({ name, languages: [first, ...others], timeZone });
}

/** Looks at a link, and at a realm if there is one to look at, without using the link. */
export const lookAtLink =
  ({ setups, realms, staffSecrets, clock }: Pick<Ports, 'setups' | 'realms' | 'staffSecrets' | 'clock'>) =>
  async (
    secret: string,
    realm: string | null,
  ): Promise<Either<TownRefused, { readonly isFirst: boolean }>> => {
    const towns = await realms.towns();
    const link = await setups.findLink(staffSecrets.hash(secret));
    if (!makesTown(link, { hasTowns: towns.length > 0, now: clock.now() }))
      return left({ kind: 'setupLinkInvalid' });
    const fault = realm === null ? null : realmFault(realm);
    if (fault !== null) return refused(`realm.${fault}`);
    return towns.some((town) => town.realm === realm)
      ? refused('realm.taken')
      : right({ isFirst: link.isFirst });
  };

const newTown = ({ name, languages, timeZone }: ReadTown, realm: string): Town => ({
  realm: realmId(realm),
  name: Object.fromEntries(languages.map((language) => [language, name])),
  timeZone,
  defaultLanguage: languages[0],
  hosts: [],
  hostPatterns: [],
  checksIdentity: false,
});

/**
 * Makes a town with a link that works once, invites its first person, and writes the drafts with which it begins. What is
 * missing after a failure between the two is written when the office of the town is opened.
 */
export const makeTown =
  (ports: Ports) =>
  async (
    secret: string,
    asked: AskedTown,
  ): Promise<Either<TownRefused, InvitedPerson & { readonly town: Town }>> => {
    const looked = await lookAtLink(ports)(secret, null);
    if (isLeft(looked)) return looked;
    const read = readAsked(asked);
    if (isLeft(read)) return read;
    const [town, now] = [newTown(read.right, asked.realm), ports.clock.now()];
    const outcome = await ports.setups.make(ports.staffSecrets.hash(secret), town, now);
    if (outcome === 'linkInvalid') return left({ kind: 'setupLinkInvalid' });
    if (outcome === 'realmTaken') return refused('realm.taken');
    const invited = await inviteFirst(ports)(town, asked.person);
    await writeFirstDocuments(ports)(town, read.right.languages, invited.person.name);
    return right({ town, ...invited });
  };

/** Invites the first person of a town. */
export const inviteFirst =
  (ports: Parameters<typeof invitePerson>[0]) =>
  async ({ realm, defaultLanguage }: Town, name: string): Promise<InvitedPerson> => {
    const by = { by: 'operator', at: ports.clock.now() };
    const grants = firstRoles.map(
      (role): RoleGrant => ({ role, scope: { kind: 'town' }, until: null, givenBy: [by] }),
    );
    const person = { name, email: null, language: defaultLanguage, grants };
    const invited = await invitePerson(ports)(realm, person, by.by);
    if (isLeft(invited)) throw new Error(`the first person of ${realm} has no name`);
    return invited.right;
  };
