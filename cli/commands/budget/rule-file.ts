import { readFileSync } from 'node:fs';
import type { BudgetRule } from '#domain/budget/budget-rule.ts';
import { type Either, isLeft, left } from '#domain/shared/result.ts';
import { exitCodes } from '../../exit-codes.ts';
import { fileRefusal, type SourceRefusal } from '../../read-source.ts';

/**
 * Reads a rule in the form in which a survey has it: JSON with `kind`, its parameters and its optional parts. Without
 * `kind` it is for the rule of the flag.
 */
export async function readRuleFile(
  name: string,
  kind: BudgetRule['kind'] | null,
): Promise<Either<SourceRefusal, BudgetRule>> {
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch (error) {
    return left(fileRefusal(name, error));
  }
  const exit = exitCodes.invalidInput;
  let raw: unknown;
  try {
    raw = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    return left({ key: 'file.notJson', values: { name }, exit });
  }
  const { budgetRule } = await import('#adapters/wire/budget-rule.ts');
  const { decode } = await import('#adapters/wire/decode.ts');
  const read = decode(budgetRule, kind === null ? raw : withKind(raw, kind));
  return isLeft(read)
    ? left({ key: 'file.notARule', values: { name, where: read.left.where || '.' }, exit })
    : read;
}

const withKind = (raw: unknown, kind: BudgetRule['kind']): unknown =>
  typeof raw === 'object' && raw !== null && !('kind' in raw) ? { kind, ...raw } : raw;
