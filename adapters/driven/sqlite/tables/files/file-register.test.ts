import { assetFiles } from '#adapters/driven/files/asset-files.ts';
import {
  drafted,
  fileRegisterContract,
  published,
} from '#contract-tests/ports/server/files/file-register.ts';
import { openSql } from '#fixtures/builders/databases/open-sql.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { sqlDocumentDesk } from '../documents/document-desk.table.ts';
import { sqlSteps } from '../step.table.ts';
import { sqlFileRegister } from './file-register.table.ts';

fileRegisterContract('the embedded database', async () => {
  const database = openSql();
  const files = assetFiles(scratchFolder());
  const desk = sqlDocumentDesk(database, { now: () => 0 });
  return {
    register: sqlFileRegister(database, files),
    steps: sqlSteps(database),
    files,
    publish: (realm, id, body) => desk.change(realm, { collection: 'nodes', id }, () => published(id, body)),
    draft: (realm, id, body) => desk.change(realm, { collection: 'nodes', id }, () => drafted(id, body)),
  };
});
