import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { drawingThread } from './drawing-thread.ts';

/** A thread that draws as the script says; `n` counts what it has drawn. */
function aThread(script: string, patience?: number) {
  const folder = scratchFolder({
    'package.json': '{"type":"module"}',
    'first-view.js': `let n = 0;\nexport const drawFirstView = async (asked) => { n += 1; ${script} };`,
  });
  const thread = drawingThread(join(folder, 'first-view.js'), patience);
  onTestFinished(thread.close);
  return thread;
}

it('draws pages that are asked for at the same time, each for who asked', async () => {
  const { draw } = aThread(
    'await new Promise((done) => setTimeout(done, asked.wait)); return `<p>${asked.name} of ${n}</p>`;',
  );
  const pages = [
    draw({ name: 'one', wait: 20 }),
    draw({ name: 'two', wait: 0 }),
    draw({ name: 'three', wait: 0 }),
  ];
  expect(await Promise.all(pages)).toEqual(['<p>one of 3</p>', '<p>two of 3</p>', '<p>three of 3</p>']);
});

it('leaves its process free while a page is drawn', async () => {
  // Drawing goes on until the process has answered: there, it would never end.
  const name = 'what the test of the drawing thread shares';
  const { draw } = aThread(`
    const channel = new BroadcastChannel('${name}');
    const { data: turn } = await new Promise((come) => { channel.onmessage = come; channel.postMessage('begun'); });
    channel.close();
    Atomics.store(turn, 0, 1);
    Atomics.notify(turn, 0);
    while (Atomics.load(turn, 0) < 2) {}
    return 'drawn';`);
  const turn = new Int32Array(new SharedArrayBuffer(4));
  const channel = new BroadcastChannel(name);
  onTestFinished(() => channel.close());
  channel.onmessage = () => channel.postMessage(turn);
  const page = draw({});
  await Atomics.waitAsync(turn, 0, 0).value;
  Atomics.store(turn, 0, 2);
  expect(await page).toBe('drawn');
});

it('refuses a page that breaks, with its cause, and draws the next one', async () => {
  const { draw } = aThread(
    "if (asked.breaks) throw new Error('a screen broke', { cause: new Error('no words') }); return String(n);",
  );
  const refused = draw({ breaks: true });
  await expect(refused).rejects.toThrow('a screen broke');
  await expect(refused).rejects.toHaveProperty('cause', expect.stringContaining('no words'));
  expect(await draw({})).toBe('2');
});

it('refuses the pages of a thread that ends, and begins another one', async () => {
  const { draw } = aThread('if (asked.ends) process.exit(1); await asked.never; return String(n);');
  await expect(draw({ ends: true })).rejects.toThrow('has ended');
  expect(await draw({})).toBe('1');
});

it('gives up a page that keeps it busy, and begins another one', async () => {
  const { draw } = aThread('while (asked.isEndless) {} return String(n);', 4000);
  await expect(draw({ isEndless: true })).rejects.toThrow('not drawn in time');
  expect(await draw({})).toBe('1');
});

it('says of a file that cannot be loaded why', async () => {
  const { draw } = aThread('} syntax');
  await expect(draw({})).rejects.toThrow('Unexpected');
});

it('draws nothing once it is closed before its pages are', async () => {
  const { draw, close } = aThread('await new Promise(() => setInterval(() => {}, 1000));');
  const page = draw({});
  await Promise.all([expect(page).rejects.toThrow('closed'), close()]);
});
