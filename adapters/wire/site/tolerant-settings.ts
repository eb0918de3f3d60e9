import type * as t from 'io-ts';
import { readSwitch } from '#domain/comments/moderation.ts';
import type { SiteDetails, SitePicture, StatisticsYears } from '#domain/content/site-details.ts';
import type { Site, SiteLink } from '#domain/content/site.ts';
import { thesaurusOf } from '#domain/content/thesaurus.ts';
import { isLinkAddress, isPictureAddress } from '#domain/content/web-address.ts';
import { type Either, isLeft } from '#domain/shared/result.ts';
import { decode, type Unreadable } from '../decode.ts';
import { readPublication } from './publication.ts';
import { detailsWire, settingsWire } from './settings.ts';
import { type linkWire, menuWire, readLink, readMenu, readSite, siteWire } from './site.ts';
import { tolerate } from '../tolerate.ts';

type Details = t.TypeOf<typeof detailsWire>;
type PictureWire = NonNullable<NonNullable<NonNullable<Details['portada']>['carrusel']>[number]>;

const ignore = () => undefined;

/** The settings of the head of a page, without those that cannot be read. */
export function readSiteTolerantly(raw: unknown): Either<Unreadable, Site> {
  const whole = readSite(raw);
  return isLeft(whole) ? readSite(tolerate(siteWire, raw, ignore)) : whole;
}

/** The links of a menu, without those that cannot be read. */
export const readMenuTolerantly = (raw: unknown): Either<Unreadable, readonly SiteLink[]> =>
  readMenu(tolerate(menuWire, raw, ignore));

/** What of a settings document cannot be read and is left out of the pages, by its place. */
export function unreadableSettings(raw: unknown): readonly string[] {
  const places: string[] = [];
  tolerate(settingsWire, raw, (place) => void places.push(place));
  return places;
}

/** An address that may not be in a link gives null. */
const linkable = (uri: string | null | undefined) => (uri && isLinkAddress(uri) ? uri : null);

function readPicture(wire: PictureWire): readonly SitePicture[] {
  const image = wire.image ?? wire.headerImage ?? null;
  const title = wire.title ?? '';
  const shown = image !== null && isPictureAddress(image) ? image : null;
  // Neither picture nor text: there is nothing to show.
  if (shown === null && title === '') return [];
  return [{ title, text: wire.text ?? null, image: shown, alt: wire.alt ?? null, uri: linkable(wire.uri) }];
}
const readPictures = (wires: readonly PictureWire[] | null | undefined) => (wires ?? []).flatMap(readPicture);

const readLinks = (wires: readonly t.TypeOf<typeof linkWire>[] | null | undefined): readonly SiteLink[] =>
  (wires ?? []).map(readLink).filter(({ uri }) => isLinkAddress(uri));

/** A year that statistics may be asked for; null for anything else. */
const yearsIn = (written: readonly (number | string)[]): readonly number[] =>
  written.map(Number).filter((year) => Number.isInteger(year) && year >= 1900 && year <= 9999);

function readYears({ year, years }: NonNullable<Details['estadistica']>): StatisticsYears | null {
  const offered = [...new Set(yearsIn(years ?? []))];
  const [first = offered[0]] = yearsIn(year ? [year] : []);
  if (first === undefined) return null;
  return { year: first, years: offered.includes(first) ? offered : [first, ...offered] };
}

function detailsIn(raw: unknown): Details {
  const whole = decode(detailsWire, raw);
  if (!isLeft(whole)) return whole.right;
  const kept = decode(detailsWire, tolerate(detailsWire, raw, ignore));
  return isLeft(kept) ? {} : kept.right;
}

/** The settings beyond the head of a page (specification 3, section 3), without those that cannot be read. */
export function readDetails(raw: unknown): SiteDetails {
  const wire = detailsIn(raw);
  const footer = wire.footer ?? {};
  const front = wire.portada ?? {};
  const video = front.video ?? null;
  return {
    favicon: wire.favicon ?? null,
    styleSheet: wire.css ?? null,
    foot: {
      organisation: footer.organisation ?? wire.title ?? '',
      address: footer.address ?? '',
      phone: footer.phone ?? wire.contacto?.phone ?? null,
      email: footer.email ?? wire.contacto?.email ?? null,
      hours: footer.hours ?? null,
      columns: (footer.columns ?? []).map(({ title, links }) => ({ title, links: readLinks(links) })),
      logos: readPictures(footer.logos),
    },
    slides: readPictures(front.carrusel),
    banners: readPictures(front.banners),
    interest: readPictures(front.bannersInteres),
    banner: front.banner ? (readPicture(front.banner)[0] ?? null) : null,
    video: video && isLinkAddress(video.uri) ? { title: video.title ?? '', uri: video.uri } : null,
    links: readLinks(wire.enlaces),
    showsAssociations: wire.asociaciones ?? false,
    contactMailbox: wire.mailboxContacto ?? null,
    hidesLikes: wire.hideProposalLike ?? false,
    comments: readSwitch(wire.comments),
    embeddingSites: [...new Set(wire.embedSites ?? [])],
    licence: readPublication(wire).licence,
    statistics: wire.estadistica ? readYears(wire.estadistica) : null,
    thesaurus: thesaurusOf(wire.thesaurus?.frame ?? null, wire.thesaurus?.hosts ?? []),
    categories: (wire.categories ?? []).map(({ _id, term }) => ({ key: _id, name: term })),
  };
}
