import { expect, it } from 'vitest';
import { isLeft } from '#domain/shared/result.ts';
import { backUp, newFolderWithKeysOf, restoring } from '#fixtures/builders/councils/backups.ts';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { answeredCaptcha, uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { sampleFiles } from '#fixtures/builders/data/upload-files.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

it('a request comes back from a backup with everything that belongs to it', async () => {
  const council = await openTestCouncil();
  const { server } = council;
  const cookie = await deviceCookie(server);
  const photo = await ask(server, uploadOf('foto.jpg', sampleFiles.jpg, { cookie }));
  const sent = await ask(server, {
    method: 'POST',
    url: '/incidences2/vilanova/requests/incidencias/create',
    headers: { cookie },
    payload: {
      body: 'Hay una farola apagada',
      category: 'alumbrado',
      contact: { firstName: 'Ana', email: 'ana@correu.example' },
      coordinates: { lat: 39.4101, lng: -0.3455 },
      images: [photo.body['_id']],
      extra: { estorba: 'no' },
      captcha: await answeredCaptcha(server),
      privacy: true,
    },
  });
  const { file, manifest } = backUp(council.data);
  await council.close();
  expect(manifest.parts.filter(({ path }) => path.startsWith('assets/'))).toHaveLength(1);
  const data = newFolderWithKeysOf(council.data);
  const restored = restoring(file, data);
  if (isLeft(restored)) throw new Error(restored.left.kind);
  const { server: again } = await openTestCouncil({ folders: [], data });
  const payload = { reference: String(sent.body['_id']) };
  const read = await ask(again, { method: 'POST', url: '/api/vilanova/requests/read', payload });
  expect(read.body).toMatchObject({ iid: sent.body['iid'], status: 'Recibida' });
});
