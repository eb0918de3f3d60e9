import type { NoticeAbout } from '../../notices/notice.ts';
import type { AlertKind } from './pocket-alert.ts';

/** What happened to something that a person holds, as far as the council mails it and a device notices it, too. */
type HeldEvent = Extract<AlertKind, 'closed' | 'calledOff' | 'moved' | 'tomorrow' | 'offered'>;

/**
 * 32 bits of a key that opens something (FNV-1a), as eight digits: enough to tell the things of one person apart. Keys have
 * a hundred bits of chance and more, so that nobody finds one by it.
 */
function printOf(key: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The name of what happened to something, without the key that opens it. */
export const heldAlertName = (kind: HeldEvent, key: string): string => `${kind}/${printOf(key)}`;

/** What a device notices by itself of what a notice says, by the kind of the notice and its word. */
const noticed: Readonly<Record<string, HeldEvent>> = {
  'appointment closed': 'closed',
  'appointment reminder': 'tomorrow',
  'reservation refused': 'calledOff',
  'reservation displaced': 'calledOff',
  'reservation reminder': 'tomorrow',
  'tickets calledOff': 'calledOff',
  'tickets moved': 'moved',
  'registration offered': 'offered',
};

/** The name that a device gives to what a notice says; null if devices notice nothing of it. */
export function nameOfNotice({ kind, word, key }: NoticeAbout): string | null {
  const event = noticed[`${kind} ${word}`];
  return event === undefined ? null : heldAlertName(event, key);
}
