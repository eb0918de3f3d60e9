#!/usr/bin/env node
// Plain JavaScript that any Node can read: under an older version it starts the project's own, under that one it is main.
import module from 'node:module';

const oldest = 24;

if (Number(process.versions.node.split('.')[0]) >= oldest) {
  module.enableCompileCache?.();
  await import('./own-sources.js');
  const { main } = await import('./main.ts');
  const { processIo } = await import('./io.ts');
  process.exitCode = await main(process.argv.slice(2), processIo());
} else {
  await runUnderOwnNode();
}

async function runUnderOwnNode() {
  const { spawn } = await import('node:child_process');
  let own;
  try {
    own = module.createRequire(import.meta.url).resolve('node/bin/node');
  } catch {
    process.stderr.write(
      `concejo needs Node ${oldest} or later (here: ${process.version}). Run: npm install\n`,
    );
    process.exitCode = 1;
    return;
  }
  const parent = process.ppid;
  const child = spawn(own, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    // A server ends when we do, and we cannot pass on what kills us.
    env: { ...process.env, CONCEJO_ENDS_WITH_PARENT: 'yes' },
  });
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  if (process.env.npm_lifecycle_event !== undefined) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  }
  child.on('error', (error) => {
    process.stderr.write(`concejo: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    // The exit code of a shell for a process ended by a signal.
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}
