import type { Portal } from './portals.ts';
import type { TimeZone } from '../shared/calendar-day.ts';
import type { RealmId } from '../shared/ids.ts';
import type { Language, LocalizedText } from '../shared/localized-text.ts';

/** A town that a server serves: its name, its time zone and its hosts. */
export interface Town {
  readonly realm: RealmId;
  readonly name: LocalizedText;
  readonly timeZone: TimeZone;
  readonly defaultLanguage: Language;
  readonly hosts: readonly string[];
  /** The front-ends of those hosts whose name does not say it; missing in towns that were loaded before. */
  readonly hostPortals?: Readonly<Record<string, Portal>>;
  /** Collections of content pages that the town added; missing in towns that were loaded before. */
  readonly collections?: readonly string[];
  /** Regular expressions over the host name. */
  readonly hostPatterns: readonly string[];
  /** Whether a public service checks who votes before the census is asked (specification 2, section 5). */
  readonly checksIdentity: boolean;
}
