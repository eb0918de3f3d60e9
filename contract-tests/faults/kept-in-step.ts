import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { noteWork } from '#fixtures/builders/noted-work.ts';

/* A process that stores step after step, and a test that kills it: however late the test hears of a step, it is not done by then. */

/** How many steps a process does before the test has heard of the first of them. */
const stepsAhead = 3;

let said = 0;
let heard = 0;

/** Says that a step is stored; waits while the test is too far behind. */
export async function sayStored(): Promise<void> {
  process.stdout.write('stored\n');
  said += 1;
  while (said - heard > stepsAhead) {
    const answered = once(process.stdin, 'data');
    process.stdin.resume();
    // oxlint-disable-next-line no-await-in-loop -- what the test has heard, one answer after the other
    const [chunk] = await answered;
    process.stdin.pause();
    heard += Buffer.from(chunk).length;
  }
}

/** Runs a script until it has said so many steps, and kills it in the middle of what it does then; what it said. */
export async function killAfter(
  script: string,
  place: string,
  steps: number,
): Promise<{ readonly said: string; readonly stored: number }> {
  noteWork('process');
  const child = spawn(process.execPath, [script, place], { stdio: ['pipe', 'pipe', 'inherit'] });
  // Who was killed takes no more answers.
  child.stdin.on('error', () => null);
  let text = '';
  let answered = 0;
  const stored = () => text.split('stored').length - 1;
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (stored() >= steps) child.kill('SIGKILL');
    else child.stdin.write('.'.repeat(stored() - answered));
    answered = stored();
  });
  await once(child, 'close');
  return { said: text, stored: stored() };
}
