import type { ReactNode } from 'react';
import type { Fields } from '#domain/documents/fields.ts';
import type { CampaignFault } from '#domain/vouchers/campaign-fault.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { FormPart } from '../../documents/form/form-tree.ts';
import { NamedParts } from '../../votes/builder/question-place.tsx';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';
import { FaultList } from './fault-list.tsx';

interface SectionProps {
  readonly name: string;
  readonly shown: Fields;
  readonly faults: readonly CampaignFault[];
  readonly parts: readonly FormPart[];
  /** The fields of the draft that the section shows. */
  readonly fields?: readonly string[];
  /** The members of the rules whose faults it says, if they have other names. */
  readonly of?: readonly string[];
  readonly children?: ReactNode;
}

/** Fields that belong together, with what they are for and what is wrong with them. */
export function CampaignSection({
  name,
  shown,
  faults,
  parts,
  fields = [],
  of = fields,
  children,
}: SectionProps) {
  const { t } = useSpeech();
  return (
    <section className={styles.section} aria-labelledby={`bonos-${name}`}>
      <h2 id={`bonos-${name}`}>{t(`office-vouchers:section.${name}.title`)}</h2>
      <p className={votes.hint}>{t(`office-vouchers:section.${name}.hint`)}</p>
      <NamedParts parts={parts} names={fields} />
      {children}
      <FaultList {...{ shown, faults, of }} />
    </section>
  );
}
