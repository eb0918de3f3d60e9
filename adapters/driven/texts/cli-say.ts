import { fileByTopic, findIn } from '#adapters/driven/texts/text-files.ts';
import type { CliKey } from '#application/text/catalogue/keys/cli.ts';
import { type KnowingSay, sayFrom } from '#application/text/say.ts';
import type { Language } from '#domain/shared/localized-text.ts';

export type CliSay = KnowingSay<CliKey>;

/** Which texts are in which file, by the first word of their keys: a command reads those that it needs. */
const fileOf = fileByTopic({
  'cli/command': ['command', 'overview'],
  'cli/contracts': ['contracts'],
  'cli/council': ['comments', 'payments', 'requests', 'transparency'],
  'cli/help': ['help', 'man'],
  'cli/input': ['expected', 'found', 'hint', 'quirk', 'warning'],
  'cli/main': [
    'config',
    'document',
    'faults',
    'file',
    'label',
    'list',
    'merge',
    'network',
    'output',
    'plan',
    'progress',
    'refusal',
    'settings',
    'usage',
    'warnings',
  ],
  'cli/result': ['compare', 'decides', 'draw', 'origin', 'outcome', 'report', 'table', 'tie', 'verify'],
  'cli/serve': ['serve'],
  'reports/shares': ['compared', 'comparison', 'endowments'],
  'cli/town': ['audit', 'backup', 'files', 'import', 'load', 'restore', 'save', 'staff', 'town'],
});

/** How the command line says its texts in a language. */
export const sayIn = (language: Language): CliSay => sayFrom<CliKey>(findIn(language, fileOf));
