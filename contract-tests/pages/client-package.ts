import {
  openApiDocument,
  type OpenApiDocument,
  type Operation,
} from '#adapters/driving/council-api/openapi/document.ts';
import { calls } from '#adapters/wire/calls.ts';
import type { JsonSchema } from '#adapters/wire/own-schemas.ts';

const nameIn = (reference: unknown) => String(reference).split('/').at(-1) ?? '';
const isName = (text: string) => /^[A-Za-z_$][\w$]*$/u.test(text);
const key = (text: string) => (isName(text) ? text : `'${text}'`);
const listOf = (value: unknown) => (value ?? []) as readonly JsonSchema[];

const plain: Readonly<Record<string, string>> = { integer: 'number', array: 'readonly unknown[]' };

function objectType(schema: JsonSchema): string {
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = schema as {
    properties?: Readonly<Record<string, JsonSchema>>;
    required?: readonly string[];
    additionalProperties?: JsonSchema | boolean;
  };
  if (typeof additionalProperties === 'object')
    return `{ readonly [name: string]: ${typeOf(additionalProperties)} }`;
  const members = Object.entries(properties).map(
    ([name, one]) => `readonly ${key(name)}${required.includes(name) ? '' : '?'}: ${typeOf(one)}`,
  );
  return members.length === 0 ? '{ readonly [name: string]: unknown }' : `{ ${members.join('; ')} }`;
}

const joined = (schemas: readonly JsonSchema[], sign: '|' | '&') =>
  `(${[...new Set(schemas.map(typeOf))].join(` ${sign} `)})`;

/** The type of what fits a schema. */
export function typeOf(schema: JsonSchema): string {
  if ('$ref' in schema) return nameIn(schema['$ref']);
  if ('const' in schema) return JSON.stringify(schema['const']);
  if ('enum' in schema)
    return listOf(schema['enum'])
      .map((one) => JSON.stringify(one))
      .join(' | ');
  if ('anyOf' in schema) return joined(listOf(schema['anyOf']), '|');
  if ('allOf' in schema) return joined(listOf(schema['allOf']), '&');
  if ('prefixItems' in schema) return `readonly [${listOf(schema['prefixItems']).map(typeOf).join(', ')}]`;
  if ('items' in schema) return `readonly ${wrapped(typeOf(schema['items'] as JsonSchema))}[]`;
  if (schema['type'] === 'object') return objectType(schema);
  const { type } = schema;
  return typeof type === 'string' ? (plain[type] ?? type) : 'unknown';
}

const wrapped = (type: string) => (/[ |&]/u.test(type) && !type.startsWith('(') ? `(${type})` : type);

type Content = Operation['responses'][string]['content'];

/** How an answer is read, and its type. */
function answerOf(content: Content): readonly [kind: 'json' | 'lines' | 'text' | 'bytes', type: string] {
  const [[media, { schema = {} }] = ['', {}]] = Object.entries(content);
  if (media === 'application/json') return ['json', typeOf(schema)];
  if (media === 'application/jsonl') {
    const [first = {}, others = {}] = listOf(schema['x-lines']);
    return ['lines', `readonly [${typeOf(first)}, ...${wrapped(typeOf(others))}[]]`];
  }
  const isText = /^text\/|[/+](?:xml|json)$/u.test(media);
  return isText ? ['text', 'string'] : ['bytes', 'Uint8Array'];
}

/** The content type of a body that is not JSON; null for JSON and for no body. */
function formOf({ requestBody }: Operation): string | null {
  const [media = 'application/json'] = Object.keys(requestBody?.['content'] ?? {});
  return media === 'application/json' ? null : media;
}

function bodyType(operation: Operation): string | null {
  const form = formOf(operation);
  if (form === 'multipart/form-data') return 'FormData';
  if (form !== null) return '{ readonly [name: string]: string }';
  const content = operation.requestBody?.['content'] as Readonly<Record<string, JsonSchema>> | undefined;
  const schema = content?.['application/json']?.['schema'];
  return schema === undefined ? null : typeOf(schema as JsonSchema);
}

const inputType = (operation: Operation): string => {
  const { parameters = [] } = operation;
  const members = parameters.map(({ name, in: where, required }) => {
    // A filter may be given several times.
    const type = where === 'path' ? 'string' : 'string | number | boolean | readonly string[]';
    return `readonly ${key(name)}${required ? '' : '?'}: ${type}`;
  });
  const body = bodyType(operation);
  return `{ ${[...members, ...(body === null ? [] : [`readonly body: ${body}`])].join('; ')} }`;
};

const isOptional = ({ parameters = [], requestBody }: Operation) =>
  requestBody === undefined && parameters.every(({ required }) => !required);

const made = '// Made by `npm run -s node contract-tests/pages/write-client.ts`; do not edit.\n';

const operationsIn = ({ paths }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** The types of the client: every shape of the API, and a method for each call. */
function typesText(document: OpenApiDocument): string {
  const shapes = Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const methods = operationsIn(document).map(({ operation }) => {
    const [, type] = answerOf(operation.responses['200']?.content ?? {});
    const input = `input${isOptional(operation) ? '?' : ''}: ${inputType(operation)}`;
    const words = operation.summary.replaceAll('*/', '* /');
    return `  /** ${words} */\n  ${operation.operationId}(${input}): Promise<${type}>;`;
  });
  return [made, ...shapes, '\nexport interface CouncilClient {', ...methods, '}', ''].join('\n');
}

/** What the client needs at run time: method, path, query, content type of a form, and how the answer is read. */
function operationsText(document: OpenApiDocument): string {
  const rows = operationsIn(document).map(({ path, method, operation }) => {
    const query = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
    const [kind] = answerOf(operation.responses['200']?.content ?? {});
    const row = [method.toUpperCase(), path, query, formOf(operation), kind];
    return `  ${operation.operationId}: ${JSON.stringify(row)},`;
  });
  return [`${made}export const operations = {`, ...rows, '};', ''].join('\n');
}

/** The files of the client that are made of the description of the API, by their names. */
export function clientFiles(): Readonly<Record<string, string>> {
  const document = openApiDocument(calls);
  return { 'council.d.ts': typesText(document), 'operations.js': operationsText(document) };
}
