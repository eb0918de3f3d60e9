/** The address of a form; a proposal names its process. */
export const formAddress = (mailbox: string, process?: string): string =>
  `/solicitud/${encodeURIComponent(mailbox)}${process === undefined ? '' : `?proceso=${encodeURIComponent(process)}`}`;

/** The page of personal data, with the way back to this form and its process. */
export const profileAddress = (mailbox: string, process: string | null): string =>
  `/perfil?volver=${encodeURIComponent(mailbox)}${process === null ? '' : `&proceso=${encodeURIComponent(process)}`}`;
