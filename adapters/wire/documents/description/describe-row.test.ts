import { describe, expect, it } from 'vitest';
import type { LocalizedText } from '#domain/shared/localized-text.ts';
import { columnKinds } from '#domain/tables/descriptor.ts';
import { describeRow } from './describe-row.ts';

const said = (title: LocalizedText) => (typeof title === 'string' ? title : (title.es ?? ''));
const column = (key: string, kind: (typeof columnKinds)[number], title: LocalizedText = '') => ({
  key,
  kind,
  title,
});

describe('the fields for a row of a table', () => {
  it('are those of its columns, called as the town calls them, each as what its cells are', () => {
    const row = describeRow(
      columnKinds.map((kind) => column(kind, kind, { es: `De ${kind}` })),
      said,
      {},
    );
    expect(
      row.map(({ name, value, item }) => `${name}: ${value ?? (item === null ? '-' : 'files')}`),
    ).toEqual([
      'string: line',
      'date: day',
      'currency: money',
      'number: number',
      'percent: number',
      'link: address',
      'iconlink: address',
      'html: html',
      'documents: files',
      'pdfs: files',
    ]);
    expect(row[0]).toMatchObject({ label: 'De string', isOwnName: true, isUsual: true, isLocalized: false });
    const file = row.at(-1)?.item?.().members?.() ?? [];
    expect(file.find(({ name }) => name === 'uri')?.value).toBe('file');
  });

  it('are called by the key of a column without a title, and have what the row has beside its columns', () => {
    const row = describeRow([column('a', 'string')], said, { _id: 'x', a: 'uno', nota: 'dos' });
    expect(row.map(({ name, label }) => [name, label])).toEqual([
      ['a', 'a'],
      ['nota', 'nota'],
    ]);
  });
});
