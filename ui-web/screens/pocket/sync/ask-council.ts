import { listDocumentsCall } from '#adapters/wire/collections/list-documents.ts';
import { listFollowsCall } from '#adapters/wire/following/list-follows.ts';
import { pharmacyDocuments } from '#adapters/wire/pharmacies/rota-document.ts';
import { listAlertsCall } from '#adapters/wire/push/alerts.ts';
import type { ToldAlert } from '#domain/pocket/alerts/pocket-alert.ts';
import { isLeft } from '#domain/shared/result.ts';
import { readOwnList } from '../../requests/own-list.ts';
import type { PocketLink, PocketPorts, PocketRequest } from '../state.ts';
import { askAsDevice } from './ask-as-device.ts';

/** The latest requests of the reader; null if the council does not answer. */
export async function askRequests(ports: PocketPorts): Promise<readonly PocketRequest[] | null> {
  const own = await readOwnList(ports, 1);
  if (own.kind !== 'here') return null;
  return own.items.map(({ id, iid, title, form, status, hasNews }) => ({
    id,
    iid,
    title: title.trim() === '' ? (form ?? '') : title,
    status,
    hasNews,
  }));
}

/** What the reader follows, by their e-mail or in this browser. */
export async function askFollows({
  realm,
  call,
  participation,
}: PocketPorts): Promise<readonly PocketLink[] | null> {
  const { pushDevice } = await participation();
  const endpoint = await pushDevice.address();
  const listed = await call(listFollowsCall, { realm, body: { endpoint } });
  if (isLeft(listed)) return null;
  return listed.right.items.map(({ title, path }) => ({ title, path }));
}

/** The rota of pharmacies as the council wrote it; `none` if it has none, null if it does not answer. */
export async function askRota({ realm, call }: PocketPorts): Promise<unknown> {
  const listed = await call(listDocumentsCall, { realm, collection: pharmacyDocuments, limit: '1' });
  if (!isLeft(listed)) return listed.right.items[0] ?? 'none';
  const { kind } = listed.left as { readonly kind: string };
  return kind === 'unknownDocument' || kind === 'notFound' ? 'none' : null;
}

/** What the council told the reader, the newest first; null if it does not answer. */
export async function askAlerts(ports: PocketPorts): Promise<readonly ToldAlert[] | null> {
  const { realm, call } = ports;
  const listed = await askAsDevice(ports, () => call(listAlertsCall, { realm }));
  if (listed === null) return [];
  if (isLeft(listed)) return null;
  return listed.right.items.map(({ id, title, url, at, about }) => ({
    id,
    kind: 'told',
    title,
    when: null,
    path: url,
    at: Date.parse(at),
    about: about ?? null,
  }));
}
