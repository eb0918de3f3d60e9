import type { AnswerTemplate } from '#domain/office/templates/template.ts';
import type { RealmId } from '#domain/shared/ids.ts';

/** The answers that the staff of each town have written once. */
export interface TemplateStore {
  /** All of a town, by their names. */
  all(realm: RealmId): Promise<readonly AnswerTemplate[]>;
  find(realm: RealmId, id: string): Promise<AnswerTemplate | null>;
  /** Stores a template, in place of the one with its id. */
  keep(realm: RealmId, template: AnswerTemplate): Promise<void>;
  /** Removes a template; false if there is none. */
  remove(realm: RealmId, id: string): Promise<boolean>;
}
