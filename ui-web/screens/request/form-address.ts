/** Where a form is filled in; a proposal names the process that it is for. */
export const formAddress = (mailbox: string, process?: string): string =>
  `/solicitud/${encodeURIComponent(mailbox)}${process === undefined ? '' : `?proceso=${encodeURIComponent(process)}`}`;

/** Where a form's resident tells their own data; the way back leads to this very form, and its process. */
export const profileAddress = (mailbox: string, process: string | null): string =>
  `/perfil?volver=${encodeURIComponent(mailbox)}${process === null ? '' : `&proceso=${encodeURIComponent(process)}`}`;
