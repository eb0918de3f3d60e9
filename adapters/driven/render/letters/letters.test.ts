import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CodeLetter, LetterWords } from '#application/ports/server/letters/letter-printing.ts';
import { type Language, languages } from '#domain/shared/localized-text.ts';
import { left } from '#domain/shared/result.ts';
import { aPrinter, openEnvelope } from '#fixtures/builders/data/printer.ts';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { threadedLetters } from './threaded-letters.ts';

const wordsOf = (language: Language): LetterWords => ({
  title: `Title in ${language}`,
  greeting: 'Hola, {{name}}:',
  what: 'Con esta carta puedes votar.',
  codeTitle: 'Tu código',
  address: 'https://participa.example/procesos-participativos/p/participa',
  steps: ['Entra en https://participa.example.'],
  rules: ['Es solo para ti.'],
  sender: ['Ajuntament de Vilanova', 'Plaça Major, 1'],
});
const words = Object.fromEntries(languages.map((one) => [one, wordsOf(one)])) as Record<
  Language,
  LetterWords
>;
const letter = (more: Partial<CodeLetter> = {}): CodeLetter => ({
  name: 'Ana Gil',
  lines: ['Carrer Major 7', '2º, 4'],
  postalCode: '46001',
  town: 'Vilanova',
  code: 'K7QM',
  language: 'va',
  ...more,
});
const printer = aPrinter();
const printing = threadedLetters();

describe('letters for a printer', () => {
  it('are a page each, in their order and language, and only the printer opens them', async () => {
    const letters = [
      letter(),
      letter({ name: '$& Pau «Ros»', code: 'ZZ7B', language: 'eu', lines: ['Baix 2'] }),
    ];
    const file = await printing.print(letters, words, printer.certificate);
    expect(Buffer.from(file).toString('latin1')).not.toMatch(/K7QM|Ana Gil/u);
    const pages = pdfPages(openEnvelope(file, printer));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Ana Gil\nCarrer Major 7\n2º, 4\n46001 Vilanova');
    expect(pages[0]).toMatch(/Title in va\nHola, Ana Gil:[\s\S]*Tu código\nK7QM\n1\. Entra/u);
    expect(pages[1]).toMatch(/Title in eu\nHola, \$& Pau «Ros»:[\s\S]*ZZ7B/u);
    expect(() => openEnvelope(file, aPrinter())).toThrow();
  });

  it('have the whole of a long name and address', async () => {
    const name = 'María de los Desamparados Fernández de Castroviejo y Rodríguez de la Borbolla y Quiñones';
    const lines = [
      'Urbanización Residencial Los Almendros de la Sierra 1234 bis',
      'Bloque 12, escalera izquierda, 4º C',
    ];
    const long = letter({ name, lines, town: 'Sant Vicent del Raspeig / San Vicente del Raspeig' });
    const [page] = pdfPages(openEnvelope(await printing.print([long], words, printer.certificate), printer));
    const shown = page?.replaceAll('\n', ' ') ?? '';
    for (const part of [name, ...lines, '46001 Sant Vicent del Raspeig / San Vicente del Raspeig'])
      expect(shown).toContain(part);
  });

  it('are opened by openssl', async () => {
    const folder = scratchFolder();
    const [file, key, out] = ['letters.p7m', 'key.pem', 'letters.pdf'].map((name) => join(folder, name));
    writeFileSync(file ?? '', await printing.print([letter()], words, printer.certificate));
    writeFileSync(key ?? '', printer.key.export({ type: 'pkcs8', format: 'pem' }));
    const args = ['cms', '-decrypt', '-binary', '-inform', 'DER', '-in', file, '-inkey', key, '-out', out];
    const { status, error, stderr } = spawnSync('openssl', args.map(String));
    // Where openssl is missing, the test above has opened the same message.
    if (error !== undefined) return;
    expect([status, String(stderr)]).toEqual([0, '']);
  });
});

describe('the certificate of a printer', () => {
  it('is read with its fingerprint, its name and its last day', () => {
    expect(printing.readCertificate(printer.certificate)).toMatchObject({
      right: {
        print: expect.stringMatching(/^[\da-f]{64}$/u),
        subject: 'Imprenta Soler',
        until: Date.parse('2040-12-31'),
      },
    });
  });

  it('is refused if it is none, or if its key is too short', () => {
    expect(printing.readCertificate('hola')).toEqual(left('notACertificate'));
    expect(printing.readCertificate(aPrinter({ bits: 1024 }).certificate)).toEqual(left('tooShort'));
  });
});
