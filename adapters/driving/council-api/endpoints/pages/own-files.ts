import { basename } from 'node:path';
import type { TownFiles } from '#application/ports/server/files/town-files.ts';
import type { SiteDetails } from '#domain/content/site-details.ts';
import { isTownFile } from '#domain/content/web-address.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** Small enough to be sent inside the page. */
const smallIcon = 4096;

const types = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' } as const;

/** The product's own icon, for towns that keep none on this server. */
export const commonIcon = '/favicon.svg';

interface TownIcon {
  readonly address: string;
  readonly type: string;
  /** What is in it, if that is little. */
  readonly content: Uint8Array | null;
}

/**
 * The address of a town's icon and its type: the one that the settings name, `favicon.svg`, or the product's. If the
 * town's files are out of reach now, pages are still made, with the icon that the settings name or the product's.
 */
export async function townIcon(
  { small }: Pick<TownFiles, 'small'>,
  realm: RealmId,
  favicon: string | null,
): Promise<TownIcon> {
  const named = favicon !== null && isTownFile(favicon, realm, Object.keys(types)) ? [favicon] : [];
  const typeOf = (address: string) => types[address.split('.').at(-1) as keyof typeof types];
  const common = { address: commonIcon, type: types.svg, content: null };
  try {
    for (const address of [...named, `/files/${realm}/favicon.svg`]) {
      // oxlint-disable-next-line no-await-in-loop -- the second is asked for only if there is no first
      const found = await small(realm, basename(address), smallIcon);
      if (found !== null) return { address, type: typeOf(address), content: found.content };
    }
    return common;
  } catch {
    const [address] = named;
    return address === undefined ? common : { address, type: typeOf(address), content: null };
  }
}

/** A small drawing is sent inside the page, which saves a request; any other icon is asked for as a file. */
function iconLink({ address, type, content }: TownIcon): string {
  const inside = content !== null && type === types.svg;
  const href = inside ? `data:${type};base64,${Buffer.from(content).toString('base64')}` : address;
  return `<link rel="icon" href="${href}" type="${type}" />`;
}

/**
 * Icon and style sheet that the settings name. Only files that the town keeps on this server: the page's policy would
 * refuse others. A sheet linked as a file cannot end the page's own elements, whatever it contains.
 */
export async function ownFileLinks(
  files: Pick<TownFiles, 'small'>,
  realm: RealmId,
  { favicon, styleSheet }: Pick<SiteDetails, 'favicon' | 'styleSheet'>,
): Promise<string> {
  const sheet = styleSheet !== null && isTownFile(styleSheet, realm, ['css']) ? styleSheet : null;
  return [
    iconLink(await townIcon(files, realm, favicon)),
    sheet === null ? '' : `<link rel="stylesheet" href="${sheet}" />`,
  ].join('');
}
