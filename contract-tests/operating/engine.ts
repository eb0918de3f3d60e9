import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** What a program said and how it ended. */
export interface Ran {
  readonly status: number | null;
  /** What it printed. */
  readonly said: string;
  /** What it printed, and its errors after it. */
  readonly out: string;
}

const patience = 540_000;

/** Runs a program to its end; its output is read when it has ended. */
export function ran(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Ran {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    timeout: patience,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, said: stdout.trim(), out: `${stdout}${stderr}`.trim() };
}

/** Runs a program that must succeed. */
export function mustRun(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { status, said, out } = ran(program, args, env);
  if (status !== 0)
    throw new Error(`${program} ${args.slice(0, 12).join(' ')}: ${status}\n${out.slice(-2000)}`);
  return said;
}

/**
 * Where root may not raise limits (in some virtual machines), an engine cannot set those of a container. This runtime
 * starts them with the limits that there are.
 */
const runtimeWithoutLimits = (runtime: string) => `#!/bin/sh
file= before=
for word in "$@"; do
  case "$before" in --bundle|-b) file="$word/config.json";; --process|-p) file="$word";; esac
  before="$word"
done
[ -n "$file" ] && [ -f "$file" ] && ${process.execPath} -e '
  const { readFileSync, writeFileSync } = require("node:fs");
  const [file] = process.argv.slice(1);
  const all = JSON.parse(readFileSync(file, "utf8"));
  delete (all.process ?? all).rlimits;
  writeFileSync(file, JSON.stringify(all));
' "$file"
exec ${runtime} "$@"
`;

const mayRaiseLimits = () => ran('sh', ['-c', 'ulimit -Hn 1048576']).status === 0;

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Podman with a store of its own in a folder (Linux, as root). `environment` names its settings. */
export function podmanIn(folder: string) {
  for (const name of ['store', 'run', 'networks', 'layers'])
    mkdirSync(join(folder, name), { recursive: true });
  const settings = join(folder, 'containers.conf');
  writeFileSync(
    settings,
    `[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
network_config_dir = "${join(folder, 'networks')}"
`,
  );
  // Layers that are being written go to this folder too: the folder of a drill's other files may be in memory.
  const environment = { CONTAINERS_CONF: settings, TMPDIR: join(folder, 'layers') };
  const runtime = join(folder, 'runtime');
  writeFileSync(runtime, runtimeWithoutLimits(mustRun('sh', ['-c', 'command -v runc'])));
  chmodSync(runtime, 0o755);
  const flags = [
    '--root',
    join(folder, 'store'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'overlay',
    ...(mayRaiseLimits() ? [] : ['--runtime', runtime]),
  ];
  const call = (...args: readonly string[]) => mustRun('podman', [...flags, ...args], environment);
  return {
    call,
    try: (...args: readonly string[]) => ran('podman', [...flags, ...args], environment),
    flags,
    environment,
  };
}

export type Podman = ReturnType<typeof podmanIn>;

/**
 * Makes a base image as the official one is: a minimal Debian with Node and npm in /usr/local. For machines that reach
 * Debian's packages and npm's, and no registry of images.
 */
export function makeNodeImage(podman: Podman, folder: string): string {
  const root = join(folder, 'debian');
  mustRun('debootstrap', ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', root]);
  copyFileSync(process.execPath, join(root, 'usr/local/bin/node'));
  chmodSync(join(root, 'usr/local/bin/node'), 0o755);
  mkdirSync(join(root, 'usr/local/lib/node_modules'), { recursive: true });
  const npm = join(mustRun('sh', ['-c', 'readlink -f "$(command -v npm)"']), '..', '..');
  mustRun('cp', ['-a', npm, join(root, 'usr/local/lib/node_modules/npm')]);
  mustRun('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
  // A machine behind an inspecting proxy trusts more authorities than Node brings.
  const authorities = '/etc/ssl/certs/ca-certificates.crt';
  writeFileSync(join(root, authorities), readFileSync(authorities));
  const archive = join(folder, 'debian.tar');
  mustRun('tar', ['-C', root, '-cf', archive, '.']);
  podman.call('import', '--change', `ENV NODE_EXTRA_CA_CERTS=${authorities}`, archive, 'localhost/node:24');
  mustRun('rm', ['-rf', root, archive]);
  return 'localhost/node:24';
}
