import type { CouncilDocument } from '#application/ports/server/document-store.ts';
import { type Portal, portals } from '#domain/access/portals.ts';

/** The settings of a front-end: what its own document leaves out is that of the participation portal. */
export function portalSettings(
  settings: readonly CouncilDocument[],
  portal: Portal,
): Readonly<Record<string, unknown>> {
  const named = (one: Portal) => settings.find(({ name }) => name === portals[one].settings);
  return { ...(named('participation') ?? settings[0]), ...named(portal) };
}
