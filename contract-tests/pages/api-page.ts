import type { CallDescription } from '#adapters/wire/call-description.ts';
import { callTopics } from '#adapters/wire/call-description.ts';
import { calls } from '#adapters/wire/calls.ts';
import {
  type OpenApiDocument,
  openApiDocument,
  refusalsOf,
} from '#adapters/driving/council-api/openapi/document.ts';
import type { JsonSchema } from '#adapters/wire/own-schemas.ts';
import { refusals } from '#adapters/wire/refusals.ts';
import { schemaFields, schemaInWords } from './schema-words.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** docs/api.md, made from the code: every call with what it accepts, answers and refuses, and every shape. */
export function apiPage(): string {
  const document = openApiDocument(calls);
  const chapters = Object.entries(callTopics).map(([topic, tells]) => {
    const listed = calls.filter((call) => call.topic === topic);
    return [`## ${tells}`, ...listed.map((call) => callPart(call, document))].join('\n\n');
  });
  const shapes = Object.entries(document.components.schemas).map(([name, schema]) => shapePart(name, schema));
  return `${[opening, ...chapters, '## Shapes', ...shapes].join('\n\n')}\n`;
}

const opening = `# The council API

This page is made from the code by \`npm run -s node contract-tests/pages/write-api-page.ts\`; a test fails when the two differ. The
same for programs: \`GET /api/openapi.json\` (OpenAPI 3.1). Its shapes are made of the codecs that server and portal
decode with.

A refusal is a status with \`{ err, errCode, message }\`; [errors](errors.md) lists each. Bodies are JSON of at most
64 KiB. A call that needs a session needs the cookie that the login gives; one for staff
needs \`Authorization: Bearer\` with the token that the operator of the server gave them.`;

function callPart(call: CallDescription, { paths }: OpenApiDocument): string {
  const operation = paths[call.path]?.[call.method];
  const parameters = (operation?.parameters ?? []).map(
    ({ name, in: where, required, description, example }) => [
      `\`${name}\``,
      `${where}${required ? '' : ', optional'}`,
      `${description}${example === undefined ? '' : ` \`${example}\``}`,
    ],
  );
  const content = operation?.responses['200']?.content ?? {};
  return [
    `### \`${call.method.toUpperCase()} ${call.path}\``,
    `${call.summary}${call.needsSession ? ' Needs a session.' : ''}${call.needsStaff ? ' For staff, with their token.' : ''}`,
    ...(parameters.length > 0 ? [table(['Parameter', 'In', ''], parameters)] : []),
    ...(call.body ? [bodyPart(call, operation?.requestBody ?? {})] : []),
    `Answers \`200\`, ${Object.entries(content).map(contentPart).join(', ')}. ${call.answer.tells}`,
    `Refuses: ${refusalsOf(call).map(refusalPart).join(', ')}.`,
  ].join('\n\n');
}

function bodyPart({ body }: CallDescription, { content }: JsonSchema): string {
  const { schema } = (content as Record<string, { schema: JsonSchema }>)['application/json'] ?? {
    schema: {},
  };
  return `Body: ${schemaInWords(schema)}\n\n\`\`\`json\n${JSON.stringify(body?.example, null, 2)}\n\`\`\``;
}

function contentPart([type, { schema }]: [string, { readonly schema?: JsonSchema }]): string {
  if (schema === undefined) return `\`${type}\``;
  const lines = schema['x-lines'] as readonly JsonSchema[] | undefined;
  const described = lines ? lines.map(schemaInWords).join(', then a line for each ') : schemaInWords(schema);
  return `\`${type}\`: ${described}`;
}

const refusalPart = (tag: keyof typeof refusals) =>
  `${refusals[tag].status} \`${tag}\` (${refusals[tag].errCode})`;

function shapePart(name: string, schema: JsonSchema): string {
  const fields = schemaFields(schema);
  const tells = typeof schema['description'] === 'string' ? [schema['description']] : [];
  const rows = fields.map((field) => [`\`${field.name}\``, field.type, field.isRequired ? 'always' : '']);
  return [
    `### ${name}`,
    ...tells,
    rows.length > 0 ? table(['Field', 'Holds', 'There'], rows) : `${schemaInWords(schema)}.`,
  ].join('\n\n');
}
