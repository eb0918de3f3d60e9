import * as t from 'io-ts';
import { readClosed } from '#domain/access/closed-portals.ts';
import type { Site, SiteLink } from '#domain/content/site.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, localizedText, orNull, type Unreadable } from '../decode.ts';

export interface LinkWire {
  title: string | Record<string, string>;
  uri?: string | null | undefined;
  children?: LinkWire[] | null | undefined;
}
export const linkWire: t.Type<LinkWire> = t.recursion('link', () =>
  t.intersection([
    t.type({ title: localizedText }),
    t.partial({ uri: orNull(t.string), children: orNull(t.array(linkWire)) }),
  ]),
);
export const menuWire = t.type({ _id: t.string, children: t.array(linkWire) });

const reference = orNull(t.type({ _id: t.string }));
/** The settings that the head of a page needs. */
export const siteWire = t.partial({
  title: orNull(localizedText),
  subtitle: orNull(localizedText),
  description: orNull(localizedText),
  logo: orNull(t.string),
  primaryColor: orNull(t.string),
  languages: orNull(t.array(t.string)),
  defaultLanguage: orNull(t.string),
  timeZone: orNull(t.string),
  menuID: orNull(t.string),
  socialShare: orNull(t.array(t.type({ networkName: t.string, uri: t.string }))),
  hideDeveloperCredit: orNull(t.boolean),
  participa: reference,
  guia: reference,
  faq: reference,
  privacyPolicy: reference,
  cookies: orNull(t.partial({ rememberRefusal: orNull(t.boolean) })),
  identityCheck: orNull(t.boolean),
  closedPortals: orNull(t.array(t.string)),
});

export const readLink = (wire: LinkWire): SiteLink => ({
  title: wire.title,
  uri: wire.uri ?? '',
  children: (wire.children ?? []).map(readLink),
});

/**
 * The settings document of a participation portal (specification 3, section 3), only what the head of a page needs,
 * with defaults for what it leaves out. tolerant-settings.ts reads one with invalid parts.
 */
export function readSite(raw: unknown): Either<Unreadable, Site> {
  return map((wire: t.TypeOf<typeof siteWire>): Site => {
    const languages = (wire.languages ?? []).filter(isLanguage);
    return {
      name: wire.title ?? '',
      subtitle: wire.subtitle ?? null,
      description: wire.description ?? null,
      logo: wire.logo ?? null,
      primaryColor: wire.primaryColor ?? null,
      languages,
      defaultLanguage: isLanguage(wire.defaultLanguage) ? wire.defaultLanguage : (languages[0] ?? 'es'),
      timeZone: wire.timeZone ?? 'Europe/Madrid',
      menu: wire.menuID ?? null,
      // A profile has an address of the web, or is left out.
      social: (wire.socialShare ?? []).filter(({ uri }) => /^https?:\/\//iu.test(uri)),
      hideDeveloperCredit: wire.hideDeveloperCredit ?? false,
      participa: wire.participa?._id ?? null,
      guide: wire.guia?._id ?? null,
      faq: wire.faq?._id ?? null,
      privacy: wire.privacyPolicy?._id ?? null,
      remembersCookieRefusal: wire.cookies?.rememberRefusal ?? true,
      closed: readClosed(wire.closedPortals ?? []),
      checksIdentity: wire.identityCheck ?? false,
    };
  })(decode(siteWire, raw));
}

/** The links of a menu document. */
export const readMenu = (raw: unknown): Either<Unreadable, readonly SiteLink[]> =>
  map((wire: t.TypeOf<typeof menuWire>) => wire.children.map(readLink))(decode(menuWire, raw));
