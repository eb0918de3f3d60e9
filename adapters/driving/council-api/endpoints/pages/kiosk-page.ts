import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { otherProgram } from '#domain/access/other-programs.ts';
import type { ServerParts } from '../../composition/server-parts.ts';
import type { PageTown } from '../../plugins/place.ts';
import { sendUnkept, shownSite } from './office-page.ts';

/** Whether an address is that of a kiosk: a tablet at which people vote whom a desk has identified. */
export const isKioskAddress = (url: string): boolean => otherProgram(url) === '/quiosco';

/**
 * The page of kiosks. Like that of the office it is stored nowhere, and it has the town's name and colours and nothing
 * else. It frames nothing: what plays in a frame could store something of its own.
 */
export function kioskPages(council: ServerParts, webFolder: string) {
  const file = join(webFolder, 'kiosk.html');
  const template = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return {
    isBuilt: template !== '',
    send: async (reply: FastifyReply, { town, portal }: PageTown) => {
      const { realm, name, timeZone } = town;
      const site = await shownSite(council, { town, portal });
      const defaultLanguage = site?.defaultLanguage ?? town.defaultLanguage;
      const facts = { realm, name, defaultLanguage, timeZone };
      return sendUnkept(council, reply, {
        template,
        language: defaultLanguage,
        colour: site?.primaryColor ?? null,
        tileHost: null,
        frames: 'none',
        facts,
      });
    },
  };
}
