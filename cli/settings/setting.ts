/** The source of a setting, the nearest first: the environment, the project's file, the user's file. */
export type SettingSource = 'environment' | 'project' | 'user';

/** A setting that applies unless a flag is given. */
export interface Setting {
  readonly key: SettingKey;
  readonly value: string | boolean;
  readonly source: SettingSource;
  /** The variable, or file and line. */
  readonly place: string;
}

/** The settings, under the names of their flags. */
export const settingKeys = [
  'base-url',
  'realm',
  'locale',
  'format',
  'rule',
  'rule-file',
  'ties',
  'color',
] as const;
export type SettingKey = (typeof settingKeys)[number];

export const isSettingKey = (key: string): key is SettingKey => settingKeys.some((known) => known === key);

/** What is wrong with a setting, and where: `concejo.json:3:5`, or the name of a variable. */
export interface SettingFault {
  readonly kind: 'unknownKey' | 'repeatedKey' | 'wrongValue' | 'notAnObject' | 'notJson';
  readonly place: string;
  readonly key: string;
  readonly found: string;
  /** The permitted values, or `text` and `boolean`. */
  readonly expected: readonly string[];
}

export interface Settings {
  /** At most one of each key. */
  readonly found: readonly Setting[];
  readonly faults: readonly SettingFault[];
}
