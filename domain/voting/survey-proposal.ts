import type { CalendarDay } from '../shared/calendar-day.ts';
import type { ProposalId } from '../shared/ids.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';

/** A proposal that asks for part of the budget. */
export interface SurveyProposal {
  readonly id: ProposalId;
  readonly title: LocalizedText;
  readonly shortTitle: LocalizedText | null;
  /** Plain words. */
  readonly text: LocalizedText | null;
  /** The whole of it, in the council's own HTML; shown below `text`. */
  readonly body: LocalizedText | null;
  readonly amount: Cents;
  readonly area: LocalizedText | null;
  readonly category: LocalizedText | null;
  readonly image: string | null;
  /** What the picture shows, for those who do not see it; null if it adds nothing to the title. */
  readonly imageAlt: LocalizedText | null;
  readonly published: CalendarDay | null;
}
