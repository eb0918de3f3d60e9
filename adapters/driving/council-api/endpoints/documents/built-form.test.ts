import { describe, expect, it } from 'vitest';
import { type FieldPath, type Fields } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import { changesBetween } from '#domain/documents/field-changes.ts';
import { removeEntry } from '#domain/forms/builder/add-entry.ts';
import { entriesIn } from '#domain/forms/builder/entry-tree.ts';
import { moveEntry } from '#domain/forms/builder/move-entry.ts';
import { renameEntry } from '#domain/forms/builder/rename-entry.ts';
import { type BuiltWrite, withWrites } from '#domain/forms/builder/writes.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { ask } from '#fixtures/builders/councils/voter.ts';

const headers = { authorization: 'Bearer the-token-of-neus' };
const path = '/api/vilanova/staff/documents/mailboxes/enseres-b';
const option = (value: string, es: string) => ({ value, title: { es } });
const mailbox = {
  title: { es: 'Enseres' },
  noPrivacyPolicy: true,
  form: [
    { name: 'body', type: 'textarea', title: { es: 'Detalles' }, required: true },
    {
      name: 'que',
      type: 'selectmultiple',
      title: { es: 'Qué hay' },
      options: [option('sofa', 'Sofá'), option('mesa', 'Mesa')],
    },
    { name: 'piso', type: 'text', title: { es: 'Piso' } },
  ],
};

/** A council with a publisher who also enters requests. */
async function aCouncil() {
  const roles = [{ role: 'publisher' as const }, { role: 'requestOfficer' as const }];
  const servicesFile = staffServices({ vilanova: [{ name: 'Neus', token: 'the-token-of-neus', roles }] });
  const { server } = await openTestCouncil({ settings: { servicesFile } });
  const get = async (url: string) => (await ask(server, { url, headers })).body as never;
  const post = async (url: string, payload: object) => {
    const { status, body } = await ask(server, { url, method: 'POST', headers, payload });
    expect([url, status]).toEqual([url, 200]);
    return body;
  };
  return { get, post };
}

describe('a form that is in use', () => {
  it('may be built anew: what was sent is read as it was asked, and residents get the new form', async () => {
    const { get, post } = await aCouncil();
    await post('/api/vilanova/staff/documents/mailboxes', { id: 'enseres-b', body: mailbox });
    await post(`${path}/acts`, { act: 'publish', version: 1 });
    const { iid } = await post('/api/vilanova/staff/requests/enter', {
      mailbox: 'enseres-b',
      channel: 'telephone',
      request: { body: 'Un sofá', extra: { que: ['sofa'], piso: '3' } },
      consent: { shown: 'Se le leyó.' },
      key: 'entered-in-the-test-0001',
    });
    const before = await get(`/api/vilanova/staff/requests/${String(iid)}`);

    // The question has other words and another name, the chosen option and a field go, the order is another.
    const read: { readonly fields: readonly (readonly [FieldPath, Json])[] } = await get(path);
    const was: Fields = new Map(read.fields);
    const [, que, piso] = entriesIn(was, 'form');
    if (que === undefined || piso === undefined) throw new Error('no fields');
    const acts: readonly ((fields: Fields) => readonly BuiltWrite[])[] = [
      (fields) => renameEntry(fields, 'form', que.path, 'cosas'),
      () => [{ path: `${que.path}/title/es`, value: 'Qué recogemos' }],
      (fields) => removeEntry(fields, `${que.path}/options`, '1'),
      (fields) => removeEntry(fields, 'form', piso.key),
      (fields) => moveEntry(fields, 'form', que.path, { list: 'form', at: 0 }, 'x'),
    ];
    const built = acts.reduce((fields, write) => withWrites(fields, write(fields)), was);
    const changed = await post(`${path}/draft`, { changes: changesBetween(was, built) });
    expect(changed['conflicts']).toEqual([]);
    await post(`${path}/acts`, { act: 'publish', version: changed['version'] });

    expect(await get('/api/vilanova/mailbox/enseres-b')).toMatchObject({
      form: [
        { name: 'cosas', title: { es: 'Qué recogemos' }, options: [option('mesa', 'Mesa')] },
        { name: 'body' },
      ],
    });
    const after = await get(`/api/vilanova/staff/requests/${String(iid)}`);
    expect(after).toEqual(before);
    expect(after).toMatchObject({
      asked: [
        { name: 'body', title: { es: 'Detalles' } },
        { name: 'que', title: { es: 'Qué hay' }, options: [{ value: 'sofa' }] },
        { name: 'piso', title: { es: 'Piso' } },
      ],
      extra: { que: ['sofa'], piso: '3' },
    });
  });
});
