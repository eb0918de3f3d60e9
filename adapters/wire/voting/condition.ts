import * as t from 'io-ts';
import { type Condition, type Operator, operators } from '#domain/forms/condition.ts';
import { orNull } from '../decode.ts';

const operator = t.keyof(Object.fromEntries(operators.map((name) => [name, null])) as Record<Operator, null>);
const value = t.union([t.string, t.number, t.boolean, t.array(t.string)]);

interface ComparedAnswer {
  readonly field: string;
  readonly operator?: Operator | null | undefined;
  readonly value?: t.TypeOf<typeof value> | null | undefined;
}

/** A condition as a council writes it: `{ field, operator, value }`, or several under `all`, `any`, `not`. */
export type ConditionWire =
  | ComparedAnswer
  | { readonly all: readonly ConditionWire[] }
  | { readonly any: readonly ConditionWire[] }
  | { readonly not: ConditionWire };

export const conditionWire: t.Type<ConditionWire, unknown> = t.recursion('Condition', () =>
  t.union([
    t.intersection([
      t.type({ field: t.string }),
      t.partial({ operator: orNull(operator), value: orNull(value) }),
    ]),
    t.type({ all: t.readonlyArray(conditionWire) }),
    t.type({ any: t.readonlyArray(conditionWire) }),
    t.type({ not: conditionWire }),
  ]),
);

const textsOf = (wire: ComparedAnswer['value']): readonly string[] => {
  if (wire === null || wire === undefined) return [];
  return Array.isArray(wire) ? wire : [String(wire)];
};

/** Without an operator, a value must be matched; without either, the field must be filled. */
export function readCondition(wire: ConditionWire): Condition {
  if ('all' in wire) return { kind: 'all', of: wire.all.map(readCondition) };
  if ('any' in wire) return { kind: 'any', of: wire.any.map(readCondition) };
  if ('not' in wire) return { kind: 'not', of: readCondition(wire.not) };
  const values = textsOf(wire.value);
  const usual: Operator = values.length === 0 ? 'filled' : 'is';
  return { kind: 'answer', field: wire.field, operator: wire.operator ?? usual, values };
}

/** A condition as a council would write it: what is read of it is the same condition. */
export function writeCondition(condition: Condition): ConditionWire {
  switch (condition.kind) {
    case 'all':
      return { all: condition.of.map(writeCondition) };
    case 'any':
      return { any: condition.of.map(writeCondition) };
    case 'not':
      return { not: writeCondition(condition.of) };
    case 'answer': {
      const { field, operator: comparison, values } = condition;
      const [only] = values;
      if (only === undefined) return { field, operator: comparison };
      return { field, operator: comparison, value: values.length === 1 ? only : [...values] };
    }
  }
}
