import type { CommentSwitch } from '../comments/moderation.ts';
import type { CalendarDay } from '../shared/calendar-day.ts';
import type { SurveyId } from '../shared/ids.ts';
import type { LocalizedText } from '../shared/localized-text.ts';
import type { Cents } from '../shared/money.ts';

/** A stretch of a process, both days included. */
export interface DateRange {
  readonly name: LocalizedText;
  /** What happens in it, where the council says so: `proposals` is when they are taken. */
  readonly kind: string | null;
  readonly note: LocalizedText | null;
  readonly start: CalendarDay;
  readonly end: CalendarDay;
}

/** The parts of a process page; the council can switch each off. */
export const sections = ['info', 'enviar-propuesta', 'propuestas', 'participa'] as const;
/** One part of the page of a process. */
export type ProcessSection = (typeof sections)[number];
/** Whether a part of a path names a section. */
export const isProcessSection = (text: string | undefined): text is ProcessSection =>
  sections.includes(text as ProcessSection);

/** A file that the council offers. `type` is a media type; null if unknown. */
export interface AttachedFile {
  readonly title: LocalizedText;
  readonly uri: string;
  readonly type: string | null;
  /** Bytes. */
  readonly size: number | null;
}

/** A link that the council offers beside its files. */
export interface AttachedLink {
  readonly title: LocalizedText;
  readonly uri: string;
}

/** A participation process as the council publishes it (specification 3, section 4). */
export interface Process {
  readonly id: string;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly subtitle: LocalizedText | null;
  readonly lead: LocalizedText | null;
  readonly body: LocalizedText | null;
  readonly headerImage: string | null;
  readonly logo: string | null;
  /** From first to last day. */
  readonly extent: { readonly start: CalendarDay; readonly end: CalendarDay };
  readonly ranges: readonly DateRange[];
  readonly survey: SurveyId | null;
  readonly switchedOff: readonly ProcessSection[];
  readonly amount: Cents | null;
  /** The collection of its proposals if they have one of their own; null if they are among those of all processes. */
  readonly proposals: string | null;
  /** Where proposals for it are sent. */
  readonly mailbox: string | null;
  readonly contact: string | null;
  readonly who: LocalizedText | null;
  /** What it says of comments on its proposals; null: what the town says. */
  readonly comments: CommentSwitch | null;
  readonly files: readonly AttachedFile[];
  readonly links: readonly { readonly title: LocalizedText; readonly uri: string }[];
}
