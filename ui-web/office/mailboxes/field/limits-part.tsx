import type { BuiltEntry } from '#domain/forms/builder/entry-tree.ts';
import { FormParts } from '../../documents/form/form-parts.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import type { DescribedKind } from '#adapters/wire/documents/description/described-field.ts';
import type { FormPart } from '../../documents/form/form-tree.ts';
import styles from '../builder/field-parts.module.css';
import { partNamed, renamed } from './entry-parts.ts';

/** The members with which a kind limits its answers, in the order in which they are asked for. */
export function limitMembers({ choice }: Pick<BuiltEntry, 'choice'>): readonly string[] {
  if (choice === 'number' || choice === 'date' || choice === 'datetime') return ['min', 'max'];
  if (choice === 'selectmultiple') return ['max'];
  if (choice === 'key') return ['valid'];
  if (choice === 'pdf') return ['form'];
  return ['text', 'email', 'tel', 'url', 'textarea'].includes(choice) ? ['maxlength'] : [];
}

const lookFor = (choice: BuiltEntry['choice'], name: string): DescribedKind | null => {
  if (name === 'valid') return null;
  if (name === 'form') return 'file';
  return choice === 'date' || choice === 'datetime' ? 'day' : 'number';
};

interface LimitsPartProps {
  readonly entry: BuiltEntry;
  readonly parts: readonly FormPart[];
}

/** What limits the answers of a kind: the least and the most, a length, the keys that are accepted, the blank document. */
export function LimitsPart({ entry, parts }: LimitsPartProps) {
  const { t } = useSpeech();
  const { choice } = entry;
  const shown = limitMembers(entry).flatMap((name): readonly FormPart[] => {
    const part = partNamed(parts, name);
    if (part === null) return [];
    const label =
      choice === 'selectmultiple' ? t('office-mailbox:limit.most') : t(`office-mailbox:limit.${name}`);
    const look = lookFor(choice, name);
    const own = renamed(part, label);
    // The only object among the shapes of these members is the file of the form, which here is an address.
    return [own.kind === 'value' && look !== null ? { ...own, look } : own];
  });
  return shown.length === 0 ? null : (
    <div className={styles.pair}>
      <FormParts parts={shown} />
    </div>
  );
}
