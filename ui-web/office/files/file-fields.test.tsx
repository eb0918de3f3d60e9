import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { right } from '#domain/shared/result.ts';
import type { PutTownFile } from '#ui-web/composition/office.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { OfficeContext } from '../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../shell/sample-office.tsx';
import { TownFileField } from './file-field.tsx';
import { TownFileListField } from './file-list-field.tsx';
import { anOfficeFile, someFiles } from './sample-files.ts';

afterEach(cleanup);

const files = [
  anOfficeFile('plaza.jpg'),
  anOfficeFile('fuente.png'),
  anOfficeFile('molino.jpg', { focus: { x: 30, y: 70 } }),
];
const addresses = files.map(({ address }) => address);
const settled = () => act(async () => undefined);
const aPhoto = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });
const putting: PutTownFile = async (_, __, file) =>
  right(files.find(({ name }) => name === file.name) ?? anOfficeFile(file.name));

/** Draws a field as the form of a document does, which keeps its value; gives every value that it had. */
async function drawField<T>(field: (value: T, onChange: (value: T) => void) => React.ReactNode, first: T) {
  const values: T[] = [];
  const Form = () => {
    const [value, change] = useState(first);
    return field(value, (next) => {
      values.push(next);
      change(next);
    });
  };
  const { calls, asked } = someFiles(files);
  const place = {
    council: anOfficeCouncil(calls, putting),
    town: anOfficeTown,
    me: somebody(),
    askWho: () => undefined,
  };
  const speech = await officeSpeaker()('es', 'es');
  render(
    <SpeechContext value={speech}>
      <OfficeContext value={place}>
        <main>
          <Form />
        </main>
      </OfficeContext>
    </SpeechContext>,
  );
  await settled();
  return { values, asked };
}

describe('a field for a picture', () => {
  const draw = (first: string | null, isReadOnly = false) =>
    drawField<string | null>(
      (value, onChange) => (
        <TownFileField label="Imagen" value={value} onChange={onChange} isReadOnly={isReadOnly} />
      ),
      first,
    );

  it('shows the one that it has, and takes another that is dropped or pasted in it', async () => {
    const { values } = await draw('/files/vilanova/plaza.jpg');
    expect(screen.getByRole('group', { name: 'Imagen' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'plaza.jpg' })).toBeTruthy();
    expect(await faultsForAxe()).toEqual([]);
    const place = screen.getByText(/O suéltalo o pégalo aquí/u).parentElement as HTMLElement;
    fireEvent.drop(place, { dataTransfer: { files: [aPhoto('fuente.png'), aPhoto('molino.jpg')] } });
    await settled();
    fireEvent.paste(place, { clipboardData: { files: [aPhoto('molino.jpg')] } });
    await settled();
    expect(values).toEqual(['/files/vilanova/fuente.png', '/files/vilanova/molino.jpg#xy=30,70']);
    expect(screen.getByRole('link', { name: 'molino.jpg' })).toBeTruthy();
  });

  it('is picked among the files of the town, and cleared', async () => {
    const { values, asked } = await draw(null);
    fireEvent.click(screen.getByRole('button', { name: 'Elegir entre los archivos del municipio' }));
    await settled();
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'fuente' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Buscar' }));
    await settled();
    expect(asked.at(-1)).toMatchObject({ search: 'fuente', group: 'pictures' });
    fireEvent.click(dialog.getByRole('button', { name: 'fuente.png' }));
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    expect(values).toEqual(['/files/vilanova/fuente.png', null]);
  });

  it('says where a picture of another site is, and that one is gone; it can be for reading only', async () => {
    await draw('https://otro.example/foto.jpg', true);
    expect(screen.getByText('https://otro.example/foto.jpg')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await draw('/files/vilanova/perdida.jpg?w=480');
    expect(screen.getByText('No se encuentra el archivo «perdida.jpg».')).toBeTruthy();
    cleanup();
    await draw('/files/vilanova/%E0.jpg');
    expect(screen.getByText('/files/vilanova/%E0.jpg')).toBeTruthy();
  });
});

describe('a field for several pictures', () => {
  const draw = (first: readonly string[]) =>
    drawField<readonly string[]>(
      (value, onChange) => <TownFileListField label="Galería" value={value} onChange={onChange} />,
      first,
    );

  it('is sorted by buttons, which say where a picture came to be', async () => {
    const { values } = await draw(addresses);
    expect(await faultsForAxe()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Bajar: plaza.jpg' }));
    expect(screen.getByText('Puesto 2 de 3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Subir: molino.jpg' }));
    fireEvent.click(screen.getByRole('button', { name: 'Subir: fuente.png' }));
    fireEvent.click(screen.getByRole('button', { name: 'Quitar de la lista: plaza.jpg' }));
    const names = values.map((value) => value.map((one) => one.slice('/files/vilanova/'.length)).join(' '));
    expect(names).toEqual([
      'fuente.png plaza.jpg molino.jpg',
      'fuente.png molino.jpg plaza.jpg',
      'fuente.png molino.jpg',
    ]);
  });

  it('loses none of several that are dropped at once', async () => {
    const { values } = await draw([]);
    const place = screen.getByText(/O suéltalo o pégalo aquí/u).parentElement as HTMLElement;
    fireEvent.drop(place, { dataTransfer: { files: files.map(({ name }) => aPhoto(name)) } });
    for (const _ of files) await settled();
    expect(values.at(-1)).toEqual(addresses);
    fireEvent.click(screen.getByRole('button', { name: 'Elegir entre los archivos del municipio' }));
    await settled();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'plaza.jpg' }));
    await settled();
    expect(values.at(-1)).toEqual([addresses[1], addresses[2], addresses[0]]);
  });
});
