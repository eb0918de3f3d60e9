import { hostOf, outsideAddress } from '#domain/content/web-address.ts';

/** As a council writes it: `{ networkName: 'facebook', uri: 'https://…' }`. */
export interface SocialAccount {
  readonly networkName: string;
  readonly uri: string;
}

/** How networks write their own names. */
const names: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'X',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  flickr: 'Flickr',
  threads: 'Threads',
};

function nameOf({ networkName, uri }: SocialAccount): string {
  const written = networkName.trim();
  const known = written.toLowerCase().replaceAll(/[^a-z]/gu, '');
  return (Object.hasOwn(names, known) ? names[known] : undefined) ?? (written || hostOf(uri));
}

/**
 * The accounts that can be linked to, once each. An address that is not of the web is left out.
 *
 * @example socialLinks([{ networkName: 'twitter', uri: 'https://x.com/a' }]) // [{ name: 'X', href: 'https://x.com/a' }]
 */
export function socialLinks(
  accounts: readonly SocialAccount[],
): readonly { readonly name: string; readonly href: string }[] {
  const byAddress = new Map<string, string>();
  for (const account of accounts) {
    const href = outsideAddress(account.uri);
    if (href !== null && !byAddress.has(href)) byAddress.set(href, nameOf(account));
  }
  return [...byAddress].map(([href, name]) => ({ name, href }));
}
