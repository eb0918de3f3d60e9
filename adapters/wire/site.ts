import * as t from 'io-ts';
import type { Site, SiteLink } from '#domain/content/site.ts';
import { isLanguage } from '#domain/shared/localized-text.ts';
import { type Either, map } from '#domain/shared/result.ts';
import { decode, localizedText, orNull, type Unreadable } from './decode.ts';

interface LinkWire {
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
export const settingsWire = t.partial({
  title: orNull(localizedText),
  subtitle: orNull(localizedText),
  description: orNull(localizedText),
  logo: orNull(t.string),
  primaryColor: orNull(t.string),
  languages: orNull(t.array(t.string)),
  defaultLanguage: orNull(t.string),
  timeZone: orNull(t.string),
  menuID: orNull(t.string),
  footer: orNull(
    t.partial({
      organisation: orNull(localizedText),
      address: orNull(localizedText),
      phone: orNull(t.string),
      email: orNull(t.string),
      hours: orNull(localizedText),
      columns: orNull(t.array(t.type({ title: localizedText, links: t.array(linkWire) }))),
    }),
  ),
  hideDeveloperCredit: orNull(t.boolean),
  participa: reference,
  guia: reference,
  faq: reference,
  privacyPolicy: reference,
  cookies: orNull(t.partial({ rememberRefusal: orNull(t.boolean) })),
  identityCheck: orNull(t.boolean),
});

const readLink = (wire: LinkWire): SiteLink => ({
  title: wire.title,
  uri: wire.uri ?? '',
  children: (wire.children ?? []).map(readLink),
});

/** The settings document of a participation portal (specification 3, section 3), with defaults for what it leaves out. */
export function readSite(raw: unknown): Either<Unreadable, Site> {
  return map((wire: t.TypeOf<typeof settingsWire>): Site => {
    const languages = (wire.languages ?? []).filter(isLanguage);
    const footer = wire.footer ?? {};
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
      footer: {
        organisation: footer.organisation ?? wire.title ?? '',
        address: footer.address ?? '',
        phone: footer.phone ?? null,
        email: footer.email ?? null,
        hours: footer.hours ?? null,
        columns: (footer.columns ?? []).map(({ title, links }) => ({ title, links: links.map(readLink) })),
      },
      hideDeveloperCredit: wire.hideDeveloperCredit ?? false,
      participa: wire.participa?._id ?? null,
      guide: wire.guia?._id ?? null,
      faq: wire.faq?._id ?? null,
      privacy: wire.privacyPolicy?._id ?? null,
      remembersCookieRefusal: wire.cookies?.rememberRefusal ?? true,
      checksIdentity: wire.identityCheck ?? false,
    };
  })(decode(settingsWire, raw));
}

/** The links of a menu document. */
export const readMenu = (raw: unknown): Either<Unreadable, readonly SiteLink[]> =>
  map((wire: t.TypeOf<typeof menuWire>) => wire.children.map(readLink))(decode(menuWire, raw));
