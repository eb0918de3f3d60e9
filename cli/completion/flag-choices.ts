import { commentLists } from '#adapters/wire/comments/list-comments.ts';
import { requestLists } from '../commands/requests/request-lists.ts';
import { knownEditions } from '#adapters/wire/known-indexes.ts';
import { subsidyViews } from '#application/subsidies/subsidy-rows.ts';
import { budgetRuleKinds } from '#domain/budget/budget-rule.ts';
import { tieBreaks } from '#domain/budget/parameters.ts';
import { parameterChoices, parameterFlags, parameterNames } from '#domain/budget/rules/parameter-flags.ts';
import { hideReasons } from '#domain/comments/comment.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { doubleVoters } from '../commands/budget/merge.ts';
import { sortOrders } from '../commands/subsidies/subsidy-options.ts';
import { formatsOf } from '#adapters/driven/render/formats.ts';

const ofRules = Object.fromEntries(
  parameterNames.flatMap((name) =>
    name in parameterChoices
      ? [[`--${parameterFlags[name]}`, parameterChoices[name as keyof typeof parameterChoices]] as const]
      : [],
  ),
);

/** The values that a flag may have in any command. A test gives each of them to its command. */
const byFlag: Readonly<Record<string, readonly string[]>> = {
  '--locale': languages,
  '--format': formatsOf('rows'),
  '--rule': budgetRuleKinds,
  '--rules': budgetRuleKinds,
  ...ofRules,
  '--ties': tieBreaks,
  '--double-voters': doubleVoters,
  '--view': subsidyViews,
  '--sort': sortOrders,
  '--edition': knownEditions,
  '--state': commentLists,
  '--approval': requestLists,
  '--reason': hideReasons,
};

/** For commands with other values of their own. */
const byCommand: Readonly<Record<string, readonly string[]>> = {
  'budget check --format': ['table', 'json'],
  'budget compare --format': formatsOf('comparison'),
  'budget compute --format': formatsOf('budget'),
  'contracts run --format': ['table', 'json', 'junit', 'html', 'tap'],
  'config --format': ['table', 'json'],
};

/** The values of a flag; null if it accepts any. */
export const flagChoices = (path: string, flag: string): readonly string[] | null =>
  byCommand[`${path} ${flag}`] ?? byFlag[flag] ?? null;

/** Flags that take several values, separated by commas. */
export const isList = (flag: string): boolean => flag === '--ties' || flag === '--rules';
