import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import type { OneDeed } from '../../parts/use-one-deed.ts';
import type { useActivityWords } from '../use-activity-words.ts';

/** What the parts of a fee need. */
export interface PlanProps {
  readonly activity: ActivityAnswer;
  readonly one: StaffApplicationAnswer;
  readonly deed: OneDeed;
  readonly again: () => void;
  readonly words: ReturnType<typeof useActivityWords>;
}
