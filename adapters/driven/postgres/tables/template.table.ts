import { templateOf } from '#adapters/driven/stores-shared/template-row.ts';
import type { TemplateStore } from '#application/ports/server/office/template-store.ts';
import type { Postgres } from '../postgres.ts';

/** Templates of answers in PostgreSQL. */
export const postgresTemplates = ({ ask }: Postgres): TemplateStore => ({
  all: async (realm) => {
    const text = 'SELECT body FROM answer_templates WHERE realm = $1 ORDER BY name, id';
    return (await ask(text, [realm])).map(templateOf);
  },
  find: async (realm, id) => {
    const [row] = await ask('SELECT body FROM answer_templates WHERE realm = $1 AND id = $2', [realm, id]);
    return row === undefined ? null : templateOf(row);
  },
  keep: async (realm, template) => {
    const text = `INSERT INTO answer_templates (realm, id, name, body) VALUES ($1, $2, $3, $4)
      ON CONFLICT (realm, id) DO UPDATE SET name = excluded.name, body = excluded.body`;
    await ask(text, [realm, template.id, template.name, JSON.stringify(template)]);
  },
  remove: async (realm, id) => {
    const text = 'DELETE FROM answer_templates WHERE realm = $1 AND id = $2 RETURNING id';
    return (await ask(text, [realm, id])).length > 0;
  },
});
