// Finds a Chromium for the end-to-end walks, or installs one: from the system's packages if that is allowed, else
// playwright's own. Prints its path.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// The first is Chromium without its own windows: the same pages, in two thirds of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
];
const usual = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser that starts: a wrapper that only explains how to install one (as on some systems) does not count. */
function starts(path) {
  try {
    return (
      existsSync(path) &&
      /Chrom|Edg/u.test(
        execFileSync(path, ['--version'], {
          stdio: ['ignore', 'pipe', 'ignore'],
          timeout: 30_000,
        }).toString(),
      )
    );
  } catch {
    return false;
  }
}

async function found() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const { chromium } = await import('playwright');
  const candidates = [process.env.CONCEJO_BROWSER, ...onPath, ...usual, chromium.executablePath()].filter(
    Boolean,
  );
  return candidates.find(starts);
}

const run = (command, args, env = {}) =>
  execFileSync(command, args, { stdio: ['ignore', 2, 2], timeout: 900_000, env: { ...process.env, ...env } });

function fromSystem() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  // Ubuntu's package of that name is a stub that asks for another package manager.
  if (!/^ID=debian/mu.test(release)) throw new Error('no system package known here');
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  apt('update', '-qq');
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  try {
    install('chromium-headless-shell');
  } catch {
    // Older releases have it only under its full name.
    install('chromium');
  }
}

const ownDownload = () =>
  run(process.execPath, [
    fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url)),
    'install',
    '--with-deps',
    'chromium',
  ]);

/** The path of a Chromium that starts. Throws with instructions if none can be found or installed. */
export async function ensureBrowser() {
  const already = await found();
  if (already) return already;
  process.stderr.write('Installing a Chromium for the end-to-end walks (once)…\n');
  for (const install of [fromSystem, ownDownload]) {
    try {
      install();
      const now = await found();
      if (now) return now;
    } catch (error) {
      process.stderr.write(`${error.message}\n`);
    }
  }
  throw new Error(
    'No Chromium found, and none could be installed. Install Chromium or Chrome, or name one in CONCEJO_BROWSER.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(`${await ensureBrowser()}\n`);
