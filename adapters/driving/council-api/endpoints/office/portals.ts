import type { FastifyInstance } from 'fastify';
import {
  listPortalsCall,
  type PortalSwitch,
  switchPortalCall,
} from '#adapters/wire/portals/staff-portals.ts';
import { readSiteTolerantly } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import { closablePortals } from '#domain/access/closed-portals.ts';
import { closedAfter, lastSwitch, switchStep } from '#domain/access/portal-switch.ts';
import { portals } from '#domain/access/portals.ts';
import { documentSubject } from '#domain/documents/document-parts.ts';
import { documentOf } from '#domain/documents/fields.ts';
import { withMember } from '#domain/documents/member-fields.ts';
import { publishAtOnce } from '#domain/documents/publish-at-once.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { type Either, isLeft, left, right } from '#domain/shared/result.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import { type RefusedBy, route } from '../../plugins/route.ts';

type Refused = RefusedBy<typeof switchPortalCall>;

/** The settings that name the closed front-ends: those of participation; null if the town has none. */
async function ownSettings({ documents }: ServerParts, realm: RealmId) {
  const settings = portalSettings(await documents.all(realm, 'settings'), 'participation');
  const read = readSiteTolerantly(settings);
  const id = settings['_id'];
  return typeof id !== 'string' || isLeft(read)
    ? null
    : { ref: { collection: 'settings', id }, closed: read.right.closed };
}

/** The front-ends of a town, and who switched each of them last. */
async function portalStates(
  council: ServerParts,
  realm: RealmId,
): Promise<Either<Refused, { readonly items: readonly PortalSwitch[] }>> {
  const settings = await ownSettings(council, realm);
  if (settings === null) return left({ kind: 'unknownDocument' });
  const steps = await council.steps.of(realm, documentSubject(settings.ref));
  const items = closablePortals.map((portal): PortalSwitch => {
    const last = lastSwitch(steps, portal);
    return {
      portal,
      home: portals[portal].home,
      isOpen: !settings.closed.includes(portal),
      changed: last && { by: last.by, at: new Date(last.at).toISOString() },
    };
  });
  return right({ items });
}

/** Which front-ends of the town are open, and switching them on and off. */
export function portalEndpoints(server: FastifyInstance, council: ServerParts): void {
  const { documentDesk, clock } = council;
  route(server, council, listPortalsCall, ({ realm }) => portalStates(council, realm));

  route(server, council, switchPortalCall, async ({ realm, portal, body: { isOpen }, member }) => {
    const named = closablePortals.find((one) => one === portal);
    const settings = await ownSettings(council, realm);
    if (named === undefined || settings === null) return left({ kind: 'unknownDocument' });
    const done = await documentDesk.change<Either<Refused, true>>(realm, settings.ref, (found) => {
      if (found?.fields == null) return { change: null, answer: left({ kind: 'unknownDocument' }) };
      const written = readSiteTolerantly(documentOf(found.fields));
      const closed = isLeft(written) ? settings.closed : written.right.closed;
      if (closed.includes(named) !== isOpen) return { change: null, answer: right(true) };
      const after = closedAfter(closed, named, isOpen);
      const fields = withMember(found.fields, 'closedPortals', after.length === 0 ? undefined : [...after]);
      const by = { act: 'document.publish', by: member.name, at: clock.now() };
      const change = publishAtOnce(found, fields, by);
      return { change: { ...change, steps: [switchStep(named, isOpen, by)] }, answer: right(true) };
    });
    return isLeft(done) ? done : portalStates(council, realm);
  });
}
