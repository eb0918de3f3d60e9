import type { Mixed } from 'io-ts';
import { schemaMaker } from '#adapters/wire/json-schema.ts';
import type { JsonSchema } from '#adapters/wire/own-schemas.ts';
import { type RefusalTag, refusalBody, refusals } from '#adapters/wire/refusals.ts';
import { type CallDescription, type DescribedAnswer, callTopics } from '#adapters/wire/call-description.ts';
import { namedSchemas } from './named-schemas.ts';
import { type DescribedParameter, parametersOf } from './parameters.ts';

const { schemaOf, definitionOf } = schemaMaker(
  new Map<Mixed, string>(Object.entries(namedSchemas).map(([name, codec]) => [codec, name])),
);

/** Refusals that any call may answer with, and those of calls that write. */
const always: readonly RefusalTag[] = ['unreadable', 'unknownAddress', 'tooManyAttempts', 'defect'];
const whenWriting: readonly RefusalTag[] = ['foreignPage', 'tooLarge', 'notJson'];

/** Every refusal that a call may answer with, in the order of the catalogue. */
export function refusalsOf({ method, refusals: own }: CallDescription): readonly RefusalTag[] {
  const possible = new Set([...own, ...always, ...(method === 'post' ? whenWriting : [])]);
  return (Object.keys(refusals) as RefusalTag[]).filter((tag) => possible.has(tag));
}

function contentOf(answer: DescribedAnswer): Content {
  switch (answer.kind) {
    case 'json':
      return { 'application/json': { schema: schemaOf(answer.codec) } };
    case 'lines': {
      const [first, others] = [schemaOf(answer.first), schemaOf(answer.others)];
      const description = `JSON Lines: ${nameIn(first)}, then a ${nameIn(others)} a line.`;
      // JSON Schema 2020-12 has no word for lines: each of them is one of these.
      const contentSchema = { anyOf: [first, others] };
      const text = { type: 'string', contentMediaType: 'application/jsonl', contentSchema };
      return { 'application/jsonl': { schema: { ...text, description, 'x-lines': [first, others] } } };
    }
    case 'other':
      return { [answer.type]: {} };
    default:
      return answer satisfies never;
  }
}

const nameIn = ({ $ref }: JsonSchema) => String($ref).split('/').at(-1) ?? '';

/** Refusals with one status share an answer; each is an example in it. */
function refusedWith(tags: readonly RefusalTag[]): Operation['responses'] {
  const statuses = [...new Set(tags.map((tag) => refusals[tag].status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const alike = tags.filter((tag) => refusals[tag].status === status);
      const examples = Object.fromEntries(alike.map((tag) => [tag, { value: refusalBody(tag) }]));
      const description = alike
        .map((tag) => `${refusals[tag].message} (${refusals[tag].errCode})`)
        .join('; ');
      return [
        String(status),
        { description, content: { 'application/json': { schema: schemaOf(refusalCodec), examples } } },
      ];
    }),
  );
}

const refusalCodec = namedSchemas['Refusal'] as Mixed;

/** The request body, if there is one. */
function bodyOf({ body, otherBody }: CallDescription): Pick<Operation, 'requestBody'> {
  if (body !== undefined) {
    const json = { schema: schemaOf(body.codec), example: body.example };
    return { requestBody: { required: true, content: { 'application/json': json } } };
  }
  if (otherBody === undefined) return {};
  const properties = Object.fromEntries(otherBody.names.map((name) => [name, { type: 'string' }]));
  const schema = { type: 'object', properties };
  return { requestBody: { required: true, content: { [otherBody.type]: { schema } } } };
}

/** Who is answered; an empty list: everybody. */
/** The status of an answer that is no refusal. */
export const statusOf = (answer: CallDescription['answer']): number =>
  answer.kind === 'other' ? (answer.status ?? 200) : 200;

const securityOf = ({ needsSession, needsStaff }: CallDescription): Operation['security'] => {
  if (needsStaff) return [{ staff: [] }, { staffSession: [] }];
  return needsSession ? [{ device: [] }] : [];
};

function operationOf(call: CallDescription): Operation {
  const parameters = parametersOf(call);
  return {
    operationId: call.id,
    tags: [call.topic],
    summary: call.summary,
    security: securityOf(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(call),
    responses: {
      [String(statusOf(call.answer))]: { description: call.answer.tells, content: contentOf(call.answer) },
      ...refusedWith(refusalsOf(call)),
    },
  };
}

/** A body, by its content type. */
type Content = Readonly<Record<string, { readonly schema?: JsonSchema; readonly examples?: JsonSchema }>>;

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly JsonSchema[];
  readonly parameters?: readonly DescribedParameter[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: JsonSchema;
  readonly servers: readonly JsonSchema[];
  readonly tags: readonly JsonSchema[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: JsonSchema;
  };
}

/** The document of an API: OpenAPI 3.1, its schemas made of the codecs that server and client decode with. */
export function openApiDocument(calls: readonly CallDescription[]): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operationOf(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Council API',
      version: '1',
      description:
        'Open-council software: surveys, votes, results and ballot lists that anybody can recount. A refusal has a status and a body { err, errCode, message }.',
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    servers: [{ url: '/', description: 'The server that this document was read from.' }],
    tags: Object.entries(callTopics).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(namedSchemas).map(([name, codec]) => [name, definitionOf(codec)]),
      ),
      securitySchemes: {
        device: {
          type: 'apiKey',
          in: 'cookie',
          name: 'concejo-{realm}',
          description:
            'The session of an anonymous device in one town, which the login opens. Over TLS the cookie is called __Host-concejo-{realm}.',
        },
        staff: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a program: one that a person of staff made, or that the operator put into the services file.',
        },
        staffSession: {
          type: 'apiKey',
          in: 'cookie',
          name: 'concejo-staff',
          description:
            'The session of a person of staff in one town. Over TLS the cookie is called __Host-concejo-staff.',
        },
      },
    },
  };
}
