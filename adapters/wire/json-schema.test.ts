import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { euros, orNull } from './decode.ts';
import { schemaMaker } from './json-schema.ts';

const { schemaOf } = schemaMaker(new Map());

describe('the schema of a codec', () => {
  it('has its required and its optional properties in one object', () => {
    const codec = t.intersection([
      t.type({ _id: t.string, seen: orNull(t.boolean) }),
      t.partial({ size: t.number }),
    ]);
    expect(schemaOf(codec)).toEqual({
      type: 'object',
      properties: {
        _id: { type: 'string' },
        seen: { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
        size: { type: 'number' },
      },
      required: ['_id'],
    });
  });

  it('keeps both descriptions if two parts have the same property', () => {
    const parts = [
      t.type({ census: t.UnknownRecord }),
      t.partial({ census: t.type({ id: t.string }) }),
    ] as const;
    expect(schemaOf(t.intersection([...parts]))).toEqual({ allOf: parts.map(schemaOf) });
  });

  it('is a reference if the codec has a name, also inside itself', () => {
    interface Link {
      children?: Link[];
    }
    const link: t.Type<Link> = t.recursion('link', () => t.partial({ children: t.array(link) }));
    const { schemaOf: named, definitionOf } = schemaMaker(new Map<t.Mixed, string>([[link, 'Link']]));
    const reference = { $ref: '#/components/schemas/Link' };
    expect(named(t.array(link))).toEqual({ type: 'array', items: reference });
    expect(definitionOf(link)).toEqual({
      type: 'object',
      properties: { children: { type: 'array', items: reference } },
    });
  });

  it.each([
    [t.literal('ok'), { const: 'ok' }],
    [t.keyof({ a: null, b: null }), { enum: ['a', 'b'] }],
    [t.readonly(t.record(t.string, t.number)), { type: 'object', additionalProperties: { type: 'number' } }],
    [t.readonlyArray(t.null), { type: 'array', items: { type: 'null' } }],
    [t.union([t.string, t.undefined]), { type: 'string' }],
    [t.unknown, {}],
    [
      t.tuple([t.number, t.string]),
      {
        type: 'array',
        prefixItems: [{ type: 'number' }, { type: 'string' }],
        minItems: 2,
        maxItems: 2,
      },
    ],
  ] as const)('%#: describes its structure', (codec, schema) => {
    expect(schemaOf(codec)).toEqual(schema);
  });

  it('of amounts is written by hand', () => {
    expect(schemaOf(euros)).toMatchObject({ anyOf: [{ type: 'number' }, { type: 'string' }] });
  });

  it('is never guessed: a codec without a description fails with its name', () => {
    const day = new t.Type<string>('day', t.string.is, t.string.validate, t.identity);
    const unknown: readonly t.Mixed[] = [
      day,
      t.array(day),
      t.type({ on: day }),
      t.undefined,
      t.recursion('self', () => day),
    ];
    for (const codec of unknown)
      expect(() => schemaOf(codec)).toThrow(/no schema for the codec (?:day|undefined|self)/u);
  });
});
