import { proposedRealm } from '#domain/access/realm-name.ts';
import type { TownTimeZone } from '#domain/access/town-time-zones.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import type { CallCouncil } from '#ui-web/composition/call-council.ts';

/** What the page of a new town works with. */
export interface NewTownProps {
  readonly call: CallCouncil;
  /** The secret of the link. */
  readonly link: string;
  /** Leads to an address of the office of the town that was made. */
  readonly go: (address: string) => void;
}

/** What is asked before a town is made, as it is typed. */
export interface TypedTown {
  readonly name: string;
  /** Null as long as nobody has typed one: then it follows the name. */
  readonly realm: string | null;
  readonly timeZone: TownTimeZone;
  readonly languages: readonly Language[];
  readonly person: string;
}

/** The realm as it is shown: typed, or proposed from the name. */
export const realmOf = ({ name, realm }: TypedTown): string => realm ?? proposedRealm(name);

/** What every question gets. */
export interface QuestionProps {
  readonly typed: TypedTown;
  /** The part that is wrong; null if none is. */
  readonly wrong: string | null;
  readonly isBusy: boolean;
  readonly change: (part: Partial<TypedTown>) => void;
  readonly next: () => void;
  readonly back: () => void;
}
