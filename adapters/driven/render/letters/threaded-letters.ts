import { X509Certificate } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { cacheFolder } from '#adapters/driven/threads/cache-folder.ts';
import type { CertificateFault, LetterPrinting } from '#application/ports/server/letters/letter-printing.ts';
import { type Either, left, right } from '#domain/shared/result.ts';
import type { PrinterCertificate } from '#domain/voting/letters/letter-record.ts';
import type { LetterTask } from './print-letters.ts';

const script = new URL('./letter-worker.js', import.meta.url);

/** Bits of an RSA key that is long enough (NIST SP 800-131A, BSI TR-02102). */
const leastBits = 2048;

function certificateIn(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem);
  } catch {
    return null;
  }
}

/** Whose a certificate is: its common name, or all that it says. */
const subjectOf = ({ subject }: X509Certificate): string =>
  (/^CN=(.+)$/mu.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ')).replaceAll(/\\(.)/gu, '$1');

function readCertificate(pem: string): Either<CertificateFault, PrinterCertificate> {
  const read = certificateIn(pem);
  if (read === null) return left('notACertificate');
  const { asymmetricKeyType, asymmetricKeyDetails } = read.publicKey;
  if (asymmetricKeyType !== 'rsa') return left('notRsa');
  if ((asymmetricKeyDetails?.modulusLength ?? 0) < leastBits) return left('tooShort');
  return right({
    certificate: read.toString(),
    print: read.fingerprint256.replaceAll(':', '').toLowerCase(),
    subject: subjectOf(read),
    until: Date.parse(read.validTo),
  });
}

/** MiB that the fonts and the library need, and how many letters need one more: three times what was measured. */
const [leastMemory, lettersInMegabyte] = [160, 50];

/** Makes letters in a thread that ends with them, so that no name, address or code stays in memory. */
function printAside(task: LetterTask): Promise<Uint8Array> {
  const worker = new Worker(script, {
    workerData: { task, cache: cacheFolder() },
    // Without a limit the thread collects its garbage late, and takes twice as much.
    resourceLimits: {
      maxOldGenerationSizeMb: leastMemory + Math.ceil(task.letters.length / lettersInMegabyte),
      maxYoungGenerationSizeMb: 16,
    },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise.finally(() => worker.terminate());
}

/** Makes letters one run after the other: two at once would take twice the memory. */
export function threadedLetters(): LetterPrinting {
  let last: Promise<unknown> = Promise.resolve();
  return {
    readCertificate,
    print: (letters, words, certificate) => {
      const made = last.then(() => printAside({ letters, words, certificate }));
      last = made.catch(() => undefined);
      return made;
    },
  };
}
