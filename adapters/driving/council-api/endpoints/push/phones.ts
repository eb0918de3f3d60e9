import type { FastifyInstance } from 'fastify';
import { keepPhone, readPhone } from '#application/push/keep-phone.ts';
import { listAlerts } from '#application/push/list-alerts.ts';
import type { PushPerson } from '#application/push/push-records.ts';
import type { DeviceUser } from '#application/ports/server/device-registry.ts';
import { listAlertsCall } from '#adapters/wire/push/alerts.ts';
import { keepPhoneCall, type PhoneSettings, readPhoneCall } from '#adapters/wire/push/phone.ts';
import type { Phone } from '#domain/push/phone.ts';
import { areQuietHours } from '#domain/push/quiet-hours.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { route } from '../../plugins/route.ts';
import { isBrowser } from '../participation/is-browser.ts';

/** Who a device stands for: the owner of the address that was verified on it, if one was. */
export async function pushPerson(
  { profiles }: Pick<ServerParts, 'profiles'>,
  { realm, userId }: DeviceUser,
): Promise<PushPerson> {
  const kept = await profiles.find(realm, userId);
  return { userId, email: kept?.profile.isVerified === true ? kept.profile.email : null };
}

const written = (
  { push }: Pick<ServerParts, 'push'>,
  { email }: PushPerson,
  phone: Pick<Phone, 'subjects' | 'quiet'> | null,
): PhoneSettings => ({
  pushKey: push?.publicKey ?? null,
  subjects: [...(phone?.subjects ?? [])],
  quiet: phone?.quiet ?? null,
  isKnown: email !== null,
});

/** What a phone gets messages about, and what its person was told. */
export function phoneEndpoints(server: FastifyInstance, council: ServerParts): void {
  route(server, council, readPhoneCall, async ({ town, body: { endpoint }, user }) => {
    const person = await pushPerson(council, user);
    const phone = endpoint ? await readPhone(council)(town, person, endpoint) : null;
    return right(written(council, person, phone));
  });

  route(server, council, keepPhoneCall, async ({ town, body, user }) => {
    const { push, quiet, language } = body;
    const subjects = [...new Set(body.subjects)];
    if (!isBrowser(council, push)) return left({ kind: 'unreadable', where: 'push' });
    if (quiet !== null && !areQuietHours(quiet)) return left({ kind: 'unreadable', where: 'quiet' });
    const person = await pushPerson(council, user);
    const wished = { ...push, subjects, quiet, language };
    const isKept = await keepPhone(council)(town, person, wished);
    return isKept ? right(written(council, person, { subjects, quiet })) : left({ kind: 'storageFailed' });
  });

  route(server, council, listAlertsCall, async ({ town, user }) => {
    const alerts = await listAlerts(council)(town, await pushPerson(council, user));
    return right({ items: alerts.map((one) => ({ ...one, at: new Date(one.at).toISOString() })) });
  });
}

/** The person whose a device is now. */
export const personOfUser = (council: Pick<ServerParts, 'profiles'>, realm: RealmId, userId: string) =>
  pushPerson(council, { realm, userId });
