import type { CommentSwitch } from '../comments/moderation.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { SiteLink } from './site.ts';
import { noThesaurus, type Thesaurus } from './thesaurus.ts';

/** A picture with a title that may lead somewhere: a slide, a banner, a logo of the foot. */
export interface SitePicture {
  readonly title: LocalizedText;
  readonly text: LocalizedText | null;
  readonly image: string | null;
  /** What the picture shows, where it says more than the title. */
  readonly alt: LocalizedText | null;
  readonly uri: string | null;
}

/** The years that the statistics page offers, and the one it opens with. */
export interface StatisticsYears {
  readonly year: number;
  readonly years: readonly number[];
}

/**
 * What a council sets beyond the head of its pages: the foot, the home page, statistics (specification 3, section 3:
 * settings). Nothing here is needed before a page has been drawn.
 */
export interface SiteDetails {
  /** The town's icon and its own style sheet, as addresses. */
  readonly favicon: string | null;
  readonly styleSheet: string | null;
  readonly foot: {
    readonly organisation: LocalizedText;
    readonly address: LocalizedText;
    readonly phone: string | null;
    readonly email: string | null;
    readonly hours: LocalizedText | null;
    readonly columns: readonly { readonly title: LocalizedText; readonly links: readonly SiteLink[] }[];
    readonly logos: readonly SitePicture[];
  };
  readonly slides: readonly SitePicture[];
  /** Below the slides, as cards. */
  readonly banners: readonly SitePicture[];
  /** "De interés": at the end of the home page. */
  readonly interest: readonly SitePicture[];
  /** One wide banner. */
  readonly banner: SitePicture | null;
  readonly video: { readonly title: LocalizedText; readonly uri: string } | null;
  readonly links: readonly SiteLink[];
  /** Whether the home page leads to the town's associations. */
  readonly showsAssociations: boolean;
  /** The mailbox of the contact form. */
  readonly contactMailbox: string | null;
  readonly hidesLikes: boolean;
  /** What the town says of comments on proposals; null: nothing. */
  readonly comments: CommentSwitch | null;
  /** Other sites, by their origins, that may show cards of the portal's processes; no other site may embed them. */
  readonly embeddingSites: readonly string[];
  /** The address of the licence of what the town publishes; null if it names none. */
  readonly licence: string | null;
  readonly statistics: StatisticsYears | null;
  /** Explains words in a frame; without one there is no frame but those of videos. */
  readonly thesaurus: Thesaurus;
  /** The themes that processes are sorted under. */
  readonly categories: readonly { readonly key: string; readonly name: LocalizedText }[];
}

/** Of a town whose settings could not be had. */
export const noDetails: SiteDetails = {
  favicon: null,
  styleSheet: null,
  foot: { organisation: '', address: '', phone: null, email: null, hours: null, columns: [], logos: [] },
  slides: [],
  banners: [],
  interest: [],
  banner: null,
  video: null,
  links: [],
  showsAssociations: false,
  contactMailbox: null,
  hidesLikes: false,
  comments: null,
  embeddingSites: [],
  licence: null,
  statistics: null,
  thesaurus: noThesaurus,
  categories: [],
};
