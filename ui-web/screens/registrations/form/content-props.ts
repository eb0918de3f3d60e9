import type { ActivityAnswer } from '#adapters/wire/registrations/activity.ts';
import type { ApplicationContent } from '#domain/registrations/applicants/application.ts';

/** What the fields of the content work with: in the form, and in a correction. */
export interface ContentProps {
  readonly activity: ActivityAnswer;
  /** The groups for somebody of that age. */
  readonly groups: ActivityAnswer['groups'];
  readonly content: ApplicationContent;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (content: ApplicationContent) => void;
}
