import { operations } from './operations.js';

/** An answer by which a council refuses a call: `{ err, errCode, message }` with its HTTP status. */
export class CouncilRefusal extends Error {
  constructor(status, body, retryAfter) {
    super(body?.message ?? `The council answered with status ${status}.`);
    this.name = 'CouncilRefusal';
    this.status = status;
    this.errCode = body?.errCode ?? null;
    this.retryAfter = retryAfter;
    this.body = body;
  }
}

const refusalOf = async (answer) => {
  const wait = Number(answer.headers.get('retry-after'));
  let body = null;
  try {
    body = await answer.json();
  } catch {
    // A proxy in between answers in a shape of its own.
  }
  return new CouncilRefusal(answer.status, body, Number.isFinite(wait) && wait > 0 ? wait : null);
};

const lines = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

const readers = {
  json: (answer) => answer.json(),
  lines: async (answer) => lines(await answer.text()),
  text: (answer) => answer.text(),
  bytes: async (answer) => new Uint8Array(await answer.arrayBuffer()),
};

/** The address of a call: parts of its path, then its query. A part that is missing is a mistake of the caller. */
function addressOf(id, [, path, query], input) {
  const at = path.replaceAll(/\{(\w+)\}/gu, (_, name) => {
    if (input[name] === undefined) throw new TypeError(`${id} needs ${name}`);
    // The rest of an address keeps its slashes.
    const parts = name === 'path' ? String(input[name]).split('/') : [input[name]];
    return parts.map(encodeURIComponent).join('/');
  });
  const asked = new URLSearchParams();
  for (const name of query) for (const value of [input[name] ?? []].flat()) asked.append(name, String(value));
  return asked.size === 0 ? at : `${at}?${asked}`;
}

function bodyOf([, , , form], { body }) {
  if (body === undefined) return {};
  if (form === 'multipart/form-data') return { body };
  if (form !== null) return { body: new URLSearchParams(body) };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/**
 * A client of one council. Its methods are the calls of `/api/openapi.json`, under their `operationId`.
 *
 * @example const { items } = await createClient({ baseUrl: 'https://participa.example' }).listSurveys({ realm: 'town' });
 */
export function createClient({ baseUrl, token, fetch = globalThis.fetch }) {
  const base = baseUrl.replace(/\/$/u, '');
  const call = async (id, operation, input = {}) => {
    const [method, , , , kind] = operation;
    const { body, headers = {} } = bodyOf(operation, input);
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${base}${addressOf(id, operation, input)}`, {
      method,
      headers: { ...authorization, ...headers },
      ...(body !== undefined && { body }),
    });
    if (!answer.ok) throw await refusalOf(answer);
    return readers[kind](answer);
  };
  return Object.fromEntries(
    Object.entries(operations).map(([id, operation]) => [id, (input) => call(id, operation, input)]),
  );
}
