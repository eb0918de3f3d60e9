import type { Browser, BrowserContext } from 'playwright';
import type { Role } from '#domain/office/roles.ts';
import type { GivenPasskey } from '#fixtures/builders/councils/closing-people.ts';
import { staffCookie } from '#fixtures/builders/councils/staff-cookie.ts';
import type { Served } from './served.ts';
import { giveDevice } from './soft-device.ts';
import { type Look, newVisitor, type Visitor } from './visitor.ts';

interface StaffMember {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly look?: Look;
  /** What the person signs with, if they have one. Browsers use passkeys for a name only, not for an address. */
  readonly key?: GivenPasskey;
}

/** The window of a person of staff of Vilanova who is signed in, on a walk's server. */
export async function staffWindow(
  served: Pick<Served, 'url' | 'data'>,
  browser: Browser,
  { id, roles, look = {}, key }: StaffMember,
): Promise<Visitor> {
  const passkeys = key === undefined ? [] : [key.passkey];
  const member = { id, name: id, language: 'es', roles, passkeys, now: Date.now() } as const;
  const cookie = await staffCookie(served, member);
  const [name = '', value = ''] = cookie.split('=');
  const visitor = await newVisitor(browser, look);
  const url = key === undefined ? served.url : served.url.replace('127.0.0.1', 'localhost');
  await visitor.context.addCookies([{ name, value, url }]);
  if (key !== undefined) await giveDevice(visitor.page, { ...key, person: id });
  return visitor;
}

/** Calls the council as the person whose window it is. */
export const postAsStaff = (
  { url }: Pick<Served, 'url'>,
  context: BrowserContext,
  path: string,
  data: object,
) => context.request.post(`${url}/api/vilanova/staff/${path}`, { data, headers: { origin: url } });
