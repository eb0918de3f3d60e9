import { describe, expect, it } from 'vitest';
import type { AnswerField } from '#domain/forms/field.ts';
import { usualPriority } from '#domain/office/desk/priority.ts';
import { isLeft, left } from '#domain/shared/result.ts';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { memoryDesk } from '#fixtures/memory/desk-rules.ts';
import { changeDesk } from './change-desk.ts';
import { withTerm } from './with-term.ts';

const fields = aMailbox([
  { name: 'brigada', type: 'select', options: ['obras', 'luz'] },
  { name: 'coste', type: 'text', mode: 'number', min: 0 },
]).pages.flatMap((page) => page.fields) as readonly AnswerField[];
const desk = memoryDesk({ times: { urgent: 1, high: 3, normal: 5, low: null }, fields });
const town = aTown();
const friday = Date.parse('2026-11-13T23:30:00+01:00');
const request = aRequest({ createdAt: friday });
const nothing = { priority: undefined, managed: undefined, publishPeriod: undefined };
const change = async (asked: Partial<Parameters<ReturnType<typeof changeDesk>>[2]>, before = request) => {
  const changed = await changeDesk({ desk })(town, before, { ...nothing, ...asked });
  return isLeft(changed) ? changed.left : changed.right(before);
};

describe('the term of a request', () => {
  it('is counted from the day after it came, by the clock of its town', async () => {
    expect(await withTerm({ desk }, town, request)).toMatchObject({ due: '2026-11-20' });
    expect(await withTerm({ desk: memoryDesk() }, town, { ...request, due: '2026-01-01' as never })).toEqual(
      request,
    );
  });

  it('follows a new priority, and is not moved by the same one', async () => {
    expect(await change({ priority: 'urgent' })).toMatchObject({ priority: 'urgent', due: '2026-11-16' });
    expect(await change({ priority: 'low' }, { ...request, due: '2026-11-20' as never })).not.toHaveProperty(
      'due',
    );
    const before = { ...request, due: '2026-01-02' as never };
    expect(await change({ priority: usualPriority }, before)).toEqual(before);
  });
});

describe('what staff fill in about a request', () => {
  it('is stored field by field, and null empties one', async () => {
    const filled = await change({ managed: { brigada: 'luz', coste: '120.50' } });
    expect(filled).toMatchObject({ managed: { brigada: 'luz', coste: '120.50' } });
    const before = { ...request, managed: { brigada: 'luz', coste: '1' } };
    expect(await change({ managed: { coste: null } }, before)).toMatchObject({ managed: { brigada: 'luz' } });
    expect(await change({ managed: { coste: null, brigada: null } }, before)).toEqual(request);
  });

  it('is refused by the rules of its field, and if there is no such field', async () => {
    expect(await change({ managed: { brigada: 'taxi', coste: 'mucho', otro: 'x' } })).toEqual({
      kind: 'managementRefused',
      faults: [
        { kind: 'notAnOption', found: 'taxi', field: 'brigada' },
        { kind: 'notANumber', field: 'coste' },
        { kind: 'notManaged', field: 'otro' },
      ],
    });
    expect(await changeDesk({ desk })(town, request, { ...nothing, managed: { brigada: true } })).toEqual(
      left({ kind: 'managementRefused', faults: [{ kind: 'strangeValue', field: 'brigada' }] }),
    );
  });

  it('has days of publication in order, with or without a first and a last one', async () => {
    const [start, end] = ['2026-11-01', '2026-11-30'];
    const period = { start, end } as never;
    expect(await change({ publishPeriod: period })).toMatchObject({ publishPeriod: { start, end } });
    expect(await change({ publishPeriod: { start: null, end } as never })).toMatchObject({
      publishPeriod: { start: null, end },
    });
    expect(await change({ publishPeriod: { start, end: null } as never }, request)).toHaveProperty(
      'publishPeriod',
    );
    expect(await change({ publishPeriod: null }, { ...request, publishPeriod: period })).toEqual(request);
    expect(await change({ publishPeriod: { start: end, end: start } as never })).toEqual({
      kind: 'managementRefused',
      faults: [{ kind: 'endBeforeStart', field: 'publishPeriod' }],
    });
  });
});
