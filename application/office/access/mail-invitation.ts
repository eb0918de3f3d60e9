import type { Mail, Mailer } from '#application/ports/server/mailer.ts';
import type { StaffPerson } from '#domain/office/access/person.ts';

/**
 * Sends the link of an invitation to the address of the person. False if they have none, or if the mail was not sent: then
 * they get the link from the one who invited them.
 */
export const mailInvitation =
  ({ mailer }: { readonly mailer: Mailer }) =>
  async ({ email }: Pick<StaffPerson, 'email'>, written: Omit<Mail, 'to'>): Promise<boolean> => {
    if (email === null) return false;
    try {
      await mailer.send({ ...written, to: email });
      return true;
    } catch {
      return false;
    }
  };
