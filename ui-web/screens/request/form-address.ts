/** Where a form is filled in; a proposal names the process that it is for. */
export const formAddress = (mailbox: string, process?: string): string =>
  `/solicitud/${encodeURIComponent(mailbox)}${process === undefined ? '' : `?proceso=${encodeURIComponent(process)}`}`;
