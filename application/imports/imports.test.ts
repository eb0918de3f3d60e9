import { describe, expect, it } from 'vitest';
import type { PrintedCollection } from '#application/ports/server/imports/import-store.ts';
import type { BroughtTable } from '#application/ports/server/imports/import-workshop.ts';
import type { TownDocument } from '#domain/content/town-contents.ts';
import type { ImportEntry } from '#domain/imports/import-entry.ts';
import { importLayout } from '#domain/imports/layouts/layouts.ts';
import { prepareImport } from '#domain/imports/prepare-import.ts';
import type { ImportCell } from '#domain/imports/sheet.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { plainAsked, sheetOf } from '#fixtures/builders/imports/prepared-import.ts';
import { type BroughtImport, confirmImport, type ImportParts, previewImport } from './imports.ts';

const realm = realmId('vilanova');
const by = { by: 'Marta', at: 7 };

/** A council with these documents. Its workshop reads a file as the rows of a JSON. */
function aCouncil(documents: Readonly<Record<string, readonly TownDocument[]>> = {}) {
  const written: (readonly [ImportEntry, number, string])[] = [];
  const seen: string[] = [];
  const state = { print: 'now', isTaken: true };
  const parts: ImportParts = {
    imports: {
      collection: async (_, name): Promise<PrintedCollection> => {
        seen.push(name);
        return { documents: documents[name] ?? [], print: state.print };
      },
      write: async (_, entry, changes, print) => {
        if (state.isTaken) written.push([entry, changes.length, print]);
        return state.isTaken;
      },
      list: async () => [],
      takeBack: async () => ({ kind: 'unknown' }),
    },
    workshop: {
      prepare: async ({ file, layout: name, collection, asked }: BroughtTable) => {
        const layout = importLayout(name);
        if (layout === null || file.length === 0) return left('notATable');
        const rows = JSON.parse(new TextDecoder().decode(file)) as readonly (readonly ImportCell[])[];
        const prepared = prepareImport(layout, sheetOf(rows), collection, asked);
        return right({ prepared, sheet: 'Hoja1', sheets: ['Hoja1'], digest: String(file.length) });
      },
    },
  };
  return { parts, written, seen, state };
}

const brought = (layout: string, rows: unknown, asked: Partial<typeof plainAsked> = {}): BroughtImport => ({
  file: new TextEncoder().encode(rows === null ? '' : JSON.stringify(rows)),
  layout,
  sheet: null,
  asked: { ...plainAsked, ...asked },
});
const two = [['Nombre'], ['Penya'], ['Colla']];

describe('an import', () => {
  it('that was looked at is written once, with who brought it', async () => {
    const { parts, written } = aCouncil();
    const preview = await previewImport(parts, realm, brought('associations', two));
    expect(preview).toMatchObject({ right: { collection: 'asociaciones', basis: '32.now' } });
    const done = await confirmImport(parts, realm, brought('associations', two), {
      basis: '32.now',
      id: '1',
      by,
    });
    const entry = {
      id: '1',
      at: 7,
      by: 'Marta',
      layout: 'associations',
      collection: 'asociaciones',
      counts: { added: 2, changed: 0, same: 0, gone: 0 },
      undone: null,
    };
    expect(done).toEqual(right(entry));
    expect(written).toEqual([[entry, 2, 'now']]);
  });

  it('is refused if the file or what is there is no longer what was looked at', async () => {
    const { parts, written, state } = aCouncil();
    const confirm = (basis: string) =>
      confirmImport(parts, realm, brought('associations', two), { basis, id: '1', by });
    expect(await confirm('33.now')).toEqual(left({ kind: 'importOutdated' }));
    expect(await confirm('32.before')).toEqual(left({ kind: 'importOutdated' }));
    state.isTaken = false;
    expect(await confirm('32.now')).toEqual(left({ kind: 'importOutdated' }));
    expect(written).toEqual([]);
  });

  it('is refused with a fault, or if it changes nothing', async () => {
    const { parts } = aCouncil({ asociaciones: [{ _id: 'aso-1', title: 'Penya' }] });
    const confirm = (rows: unknown, basis: string) =>
      confirmImport(parts, realm, brought('associations', rows), { basis, id: '1', by });
    expect(await confirm([['Nombre'], ['Penya']], '22.now')).toEqual(left({ kind: 'importNotReady' }));
    const twice = [['Nombre'], ['a'], ['a']];
    expect(await confirm(twice, '24.now')).toEqual(left({ kind: 'importNotReady' }));
  });

  it('of a file that is no table, of an unknown layout, or of a budget without its year is not prepared', async () => {
    const { parts } = aCouncil();
    const fault = (fault: string) => left({ kind: 'importRefused', fault });
    expect(await previewImport(parts, realm, brought('associations', null))).toEqual(fault('notATable'));
    expect(await previewImport(parts, realm, brought('nothing', two))).toEqual(fault('unknownLayout'));
    const noYear = { options: { ...plainAsked.options, year: null } };
    expect(await previewImport(parts, realm, brought('budgetIncome', two, noYear))).toEqual(
      fault('missingYear'),
    );
    const confirmed = await confirmImport(parts, realm, brought('nothing', two), { basis: '', id: '1', by });
    expect(confirmed).toEqual(fault('unknownLayout'));
    const withYear = await previewImport(parts, realm, brought('budgetIncome', two));
    expect(withYear).toMatchObject({ right: { collection: 'presupuestos' } });
  });

  it('of proposals goes to the collection of its process', async () => {
    const { parts, seen } = aCouncil({
      procesos: [
        { _id: 'barris', coleccionPropuestas: 'propuestas-2026' },
        { _id: 'plan', coleccionPropuestas: '../settings' },
        { _id: 'altre' },
      ],
    });
    const to = (process: string | null) =>
      previewImport(
        parts,
        realm,
        brought('proposals', [['Título'], ['a']], { options: { ...plainAsked.options, process } }),
      );
    expect(await to('barris')).toMatchObject({ right: { collection: 'propuestas-2026' } });
    expect(await to('plan')).toMatchObject({ right: { collection: 'propuestas' } });
    expect(await to('altre')).toMatchObject({ right: { collection: 'propuestas' } });
    expect(await to(null)).toEqual(left({ kind: 'importRefused', fault: 'unknownProcess' }));
    expect(seen).not.toContain('../settings');
  });
});
