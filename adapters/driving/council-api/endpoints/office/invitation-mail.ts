import type { InvitedPerson } from '#application/office/access/invite-person.ts';
import { mailInvitation } from '#application/office/access/mail-invitation.ts';
import { invitationLink } from '#application/office/access/office-link.ts';
import type { Mail } from '#application/ports/server/mailer.ts';
import type { Town } from '#domain/access/town.ts';
import { textFor } from '#domain/shared/localized-text.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { serverSayIn } from '../../server-texts.ts';

/** The mail with the link of an invitation, in the language of the person. */
function invitationText(town: Town, { person }: InvitedPerson, link: string): Omit<Mail, 'to'> {
  const say = serverSayIn(person.language);
  const name = textFor(town.name, person.language, town.defaultLanguage).text;
  return {
    subject: say('invitation.subject', { town: name }),
    text: [
      say('invitation.hello', { name: person.name }),
      '',
      say('invitation.text', { town: name }),
      link,
      '',
      say('invitation.once'),
      say('invitation.notYou'),
      '',
    ].join('\n'),
  };
}

/** Sends the link of an invitation to the person, at an address of the portal. False if it was not sent. */
export const sendInvitation =
  (council: Pick<ServerParts, 'mailer'>) =>
  (town: Town, invited: InvitedPerson, portal: string): Promise<boolean> => {
    const link = invitationLink(portal, town.realm, invited.invitation);
    return mailInvitation(council)(invited.person, invitationText(town, invited, link));
  };
