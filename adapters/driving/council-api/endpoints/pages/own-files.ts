import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Town } from '#domain/access/town.ts';
import type { SiteDetails } from '#domain/content/site-details.ts';
import { isTownFile } from '#domain/content/web-address.ts';

/** Small enough to be sent inside the page. */
const smallIcon = 4096;

const types = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' } as const;

/** The product's own icon, for towns that keep none on this server. */
export const commonIcon = '/favicon.svg';

/** The address of a town's icon and its type: the one that the settings name, `favicon.svg`, or the product's. */
export function townIcon(
  filesFolder: string,
  realm: string,
  favicon: string | null,
): { readonly address: string; readonly type: string; readonly file: string | null } {
  const named = favicon !== null && isTownFile(favicon, realm, Object.keys(types)) ? [favicon] : [];
  for (const address of [...named, `/files/${realm}/favicon.svg`]) {
    const file = join(filesFolder, realm, basename(address));
    const ending = address.split('.').at(-1) as keyof typeof types;
    if (existsSync(file)) return { address, type: types[ending], file };
  }
  return { address: commonIcon, type: types.svg, file: null };
}

/** A small drawing is sent inside the page, which saves a request; any other icon is asked for as a file. */
function iconLink(filesFolder: string, realm: string, favicon: string | null): string {
  const { address, type, file } = townIcon(filesFolder, realm, favicon);
  const inside = file !== null && type === types.svg && statSync(file).size <= smallIcon;
  const href = inside ? `data:${type};base64,${readFileSync(file).toString('base64')}` : address;
  return `<link rel="icon" href="${href}" type="${type}" />`;
}

/**
 * Icon and style sheet that the settings name. Only files that the town keeps on this server: the page's policy would
 * refuse others. A sheet linked as a file cannot end the page's own elements, whatever it contains.
 */
export function ownFileLinks(
  filesFolder: string,
  { realm }: Town,
  { favicon, styleSheet }: Pick<SiteDetails, 'favicon' | 'styleSheet'>,
): string {
  const sheet = styleSheet !== null && isTownFile(styleSheet, realm, ['css']) ? styleSheet : null;
  return [
    iconLink(filesFolder, realm, favicon),
    sheet === null ? '' : `<link rel="stylesheet" href="${sheet}" />`,
  ].join('');
}
