import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from './client-package.ts';

for (const [name, text] of Object.entries(clientFiles()))
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'client', name), text);
