import { inviteAgain, type InvitedPerson, invitePerson } from '#application/office/access/invite-person.ts';
import type { OpenCouncil } from '#adapters/driving/council-api/main.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';
import type { Role } from '#domain/office/roles.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { invitationLink, officeLink } from '#application/office/access/office-link.ts';

type SampleOffice = Pick<OpenCouncil['office'], 'people' | 'staffSecrets' | 'clock'>;

/** Who tries the sample towns sees all of the office that one person can have. */
const sampleRoles: readonly Role[] = [
  'administrator',
  'requestOfficer',
  'moderator',
  'publisher',
  'treasurer',
];

/** The name of the person who is invited into the office of a sample town. */
export const sampleName = 'Amparo';

const mayStillCome = ({ name, endedAt, signedIn, passkeys }: StaffPerson) =>
  name === sampleName && endedAt === null && signedIn === null && passkeys.length === 0;

/** A link that lets somebody in once; null if somebody is inside already, who can invite others. */
async function newLink(office: SampleOffice, portal: string, realm: RealmId) {
  const people = await office.people.list(realm);
  if (people.some(({ signedIn }) => signedIn !== null)) return null;
  const waiting = people.find(mayStillCome);
  const at = office.clock.now();
  const grants = sampleRoles.map((role) => ({
    role,
    scope: { kind: 'town' as const },
    until: null,
    givenBy: [{ by: 'operator', at }],
  }));
  const asked = { name: sampleName, email: null, language: 'es' as const, grants };
  const invited: Either<unknown, InvitedPerson> =
    waiting === undefined
      ? await invitePerson(office)(realm, asked, 'operator')
      : await inviteAgain(office)(realm, waiting.id, 'operator');
  return isLeft(invited) ? null : invitationLink(portal, realm, invited.right.invitation);
}

/** Where the office of each sample town opens: by a link that works once, until somebody has used it. */
export async function sampleOffices(
  office: SampleOffice,
  portal: string,
  realms: readonly RealmId[],
): Promise<string> {
  const lines: string[] = [];
  for (const realm of realms) {
    // oxlint-disable-next-line no-await-in-loop -- each town writes the same database
    const link = (await newLink(office, portal, realm)) ?? officeLink(portal, realm);
    lines.push(`  ${realm.padEnd(12)} ${link}`);
  }
  return lines.join('\n');
}
