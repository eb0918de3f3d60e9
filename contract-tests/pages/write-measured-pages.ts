import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Measured, withMeasured } from './measured-pages.ts';

const docs = join(import.meta.dirname, '..', '..', 'docs');
const measured = JSON.parse(readFileSync(join(docs, 'figures.json'), 'utf8')) as Measured;
const page = join(docs, 'capacity.md');
writeFileSync(page, withMeasured(readFileSync(page, 'utf8'), measured));
