import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchColumns } from '#domain/imports/columns.ts';
import { importTables } from '#domain/imports/layouts/layouts.ts';
import { languages } from '#domain/shared/localized-text.ts';

const catalogue = join(import.meta.dirname, '..', '..', '..', 'application', 'text', 'catalogue');
type Columns = Readonly<Record<string, Readonly<Record<string, string>>>>;

describe('a template that the office gives', () => {
  it.each(languages)('in %s has names of columns that its import finds', (language) => {
    const file = readFileSync(join(catalogue, language, 'office-imports.json'), 'utf8');
    const { columns } = JSON.parse(file) as { columns: Columns };
    for (const layout of importTables) {
      const names = layout.columns.map(({ name }) => columns[layout.name]?.[name] ?? '?');
      const { places } = matchColumns([{ row: 1, cells: names }], layout, new Map());
      const found = layout.columns.map(({ name }) => [name, places.get(name)]);
      expect(found, layout.name).toEqual(layout.columns.map(({ name }, at) => [name, at]));
    }
  });
});
