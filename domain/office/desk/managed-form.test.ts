import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import type { ExtraValue } from '../../forms/entry.ts';
import type { AnswerField } from '../../forms/field.ts';
import { faultsOf } from '../../forms/mailbox.ts';
import { checkManaged, withManaged } from './managed-fields.ts';
import { managedChanges, managedEntry, managedForm } from './managed-form.ts';

const fields = aMailbox([
  { name: 'coste', type: 'text', required: true },
  { name: 'brigada', type: 'select', options: [{ value: 'obras', text: 'Obras' }] },
  { name: 'turnos', type: 'selectmultiple', options: [{ value: 'a', text: 'A' }] },
  { name: 'urgente', type: 'checkbox' },
  { name: 'lugar', type: 'map' },
]).pages.flatMap((page) => page.fields) as readonly AnswerField[];

const values: fc.Arbitrary<Readonly<Record<string, ExtraValue>>> = fc.record(
  {
    coste: fc.stringMatching(/^[a-z0-9]{1,9}$/u),
    brigada: fc.constant('obras'),
    turnos: fc.constant(['a']),
    urgente: fc.constant(true),
    lugar: fc.constant({ lat: 39.41, lng: -0.34 }),
  },
  { requiredKeys: [] },
);

describe('the fields of staff as a form', () => {
  it('are one page that can be filled in, of which nothing is required and nothing else is asked', () => {
    const form = managedForm({ ...aMailbox([{ name: 'body' }]), isDisabled: true }, fields);
    expect(form.isDisabled).toBe(false);
    expect(faultsOf(form)).toEqual([]);
    expect(form.pages.flatMap((page) => page.fields).map(({ name }) => name)).toEqual([
      'coste',
      'brigada',
      'turnos',
      'urgente',
      'lugar',
    ]);
    expect(form.pages[0]?.fields.some(({ required }) => required)).toBe(false);
    expect([form.payment, form.asksProfile, form.privacy.isAsked, form.contact.mode]).toEqual([
      null,
      false,
      false,
      'no',
    ]);
  });

  it('begin with what they have, and left as they are change nothing', () => {
    fc.assert(
      fc.property(values, (before) => {
        expect(managedChanges(fields, managedEntry(fields, before), before)).toEqual({});
      }),
    );
  });

  it('change from any values to any others, and every change is accepted', () => {
    fc.assert(
      fc.property(values, values, (before, after) => {
        const changes = managedChanges(fields, managedEntry(fields, after), before);
        expect(checkManaged(fields, changes)).toEqual([]);
        expect(withManaged(before, changes) ?? {}).toEqual(after);
      }),
    );
  });

  it('do not show what no field of staff can have', () => {
    const photo = aMailbox([{ name: 'foto', type: 'image' }]).pages.flatMap(
      (page) => page.fields,
    ) as readonly AnswerField[];
    expect([...managedEntry(photo, { foto: 'f1', otro: 'x' })]).toEqual([]);
  });
});
