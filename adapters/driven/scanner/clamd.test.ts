import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fileScannerContract } from '#contract-tests/ports/server/file-scanner.ts';
import { fakeClamd } from '#fixtures/builders/councils/fake-clamd.ts';
import { bytes, eicar } from '#fixtures/builders/data/upload-files.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { clamd } from './clamd.ts';
import { noScanner } from './no-scanner.ts';

fileScannerContract('no scanner', async () => noScanner);
fileScannerContract('clamd', async () => clamd((await fakeClamd()).place));

const unscanned = (why: string) => ({ kind: 'unscanned', why });

describe('a file sent to clamd', () => {
  it('arrives whole, in chunks, with an end', async () => {
    const { place, heard } = await fakeClamd();
    const content = Uint8Array.from({ length: 150_000 }, (_, at) => (at * 7) % 251);
    expect(await clamd(place).scan(content)).toEqual({ kind: 'clean' });
    expect(heard[0]).toMatchObject({ command: 'zINSTREAM', chunks: [65_536, 65_536, 18_928] });
    expect(heard[0]?.content.equals(content)).toBe(true);
  });

  it('is refused with the name of what was found, which is written without strange signs', async () => {
    const { place } = await fakeClamd();
    const found = await clamd(place).scan(bytes(`a letter with ${eicar} in it`));
    expect(found).toEqual({ kind: 'infected', signature: 'Eicar-Test-Signature' });
    const odd = await fakeClamd(() => 'stream: Odd "name"\n{x} FOUND\0');
    expect(await clamd(odd.place).scan(bytes('x'))).toMatchObject({ kind: 'unscanned' });
    const strange = await fakeClamd(() => 'stream: Odd "name" {x} FOUND\0');
    expect(await clamd(strange.place).scan(bytes('x'))).toEqual({
      kind: 'infected',
      signature: 'Odd__name___x_',
    });
  });

  it('is judged by an answer that comes in pieces', async () => {
    const { place } = await fakeClamd((_heard, socket) => {
      void (async () => {
        for (const piece of ['stream: Eic', 'ar FOU', 'ND', '\0more']) {
          socket.write(piece);
          // oxlint-disable-next-line no-await-in-loop -- each piece is a packet of its own
          await pause(5);
        }
      })();
      return null;
    });
    expect(await clamd(place).scan(bytes('x'))).toEqual({ kind: 'infected', signature: 'Eicar' });
  });

  it.each([
    ['longer than StreamMaxLength', 'INSTREAM size limit exceeded. ERROR\0'],
    ['connection closed', 'stream: OK'],
    ['connection closed', ''],
    ['unknown answer', 'stream: OK \u00e1\0'],
    ['unknown answer', 'COMMAND READ TIMED OUT\0'],
    ['answer too long', 'x'.repeat(2000)],
  ])('counts as not scanned (%s) if the answer is «%s»', async (why, answer) => {
    const { place } = await fakeClamd(() => answer);
    expect(await clamd(place).scan(bytes('x'))).toEqual(unscanned(why));
  });

  it('counts as not scanned if the daemon stops listening in the middle, as it does at its limit', async () => {
    const path = join(scratchFolder(), 'clamd.ctl');
    const server = createServer((socket) => socket.once('data', () => socket.destroy()));
    await new Promise<void>((resolve) => {
      server.listen(path, resolve);
    });
    onTestFinished(() => void server.close());
    const outcome = await clamd({ kind: 'unix', path }).scan(new Uint8Array(5_000_000));
    expect(outcome).toMatchObject({ kind: 'unscanned' });
  });

  it('counts as not scanned if the daemon is away, or says nothing in time, or a byte now and then', async () => {
    const { place, stop } = await fakeClamd();
    await stop();
    const gone = await clamd(place).scan(bytes('x'));
    expect(gone.kind === 'unscanned' && ['ENOENT', 'ECONNREFUSED'].includes(gone.why)).toBe(true);
    expect(await clamd({ kind: 'tcp', host: '127.0.0.1', port: 1 }).scan(bytes('x'))).toEqual(
      unscanned('ECONNREFUSED'),
    );
    const silent = await fakeClamd(() => null);
    expect(await clamd(silent.place, 30).scan(bytes('x'))).toEqual(unscanned('too slow'));
    const slow = await fakeClamd((_heard, socket) => {
      const timer = setInterval(() => socket.write('s'), 5);
      socket.once('close', () => clearInterval(timer));
      return null;
    });
    expect(await clamd(slow.place, 50).scan(bytes('x'))).toEqual(unscanned('too slow'));
  });

  it('is not sent where nothing answers a ping', async () => {
    const other = await fakeClamd(() => 'HELLO\0');
    expect(await clamd(other.place).isReady()).toBe(false);
  });
});
