import { templateOf } from '#adapters/driven/stores-shared/template-row.ts';
import type { TemplateStore } from '#application/ports/server/office/template-store.ts';
import { templateSteps, templateSubject } from '#domain/office/steps/template-steps.ts';
import type { AnswerTemplate } from '#domain/office/templates/template.ts';
import type { RealmId } from '#domain/shared/ids.ts';
import type { Postgres, RunStatement } from '../postgres.ts';
import { addSteps } from './step.table.ts';

const one = 'SELECT body FROM answer_templates WHERE realm = $1 AND id = $2';

async function find(
  ask: RunStatement,
  statement: string,
  realm: RealmId,
  id: string,
): Promise<AnswerTemplate | null> {
  const [row] = await ask(statement, [realm, id]);
  return row === undefined ? null : templateOf(row);
}

/** Templates of answers in PostgreSQL. */
export const postgresTemplates = ({ ask, transaction }: Postgres): TemplateStore => ({
  all: async (realm) => {
    const text = 'SELECT body FROM answer_templates WHERE realm = $1 ORDER BY name, id';
    return (await ask(text, [realm])).map(templateOf);
  },
  find: (realm, id) => find(ask, one, realm, id),
  keep: (realm, template, by) =>
    transaction(async (within) => {
      const before = await find(within, `${one} FOR UPDATE`, realm, template.id);
      const text = `INSERT INTO answer_templates (realm, id, name, body) VALUES ($1, $2, $3, $4)
        ON CONFLICT (realm, id) DO UPDATE SET name = excluded.name, body = excluded.body`;
      await within(text, [realm, template.id, template.name, JSON.stringify(template)]);
      const subject = templateSubject(template);
      await addSteps(within, { realm, subject }, templateSteps(before, template, by));
    }),
  remove: (realm, id, by) =>
    transaction(async (within) => {
      const before = await find(within, `${one} FOR UPDATE`, realm, id);
      await within('DELETE FROM answer_templates WHERE realm = $1 AND id = $2', [realm, id]);
      await addSteps(within, { realm, subject: templateSubject({ id }) }, templateSteps(before, null, by));
      return before !== null;
    }),
});
