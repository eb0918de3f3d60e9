import { useSpeech } from '#ui-web/speech.ts';
import { useForm } from '../../documents/form/form-place.ts';
import shared from '../votes.module.css';
import { IncompatibleGroups } from './incompatible-groups.tsx';
import { completeRule, isOfThisVote, partLists } from './part-fields.ts';
import { PartRows } from './part-rows.tsx';
import type { RuleProjects } from './proposal-select.tsx';
import { ReservedSums } from './reserved-sums.tsx';
import { ruleIn } from './rule-fields.ts';
import styles from './rules.module.css';

interface PlaceProps {
  readonly projects: RuleProjects;
  /** The rules are tried on the ballots of another vote. */
  readonly isOther: boolean;
}

/** What towns add to any rule: reserved sums, proposals that exclude one another or take no part, and decisions. */
export function PartFieldsPlace({ projects, isOther }: PlaceProps) {
  const { t } = useSpeech();
  const written = ruleIn(useForm().document.shown);
  const has = isOfThisVote(written);
  return (
    <details className={shared.details}>
      <summary>{t('office-votes:parts.title')}</summary>
      <div className={styles.parts}>
        <p className={shared.hint}>{t('office-votes:parts.lead')}</p>
        <div role="status">
          {!completeRule(written).isWhole && (
            <p className={shared.warning}>{t('office-votes:parts.incomplete')}</p>
          )}
          {has && isOther && <p className={shared.warning}>{t('office-votes:parts.ofOther')}</p>}
        </div>
        <ReservedSums {...{ written, projects }} />
        <IncompatibleGroups {...{ written, projects }} />
        {partLists.map((list) => (
          <PartRows key={list} list={list} projects={projects} />
        ))}
      </div>
    </details>
  );
}
