import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { thesaurusOf } from '#domain/content/thesaurus.ts';
import type { Speech } from '#ui-web/speech.ts';
import { open as openPage, region, pageTitled } from './sample-page.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

const open = (given: Parameters<typeof openPage>[1]) => openPage(speech, given);

describe('a content page', () => {
  it('is looked for in the collection of its address', async () => {
    const { asked } = open({ document: { title: 'Acta' }, path: '/articulos/acta' });
    await pageTitled('Acta');
    expect(asked).toEqual(['articulos/acta']);
  });

  it('that is not there is not found', async () => {
    open({ document: null });
    expect(await pageTitled('Esta página no existe')).toBeTruthy();
  });

  it('of a collection without pages is not found, and no call is made', async () => {
    const { asked } = open({ path: '/settings/participa' });
    expect(await pageTitled('Esta página no existe')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('without content says so', async () => {
    open({});
    await pageTitled('Sin título');
    expect(screen.getByText('El Ayuntamiento todavía no ha escrito nada en esta página.')).toBeTruthy();
  });

  it('shows the date of its last revision, its data without hidden keys, and its telephone', async () => {
    open({
      document: {
        title: 'Club',
        revisions: [{ date: '2026-11-09' }, { date: '2025-01-01' }],
        data: { slug: 'club', owners: ['x'], NIF: 'G00000000', Web: 'https://club.example', activo: true },
        organization: 'Ajuntament',
        address: { street: 'C/ Major, 1', zipCode: '46999', zity: 'Vilanova' },
        telephones: [{ value: '960 00 00 01' }, { value: 'ext. 4' }],
        emails: [{ uri: 'mailto:hola@club.example' }, 'no@mail@x'],
        informeITA: true,
      },
    });
    await pageTitled('Club');
    expect(screen.getByText(/Última actualización/u).textContent).toContain('9 de noviembre de 2026');
    const data = region('Datos');
    expect(data.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['NIF', 'Web', 'Activo']);
    expect(data.getByRole('link').getAttribute('href')).toBe('https://club.example');
    expect(data.getByText('sí')).toBeTruthy();
    const contact = region('Contacto');
    expect(contact.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:960000001',
      'mailto:hola@club.example',
    ]);
    expect(contact.getByText(/46999 Vilanova/u)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /índice de transparencia/iu })[0]?.getAttribute('href')).toBe(
      '/transparencia',
    );
  });

  it('draws its form in the page, only for readers whose data the council has', async () => {
    open({ document: { title: 'Club', mailbox: 'contacto' } });
    const button = await screen.findByRole('button', { name: 'Abrir el formulario' });
    const own = screen.getByRole('link', { name: 'Abrirlo en una página propia' });
    expect(own.getAttribute('href')).toBe('/solicitud/contacto');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(await screen.findByRole('heading', { level: 3, name: 'Avisos en la calle' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Qué ha pasado/u })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el formulario' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    open({ document: { title: 'Club', mailbox: 'contacto' }, isKnown: false });
    await pageTitled('Club');
    expect(screen.queryByRole('button', { name: 'Abrir el formulario' })).toBeNull();
  });

  it('explains a word in the frame of the town’s thesaurus, when the reader asks for it', async () => {
    const help = { nombre_es: 'Bono', descripcion_es: 'Un vale.', ref: 'glosario', id: 12 };
    open({ document: { help }, details: { thesaurus: thesaurusOf('https://tesauro.example/ver', []) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Leer la explicación entera: Bono' }));
    const frame = screen.getByTitle(/: Bono$/u);
    expect(frame.getAttribute('src')).toBe('https://tesauro.example/ver?ref=glosario&id=12&lang=es');
  });

  it('has no frame in a town without a thesaurus', async () => {
    open({ document: { help: { nombre_es: 'Bono', descripcion_es: 'Un vale.', id: 12 } } });
    expect(await screen.findByText('Un vale.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Bono/u })).toBeNull();
  });

  it('links to the subsidies of its entity', async () => {
    open({ document: { title: 'Club', subvenciones: { entity: 'Club d’Escacs & Co' } } });
    const link = await screen.findByRole('link', { name: 'Ver las subvenciones' });
    expect(link.getAttribute('href')).toBe(
      `/subvenciones?entidad=${encodeURIComponent('Club d’Escacs & Co')}`,
    );
  });

  it('can be shared', async () => {
    open({ document: { title: 'Club' } });
    await pageTitled('Club');
    const share = within(screen.getByRole('group', { name: 'Compartir esta página' }));
    expect(share.getByRole('link', { name: /WhatsApp/u }).getAttribute('href')).toContain('text=Club');
  });

  it('of an association links back to all of them', async () => {
    open({ document: { title: 'Club' }, path: '/asociaciones/club' });
    await pageTitled('Club');
    expect(screen.getByRole('link', { name: 'Asociaciones' }).getAttribute('href')).toBe('/asociaciones');
    cleanup();
    open({ document: { title: 'Club' } });
    await pageTitled('Club');
    expect(screen.queryByRole('link', { name: 'Asociaciones' })).toBeNull();
  });

  it('shows a place with exchanged coordinates at the right point', async () => {
    open({ document: { title: 'Club', coordinates: { lat: -0.36, lng: 39.41 } } });
    await pageTitled('Club');
    expect(region('Mapa').getByRole('application', { name: 'Dónde está' })).toBeTruthy();
  });
});

describe('the groups of a page', () => {
  const person = {
    _id: 'p',
    title: 'Ana',
    subtitle: 'Alcaldía',
    data: { slug: 'ana' },
    telephones: [{ value: '960' }],
  };
  const drawn = async (formatter: string) => {
    open({
      document: {
        title: 'Ple',
        relatedGroups: [{ name: 'Quién', formatter, nodes: [person], links: [{ uri: 'javascript:x' }] }],
      },
    });
    await pageTitled('Ple');
    return screen.getByRole('link', { name: 'Ana' });
  };

  it('are a phone book, a bare list, an open part, or one that folds', async () => {
    for (const [format, telephones, subtitles, folds] of [
      ['listin', 1, 1, false],
      ['lista', 0, 0, false],
      ['expanded', 0, 1, false],
      ['collapsible', 0, 1, true],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const link = await drawn(format);
      expect(link.getAttribute('href')).toBe('/entidades/ana');
      expect(screen.queryAllByRole('link', { name: '960' })).toHaveLength(telephones);
      expect(screen.queryAllByText('Alcaldía')).toHaveLength(subtitles);
      expect(link.closest('details') !== null).toBe(folds);
      expect(screen.getByText('1 dirección no es válida')).toBeTruthy();
      cleanup();
    }
  });
});

describe('the questions of a page', () => {
  it('open one at a time', async () => {
    const child = (title: string) => ({ title, body: '<p>Sí.</p>' });
    open({
      document: { title: 'T', voidGroup: [{ title: 'Preguntas', children: [child('¿A?'), child('¿B?')] }] },
    });
    await pageTitled('T');
    const names = [...document.querySelectorAll('details')].map((part) => part.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(names[1]).toBe(names[0]);
  });
});
