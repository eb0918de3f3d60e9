import { createHash, randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { sumInWords } from '#fixtures/builders/data/sum-in-words.ts';
import { staffToken } from './place.ts';

/** A file that a resident sent, and the request that it belongs to. */
export interface Sent {
  readonly upload: string;
  readonly request: string;
}

async function json(answer: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await answer.json();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${JSON.stringify(body)}`);
  return body as Readonly<Record<string, unknown>>;
}

const post = (url: string, body: unknown, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** The session of a device of its own in Vilanova. */
async function newDevice(council: string, n: number): Promise<string> {
  const id = createHash('md5').update(`device ${n}`).digest('hex');
  const password = createHash('sha256').update(id).digest('hex');
  const auth = (verb: string) => `${council}/users/v2/auth/${verb}?realm=vilanova`;
  await (await post(auth('register'), { deviceId: id, password })).arrayBuffer();
  const entered = await post(auth('login'), { user: id, password });
  await entered.arrayBuffer();
  return entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A piece of a PNG file: its length, its name, its content and a sum. */
function pngPiece(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A picture of random points: nobody else's has the same bytes. */
function photo(): Uint8Array<ArrayBuffer> {
  const side = 64;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits a colour, three colours a point.
  head.set([8, 2, 0, 0, 0], 8);
  const lines = Array.from({ length: side }, () => Buffer.concat([Buffer.alloc(1), randomBytes(3 * side)]));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pieces = [
    pngPiece('IHDR', head),
    pngPiece('IDAT', deflateSync(Buffer.concat(lines))),
    pngPiece('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([signature, ...pieces]));
}

/** A resident sends a request with a photo, as the page of the form does. */
export async function sendRequest(council: string, n: number): Promise<Sent> {
  const cookie = await newDevice(council, n);
  const form = new FormData();
  form.set('file', new Blob([photo()]), `foto-${n}.png`);
  const place = `${council}/api/vilanova/incidencias/assets2`;
  const { _id: upload } = await json(await fetch(place, { method: 'POST', headers: { cookie }, body: form }));
  const captcha = await json(
    await fetch(`${council}/api/vilanova/requests/captcha?format=json&lang=en`, { headers: { cookie } }),
  );
  const request = await post(
    `${council}/incidences2/vilanova/requests/incidencias/create`,
    {
      body: `Hay una farola apagada, la número ${n}`,
      category: 'alumbrado',
      contact: { firstName: 'Ana', email: 'ana@correu.example' },
      coordinates: { lat: 39.4101, lng: -0.3455 },
      extra: { estorba: 'no' },
      privacy: true,
      images: [upload],
      captcha: { id: captcha['id'], answer: sumInWords(String(captcha['text'])) },
    },
    cookie,
  );
  return { upload: String(upload), request: String((await json(request))['_id']) };
}

const asStaff = { headers: { authorization: `Bearer ${staffToken}` } };

/** The bytes of an upload and the words of its request, as staff get them. */
export async function seenByStaff(council: string, { upload, request }: Sent): Promise<string> {
  const file = await fetch(`${council}/api/vilanova/assets2/${upload}`, asStaff);
  const bytes = Buffer.from(await file.arrayBuffer());
  const read = await json(await fetch(`${council}/api/vilanova/staff/requests/${request}`, asStaff));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `${file.status} ${bytes.length} ${hash} ${createHash('sha256').update(JSON.stringify(read)).digest('hex')}`;
}
