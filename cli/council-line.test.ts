import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { languages } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { call } from '#adapters/driven/council-http/council-call.ts';
import { selfSignedCertificate } from '#fixtures/builders/councils/certificate.ts';
import { councilLine, whySilent } from './council-line.ts';
import { sayIn } from '#adapters/driven/texts/cli-say.ts';
import { recordingIo } from './recording-io.ts';
import { councilRefused } from './records/council-refused.ts';

async function expired(): Promise<string> {
  const certificate = selfSignedCertificate(new Date('2020-01-01'), new Date('2021-01-01'));
  const server = createServer(certificate, (_, response) => response.end('{}'));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function told(baseUrl: string, locale: (typeof languages)[number]) {
  const { io, err } = recordingIo();
  const context = { io, say: sayIn(locale), locale, program: 'concejo 1' };
  const asked = await call(councilLine(baseUrl, context), '/api/x');
  if (!isLeft(asked)) throw new Error('it answered');
  return {
    exit: councilRefused(asked.left, `${baseUrl}/api/x`, context),
    err: err(),
    why: whySilent(context),
  };
}

describe('a council that does not answer a command', () => {
  it.each(languages)('is reported with its reason in %s, on one line, with exit code 4', async (locale) => {
    const { exit, err, why } = await told(await expired(), locale);
    expect([exit, err.trimEnd().split('\n')]).toEqual([4, [expect.stringContaining('CERT_HAS_EXPIRED')]]);
    expect(err).toContain(why);
  });

  it('is reported by the tag of its refusal if there is no text for it', async () => {
    expect((await told('http://127.0.0.1:9', 'es')).err).toContain('por ese puerto no va la web');
    expect((await told('ftp://127.0.0.1', 'es')).err).toContain('unknown scheme');
  });

  it('is reported without a reason if it was another council that did not answer', async () => {
    const { io, err } = recordingIo();
    const context = { io, say: sayIn('es'), locale: 'es', program: 'concejo 1' } as const;
    expect(councilRefused({ kind: 'unreachable' }, 'x', context)).toBe(4);
    expect(err()).toBe('error: x: no responde\n');
  });
});
