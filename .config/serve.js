// Builds the web UI if it is outdated, then serves. The build needs several hundred megabytes, so it has a process of its
// own: when that ends, the memory is free for the machine.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './web-sources.js';

const parent = process.ppid;

/** The project's own Node: at the very first start, another one may have begun. */
function ownNode() {
  try {
    return createRequire(import.meta.url).resolve('node/bin/node');
  } catch {
    return process.execPath;
  }
}

/** Builds, and passes on the signals that come meanwhile. Resolves to the exit code. */
function build() {
  const script = fileURLToPath(new URL('build-web.js', import.meta.url));
  const child = spawn(ownNode(), [script], { stdio: ['ignore', 2, 2] });
  const pass = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  const looking = setInterval(() => process.ppid !== parent && child.kill(), 500);
  return new Promise((resolve) => {
    child.on('error', (error) => process.stderr.write(`${error.message}\n`) && resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  }).finally(() => {
    clearInterval(looking);
    for (const signal of signals) process.off(signal, pass);
  });
}

if (!isBuilt()) {
  process.stderr.write('Building the web UI…\n');
  const code = await build();
  if (code !== 0) process.exit(code);
}
// An older Node starts the project's own with these arguments: they must name the command, not this file.
const command = fileURLToPath(new URL('../cli/bin.js', import.meta.url));
process.argv.splice(1, process.argv.length, command, 'serve', ...process.argv.slice(2));
await import('../cli/bin.js');
