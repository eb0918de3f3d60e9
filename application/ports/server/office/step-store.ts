import type { RealmId } from '#domain/shared/ids.ts';
import type { Step } from '#domain/office/steps/step.ts';

/**
 * The steps of a council, as they were stored with the changes that they are about: each in the transaction of its change,
 * so that no change is without its step. Steps are only added; erasing removes their words.
 */
export interface StepStore {
  /** The towns that have steps, in the order of their ids; also those that were removed since. */
  towns(): Promise<readonly RealmId[]>;
  /** The chain of a subject, the first step first. */
  of(realm: RealmId, subject: string): Promise<readonly Step[]>;
  /** Reads all steps of a town, ordered by subject and number, and keeps few of them at a time. */
  each(realm: RealmId, read: (step: Step) => void): Promise<void>;
}
