import { fileURLToPath } from 'node:url';
import { type Configuration } from '#adapters/driving/council-api/composition/configuration.ts';
import type { OpenCouncil } from '#adapters/driving/council-api/main.ts';
import { isLeft } from '#domain/shared/result.ts';
import type { Command, CommandContext } from '../../command.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { begunOffices, firstTownLink } from './new-town.ts';
import { sampleName, sampleOffices } from './sample-office.ts';
import { loadSampleTowns, sampleFolders, sampleIdentities, sampleRealms } from './sample-towns.ts';
import { startersToWatch, stopSignals } from './stop-signals.ts';
import { stopWhenAsked } from './stop-when-asked.ts';
import { paymentWarnings, providerWarnings, tileWarnings, variableFaults } from './serving-faults.ts';

const webFolder = fileURLToPath(new URL('../../../ui-web/dist', import.meta.url));

/** `concejo serve`: web UI and council API of all loaded towns, until Ctrl-C. */
export const serve: Command = {
  help: 'help.serve',
  configure: (parser, context, run) => {
    parser.allowExcessArguments(false).action(() => run(serveUntilStopped(context)));
  },
};

async function serveUntilStopped({ io, say }: CommandContext): Promise<ExitCode> {
  const { avoidCrashingCompilers } = await import(
    '#adapters/driving/council-api/limits/crashing-compilers.ts'
  );
  avoidCrashingCompilers();
  const { readConfiguration } = await import('#adapters/driving/council-api/composition/configuration.ts');
  const configuration = readConfiguration(io.env);
  if (isLeft(configuration)) {
    io.err(variableFaults(configuration.left, say));
    return exitCodes.usage;
  }
  io.writePrivately();
  const { port, host, drainSeconds } = configuration.right;
  const starters = startersToWatch(io.env);
  const { withPacked } = await import('#adapters/driving/council-api/composition/packed-packages.ts');
  const { openCouncil } = await withPacked(webFolder, () => import('#adapters/driving/council-api/main.ts'));
  const { keepHeapSmall } = await import('#adapters/driving/council-api/limits/small-heap.ts');
  keepHeapSmall();
  const opened = await openCouncil(configuration.right, { now: () => Date.now() });
  if (isLeft(opened)) {
    const fault = { version: '', known: '', why: '', ...opened.left };
    io.err(`${say(`serve.${opened.left.kind}`, { ...fault })}\n`);
    return exitCodes.failed;
  }
  const council = opened.right;
  try {
    if (configuration.right.sample && (await council.towns()).length === 0) {
      const failed = await beginWithSamples(council, configuration.right);
      if (failed !== null) {
        io.err(`${failed}\n`);
        return exitCodes.failed;
      }
    }
    const server = await council.server(webFolder);
    const listening = await listen(server, port, host);
    if (listening !== null) {
      io.err(`${say(`serve.${listening}`, { port: String(port), host })}\n`);
      return exitCodes.failed;
    }
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${portOf(server.server.address(), port)}`;
    const towns = (await council.towns()).map(
      ({ realm }) => `  ${realm.padEnd(12)} ${address}/?realm=${realm}`,
    );
    io.err(paymentWarnings(await council.paymentFaults(), say));
    io.err(tileWarnings(await council.tileFaults(), say));
    io.err(providerWarnings(await council.strangersWithProvider(), say));
    // Standard output is for the log's lines only.
    io.err(say('serve.serving', { address, towns: towns.join('\n'), data: council.place }));
    if (configuration.right.sample) await tellSample(council, address, { io, say });
    await tellNewTowns(council, address, { io, say });
    process.removeAllListeners('SIGINT');
    const signals = stopSignals(process, starters);
    await stopWhenAsked(server, signals, drainSeconds, () => io.err(`${say('serve.stopping')}\n`));
    return exitCodes.done;
  } finally {
    await council.close();
  }
}

/** With whose documents one can vote in the sample towns, and where their offices open. */
async function tellSample(
  council: OpenCouncil,
  address: string,
  { io, say }: Pick<CommandContext, 'io' | 'say'>,
): Promise<void> {
  io.err(say('serve.identities', { identities: sampleIdentities() }));
  const offices = await sampleOffices(council.office, address, await sampleRealms(council));
  if (offices !== '') io.err(say('serve.offices', { offices }));
}

/** Where a town is made if there is none, and where those that are being made go on. */
async function tellNewTowns(
  council: OpenCouncil,
  address: string,
  { io, say }: Pick<CommandContext, 'io' | 'say'>,
): Promise<void> {
  const portal = council.office.publicUrl ?? address;
  const link = await firstTownLink(council, portal);
  if (link !== null) io.err(say('serve.newTown', { link }));
  const offices = await begunOffices(council, portal);
  if (offices !== '') io.err(say('serve.beginnings', { offices }));
}

/** Loads the sample towns, with the work in their offices; the first fault as a line, or null. */
async function beginWithSamples(council: OpenCouncil, configuration: Configuration): Promise<string | null> {
  const failed = await loadSampleTowns(council);
  if (failed !== null || !configuration.sampleWork) return failed;
  // Loaded only here: a council is tried once, and started often.
  const { doSampleWork } = await import('./sample-work.ts');
  await doSampleWork(configuration, sampleFolders(), sampleName, Date.now());
  return null;
}

type ListenFault = 'portTaken' | 'portForbidden' | 'cannotListen';

/**
 * How many connections may wait to be accepted: with the usual 511, a rush fills the line while the first page is made, and
 * a browser that was turned away tries again after 1, 3, 7 and 15 seconds. The system may allow fewer.
 */
const backlog = 4096;

async function listen(
  server: { listen: (to: { port: number; host: string; backlog: number }) => Promise<string> },
  port: number,
  host: string,
): Promise<ListenFault | null> {
  try {
    await server.listen({ port, host, backlog });
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') return 'portTaken';
    return code === 'EACCES' ? 'portForbidden' : 'cannotListen';
  }
}

const portOf = (address: unknown, asked: number): number =>
  typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : asked;
