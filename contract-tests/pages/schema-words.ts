import type { JsonSchema } from '#adapters/wire/json-schema.ts';

const linkTo = (reference: string) => {
  const name = reference.split('/').at(-1) ?? '';
  return `[${name}](#${name.toLowerCase()})`;
};
const words: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false' };

type Properties = Readonly<Record<string, JsonSchema>>;

/** A schema in words: `list of [Link](#link)`, `text or null`, `{ start: text, end?: text }`. */
export function inWords(schema: JsonSchema): string {
  if (typeof schema['$ref'] === 'string') return linkTo(schema['$ref']);
  if ('const' in schema) return `\`${JSON.stringify(schema['const'])}\``;
  const together = ['anyOf', 'allOf'].find((keyword) => keyword in schema);
  if (together) {
    const parts = (schema[together] as readonly JsonSchema[]).map(inWords);
    return [...new Set(parts)].join(together === 'anyOf' ? ' or ' : ' and ');
  }
  if ('enum' in schema) return (schema['enum'] as readonly string[]).map((one) => `\`${one}\``).join(', ');
  if (schema['type'] === 'array') return listInWords(schema);
  if (schema['type'] === 'object') return objectInWords(schema);
  const type = typeof schema['type'] === 'string' ? schema['type'] : 'any value';
  return words[type] ?? type;
}

function listInWords({ items, prefixItems }: JsonSchema): string {
  if (items) return `list of ${inWords(items as JsonSchema)}`;
  return `[${(prefixItems as readonly JsonSchema[]).map(inWords).join(', ')}]`;
}

function objectInWords(schema: JsonSchema): string {
  if (schema['additionalProperties'])
    return `object of ${inWords(schema['additionalProperties'] as JsonSchema)}`;
  if (!schema['properties']) return 'object';
  const fields = fieldsOf(schema).map(
    ({ name, type, isRequired }) => `${name}${isRequired ? '' : '?'}: ${type}`,
  );
  return `{ ${fields.join(', ')} }`;
}

/** The fields of an object; empty if the schema is of something else. */
export function fieldsOf(schema: JsonSchema) {
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries((schema['properties'] ?? {}) as Properties).map(([name, field]) => ({
    name,
    type: inWords(field),
    isRequired: required.includes(name),
  }));
}
