import { inviteAgain } from '#application/office/access/invite-person.ts';
import { invitationLink, setupLink } from '#application/office/access/office-link.ts';
import { inviteFirst } from '#application/office/setup/make-town.ts';
import { newSetupLink } from '#application/office/setup/setup-links.ts';
import type { OpenCouncil } from '#adapters/driving/council-api/main.ts';
import type { Town } from '#domain/access/town.ts';
import { isLeft } from '#domain/shared/result.ts';

type Office = OpenCouncil['office'];

/** The link with which the first town of an installation is made; null if it has one. */
export async function firstTownLink(
  { office, towns }: Pick<OpenCouncil, 'office' | 'towns'>,
  portal: string,
): Promise<string | null> {
  if ((await towns()).length > 0) return null;
  return setupLink(portal, await newSetupLink(office)({ isFirst: true }));
}

/** A new link for the first person of a town who has not made a passkey yet; null if somebody has been inside. */
async function linkAgain(office: Office, portal: string, town: Town): Promise<string | null> {
  const people = await office.people.list(town.realm);
  if (people.some(({ signedIn }) => signedIn !== null)) return null;
  const [first] = people;
  // The town was made, and the power failed before its first person was invited.
  if (first === undefined)
    return invitationLink(portal, town.realm, (await inviteFirst(office)(town, town.realm)).invitation);
  const invited = await inviteAgain(office)(town.realm, first.id, 'operator');
  return isLeft(invited) ? null : invitationLink(portal, town.realm, invited.right.invitation);
}

/** A line for each town that was made in the browser and that nobody has entered: the link of its first person was lost. */
export async function begunOffices(
  { office, towns }: Pick<OpenCouncil, 'office' | 'towns'>,
  portal: string,
): Promise<string> {
  const begun = new Set((await office.setups.open()).map(({ realm }) => realm));
  const lines: string[] = [];
  for (const town of (await towns()).filter(({ realm }) => begun.has(realm))) {
    // oxlint-disable-next-line no-await-in-loop -- each town writes the same database
    const link = await linkAgain(office, portal, town);
    if (link !== null) lines.push(`  ${town.realm.padEnd(12)} ${link}`);
  }
  return lines.join('\n');
}
