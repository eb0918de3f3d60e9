import type { Changer } from '#domain/office/steps/subject-steps.ts';
import type { AnswerTemplate } from '#domain/office/templates/template.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** The answers that the staff of each town have written once. */
export interface TemplateStore {
  /** All of a town, by their names. */
  all(realm: RealmId): Promise<readonly AnswerTemplate[]>;
  find(realm: RealmId, id: string): Promise<AnswerTemplate | null>;
  /** Stores a template, in place of the one with its id, with the step of who did it in the same transaction. */
  keep(realm: RealmId, template: AnswerTemplate, by: Changer): Promise<void>;
  /** Removes a template, with its step; false if there is none. */
  remove(realm: RealmId, id: string, by: Changer): Promise<boolean>;
}
