import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { closingRecordIn } from '#adapters/driven/texts/sentences-in.ts';
import { closingSheet, type RecordToPrint } from '#application/reports/closing/closing-sheet.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { aRecordToPrint } from '#fixtures/builders/data/printed-record.ts';
import { pdfPages } from '#fixtures/builders/pdf-pages.ts';
import { signedParts, signField } from '#fixtures/builders/sign-pdf.ts';
import { writeClosingSheet } from './closing-writer.ts';
import { fontsBy } from './font-files.ts';

const written = (language: Language, more: Partial<RecordToPrint> = {}) =>
  writeClosingSheet(closingSheet(aRecordToPrint(more), { say: closingRecordIn(language), language }), () =>
    fontsBy(readFile),
  );
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A signature in a sequence of DER, as long as those of certificates are. */
function signedBy(content: Buffer): Buffer {
  const signature = sign(
    'sha256',
    content,
    createPrivateKey(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  );
  return Buffer.concat([
    Buffer.from([0x30, 0x82, signature.length >> 8, signature.length & 0xff]),
    signature,
  ]);
}

describe('a closing record as a PDF', () => {
  it.each(['es', 'va', 'ca', 'en', 'eu'] as const)(
    'has its figures and signers on its pages in %s',
    async (language) => {
      const pages = pdfPages(await written(language)).join('\n');
      for (const text of [
        'Presupuesto joven',
        '1.275',
        'Mercat + Residencia',
        'Vicent',
        'concejo survey record --verify',
      ])
        expect(pages.replaceAll('\n', ' ')).toContain(text);
      expect(pages).not.toContain('{{');
    },
  );

  it('is the same bytes for the same record', async () => {
    expect(Buffer.from(await written('es')).equals(Buffer.from(await written('es')))).toBe(true);
  });

  it('has two empty fields for signatures on its last page, also if that is not the first', async () => {
    const long = { nameOf: (_: string, id: string) => `${id} ${'plantar árboles con sombra '.repeat(200)}` };
    for (const file of [await written('es'), await written('es', long)]) {
      const text = Buffer.from(file).toString('latin1');
      expect(text.match(/\/FT \/Sig \/T \(firma[12]\)/gu)).toHaveLength(2);
      const [, fields = ''] = /\/AcroForm <<\/Fields \[([^\]]+)\]/u.exec(text) ?? [];
      const [, annotations] = /\/Annots \[([^\]]+)\]/u.exec(text) ?? [];
      expect([annotations, text.match(/\/Annots/gu)?.length]).toEqual([fields, 1]);
    }
  });

  it('is signed in both fields by updates that change none of its bytes', async () => {
    const file = await written('es');
    const once = signField(file, 'firma1', signedBy);
    const twice = signField(once, 'firma2', signedBy);
    expect(once.subarray(0, file.length).equals(Buffer.from(file))).toBe(true);
    expect(twice.subarray(0, once.length).equals(once)).toBe(true);
    for (const signed of [once, twice]) {
      const { content, signature } = signedParts(signed);
      const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
      expect(verify('sha256', content, key, signature.subarray(4))).toBe(true);
      const altered = Buffer.from(content);
      altered[1000] = (altered[1000] ?? 0) ^ 1;
      expect(verify('sha256', altered, key, signature.subarray(4))).toBe(false);
      // The signature covers all of the file but its own digits.
      expect(content.length).toBe(signed.length - 2 * 8192 - 2);
    }
  });
});
