import { execFile, execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { OutputFailure } from './io.ts';
import { main } from './main.ts';
import { recordingIo } from './recording-io.ts';

const bin = fileURLToPath(new URL('bin.js', import.meta.url));
const manifest = fileURLToPath(new URL('../package.json', import.meta.url));

async function run(...args: readonly string[]) {
  const recorded = recordingIo();
  const exit = await main(args, recorded.io);
  return { exit, out: recorded.out(), err: recorded.err() };
}

describe('concejo', () => {
  it('shows its help, examples first, when asked for it or called without a command', async () => {
    const asked = await run('--help');
    expect(asked).toMatchObject({ exit: 0, err: '' });
    expect(asked.out.indexOf('Ejemplos')).toBeLessThan(asked.out.indexOf('Órdenes'));
    expect(asked.out).toContain('budget compute       reparte un presupuesto según los votos');
    for (const args of [[], ['-h'], ['help'], ['help', '--help']]) expect(await run(...args)).toEqual(asked);
  });

  it('shows the commands of a word', async () => {
    const budget = await run('budget');
    expect(budget).toMatchObject({ exit: 0, err: '' });
    expect(budget.out.split('\n').slice(0, 10)).toEqual([
      'Órdenes de concejo budget',
      '  budget ballots       qué obtuvo, pagó y conservó cada papeleta',
      '  budget changes       qué habría cambiado el resultado: más papeletas u otro coste',
      '  budget check         comprueba el fichero de una votación sin calcular nada',
      '  budget compare       pone varias reglas de reparto una al lado de otra',
      '  budget compute       reparte un presupuesto según los votos',
      '  budget merge         junta varias listas de una votación: web, papel, barrios',
      '  budget noise         cuánto resiste el resultado si cambian votos al azar',
      '  budget sweep         reparte por una regla varios presupuestos, con los mismos votos',
      '',
    ]);
    for (const args of [
      ['help', 'budget'],
      ['budget', '--help'],
      ['-h', 'budget'],
    ])
      expect(await run(...args)).toEqual(budget);
  });

  it('shows the help of a command after the word help too', async () => {
    const help = await run('budget', 'compute', '--help');
    expect(help.out).toContain('--rule');
    expect(await run('help', 'budget', 'compute')).toEqual(help);
    expect(await run('help', 'serve')).toEqual(await run('serve', '--help'));
  });

  it('shows the help of a command, in the language asked for, with the flag at any place', async () => {
    const help = await run('budget', 'compute', '--help', '--locale', 'va');
    expect(help.out).toContain('Repartix un pressupost');
    expect(await run('--locale', 'va', 'budget', 'compute', '-h')).toEqual(help);
    expect(await run('--locale=va', 'budget', 'compute', '-h')).toEqual(help);
  });

  it('prints its version', async () => {
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/u);
  });

  it('says that its output cannot be written, and fails', async () => {
    const { io, err } = recordingIo({
      out: async () => {
        throw new OutputFailure('ENOSPC');
      },
    });
    expect(await main(['--help', '--locale', 'en'], io)).toBe(1);
    expect(err()).toBe('error: the output could not be written (ENOSPC); what was written is incomplete\n');
  });

  it('refuses a command it does not have and names those it has', async () => {
    const { exit, err } = await run('budget', 'divide');
    expect(exit).toBe(2);
    expect(err).toContain('no existe la orden «budget divide»');
    expect(err).toContain('budget compute');
    expect(err).not.toContain('survey tally');
  });

  it.each([
    [['budgt'], '«budget»'],
    [['budget', 'comptue'], '«budget compute»'],
    [['budgte', 'compute', 'votes.pb'], '«budget compute»'],
    [['help', 'serv'], '«serve»'],
    [['towm', 'load', '.'], '«town load»'],
  ])('asks which command was meant by %j', async (args, meant) => {
    const { exit, out, err } = await run(...args);
    expect([exit, out]).toEqual([2, '']);
    expect(err.split('\n')[1]).toBe(`¿Querías decir ${meant}?`);
  });

  it('asks nothing if no command is near', async () => {
    const { exit, err } = await run('frobnicate');
    expect([exit, err.split('\n').length]).toEqual([2, 3]);
  });

  it.each([
    [['--rulle', 'by-votes'], '«--rule»'],
    [['--rulle=by-votes'], '«--rule»'],
    [['--rule', 'by-vote'], '«by-votes»'],
    [['--rule', 'by-votes', '--fields', 'tittle'], '«title»'],
  ])('asks which option or value was meant by %j', async (args, meant) => {
    const folder = scratchFolder({ 'a.csv': 'id;title;amount;votes\n1;A;5;3\n' });
    const { exit, err } = await run('budget', 'compute', `${folder}/a.csv`, '--budget', '10', ...args);
    expect(exit).toBe(2);
    expect(err).toContain(`¿Querías decir ${meant}?\n`);
  });
});

describe('the program', () => {
  it('ends with the exit code of its command', async () => {
    const failed = promisify(execFile)(process.execPath, [
      bin,
      'budget',
      'compute',
      'no.pb',
      '--rule',
      'by-votes',
    ]);
    await expect(failed).rejects.toMatchObject({ code: 3, stdout: '' });
    expect(execFileSync(process.execPath, [bin, '--version'], { encoding: 'utf8' })).toMatch(/^\d/u);
  });

  it('ends with 130 when interrupted', async () => {
    const child = spawn(
      process.execPath,
      [bin, 'budget', 'compute', '-', '--rule', 'by-votes', '--explain'],
      {
        stdio: ['pipe', 'ignore', 'ignore'],
      },
    );
    // More than a pipe contains: once it is read, the program is running and listens for signals.
    await new Promise((taken) => child.stdin.write('x'.repeat(1 << 20), taken));
    child.kill('SIGINT');
    const code = await new Promise((resolve) => child.on('exit', resolve));
    expect(code).toBe(130);
  });

  it('is quiet when its reader ends', async () => {
    const child = spawn(process.execPath, [bin, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect([code, output]).toEqual([0, '']);
  });

  it('is described by the manifest as its executable', async () => {
    const { default: described } = await import(manifest, { with: { type: 'json' } });
    expect(described.bin).toEqual({ concejo: 'cli/bin.js' });
  });
});
