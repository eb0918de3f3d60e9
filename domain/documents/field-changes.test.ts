import { describe, expect, it } from 'vitest';
import { applyChanges, changesBetween } from './field-changes.ts';
import { documentOf, type Fields, documentFields } from './fields.ts';
import type { Json } from './json.ts';

const page = documentFields({ title: { es: 'Obras' }, open: true, body: [{ text: 'Uno' }, { text: 'Dos' }] });
const edited = (changes: Readonly<Record<string, Json | undefined>>, from: Fields = page): Fields => {
  const fields = new Map(from);
  for (const [path, value] of Object.entries(changes)) {
    if (value === undefined) fields.delete(path);
    else fields.set(path, value);
  }
  return fields;
};
/** What comes of two editors who began with the same page. */
const both = (mine: Fields, theirs: Fields) => {
  const { fields, conflicts } = applyChanges(theirs, changesBetween(page, mine));
  return { document: documentOf(fields), conflicts };
};

describe('the changes of two people', () => {
  it('are both made if they are in different fields, or in different languages of one text', () => {
    const { document, conflicts } = both(
      edited({ 'title/va': 'Obres' }),
      edited({ 'title/es': 'Las obras', open: false }),
    );
    expect(document).toMatchObject({ title: { es: 'Las obras', va: 'Obres' }, open: false });
    expect(conflicts).toEqual([]);
  });

  it('conflict in the same field: it stays as the first left it, and both texts come back', () => {
    const { document, conflicts } = both(edited({ 'title/es': 'Mías' }), edited({ 'title/es': 'Suyas' }));
    expect(document).toMatchObject({ title: { es: 'Suyas' } });
    expect(conflicts).toEqual([{ path: 'title/es', mine: 'Mías', theirs: 'Suyas' }]);
  });

  it('do not conflict if they say the same', () => {
    const same = edited({ 'title/es': 'Iguales', open: undefined });
    expect(both(same, same)).toEqual({ document: documentOf(same), conflicts: [] });
  });

  it('add, move and remove items of a list', () => {
    const mine = edited({ 'body/@': ['2', '1', 'n'], 'body/@n/text': 'Tres' });
    const theirs = edited({ 'body/@': ['2'], 'body/@1/text': undefined });
    expect(both(mine, theirs).document['body']).toEqual([{ text: 'Dos' }, { text: 'Tres' }]);
    expect(both(theirs, mine).document['body']).toEqual([{ text: 'Dos' }, { text: 'Tres' }]);
  });

  it('leave an item in its list if one changed what the other one removed', () => {
    const removed = edited({ 'body/@': ['2'], 'body/@1/text': undefined });
    const changed = edited({ 'body/@1/text': 'Uno y medio' });
    const { document, conflicts } = both(removed, changed);
    expect(document['body']).toEqual([{ text: 'Uno y medio' }, { text: 'Dos' }]);
    expect(conflicts).toEqual([{ path: 'body/@1/text', mine: undefined, theirs: 'Uno y medio' }]);
    expect(both(changed, removed).conflicts).toEqual([
      { path: 'body/@1/text', mine: 'Uno y medio', theirs: undefined },
    ]);
  });

  it('bring an item back into its list if a field of it is set again', () => {
    const removed = edited({ 'body/@': ['2'], 'body/@1/text': undefined });
    const { fields } = applyChanges(removed, [{ path: 'body/@1/text', was: undefined, value: 'Uno' }]);
    expect(documentOf(fields)['body']).toEqual([{ text: 'Dos' }, { text: 'Uno' }]);
    const first = [{ path: 'files/@1/name', was: undefined, value: 'a.pdf' }];
    expect(documentOf(applyChanges(page, first).fields)['files']).toEqual([{ name: 'a.pdf' }]);
    const noList = edited({ 'files/@': 'text' });
    expect(applyChanges(noList, first).fields.get('files/@')).toBe('text');
  });

  it('keep an item that has a field in its list, though it is in no order', () => {
    const stray = edited({ 'body/@x/text': 'Suelto' });
    const { fields } = applyChanges(stray, [{ path: 'body/@', was: ['1', '2'], value: ['2', '1'] }]);
    expect(fields.get('body/@')).toEqual(['2', '1', 'x']);
  });

  it('make a list of what had none, and none of what had one', () => {
    const list = edited({ 'files/@': ['n'], 'files/@n/name': 'a.pdf' });
    expect(both(list, page).document['files']).toEqual([{ name: 'a.pdf' }]);
    const none = edited({ 'body/@': [], 'body/@1/text': undefined, 'body/@2/text': undefined });
    expect(both(none, page).document['body']).toEqual([]);
    const gone = edited({ 'body/@': undefined, 'body/@1/text': undefined, 'body/@2/text': undefined });
    expect(both(gone, page).document['body']).toBeUndefined();
  });

  it('conflict in what is no list for both', () => {
    expect(both(edited({ 'x/@': [1] }), edited({ 'x/@': 'text' })).conflicts).toEqual([
      { path: 'x/@', mine: [1], theirs: 'text' },
    ]);
  });

  it('removes a list with all its items; what somebody else put in it meanwhile stays', () => {
    const fields = documentFields({ a: [{ b: 1 }] });
    const removal = [
      { path: 'a/@1/b', was: 1, value: undefined },
      { path: 'a/@', was: ['1'], value: undefined },
    ];
    expect(documentOf(applyChanges(fields, removal).fields)).toEqual({});
    const theirs = new Map([...fields, ['a/@', ['1', 'x']], ['a/@x/b', 2]] as const);
    expect(documentOf(applyChanges(theirs, removal).fields)).toEqual({ a: [{ b: 2 }] });
  });
});
