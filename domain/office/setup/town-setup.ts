import type { Instant } from '../../shared/calendar-day.ts';
import type { RealmId } from '../../shared/ids.ts';

/** The steps of setting up a town, in the order in which they are shown. */
export const setupSteps = [
  'town',
  'languages',
  'colour',
  'arms',
  'people',
  'texts',
  'news',
  'process',
] as const;

/** One step. */
export type SetupStep = (typeof setupSteps)[number];

/** How far the setting up of a town is, beyond what its documents say. */
export interface TownSetup {
  readonly realm: RealmId;
  readonly begunAt: Instant;
  /** Steps that a person has settled although nothing was written: no arms, no other people for now. */
  readonly settled: readonly SetupStep[];
  /** When the portal was opened or the list was put away; null as long as it is shown. */
  readonly endedAt: Instant | null;
}

/** What the documents and the people of a town say of its steps. */
export interface SetupFacts {
  /** The council can be written to: its settings have an e-mail address. */
  readonly hasContact: boolean;
  readonly hasColour: boolean;
  readonly hasArms: boolean;
  /** How many people were invited and not ended, the first one with them. */
  readonly people: number;
  readonly hasNews: boolean;
  readonly hasProcess: boolean;
}

/** The steps that are done: by what was written, or because a person has settled them. */
export function doneSteps(
  { hasContact, hasColour, hasArms, people, hasNews, hasProcess }: SetupFacts,
  settled: readonly SetupStep[],
): readonly SetupStep[] {
  const byFacts: Readonly<Record<SetupStep, boolean>> = {
    town: hasContact,
    // They were chosen when the town was made.
    languages: true,
    colour: hasColour,
    arms: hasArms,
    people: people > 1,
    texts: false,
    news: hasNews,
    process: hasProcess,
  };
  return setupSteps.filter((step) => byFacts[step] || settled.includes(step));
}

/** The steps without which the portal is not opened: whom to write to, and the texts that the law demands. */
export const neededSteps: readonly SetupStep[] = ['town', 'texts'];

/** Whether the portal may be opened to the public. */
export const mayOpen = (done: readonly SetupStep[]): boolean =>
  neededSteps.every((step) => done.includes(step));
