import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { open as openPage, pageTitled } from './sample-page.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

const open = (given: Parameters<typeof openPage>[1]) => openPage(speech, given);

describe('a page with invalid data', () => {
  it('shows what is valid, runs no script, and names what is left out', async () => {
    const { container } = open({
      document: {
        title: '<b>Página</b> rota',
        body: '<p onclick="x()">Texto<script>x()</script><img src=x onerror=x></p>',
        coordinates: { lat: null, lng: null },
        images: [{}, { src: '/files/a.svg', filename: 'pla\u202Eza.svg' }],
        videos: [{ uri: 'https://videos.example/x.mp4' }, { uri: 'javascript:x' }, 7],
        files: [
          { title: 'no address' },
          { uri: '/files/a.txt', title: 'Informe\u202Efdp.exe' },
          { uri: 'javascript:x' },
        ],
        links: [{ title: 'Mala', uri: 'javascript:x' }, { uri: 'https://www.bo.example/a' }],
        linksGroup: [
          { name: 'Más', formatter: 'imageGallery', links: [{ uri: '/guia', headerImage: 'javascript:x' }] },
        ],
        tables: [{}, { title: 'T', query: 'contratos' }, { data: [{ a: '<i>1</i>' }] }],
        socialShare: [{ networkName: 'x', uri: 'javascript:x' }],
        address: null,
      },
    });
    await pageTitled('<b>Página</b> rota');
    expect(container.querySelector('script, [onclick], [onerror], iframe')).toBeNull();
    expect(
      [...container.querySelectorAll('[href], [src]')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src'))
        .filter((address) => address?.startsWith('javascript')),
    ).toEqual([]);
    expect(screen.getByText('Informefdp.exe')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ampliar: plaza.svg' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^bo\.example/u })).toBeTruthy();
    expect(screen.getByText('Este vídeo no tiene una dirección válida.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Verlo en videos\.example/u })).toBeTruthy();
    expect(screen.getByText('<i>1</i>')).toBeTruthy();
    expect(screen.getByText(/Los datos de esta tabla todavía no se pueden ver/u)).toBeTruthy();
    const leftOut = screen.getByText('Una parte de esta página no se muestra').parentElement as HTMLElement;
    expect(
      within(leftOut)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .toSorted(),
    ).toEqual([
      'Archivos sin dirección',
      'El lugar en el mapa, que no es válido',
      'Imágenes sin dirección',
      'Tablas sin datos',
      'Vídeos sin dirección',
    ]);
  });

  it('divides a long table into pages', async () => {
    const data = Array.from({ length: 201 }, (_, n) => ({ n }));
    open({ document: { title: 'T', tables: [{ title: 'Cuentas', data }] } });
    await pageTitled('T');
    expect(screen.getByRole('table', { name: 'Cuentas' })).toBeTruthy();
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('draws a chart beside the rows if the council asks for it, with years as names', async () => {
    const data = [
      { año: 2025, socios: 120 },
      { año: 2026, socios: 135 },
    ];
    open({ document: { title: 'T', tables: [{ title: 'Socios', data, graph: true }] } });
    await pageTitled('T');
    expect(screen.getByRole('figure', { name: 'Socios' })).toBeTruthy();
    expect(
      within(screen.getAllByRole('table', { name: 'Socios' })[0] as HTMLElement).getByText('2026'),
    ).toBeTruthy();
  });

  it('leaves out a header image that does not load', async () => {
    const { container } = open({ document: { title: 'T', headerImage: '/gone.jpg' } });
    await pageTitled('T');
    fireEvent.error(container.querySelector('img') as Element);
    expect(container.querySelector('img')).toBeNull();
  });
});
