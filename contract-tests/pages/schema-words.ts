import type { JsonSchema } from '#adapters/wire/own-schemas.ts';

const linkTo = (reference: string) => {
  const name = reference.split('/').at(-1) ?? '';
  return `[${name}](#${name.toLowerCase()})`;
};
const words: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false' };

type Properties = Readonly<Record<string, JsonSchema>>;

/** A schema in words: `list of [Link](#link)`, `text or null`, `{ start: text, end?: text }`. */
export function schemaInWords(schema: JsonSchema): string {
  if (typeof schema['$ref'] === 'string') return linkTo(schema['$ref']);
  if ('const' in schema) return `\`${JSON.stringify(schema['const'])}\``;
  const together = ['anyOf', 'allOf'].find((keyword) => keyword in schema);
  if (together) {
    const parts = (schema[together] as readonly JsonSchema[]).map(schemaInWords);
    return [...new Set(parts)].join(together === 'anyOf' ? ' or ' : ' and ');
  }
  if ('enum' in schema) return (schema['enum'] as readonly string[]).map((one) => `\`${one}\``).join(', ');
  if (schema['type'] === 'array') return listInWords(schema);
  if (schema['type'] === 'object') return objectInWords(schema);
  const type = typeof schema['type'] === 'string' ? schema['type'] : 'any value';
  return words[type] ?? type;
}

function listInWords({ items, prefixItems }: JsonSchema): string {
  if (items) return `list of ${schemaInWords(items as JsonSchema)}`;
  return `[${(prefixItems as readonly JsonSchema[]).map(schemaInWords).join(', ')}]`;
}

function objectInWords(schema: JsonSchema): string {
  if (schema['additionalProperties'])
    return `object of ${schemaInWords(schema['additionalProperties'] as JsonSchema)}`;
  if (!schema['properties']) return 'object';
  const fields = schemaFields(schema).map(
    ({ name, type, isRequired }) => `${name}${isRequired ? '' : '?'}: ${type}`,
  );
  return `{ ${fields.join(', ')} }`;
}

/** The fields of an object; empty if the schema is of something else. */
export function schemaFields(schema: JsonSchema) {
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.entries((schema['properties'] ?? {}) as Properties).map(([name, field]) => ({
    name,
    type: schemaInWords(field),
    isRequired: required.includes(name),
  }));
}
