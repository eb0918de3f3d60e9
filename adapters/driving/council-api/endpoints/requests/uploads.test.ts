import { describe, expect, it } from 'vitest';
import { mostFileBytes } from '#domain/forms/files/file-limits.ts';
import { sharedCouncil } from '#fixtures/builders/councils/shared-council.ts';
import { report } from '#fixtures/builders/councils/prepared-council.ts';
import { answeredCaptcha, uploadOf } from '#fixtures/builders/councils/request-parts.ts';
import { bytes, sampleFiles, pixelBomb } from '#fixtures/builders/data/upload-files.ts';
import { staffServices } from '#fixtures/builders/councils/services-file.ts';
import { ask, deviceCookie } from '#fixtures/builders/councils/voter.ts';

const token = 'a-token-of-the-staff';
const staff = { authorization: `Bearer ${token}` };

const shared = sharedCouncil(undefined, (atEnd) => ({
  settings: { servicesFile: staffServices({ vilanova: [{ name: 'Ana', token }] }, atEnd) },
}));

async function aDesk() {
  const { server } = await shared();
  const cookie = await deviceCookie(server);
  const up = (name: string, content: Uint8Array) => ask(server, uploadOf(name, content, { cookie }));
  return { server, cookie, up };
}

describe('an upload', () => {
  it.each([
    ['foto.svg', bytes('<svg onload="alert(1)">'), 'unknownKind'],
    ['a.html', bytes('<script>'), 'unknownKind'],
    ['a.pdf.svg', sampleFiles.pdf, 'unknownKind'],
    ['a.svg.pdf', sampleFiles.pdf, 'strangeName'],
    ['a.pdf', bytes('%PDF-1.7 <html><script>alert(1)</script>'), 'twoInOne'],
    ['a.pdf', sampleFiles.jpg, 'namesDiffer'],
    ['a.doc', bytes('MZ this is a program'), 'namesDiffer'],
    ['a.txt', bytes(''), 'emptyFile'],
    ['a.png', pixelBomb, 'tooManyPixels'],
  ])('called %s that does not have that content is refused', async (name, content, where) => {
    const { up } = await aDesk();
    expect(await up(name, content)).toMatchObject({ status: 422, body: { errCode: 78, where } });
  });

  it('called ../../x.txt is stored under a name without a folder', async () => {
    const { up } = await aDesk();
    expect((await up('../../x.txt', sampleFiles.txt)).body).toMatchObject({
      name: 'x.txt',
      file: 'x.txt',
      collection: 'incidencias',
      kind: 'txt',
    });
  });

  it('of more than ten megabytes is cut off', async () => {
    const { up } = await aDesk();
    const large = await up('a.txt', new Uint8Array(mostFileBytes + 1).fill(32));
    expect(large).toMatchObject({ status: 413, body: { errCode: 80 } });
  });

  it('of exactly ten megabytes is taken', async () => {
    const { up } = await aDesk();
    const full = await up('a.txt', new Uint8Array(mostFileBytes).fill(32));
    expect(full).toMatchObject({ status: 200, body: { bytes: 10_485_760 } });
  });

  it('without a session, without a file, or of another shape is refused', async () => {
    const { server, cookie, up } = await aDesk();
    expect((await ask(server, uploadOf('a.txt', sampleFiles.txt, {}))).body['errCode']).toBe(36);
    const url = '/api/vilanova/incidencias/assets2';
    const bare = await ask(server, { method: 'POST', url, headers: { cookie }, payload: {} });
    expect(bare).toMatchObject({ status: 400, body: { where: 'file' } });
    const none = { ...uploadOf('a.txt', sampleFiles.txt, { cookie }), payload: '--x--\r\n' };
    expect((await ask(server, none)).status).toBe(400);
    const unknown = {
      ...uploadOf('a.txt', sampleFiles.txt, { cookie }),
      url: url.replace('incidencias', 'nada'),
    };
    expect((await ask(server, unknown)).body['errCode']).toBe(72);
    expect((await up('a.txt', sampleFiles.txt)).status).toBe(200);
  });

  it('loses the place where a photo was taken', async () => {
    const { server, up } = await aDesk();
    const segment = '\u00FF\u00E1\u0000\u0011Exif\u0000\u0000GPS 39.4N';
    const photo = bytes(`\u00FF\u00D8${segment}\u00FF\u00DA\u0000\u0002x\u00FF\u00D9`);
    const { body } = await up('foto.jpg', photo);
    const back = await server.inject({ url: `/api/vilanova/assets2/${String(body['_id'])}`, headers: staff });
    expect(back.rawPayload.includes('GPS')).toBe(false);
    expect(back.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('is returned only to staff, as a download that runs nothing, and not to another town', async () => {
    const { server, up } = await aDesk();
    const { body } = await up('acta «final».txt', sampleFiles.txt);
    const url = `/api/vilanova/assets2/${String(body['_id'])}`;
    expect((await ask(server, url)).body['errCode']).toBe(83);
    const { headers, statusCode } = await server.inject({ url, headers: staff });
    expect(statusCode).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="acta__final_.txt"/u);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect((await ask(server, { url: url.replace('vilanova', 'benialt'), headers: staff })).status).toBe(403);
    expect((await ask(server, { url: '/api/vilanova/assets2/nada', headers: staff })).status).toBe(404);
  });
});

describe('a file that staff upload for a person', () => {
  it('is in the request that they enter, and in nobody else’s', async () => {
    const { server, cookie } = await aDesk();
    const forPerson = (headers: Record<string, string>, mailbox = 'incidencias') =>
      ask(server, {
        ...uploadOf('foto.jpg', sampleFiles.jpg, headers),
        url: `/api/vilanova/staff/mailboxes/${mailbox}/files`,
      });
    expect((await forPerson({ cookie })).status).toBe(403);
    expect((await forPerson(staff, 'no-hay-tal')).status).toBe(404);
    const { status, body } = await forPerson(staff);
    expect([status, body]).toMatchObject([200, { name: 'foto.jpg', kind: 'jpg' }]);
    const images = [body['_id']];
    const entering = {
      channel: 'desk',
      consent: { shown: 'Se le leyó.' },
      key: 'a-key-of-a-photo-at-the-desk',
    };
    const entered = await ask(server, {
      method: 'POST',
      url: '/api/vilanova/staff/requests/enter',
      headers: staff,
      payload: { mailbox: 'incidencias', request: { ...report, contact: {}, images }, ...entering },
    });
    expect(entered.body).toMatchObject({ iid: expect.any(String), images });
    // The id is of no use to a resident.
    const own = await ask(server, {
      method: 'POST',
      url: '/incidences2/vilanova/requests/incidencias/create',
      headers: { cookie },
      payload: { ...report, images, captcha: await answeredCaptcha(server) },
    });
    expect(own.body).toMatchObject({ errCode: 71, faults: [{ field: 'images' }] });
  });
});
