import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PocketNotes } from '#application/ports/browser/pocket-notes.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import { memoryNotes } from '../samples/memory-notes.ts';
import { councilOfPocket } from '../samples/pocket-page.tsx';
import { FavouriteButton } from './favourite-button.tsx';

afterEach(cleanup);
const speech = speechOf(await startSpeaking('es'), 'es', 'es');

async function drawButton(
  pocketNotes: PocketNotes,
  address = '/entidades/biblioteca?realm=vilanova&locale=va&dia=2',
) {
  history.replaceState(null, '', address);
  const council = { ...councilOfPocket(), pocketNotes };
  const forms = Promise.resolve(council);
  await act(async () => {
    render(
      <SamplePlace
        council={{ ...council, forms: () => forms, services: () => forms }}
        site={aSite()}
        speech={speech}
      >
        <FavouriteButton title="Biblioteca" />
      </SamplePlace>,
    );
  });
}
const button = () => screen.getByRole('button', { name: 'Guardar en favoritos' });
const press = () => act(async () => void fireEvent.click(button()));

describe('a favourite', () => {
  it('is kept by the address of its page in any language, and is let go by a second press', async () => {
    const notes = memoryNotes();
    await drawButton(notes);
    await press();
    expect(button().getAttribute('aria-pressed')).toBe('true');
    expect(notes.read('vilanova' as never, 'favourites')).toEqual([
      { title: 'Biblioteca', path: '/entidades/biblioteca?dia=2' },
    ]);
    cleanup();
    await drawButton(notes);
    expect(button().getAttribute('aria-pressed')).toBe('true');
    await press();
    expect(notes.read('vilanova' as never, 'favourites')).toBeNull();
  });

  it('is one for both addresses of an event', async () => {
    const notes = memoryNotes();
    for (const address of ['/entradas/fira?realm=vilanova', '/entradas?evento=fira']) {
      cleanup();
      await drawButton(notes, address);
      await press();
      expect(notes.read('vilanova' as never, 'favourites')).toEqual(
        address.includes('evento') ? null : [{ title: 'Biblioteca', path: '/entradas?evento=fira' }],
      );
    }
  });

  it('is not marked by a browser that refuses to store it, which says so', async () => {
    await drawButton({ read: () => null, write: () => false });
    await press();
    expect(button().getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText('Este navegador no deja guardarlo.')).toBeTruthy();
  });
});
