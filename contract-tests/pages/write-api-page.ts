import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPage } from './api-page.ts';

writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'api.md'), apiPage());
