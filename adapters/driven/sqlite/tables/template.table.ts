import type { DatabaseSync } from 'node:sqlite';
import { templateOf } from '#adapters/driven/stores-shared/template-row.ts';
import type { TemplateStore } from '#application/ports/server/office/template-store.ts';
import { writeWhenFree } from '../writing/write-when-free.ts';

/** Templates of answers in the embedded database. */
export function sqlTemplates(database: DatabaseSync): TemplateStore {
  const all = database.prepare('SELECT body FROM answer_templates WHERE realm = ? ORDER BY name, id');
  const find = database.prepare('SELECT body FROM answer_templates WHERE realm = ? AND id = ?');
  const put = database.prepare(
    'INSERT OR REPLACE INTO answer_templates (realm, id, name, body) VALUES (?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM answer_templates WHERE realm = ? AND id = ?');
  return {
    all: async (realm) => all.all(realm).map(templateOf),
    find: async (realm, id) => {
      const row = find.get(realm, id);
      return row === undefined ? null : templateOf(row);
    },
    keep: async (realm, template) =>
      writeWhenFree(
        database,
        () => void put.run(realm, template.id, template.name, JSON.stringify(template)),
      ),
    remove: async (realm, id) => writeWhenFree(database, () => remove.run(realm, id).changes > 0),
  };
}
