// `npm run lint:api`: checks the description of the API by Redocly's recommended rules. The tool is in a folder of its own
// (.config/api-lint), since few people need it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { calls } = await import('../adapters/wire/calls.ts');
const { openApiDocument } = await import('../adapters/driving/council-api/openapi/document.ts');

mkdirSync(join(root, '.data'), { recursive: true });
const document = join(root, '.data/openapi.json');
writeFileSync(document, JSON.stringify(openApiDocument(calls)));

const tool = join(root, '.config/api-lint/node_modules/@redocly/cli/bin/cli.js');
const settings = join(root, '.config/api-lint/redocly.yaml');
const { status } = spawnSync(process.execPath, [tool, 'lint', document, '--config', settings], {
  stdio: 'inherit',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
process.exitCode = status ?? 1;
