import type { Portal } from '../access/portals.ts';
import type { TimeZone } from '../shared/calendar-day.ts';
import type { Language, LocalizedText } from '../shared/localized-text.ts';

/** A link of a menu or footer. `uri` is a path of the portal or a full address. */
export interface SiteLink {
  readonly title: LocalizedText;
  readonly uri: string;
  readonly children: readonly SiteLink[];
}

/** A profile of the town on somebody else's network: "Facebook". */
export interface SocialProfile {
  readonly networkName: string;
  readonly uri: string;
}

/** What a council sets for its portal: identity, languages, menu (specification 3, section 3: settings). What comes later is in site-details.ts. */
export interface Site {
  readonly name: LocalizedText;
  /** What the portal is for, in two or three words. */
  readonly subtitle: LocalizedText | null;
  /** What the portal is for, in a sentence: search engines and messengers show it. */
  readonly description: LocalizedText | null;
  readonly logo: string | null;
  readonly primaryColor: string | null;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly timeZone: TimeZone;
  readonly menu: string | null;
  /** The town's profiles on other people's networks. */
  readonly social: readonly SocialProfile[];
  readonly hideDeveloperCredit: boolean;
  /** Articles behind the fixed routes. */
  readonly participa: string | null;
  readonly guide: string | null;
  readonly faq: string | null;
  /** The article about how data are handled. */
  readonly privacy: string | null;
  /** Whether a visitor who refuses cookies is not asked again at the next visit. */
  readonly remembersCookieRefusal: boolean;
  /** The front-ends that the town has switched off. */
  readonly closed: readonly Portal[];
  /** Whether voters of a census have their identity checked before they vote. */
  readonly checksIdentity: boolean;
}
