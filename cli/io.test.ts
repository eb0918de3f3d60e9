import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';

const here = (file: string) => new URL(file, import.meta.url).href;

/** Runs a program over the streams of the process, interrupts it once it says so, and waits for its end. */
async function interrupted(program: string, folder = scratchFolder()) {
  const source = `
    await import(${JSON.stringify(here('own-sources.js'))});
    const { processIo } = await import(${JSON.stringify(here('io.ts'))});
    const { writeWhole } = await import(${JSON.stringify(here('../adapters/driven/files/write-whole.ts'))});
    const { writeSync } = await import('node:fs');
    const io = processIo();
    const ready = () => writeSync(1, 'ready');
    ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => child.kill('SIGINT'));
  const [code, signal] = await new Promise<readonly [number | null, string | null]>((resolve) => {
    child.on('close', (...end) => resolve(end));
  });
  return { code, signal, folder };
}

describe('a program that is interrupted', () => {
  it('ends with 130 while it waits', async () => {
    const ended = await interrupted(`io.endOnInterrupt(); setInterval(() => undefined, 1000); ready();`);
    expect(ended).toMatchObject({ code: 130, signal: null });
  });

  it('ends at once while it computes, by the signal, which shells report as 130', async () => {
    const ended = await interrupted('io.endOnInterrupt(); io.endAtOnce(); ready(); for (;;);');
    expect(ended).toMatchObject({ code: null, signal: 'SIGINT' });
  });

  it('finishes a file that it is writing, and leaves nothing beside it', async () => {
    const { code, folder } = await interrupted(`
      io.endAtOnce();
      io.uninterrupted(() => {
        ready();
        const until = Date.now() + 200;
        while (Date.now() < until);
        writeWhole('report.csv', Buffer.alloc(1 << 20));
      });`);
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual(['report.csv']);
    expect(existsSync(join(folder, 'report.csv'))).toBe(true);
  });
});
