// Installs the packages of a folder once, and does nothing after that. Runs under any Node from 18 on.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `named` is a folder with a manifest of its own; by default the packages are Concejo's. */
export function installOnce(named = '') {
  const folder = named === '' ? '' : `${named}/`;
  const root = `${fileURLToPath(new URL('..', import.meta.url))}${folder}`;
  const stamp = `${root}node_modules/.concejo-installed`;
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package.json`))
    .update(existsSync(`${root}package-lock.json`) ? readFileSync(`${root}package-lock.json`) : '')
    .digest('hex');

  const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

  if (!installed) {
    process.stderr.write(
      `Installing what ${folder === '' ? 'Concejo' : folder} needs (once; about a minute)…\n`,
    );
    // The script that runs us names npm; a bare `npm` would be npm.cmd on Windows.
    const npm = process.env.npm_execpath;
    const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
    try {
      execFileSync(
        command,
        [...first, 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
        {
          cwd: root,
          stdio: ['ignore', 2, 2],
        },
      );
    } catch {
      process.stderr.write(
        'The packages could not be installed. Check the network and the message above, then run the command again.\n',
      );
      process.exit(1);
    }
    // npm may have changed the lockfile; the stamp is of its present state.
    writeFileSync(
      stamp,
      createHash('sha256')
        .update(readFileSync(`${root}package.json`))
        .update(readFileSync(`${root}package-lock.json`))
        .digest('hex'),
    );
  }
}
