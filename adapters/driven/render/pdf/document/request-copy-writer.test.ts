import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { RequestCopy } from '#application/reports/request-copy.ts';
import { pdfPages, pdfStreams } from '#fixtures/builders/pdf-pages.ts';
import { fontsBy } from './font-files.ts';
import { requestCopyWriter } from './request-copy-writer.ts';

const copy: RequestCopy = {
  language: 'ca-ES-valencia',
  town: 'Ajuntament de Vilanova',
  title: 'Avisar d’una incidència',
  told: [
    ['la teua referència', 'K7QM-2XRA-VD5H-N3TE'],
    ['rebuda', '18 de novembre de 2026'],
  ],
  sections: [
    {
      heading: 'Les teues respostes',
      lines: [
        { title: 'Què ha passat', text: 'La farola de l’Ajuntament, «apagada»:\nŁódź, Ştefan, 中' },
        { title: 'Fotos', text: 'farola.jpg\nbanc.png' },
      ],
    },
    { heading: 'Missatges', lines: [] },
  ],
  ofAll: (part, all) => `${part} de ${all}`,
};
const written = (more: Partial<RequestCopy> = {}) =>
  requestCopyWriter(() => fontsBy(readFile)).write({ ...copy, ...more });

describe('the copy of a request', () => {
  it('has town, form, reference, date and every answer, with lines and names of files separate', async () => {
    expect(pdfPages(await written())[0]?.split('\n')).toEqual([
      'Ajuntament de Vilanova',
      'Avisar d’una incidència',
      'La teua referència ',
      'K7QM-2XRA-VD5H-N3TE',
      'Rebuda ',
      '18 de novembre de 2026',
      'Les teues respostes',
      'Què ha passat',
      'La farola de l’Ajuntament, «apagada»:',
      'Łódź, Ştefan, \uFFFD',
      'Fotos',
      'farola.jpg',
      'banc.png',
      '1 de 1',
      'Avisar d’una incidència. Ajuntament de Vilanova',
    ]);
  });

  it('has its language and its structure for screen readers, and nothing is drawn outside of them', async () => {
    const bytes = await written();
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).toContain('/Lang (ca-ES-valencia)');
    expect(raw).toContain('/MarkInfo <</Marked true>>');
    const roles = Array.from(raw.matchAll(/\/StructElem \/S \/(\w+)/gu), ([, role]) => role);
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P']));
    const page = pdfStreams(bytes).find((stream) => /\bBT\b/u.test(stream)) ?? '';
    expect(page.match(/\b(?:BDC|BMC)\b/gu)?.length).toBe(page.match(/\bEMC\b/gu)?.length);
  });

  it('continues on as many pages as a long answer needs, with every question on the page of its answer', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => ({
      title: `Pregunta ${at}.`,
      text: `Respuesta ${at}.`,
    }));
    const pages = pdfPages(await written({ sections: [{ heading: 'Respuestas', lines }] }));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages)
      expect(page.match(/Pregunta \d+\./gu)?.length).toBe(page.match(/Respuesta \d+\./gu)?.length);
    const long = 'No se enciende desde el lunes. '.repeat(400);
    expect(
      pdfPages(await written({ sections: [{ heading: 'R', lines: [{ title: 'Q', text: long }] }] })).length,
    ).toBe(3);
  });

  it('breaks no number of an answer, even one that is joined to a long address', async () => {
    const text = `${'factura/'.repeat(11)}1.255.000,00-2026`;
    const sections = [{ heading: 'R', lines: [{ title: 'Q', text }] }];
    expect(pdfPages(await written({ sections }))[0]).toContain('\n1.255.000,00-2026\n');
  });

  it('has the code of a section beside its lines, named for who does not see it, and whole on one page', async () => {
    const ticket = {
      heading: 'General',
      lines: [{ title: 'Letras', text: '7K2Q-RA5D-3HT8' }],
      code: { text: 'CT1:7K2QRA5D3HT8', label: 'Código de la entrada 7K2Q-RA5D-3HT8' },
    };
    const bytes = await written({ sections: Array.from({ length: 12 }, () => ticket) });
    const raw = Buffer.from(bytes).toString('latin1');
    const boxes = Array.from(
      raw.matchAll(/\/S \/Figure [^\n]*\/BBox \[([\d. -]+)\][^\n]*\/Alt </gu),
      ([, box = '']) => box.split(' ').map(Number),
    );
    expect(boxes).toHaveLength(12);
    for (const [, lower = 0, , upper = 0] of boxes) {
      expect(lower).toBeGreaterThan(40);
      expect(upper - lower).toBeCloseTo(128);
    }
    for (const page of pdfStreams(bytes).filter((stream) => /\bBT\b/u.test(stream)))
      expect(page.match(/\b(?:BDC|BMC)\b/gu)?.length).toBe(page.match(/\bEMC\b/gu)?.length);
    expect(
      pdfPages(bytes)
        .join('\n')
        .match(/7K2Q-RA5D-3HT8/gu),
    ).toHaveLength(12);
    const tooLong = { ...ticket, code: { text: 'x'.repeat(300), label: '' } };
    expect(Buffer.from(await written({ sections: [tooLong] })).toString('latin1')).not.toContain('/Figure');
  });

  it('has the same bytes whenever it is written', async () => {
    expect(await written()).toEqual(await written());
  });
});
