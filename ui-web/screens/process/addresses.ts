import type { Process } from '#domain/processes/process.ts';
import { formAddress } from '#ui-web/screens/request/form-address.ts';

const base = '/procesos-participativos';
const of = ({ slug }: Process) => `${base}/${encodeURIComponent(slug)}`;

/** Addresses of a process and its sections (specification 3, section 2). */
export const processAddresses = {
  list: base,
  process: of,
  vote: (process: Process) => `${of(process)}/participa`,
  proposals: (process: Process) => `${of(process)}/propuestas`,
  /** The form of its mailbox, with the process that a proposal is for. */
  form: ({ id }: Process, mailbox: string) => formAddress(mailbox, id),
  propose: (process: Process) => `${of(process)}/enviar-propuesta`,
  proposal: (process: Process, id: string) => `${of(process)}/propuestas/${encodeURIComponent(id)}`,
} as const;
