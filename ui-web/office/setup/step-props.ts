import type { OfficeTown } from '../office-facts.ts';
import type { SetupAnswer, SetupChange } from './use-setup.ts';

/** What the screen of a step gets. */
export interface StepProps {
  readonly setup: SetupAnswer;
  readonly town: OfficeTown;
  readonly change: (body: SetupChange) => Promise<string | null>;
  /** Reads the setting up again and goes to the next step that is not done. */
  readonly goOn: () => void;
}
