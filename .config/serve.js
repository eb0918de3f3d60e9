// `npm start` after everything is installed: builds the web UI if it is outdated, then serves.
import { isBuilt } from './web-sources.js';

if (!isBuilt()) {
  process.stderr.write('Building the web UI…\n');
  await import('./build-web.js');
}
process.argv.splice(2, process.argv.length, 'serve', ...process.argv.slice(2));
await import('../cli/bin.js');
