import { describe, expect, it } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aField } from '../../samples/sample-form.ts';
import type { FileField } from '../../files/uploads.ts';
import type { Upload } from '../../state.ts';
import { listedFiles, uploadsOfRow } from './listed-files.ts';

const speech = speechOf(await startSpeaking('es'), 'es', 'es');
const field = aField('image', 'fotos') as FileField;
const upload = (id: string, isOver: boolean): Upload => ({
  field: 'fotos',
  attached: { id, name: `${id}.jpg`, kind: 'jpg', bytes: 2000, isSigned: false },
  content: new Uint8Array(),
  thumbnail: 'data:,',
  state: isOver ? 'refused' : 'sent',
  progress: 100,
  refusal: isOver ? { kind: 'tooManyImages' } : null,
  arrivedAt: null,
});
const photos = (count: number) => Array.from({ length: count }, (_, n) => upload(`f${n}`, n >= 5));
const rowsOf = (uploads: readonly Upload[]) =>
  listedFiles(uploads, field, speech).map(({ name, note }) => [name, note]);

describe('the files of a field', () => {
  it('are a row each, but those that there was no room for, which share one', () => {
    const rows = rowsOf(photos(20));
    expect(rows).toHaveLength(6);
    expect(rows.at(-1)).toEqual(['15 fotos más', 'No se pueden añadir más de 5 imágenes.']);
    expect(rowsOf(photos(6)).at(-1)).toEqual(['f5.jpg', 'No se pueden añadir más de 5 imágenes.']);
    expect(rowsOf(photos(2))).toEqual([
      ['f0.jpg', '2 kB'],
      ['f1.jpg', '2 kB'],
    ]);
  });

  it('are discarded by their rows', () => {
    const uploads = photos(8);
    const shared = listedFiles(uploads, field, speech).at(-1)?.id ?? '';
    expect(uploadsOfRow(shared, uploads)).toEqual(['f5', 'f6', 'f7']);
    expect(uploadsOfRow('f1', uploads)).toEqual(['f1']);
  });
});
