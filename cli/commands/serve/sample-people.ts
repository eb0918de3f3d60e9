import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { OpenCouncil } from '#adapters/driving/council-api/main.ts';
import type { SampleRequest } from './sample-work-file.ts';

/** A server that is asked without a network. */
export type Server = Awaited<ReturnType<OpenCouncil['server']>>;
/** Asks it to change something; whatever fails ends the sample. */
export type Post = (
  path: string,
  payload: object | string,
  headers: Record<string, string>,
) => Promise<SampleAnswer>;
/** What it stored. */
export interface SampleAnswer {
  readonly _id: string;
  readonly iid: string;
  readonly token?: string;
  readonly version: number;
}
/** Calls of a server that must succeed. */
export const posting =
  (server: Server): Post =>
  async (url, payload, headers) => {
    const {
      statusCode,
      body,
      headers: answered,
    } = await server.inject({ method: 'POST', url, payload, headers });
    if (statusCode >= 400) throw new Error(`${url}: ${statusCode} ${body}`);
    return (String(answered['content-type']).includes('json') ? JSON.parse(body) : {}) as SampleAnswer;
  };

/** A session of a resident's device. */
export async function aSession(server: Server, realm: string): Promise<Record<string, string>> {
  const deviceId = randomBytes(16).toString('hex');
  const password = createHash('sha256').update(deviceId).digest('hex');
  const to = (verb: string, payload: object) =>
    server.inject({ method: 'POST', url: `/users/v2/auth/${verb}?realm=${realm}`, payload });
  await to('register', { deviceId, password });
  const entered = await to('login', { user: deviceId, password });
  return { cookie: String(entered.headers['set-cookie']).split(';')[0] ?? '' };
}

/** Pays for a request at the sandbox and sends it, as its sender would; `order` is kept for who returns money. */
export async function sendPaid(
  realm: string,
  server: Server,
  { mailbox, language, key, request }: SampleRequest,
): Promise<SampleAnswer & { readonly order: string }> {
  const post = posting(server);
  const headers = { ...(await aSession(server, realm)), 'accept-language': tagOf(language) };
  const begun = await post(`/api/${realm}/payments/new`, { mailbox }, headers);
  await post(`/api/${realm}/payments/page`, `token=${begun.token ?? ''}&answer=pay`, {
    'content-type': 'application/x-www-form-urlencoded',
  });
  const path = `/incidences2/${realm}/requests/${mailbox}/create`;
  const named = { ...headers, 'idempotency-key': `key-of-a-sample-${key}` };
  return { ...(await post(path, { ...request, payment: begun._id }, named)), order: begun._id };
}

const tagOf = (language: string) => (language === 'va' ? 'ca-ES-valencia' : language);

/** A picture as browsers send a file of a form. */
const asUpload = (name: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]);

/** Uploads a picture that somebody brings to the desk; its id. */
export const uploading =
  (server: Server) =>
  async (to: { readonly url: string; readonly token: string }, file: string): Promise<string> => {
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: to.url,
      headers: { authorization: `Bearer ${to.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: asUpload(basename(file), readFileSync(file)),
    });
    if (statusCode !== 200) throw new Error(`${file}: ${statusCode} ${body}`);
    return (JSON.parse(body) as SampleAnswer)._id;
  };
