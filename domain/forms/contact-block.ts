import { fieldsOf, type Mailbox } from './mailbox.ts';

/** The contact block's name among the answers, where no field of the form places it. */
export const contactName = 'contact';

/** Whether a field of the form places the contact block; otherwise it stands above or below the fields. */
export const placesContact = (mailbox: Mailbox): boolean =>
  fieldsOf(mailbox).some(({ kind }) => kind === 'contact');
