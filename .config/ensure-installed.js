// Runs under whatever Node is on the PATH (18 or newer): installs the packages once, then stays out of the way.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.concejo-installed`;
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package.json`))
  .update(existsSync(`${root}package-lock.json`) ? readFileSync(`${root}package-lock.json`) : '')
  .digest('hex');

const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

if (!installed) {
  process.stderr.write('Installing what Concejo needs (once; about a minute)…\n');
  // npm is named by the script that runs us; a bare `npm` would be npm.cmd on Windows.
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
  // npm may have touched the lockfile; the stamp is of what is there now.
  writeFileSync(
    stamp,
    createHash('sha256')
      .update(readFileSync(`${root}package.json`))
      .update(readFileSync(`${root}package-lock.json`))
      .digest('hex'),
  );
}
