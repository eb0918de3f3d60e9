import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { blank, count, money, type Report, text } from '#application/reports/report.ts';
import { cents } from '#domain/shared/money.ts';
import { aSurvey } from '#fixtures/builders/data/survey.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { right } from '#domain/shared/result.ts';
import { aCouncil, aSite, someDetails } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { FileLinks } from './file-links.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const report: Report = {
  table: {
    key: 'result',
    columns: ['A', 'B'],
    rows: [
      [text('x'), blank],
      [count(3), money(cents(1250))],
    ],
  },
  further: [],
  provenance: [],
};
const file = { name: 'resultado-s', report };
const survey = aSurvey('s', { title: { es: '¿Qué plaza?' } });

/** Draws the buttons; returns name and content of the file that is saved. */
function draw(write: (report: Report) => Promise<Uint8Array>) {
  const saved: { readonly name: string; readonly content: Blob }[] = [];
  let content = new Blob();
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      content = blob;
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  const licence = 'https://creativecommons.org/licenses/by/4.0/';
  const contents = { siteDetails: async () => right(someDetails({ licence })) };
  const council = { ...aCouncil({ contents }), workbookIn: () => ({ write }), documentIn: () => ({ write }) };
  render(
    <SamplePlace council={council} site={aSite()} speech={speech}>
      <FileLinks survey={survey} file={file} />
      <FileLinks survey={survey} of="answers" file={file} />
    </SamplePlace>,
  );
  return { saved, click };
}

describe('the buttons of a result', () => {
  it('each name their table, their format and their question', () => {
    draw(async () => new Uint8Array());
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Descargar la tabla en CSV: ¿Qué plaza?',
      'Descargar la tabla en TSV: ¿Qué plaza?',
      'Descargar la tabla en XLSX: ¿Qué plaza?',
      'Descargar la tabla en PDF: ¿Qué plaza?',
      'Descargar las respuestas en CSV: ¿Qué plaza?',
      'Descargar las respuestas en TSV: ¿Qué plaza?',
      'Descargar las respuestas en XLSX: ¿Qué plaza?',
      'Descargar las respuestas en PDF: ¿Qué plaza?',
    ]);
  });

  it('save the same report, as text, as a workbook and as a document', async () => {
    const write = vi.fn<(written: Report) => Promise<Uint8Array>>(async () => Uint8Array.of(80, 75));
    const { saved } = draw(write);
    const [csv, tsv, xlsx, pdf] = screen.getAllByRole('button');
    fireEvent.click(csv ?? document.body);
    fireEvent.click(tsv ?? document.body);
    fireEvent.click(xlsx ?? document.body);
    await vi.waitFor(() => expect(saved).toHaveLength(3));
    fireEvent.click(pdf ?? document.body);
    await vi.waitFor(() => expect(saved).toHaveLength(4));
    expect(saved.map(({ name }) => name)).toEqual([
      'resultado-s.csv',
      'resultado-s.tsv',
      'resultado-s.xlsx',
      'resultado-s.pdf',
    ]);
    expect(saved[1]?.content.type).toBe('text/tab-separated-values;charset=utf-8');
    expect(saved[3]?.content.type).toBe('application/pdf');
    expect(await saved[0]?.content.text()).toContain('A;B\r\nx;\r\n3;12,50\r\n');
    expect(await saved[1]?.content.text()).toContain('A\tB\r\nx\t\r\n3\t12,50\r\n');
    expect(await saved[2]?.content.text()).toBe('PK');
    const [[written] = []] = write.mock.calls;
    expect(written?.table).toBe(report.table);
    // A reader who has both files can check that they have the same rows.
    const bytes = (await saved[0]?.content.arrayBuffer()) ?? new ArrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(written?.provenance).toContainEqual(['SHA-256 del CSV con las mismas filas', hex]);
    expect(written?.provenance).toContainEqual([
      'Condiciones de uso',
      'https://creativecommons.org/licenses/by/4.0/',
    ]);
    expect(written?.provenance.map(([key]) => key)).toEqual([
      'Publicado por',
      'Dirección de la página',
      'Fecha de la descarga',
      'Condiciones de uso',
      'SHA-256 del CSV con las mismas filas',
    ]);
  });

  it('say what to do if the workbook cannot be written, and can be pressed again', async () => {
    const { saved } = draw(() => Promise.reject(new Error('offline')));
    const button = screen.getByRole('button', { name: /tabla en XLSX/u });
    fireEvent.click(button);
    await screen.findByText(
      'No hemos podido preparar el archivo XLSX. Inténtalo de nuevo o descarga el CSV.',
    );
    expect(saved).toEqual([]);
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /tabla en PDF/u }));
    await screen.findByText(/preparar el archivo PDF/u);
  });
});
