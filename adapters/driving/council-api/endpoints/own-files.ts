import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Town } from '#domain/access/town.ts';
import type { SiteDetails } from '#domain/content/site-details.ts';
import { isTownFile } from '#domain/content/web-address.ts';

/** Small enough to travel with the page. */
const smallIcon = 4096;

const types = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' } as const;

/** The town's icon: a small drawing inside the page, one thing less to ask for; any other is asked for as a file. */
function iconLink(filesFolder: string, realm: string, favicon: string | null): string {
  const asked = favicon !== null && isTownFile(favicon, realm, Object.keys(types)) ? favicon : null;
  const address = asked ?? `/files/${realm}/favicon.svg`;
  const ending = address.split('.').at(-1) as keyof typeof types;
  const file = join(filesFolder, realm, basename(address));
  const inside = ending === 'svg' && existsSync(file) && statSync(file).size <= smallIcon;
  const href = inside ? `data:${types.svg};base64,${readFileSync(file).toString('base64')}` : address;
  return `<link rel="icon" href="${href}" type="${types[ending]}" />`;
}

/**
 * Icon and style sheet that the settings name. Only files that the town keeps with us: the page's policy would refuse
 * others, and a sheet linked as a file cannot end the page's own elements, whatever it holds.
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
