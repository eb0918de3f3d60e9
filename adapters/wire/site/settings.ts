import * as t from 'io-ts';
import { localizedText, orNull } from '../decode.ts';
import { embeddingSiteWire } from '../processes/embedding.ts';
import { linkWire, siteWire } from './site.ts';

/** A slide, a banner, a logo. */
export const pictureWire = t.partial({
  title: orNull(localizedText),
  text: orNull(localizedText),
  image: orNull(t.string),
  headerImage: orNull(t.string),
  alt: orNull(localizedText),
  uri: orNull(t.string),
});
const pictures = orNull(t.array(pictureWire));

/** A year as a number, or written: 2025, "2025". */
const yearWire = t.union([t.number, t.string]);

/** The settings beyond the head of a page: foot, home page, statistics. */
export const detailsWire = t.partial({
  openData: orNull(t.partial({ license: orNull(t.string) })),
  title: orNull(localizedText),
  favicon: orNull(t.string),
  css: orNull(t.string),
  footer: orNull(
    t.partial({
      organisation: orNull(localizedText),
      address: orNull(localizedText),
      phone: orNull(t.string),
      email: orNull(t.string),
      hours: orNull(localizedText),
      columns: orNull(t.array(t.type({ title: localizedText, links: t.array(linkWire) }))),
      logos: pictures,
    }),
  ),
  contacto: orNull(t.partial({ email: orNull(t.string), phone: orNull(t.string) })),
  portada: orNull(
    t.partial({
      carrusel: pictures,
      banners: pictures,
      bannersInteres: pictures,
      banner: orNull(pictureWire),
      video: orNull(t.intersection([t.type({ uri: t.string }), t.partial({ title: orNull(localizedText) })])),
    }),
  ),
  enlaces: orNull(t.array(linkWire)),
  asociaciones: orNull(t.boolean),
  mailboxContacto: orNull(t.string),
  hideProposalLike: orNull(t.boolean),
  /** Comments on proposals: `before` or `after` they are published, or `no`; a process may say otherwise. */
  comments: orNull(t.string),
  embedSites: orNull(t.array(embeddingSiteWire)),
  estadistica: orNull(t.partial({ year: orNull(yearWire), years: orNull(t.array(yearWire)) })),
  thesaurus: orNull(t.partial({ frame: orNull(t.string), hosts: orNull(t.array(t.string)) })),
  categories: orNull(t.array(t.type({ _id: t.string, term: localizedText }))),
});

/** The whole settings document, as clients may expect it. */
export const settingsWire = t.partial({ ...siteWire.props, ...detailsWire.props });
