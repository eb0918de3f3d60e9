import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '#adapters/wire/address-of.ts';
import { portalIconNames, readIconCall } from '#adapters/wire/service/read-icon.ts';
import { readDetails } from '#adapters/wire/site/tolerant-settings.ts';
import { portalSettings } from '#application/content/portal-settings.ts';
import { FilesUnreachable } from '#application/ports/server/files/files-unreachable.ts';
import type { Portal } from '#domain/access/portals.ts';
import { portalNamed } from '#domain/access/portal-names.ts';
import { readColour } from '#domain/appearance/realm-colour.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { ServerParts } from '../../../composition/server-parts.ts';
import { openCall } from '../../../plugins/route.ts';
import { townOfCall, townOfPage } from '../../../plugins/place.ts';
import { refuse } from '../../../plugins/refuse.ts';
import { commonIcon, townIcon } from '../own-files.ts';

/** The most bytes of an icon that is drawn. */
const mostBytes = 262_144;

type IconParts = Pick<ServerParts, 'documents' | 'townFiles'>;

/** The icon that the settings of a front-end name, or the product's; null if there is neither. */
async function iconOf(
  { documents, townFiles }: IconParts,
  webFolder: string,
  realm: RealmId,
  portal: Portal,
): Promise<{ readonly content: Uint8Array; readonly colour: string } | null> {
  const settings = portalSettings(await documents.all(realm, 'settings'), portal);
  const colour = readColour(settings['primaryColor'] as string | null);
  const { address } = await townIcon(townFiles, realm, readDetails(settings).favicon);
  const common = join(webFolder, commonIcon);
  if (address === commonIcon) return existsSync(common) ? { content: readFileSync(common), colour } : null;
  const found = await townFiles.small(realm, basename(address), mostBytes);
  return found?.content ? { content: found.content, colour } : null;
}

/** The icon of a front-end; null also while the store of files is away: a page without a drawn icon can be installed too. */
async function reachedIcon(...asked: Parameters<typeof iconOf>): ReturnType<typeof iconOf> {
  try {
    return await iconOf(...asked);
  } catch (error) {
    if (error instanceof FilesUnreachable) return null;
    throw error;
  }
}

/** The icons of a manifest, each with a version that differs as soon as its picture does; empty if there is no icon. */
export async function manifestIcons(
  council: IconParts,
  webFolder: string,
  { realm, portal }: { readonly realm: RealmId; readonly portal: Portal },
) {
  const icon = await reachedIcon(council, webFolder, realm, portal);
  if (icon === null) return [];
  const v = createHash('sha256').update(icon.content).update(icon.colour).digest('hex').slice(0, 12);
  return Object.entries(portalIconNames).map(([name, { size, isMaskable }]) => ({
    src: addressOf(readIconCall, { realm, icon: name, portal, v }),
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose: isMaskable ? 'maskable' : 'any',
  }));
}

const week = 604_800;

/** The icons of installed front-ends. */
export function portalIconEndpoint(server: FastifyInstance, council: ServerParts, webFolder: string): void {
  openCall(
    server,
    readIconCall,
    async (
      request: FastifyRequest<{ Params: { icon: string }; Querystring: Record<string, string | undefined> }>,
      reply,
    ) => {
      const town = await townOfCall(council, request);
      if (town === null) return refuse(reply, 'unknownRealm');
      const asked = request.query['portal'];
      const portal = asked === undefined ? (await townOfPage(council, request))?.portal : portalNamed(asked);
      const wished = Object.entries(portalIconNames).find(([name]) => name === request.params.icon)?.[1];
      if (wished === undefined || !portal) return refuse(reply, 'unknownFile');
      const icon = await iconOf(council, webFolder, town.realm, portal);
      const { colour = '' } = icon ?? {};
      const drawn = icon && (await council.icons.draw(icon.content, { ...wished, portal, colour }));
      if (!drawn) return refuse(reply, 'unknownFile');
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${request.query['v'] === undefined ? 600 : week}`)
        .send(Buffer.from(drawn));
    },
  );
}
