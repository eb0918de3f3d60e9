/** The address of the list of mailboxes. */
export const mailboxList = '/gestion/buzones';

/** The address of a mailbox in its builder. */
export const mailboxHref = (id: string): string => `${mailboxList}/${encodeURIComponent(id)}`;
