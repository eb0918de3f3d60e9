import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { budgetRuleKinds } from '#domain/budget/budget-rule.ts';
import { tieBreaks } from '#domain/budget/parameters.ts';
import { isLeft } from '#domain/shared/result.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { tiesFrom } from '../commands/budget/rule/ties.ts';
import type { Io } from '../io.ts';
import { formatsOf } from '#adapters/driven/render/formats.ts';
import { jsonFault } from '#adapters/wire/json-fault.ts';
import { keyPlaces } from './key-places.ts';
import {
  isSettingKey,
  type Setting,
  type SettingFault,
  type SettingKey,
  settingKeys,
  type Settings,
  type SettingSource,
} from './setting.ts';
import { type SettingsFiles, variableOf } from './settings-files.ts';

/** Values that a setting may have; `text` for any text that is not blank. */
const expectedOf: Readonly<Record<SettingKey, readonly string[]>> = {
  'base-url': ['text'],
  realm: ['text'],
  locale: languages,
  format: [...new Set([...formatsOf('rows'), 'junit', 'html', 'tap'])],
  rule: budgetRuleKinds,
  'rule-file': ['text'],
  ties: [...tieBreaks, 'ids:12,7,3'],
  color: ['boolean'],
};

/** All settings, the nearest of each key, and all their faults. */
export function readSettings({ env }: Pick<Io, 'env'>, { project, user }: SettingsFiles): Settings {
  const all = [
    inEnvironment(env),
    ...(project === null ? [] : [inFile(project, 'project')]),
    ...(user === null ? [] : [inFile(user, 'user')]),
  ];
  const found = new Map<SettingKey, Setting>();
  for (const setting of all.flatMap((one) => one.found)) {
    if (!found.has(setting.key)) found.set(setting.key, setting);
  }
  // A rule file that is nearer than a rule replaces it, since it names its own rule.
  const { rule, file } = { rule: found.get('rule'), file: found.get('rule-file') };
  const order: readonly SettingSource[] = ['environment', 'project', 'user'];
  if (rule && file && order.indexOf(file.source) < order.indexOf(rule.source)) found.delete('rule');
  return {
    found: settingKeys.flatMap((key) => found.get(key) ?? []),
    faults: all.flatMap(({ faults }) => faults),
  };
}

function isRight(key: SettingKey, value: unknown): value is string | boolean {
  if (key === 'color') return typeof value === 'boolean';
  if (typeof value !== 'string' || value.trim() === '') return false;
  const expected = expectedOf[key];
  // A list in a file is refused: it would be another one in each folder that a command is run in.
  if (key === 'ties') return !value.includes('list:') && !isLeft(tiesFrom(value));
  return expected[0] === 'text' || expected.includes(value);
}

const wrong = (place: string, key: SettingKey, value: unknown): SettingFault => ({
  kind: 'wrongValue',
  place,
  key,
  found: typeof value === 'string' ? value : JSON.stringify(value),
  expected: expectedOf[key],
});

/** Colours have a variable of their own, `NO_COLOR`. */
function inEnvironment(env: Io['env']): Settings {
  const found: Setting[] = [];
  const faults: SettingFault[] = [];
  for (const key of settingKeys.filter((one) => one !== 'color')) {
    const [place, value] = [variableOf(key), env[variableOf(key)]];
    if (value === undefined || value === '') continue;
    if (isRight(key, value)) found.push({ key, value, source: 'environment', place });
    else faults.push(wrong(place, key, value));
  }
  return { found, faults };
}

function inFile(file: string, source: SettingSource): Settings {
  let text = '';
  let content: unknown;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/u, '');
    content = JSON.parse(text);
  } catch {
    const place = `${file}:${jsonFault(text)}`;
    return { found: [], faults: [{ kind: 'notJson', place, key: '', found: '', expected: [] }] };
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    const fault = { kind: 'notAnObject', place: `${file}:1:1`, key: '', found: '', expected: [] } as const;
    return { found: [], faults: [fault] };
  }
  return inObject(new Map(Object.entries(content)), file, text, source);
}

function inObject(
  values: ReadonlyMap<string, unknown>,
  file: string,
  text: string,
  source: SettingSource,
): Settings {
  const found: Setting[] = [];
  const faults: SettingFault[] = [];
  const seen = new Set<string>();
  for (const { key, line, column } of keyPlaces(text)) {
    const place = `${file}:${line}:${column}`;
    const value = values.get(key);
    if (seen.has(key)) faults.push({ kind: 'repeatedKey', place, key, found: key, expected: [] });
    else if (!isSettingKey(key)) {
      faults.push({ kind: 'unknownKey', place, key, found: key, expected: settingKeys });
    } else if (isRight(key, value)) {
      // A path in a file is relative to the folder of the file.
      const meant = key === 'rule-file' ? join(dirname(file), String(value)) : value;
      found.push({ key, value: meant, source, place: `${file}:${line}` });
    } else faults.push(wrong(place, key, value));
    seen.add(key);
  }
  return { found, faults };
}
