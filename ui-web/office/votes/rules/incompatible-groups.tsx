import { useId } from 'react';
import type { JsonObject } from '#domain/documents/json.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite, useForm } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import shared from '../votes.module.css';
import { incompatibleIn, withinRule } from './part-fields.ts';
import { ProposalSelect, type RuleProjects } from './proposal-select.tsx';
import styles from './rules.module.css';

interface GroupsProps {
  readonly written: JsonObject;
  readonly projects: RuleProjects;
}

/** Groups of proposals of which at most one is funded. */
export function IncompatibleGroups({ written, projects }: GroupsProps) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const id = useId();
  const isReadOnly = !mayWrite(document, null);
  const groups = incompatibleIn(written);
  const store = (next: readonly (readonly string[])[]) => {
    const value = next.length === 0 ? undefined : next.map((group) => [...group]);
    write(withinRule(document.shown, [{ path: 'rule/incompatible', value }]));
  };
  const put = (n: number, at: number, proposal: string) => {
    const group = groups[n] ?? [];
    const after = [...group.slice(0, at), proposal, ...group.slice(at + 1)].filter((one) => one !== '');
    store(groups.flatMap((one, other) => (other === n ? [[...new Set(after)]] : [one])));
  };
  return (
    <fieldset className={styles.part} aria-describedby={`${id}-hint`}>
      <legend>{t('office-votes:parts.incompatible.title')}</legend>
      <p id={`${id}-hint`} className={shared.hint}>
        {t('office-votes:parts.incompatible.hint')}
      </p>
      {groups.map((group, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- a group is its place in the list
        <div key={n} className={styles.partRow}>
          {[...group, ''].map((proposal, at) => (
            <div key={`${at}-${proposal}`} className={shared.field}>
              <label htmlFor={`${id}-${n}-${at}`}>
                {t('office-votes:parts.incompatible.place', { n: n + 1, at: at + 1 })}
              </label>
              <ProposalSelect
                id={`${id}-${n}-${at}`}
                {...{ projects, isReadOnly }}
                value={proposal}
                none={t(`office-votes:parts.${at < 2 ? 'choose' : 'noMore'}`)}
                put={(next) => put(n, at, next)}
              />
            </div>
          ))}
          {!isReadOnly && (
            <OfficeButton
              look="text"
              aria-label={t('office-votes:parts.incompatible.remove', { n: n + 1 })}
              onClick={() => store(groups.filter((_, other) => other !== n))}
            >
              {t('office-documents:remove')}
            </OfficeButton>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <OfficeButton look="outline" onClick={() => store([...groups, []])}>
          <Icon name="plus" /> {t('office-votes:parts.incompatible.add')}
        </OfficeButton>
      )}
    </fieldset>
  );
}
