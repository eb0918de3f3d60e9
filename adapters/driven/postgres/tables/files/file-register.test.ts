import { assetFiles } from '#adapters/driven/files/asset-files.ts';
import {
  drafted,
  fileRegisterContract,
  published,
} from '#contract-tests/ports/server/files/file-register.ts';
import { emptyPostgres } from '#fixtures/builders/databases/empty-postgres.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { postgresDocumentDesk } from '../documents/document-desk.table.ts';
import { postgresSteps } from '../step.table.ts';
import { postgresFileRegister } from './file-register.table.ts';

fileRegisterContract('PostgreSQL', async () => {
  const postgres = await emptyPostgres();
  const desk = postgresDocumentDesk(postgres, { now: () => 0 });
  const files = assetFiles(scratchFolder());
  return {
    register: postgresFileRegister(postgres, files),
    steps: postgresSteps(postgres),
    files,
    publish: (realm, id, body) => desk.change(realm, { collection: 'nodes', id }, () => published(id, body)),
    draft: (realm, id, body) => desk.change(realm, { collection: 'nodes', id }, () => drafted(id, body)),
  };
});
