import { readFileSync } from 'node:fs';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import { exitCodes } from '../../exit-codes.ts';
import { fileRefusal, type SourceRefusal } from '../../read-source.ts';

/**
 * Reads a rule in the form that a survey uses: JSON with `kind`, its parameters and its optional parts. Without
 * `kind` it is for the rule of the flag.
 */
export async function readRuleFile(
  name: string,
  kind: BudgetRule['kind'] | null,
): Promise<Either<SourceRefusal, BudgetRule>> {
  let text: string;
  try {
    text = readFileSync(name, 'utf8').replace(/^\uFEFF/u, '');
  } catch (error) {
    return left(fileRefusal(name, error));
  }
  const exit = exitCodes.invalidInput;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    const { jsonFault } = await import('#adapters/wire/json-fault.ts');
    return left({ key: 'file.notJson', values: { name: `${name}:${jsonFault(text)}` }, exit });
  }
  const { budgetRule } = await import('#adapters/wire/voting/budget-rule.ts');
  const { decode } = await import('#adapters/wire/decode.ts');
  const read = decode(budgetRule, kind === null ? raw : withKind(raw, kind));
  if (!isLeft(read)) return read;
  const { where } = read.left;
  return left({
    key: 'file.notARule',
    values: { name: await placeOf(where, name, text), where: where || '.' },
    exit,
  });
}

/** The file with line and column of the faulty part of a rule; only the file if that part is missing. */
async function placeOf(where: string, name: string, text: string): Promise<string> {
  const { keyPlaces } = await import('../../settings/key-places.ts');
  const key = where.split('.')[0];
  const at = keyPlaces(text).find((place) => place.key === key);
  return at ? `${name}:${at.line}:${at.column}` : name;
}

const withKind = (raw: unknown, kind: BudgetRule['kind']): unknown =>
  typeof raw === 'object' && raw !== null && !('kind' in raw) ? { kind, ...raw } : raw;
