import { describe, expect, it } from 'vitest';
import { aMailbox } from '#fixtures/builders/data/mailbox.ts';
import type { AnswerField } from '../../forms/field.ts';
import { answerKinds } from '../../forms/field-kinds.ts';
import { checkManaged, isManageable, withManaged } from './managed-fields.ts';

const fields = (...definitions: readonly object[]) =>
  aMailbox(definitions).pages.flatMap((page) => page.fields) as readonly AnswerField[];
const ofKind = (kind: string) => fields({ name: 'campo', type: kind });

describe('a field for staff', () => {
  it('has no files and no captcha, and asks for no person', () => {
    const left = answerKinds.filter((kind) => !ofKind(kind).every(isManageable));
    expect(left.toSorted()).toEqual(['captcha', 'census', 'contact', 'file', 'image', 'pdf']);
  });

  it('is checked by the rules of its kind, unless it is emptied', () => {
    const mailbox = fields({ name: 'coste', mode: 'number' });
    expect(checkManaged(mailbox, { coste: '120.50' })).toEqual([]);
    expect(checkManaged(mailbox, { coste: 'mucho' })).toEqual([{ kind: 'notANumber', field: 'coste' }]);
    expect(checkManaged(mailbox, { coste: null })).toEqual([]);
  });

  it('is refused where the mailbox has none of that name, even to empty it', () => {
    expect(checkManaged([], { otro: null })).toEqual([{ kind: 'notManaged', field: 'otro' }]);
  });

  it('is refused if its kind takes files, so that no upload is attached without its check', () => {
    const photo = fields({ name: 'foto', type: 'image' });
    expect(checkManaged(photo, { foto: 'f1' })).toEqual([{ kind: 'notManaged', field: 'foto' }]);
  });
});

describe('what staff filled in', () => {
  it('keeps what a change does not name, and is nothing once all is emptied', () => {
    const before = withManaged(undefined, { brigada: 'luz', coste: '1' });
    expect(withManaged(before, { coste: null })).toEqual({ brigada: 'luz' });
    expect(withManaged(before, { coste: null, brigada: null })).toBeUndefined();
  });
});
