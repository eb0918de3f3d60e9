import * as t from 'io-ts';
import type { Mailbox } from '#domain/forms/mailbox.ts';
import { listOf } from '../document.ts';
import { localizedText } from '../decode.ts';

/** A form that may be filled in now, as an entry of their list. */
const openMailboxWire = t.type({
  _id: t.string,
  title: localizedText,
  description: t.union([localizedText, t.null]),
  /** Its address in the portal. */
  address: t.string,
  requiresProfile: t.boolean,
});

export const openMailboxesWire = listOf(openMailboxWire);

export const writeOpenMailbox = ({
  id,
  title,
  description,
  asksProfile,
}: Mailbox): t.TypeOf<typeof openMailboxWire> => ({
  _id: id,
  title,
  description,
  address: `/solicitud/${encodeURIComponent(id)}`,
  requiresProfile: asksProfile,
});
