// Signs both fields of a closing record with a certificate made for it, as the clerk's program does, and verifies the
// signatures with OpenSSL and, if it is there, with Poppler's pdfsig: `npm run drill signed-record`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fontsBy } from '#adapters/driven/render/pdf/document/font-files.ts';
import { writeClosingSheet } from '#adapters/driven/render/pdf/document/closing-writer.ts';
import { closingRecordIn } from '#adapters/driven/texts/sentences-in.ts';
import { closingSheet } from '#application/reports/closing/closing-sheet.ts';
import { aRecordToPrint } from '#fixtures/builders/data/printed-record.ts';
import { signedParts, signField } from '#fixtures/builders/sign-pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'concejo-signed-record-'));
const at = (name: string) => join(folder, name);
const openssl = (...args: readonly string[]) =>
  execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'ignore'] });

/** A certificate that signs, for one of two people. */
function certificate(name: string): void {
  openssl(
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    `/CN=${name}`,
    '-addext',
    'keyUsage=digitalSignature,nonRepudiation',
    '-keyout',
    at(`${name}.key`),
    '-out',
    at(`${name}.pem`),
  );
}

/** A detached signature (CMS) on bytes. */
const signWith = (name: string) => (content: Buffer) => {
  writeFileSync(at('content'), content);
  return openssl(
    'cms',
    '-sign',
    '-binary',
    '-in',
    at('content'),
    '-signer',
    at(`${name}.pem`),
    '-inkey',
    at(`${name}.key`),
    '-outform',
    'DER',
    '-md',
    'sha256',
  );
};

/** Whether OpenSSL accepts the last signature of a file. */
function isVerified(signed: Buffer, name: string): boolean {
  const { content, signature } = signedParts(signed);
  writeFileSync(at('content'), content);
  writeFileSync(at('signature'), signature);
  const args = [
    'cms',
    '-verify',
    '-binary',
    '-inform',
    'DER',
    '-in',
    at('signature'),
    '-content',
    at('content'),
  ];
  return (
    spawnSync('openssl', [...args, '-CAfile', at(`${name}.pem`), '-purpose', 'any', '-out', at('out')])
      .status === 0
  );
}

const sheet = closingSheet(aRecordToPrint(), { say: closingRecordIn('es'), language: 'es' });
const file = await writeClosingSheet(sheet, () => fontsBy(readFile));
const people = ['amparo', 'vicent'] as const;
let signed: Buffer = Buffer.from(file);
const faults: string[] = [];
for (const [n, name] of people.entries()) {
  certificate(name);
  signed = signField(signed, `firma${n + 1}`, signWith(name));
  if (!isVerified(signed, name)) faults.push(`the signature of ${name} is not verified`);
  const altered = Buffer.from(signed);
  altered[2000] = (altered[2000] ?? 0) ^ 1;
  if (isVerified(altered, name)) faults.push(`an altered file is verified for ${name}`);
}
writeFileSync(at('acta.pdf'), signed);
const seen = spawnSync('pdfsig', ['-nocert', at('acta.pdf')], { encoding: 'utf8' });
if (seen.error === undefined) {
  const valid = seen.stdout.match(/Signature is Valid/gu)?.length ?? 0;
  if (valid !== people.length) faults.push(`pdfsig finds ${valid} valid signatures`);
}
const kept = process.argv[2];
if (kept !== undefined) writeFileSync(kept, readFileSync(at('acta.pdf')));
rmSync(folder, { recursive: true });
console.log(faults.length === 0 ? 'Both signatures are verified.' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
