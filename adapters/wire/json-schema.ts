import * as t from 'io-ts';
import { type JsonSchema, ownSchemas } from './own-schemas.ts';
import { budgetRule, ruleKinds } from './voting/budget-rule.ts';

/** The structures of io-ts that are read here. Another one is a defect, reported by its name. */
type Known =
  | t.StringType
  | t.NumberType
  | t.BooleanType
  | t.NullType
  | t.UnknownType
  | t.AnyDictionaryType
  | t.LiteralType<string | number | boolean>
  | t.KeyofType<Record<string, unknown>>
  | t.ArrayType<t.Mixed>
  | t.ReadonlyArrayType<t.Mixed>
  | t.ReadonlyType<t.Mixed>
  | t.TupleType<t.Mixed[]>
  | t.DictionaryType<t.Mixed, t.Mixed>
  | t.UnionType<t.Mixed[]>
  | t.InterfaceType<t.Props>
  | t.PartialType<t.Props>
  | t.IntersectionType<t.Mixed[]>;

/** How a codec that another one contains is described: by reference or in place. */
type SchemaOf = (codec: t.Mixed) => JsonSchema;

/**
 * Makes schemas of codecs. A codec with a name becomes a reference everywhere; `definitionOf` gives the schema of the
 * name.
 *
 * @example schemaMaker(new Map()).schemaOf(t.array(t.string)) // { type: 'array', items: { type: 'string' } }
 */
export function schemaMaker(names: ReadonlyMap<t.Mixed, string>) {
  const schemaOf = (codec: t.Mixed): JsonSchema => {
    const name = names.get(codec);
    return name === undefined ? definitionOf(codec) : { $ref: `#/components/schemas/${name}` };
  };

  const definitionOf = (codec: t.Mixed): JsonSchema => {
    const written = ownSchemas.get(codec);
    if (written) return written;
    if (codec === budgetRule)
      return { anyOf: Object.entries(ruleKinds).map(([kind, rule]) => ruleOf(kind, rule, schemaOf)) };
    // A codec that contains itself must have a name, or its schema would be infinite.
    if (codec instanceof t.RecursiveType && names.has(codec))
      return definitionOf((codec as t.RecursiveType<t.Mixed>).runDefinition());
    return structureOf(codec as Known, schemaOf);
  };

  return { schemaOf, definitionOf };
}

/** Codecs of single values always have the same schema. */
const plainSchemas = {
  StringType: { type: 'string' },
  NumberType: { type: 'number' },
  BooleanType: { type: 'boolean' },
  NullType: { type: 'null' },
  UnknownType: {},
  AnyDictionaryType: { type: 'object' },
} as const satisfies Partial<Record<Known['_tag'], JsonSchema>>;

type Plain = Extract<Known, { readonly _tag: keyof typeof plainSchemas }>;
const isPlain = (codec: Known): codec is Plain => Object.hasOwn(plainSchemas, codec._tag);

function structureOf(codec: Known, schemaOf: SchemaOf): JsonSchema {
  if (isPlain(codec)) return plainSchemas[codec._tag];
  switch (codec._tag) {
    case 'LiteralType':
      return { const: codec.value };
    case 'KeyofType':
      return { enum: Object.keys(codec.keys) };
    case 'ArrayType':
    case 'ReadonlyArrayType':
      return { type: 'array', items: schemaOf(codec.type) };
    case 'ReadonlyType':
      return schemaOf(codec.type);
    case 'TupleType': {
      const { length } = codec.types;
      // There are at most this many items: those after them need no schema.
      return { type: 'array', prefixItems: codec.types.map(schemaOf), minItems: length, maxItems: length };
    }
    case 'DictionaryType':
      return { type: 'object', additionalProperties: schemaOf(codec.codomain) };
    case 'UnionType':
      return anyOf(codec.types.filter((type) => type !== t.undefined).map(schemaOf));
    case 'InterfaceType':
    case 'PartialType':
      return objectOf(codec, schemaOf);
    case 'IntersectionType':
      return intersectionOf(codec.types, schemaOf);
    default:
      throw new TypeError(`no schema for the codec ${(codec satisfies never as t.Mixed).name}`);
  }
}

/** A value that may be anything, or something else, may be anything. */
const anyOf = (schemas: readonly JsonSchema[]): JsonSchema =>
  schemas.some((schema) => Object.keys(schema).length === 0) ? {} : oneOrMore('anyOf', schemas);

const intersectionOf = (codecs: readonly t.Mixed[], schemaOf: SchemaOf): JsonSchema =>
  isOneObject(codecs)
    ? joined(codecs.map((one) => objectOf(one, schemaOf)))
    : { allOf: codecs.map(schemaOf) };

/** A rule names its kind, the parameters of its kind, and nothing else. */
function ruleOf(kind: string, rule: ObjectCodec, schemaOf: SchemaOf): JsonSchema {
  const { properties } = objectOf(rule, schemaOf);
  return {
    type: 'object',
    properties: { kind: { const: kind }, ...properties },
    required: ['kind'],
    additionalProperties: false,
  };
}

function objectOf(codec: ObjectCodec, schemaOf: SchemaOf): ObjectSchema {
  const props = Object.entries<t.Mixed>(codec.props);
  const required = props.filter(([, prop]) => codec._tag === 'InterfaceType' && !prop.is(undefined));
  return {
    type: 'object',
    properties: Object.fromEntries(props.map(([name, prop]) => [name, schemaOf(prop)])),
    ...(required.length > 0 ? { required: required.map(([name]) => name) } : {}),
  };
}

interface ObjectSchema extends JsonSchema {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

type ObjectCodec = t.InterfaceType<t.Props> | t.PartialType<t.Props>;

/** Objects without a common property can be described as one. */
function isOneObject(codecs: readonly t.Mixed[]): codecs is readonly ObjectCodec[] {
  const objects = codecs.filter(
    (codec): codec is ObjectCodec => codec instanceof t.InterfaceType || codec instanceof t.PartialType,
  );
  const names = objects.flatMap(({ props }) => Object.keys(props));
  return objects.length === codecs.length && new Set(names).size === names.length;
}

const oneOrMore = (keyword: string, schemas: readonly JsonSchema[]): JsonSchema =>
  schemas.length === 1 ? (schemas[0] ?? {}) : { [keyword]: schemas };

/** The required and the optional properties, as one object. */
function joined(objects: readonly ObjectSchema[]): ObjectSchema {
  const required = objects.flatMap((object) => object.required ?? []);
  return {
    type: 'object',
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)) as Record<
      string,
      JsonSchema
    >,
    ...(required.length > 0 ? { required } : {}),
  };
}
