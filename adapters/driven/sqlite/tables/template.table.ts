import type { DatabaseSync } from 'node:sqlite';
import { templateOf } from '#adapters/driven/stores-shared/template-row.ts';
import type { TemplateStore } from '#application/ports/server/office/template-store.ts';
import { templateSteps, templateSubject } from '#domain/office/steps/template-steps.ts';
import type { AnswerTemplate } from '#domain/office/templates/template.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';
import { stepWriting } from './step.table.ts';

/** Templates of answers in the embedded database. */
export function sqlTemplates(database: DatabaseSync): TemplateStore {
  const all = database.prepare('SELECT body FROM answer_templates WHERE realm = ? ORDER BY name, id');
  const one = database.prepare('SELECT body FROM answer_templates WHERE realm = ? AND id = ?');
  const put = database.prepare(
    'INSERT OR REPLACE INTO answer_templates (realm, id, name, body) VALUES (?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM answer_templates WHERE realm = ? AND id = ?');
  const steps = stepWriting(database);
  const find = (realm: RealmId, id: string): AnswerTemplate | null => {
    const row = one.get(realm, id);
    return row === undefined ? null : templateOf(row);
  };
  return {
    all: async (realm) => all.all(realm).map(templateOf),
    find: async (realm, id) => find(realm, id),
    keep: async (realm, template, by) =>
      writeWhenFree(database, () => {
        const before = find(realm, template.id);
        put.run(realm, template.id, template.name, JSON.stringify(template));
        steps.add(realm, templateSubject(template), templateSteps(before, template, by));
      }),
    remove: async (realm, id, by) =>
      writeWhenFree(database, () => {
        const before = find(realm, id);
        steps.add(realm, templateSubject({ id }), templateSteps(before, null, by));
        return remove.run(realm, id).changes > 0;
      }),
  };
}
