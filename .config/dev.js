// `npm run dev`: the web UI with hot reload in front of the council API, which starts again when its sources change.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env.PORT ?? 4310);
const behind = port + 1;
const watched = ['domain', 'application', 'adapters', 'cli'].map((folder) => `--watch-path=${root}${folder}`);

const council = spawn(process.execPath, [...watched, 'cli/bin.js', 'serve'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: String(behind) },
});
const target = `http://127.0.0.1:${behind}`;
const calls = ['/api', '/users', '/contents', '/files', '/healthz', '/readyz'];
const pages = await createServer({
  configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    proxy: Object.fromEntries(calls.map((path) => [path, { target, changeOrigin: false }])),
  },
});
await pages.listen();
process.stdout.write(`\nPages with hot reload: http://127.0.0.1:${port} (council API: ${target})\n`);
const stop = async () => {
  council.kill('SIGTERM');
  await pages.close();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
