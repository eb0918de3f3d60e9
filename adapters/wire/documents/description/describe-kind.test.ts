import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { languages } from '#domain/shared/localized-text.ts';
import { knownCollections } from '../known-documents.ts';
import type { DescribedField } from './described-field.ts';
import { describeKind, describeValues } from './describe-kind.ts';
import { describedWithin } from './fields-within.ts';
import * as tables from './looks.ts';

const kinds = knownCollections;

/** Every field with its path, the collection firstShown. What contains itself is entered once. */
function allFields(): readonly { readonly path: string; readonly field: DescribedField }[] {
  const found: { path: string; field: DescribedField }[] = [];
  const enter = (fields: readonly DescribedField[], above: readonly string[]) => {
    for (const field of fields) {
      const path = [...above, field.name];
      found.push({ path: path.join('_'), field });
      const members = field.members ?? field.item?.().members ?? null;
      if (members !== null && above.filter((step) => step === field.name).length === 0 && path.length < 9)
        enter(members(), path);
    }
  };
  for (const kind of kinds) enter(describeKind(kind, []) ?? [], [kind]);
  return found;
}
const fields = allFields();

describe('the description of a kind of documents', () => {
  it('says of each member what it is and whether the document needs it', () => {
    const articles = describeKind('articulos', []) ?? [];
    const of = (name: string) => articles.find((field) => field.name === name);
    expect(articles.slice(0, 5).map(({ name }) => name)).toEqual([
      'title',
      'subtitle',
      'lead',
      'body',
      'extra',
    ]);
    expect(of('title')).toMatchObject({ value: 'line', isLocalized: true, isRequired: true });
    expect(of('body')).toMatchObject({ value: 'html', isLocalized: true, isRequired: false });
    expect(of('headerImage')).toMatchObject({ value: 'picture', isLocalized: false });
    expect(of('isPublished')).toMatchObject({ value: 'yesNo' });
    const phases =
      describeKind('procesos', [])
        ?.find(({ name }) => name === 'period')
        ?.members?.() ?? [];
    const phase = phases.find(({ name }) => name === 'dateRanges')?.item?.();
    expect(phase?.members?.().map(({ name, value }) => [name, value])).toContainEqual(['start', 'day']);
  });

  it('says what an editor shows also if it is empty: what a document needs, and what most of its kind have', () => {
    const shown = (kind: string) =>
      describeKind(kind, [])
        ?.filter(({ isUsual }) => isUsual)
        .map(({ name }) => name);
    expect(shown('articulos')).toEqual([
      'title',
      'subtitle',
      'lead',
      'body',
      'headerImage',
      'publishPeriod',
      'isPublished',
      'categories',
      'audience',
    ]);
    expect(shown('menus')).toEqual(['isPublished', 'children', 'categories']);
    expect(describeValues({ objeto: '' })[0]?.isUsual).toBe(true);
  });

  it('gives the fields within a place of a document', () => {
    const names = (collection: string, path: string) =>
      describedWithin(collection, path).map(({ name }) => name);
    expect(names('articulos', 'images/@1')).toContain('alt');
    expect(names('menus', 'children/@1/children/@4')).toContain('uri');
    expect(names('menus', '')).toContain('children');
    expect(names('menus', 'nothing/here')).toEqual([]);
    expect(names('recetas', '')).toContain('title');
  });

  it('offers words to choose from where a codec accepts any', () => {
    const settings = describeKind('settings', []) ?? [];
    const options = (name: string) => {
      const found = settings.find((field) => field.name === name);
      return found?.item?.().options ?? found?.options;
    };
    expect(options('languages')).toEqual(['es', 'va', 'ca', 'en', 'eu']);
    expect(options('timeZone')).toContain('Atlantic/Canary');
  });

  it('names the documents that a member refers to', () => {
    const mailbox = describeKind('procesos', [])?.find(({ name }) => name === 'mailbox');
    expect(mailbox?.names).toEqual([{ collection: 'mailboxes', at: [['_id']] }]);
  });

  it('describes links within links without end', () => {
    const children = describeKind('menus', [])?.find(({ name }) => name === 'children');
    const link = children
      ?.item?.()
      .members?.()
      .find(({ name }) => name === 'children');
    expect((link?.item?.().members?.() ?? []).map(({ name }) => name)).toContain('uri');
  });

  it('takes the columns of a table from its rows', () => {
    const row = {
      _id: '1',
      objeto: 'Obra',
      importe: 3,
      abierto: true,
      nota: { es: 'Sí' },
      lista: [1],
      x: { y: 'z' },
    };
    expect(describeValues(row).map(({ name, value, isLocalized }) => [name, value, isLocalized])).toEqual([
      ['objeto', 'line', false],
      ['importe', 'number', false],
      ['abierto', 'yesNo', false],
      ['nota', 'line', true],
      ['lista', null, false],
      ['x', null, false],
    ]);
    expect(describeValues(row).at(-1)?.members?.()[0]?.name).toBe('y');
    expect(describeKind('nothing', [])).toBeNull();
  });

  it('has no line about a member that no document has', () => {
    const isMember = (end: string) =>
      fields.some(({ path }) => path === end || path.endsWith(`_${end}`)) || tables.unshown.has(end);
    const { choices, factsOfFiles, firstShown, formerNames, last, looks, ownLabels, shownIfEmpty } = tables;
    const named = [firstShown, formerNames, last, ownLabels, shownIfEmpty, factsOfFiles];
    const lines = [...Object.keys(looks), ...Object.keys(choices), ...named.flatMap((names) => [...names])];
    expect(lines.filter((line) => !isMember(line))).toEqual([]);
  });

  it.each(languages)('has a name for every field and every word to choose, in %s', (language) => {
    const { name, kind, option, add, help } = JSON.parse(
      readFileSync(`application/text/catalogue/${language}/office-fields.json`, 'utf8'),
    ) as Record<'name' | 'kind' | 'option' | 'add' | 'help', Record<string, string>>;
    // The builder of mailboxes has words of its own for the types of fields.
    const own = fields.filter(({ path }) => !path.startsWith('mailboxes'));
    const words = own.flatMap(({ field }) => [...field.options, ...(field.item?.().options ?? [])]);
    expect([...new Set(words)].filter((one) => !option[one])).toEqual([]);
    const labels = new Set(fields.map(({ field }) => field.label));
    // A name that nothing is called by is one that its field has lost to the name of another.
    const ownNames = Object.keys(name).filter((one) => one.startsWith('_') || /[a-z]_[a-z]/u.test(one));
    const said = [...ownNames, ...Object.keys(add), ...Object.keys(help)];
    expect(said.filter((one) => !labels.has(one))).toEqual([]);
    expect(fields.map(({ field }) => field.label).filter((label) => !name[label])).toEqual([]);
    expect(kinds.filter((one) => !kind[one])).toEqual([]);
  });
});
