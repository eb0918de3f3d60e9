import { useState } from 'react';
import { makeProjectsCall } from '#adapters/wire/office-works/vote-outcome.ts';
import { isLeft } from '#domain/shared/result.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { type Told, ToldNotice } from '../../parts/told-notice.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { PlannedMilestones } from '../plan/planned-milestones.tsx';
import { type PlannedRow, writtenMilestones } from '../plan/planned-rows.ts';
import styles from '../works.module.css';

interface MakeProjectsProps {
  readonly vote: string;
  readonly count: number;
  readonly people: readonly string[];
  readonly made: () => void;
}

/** Makes projects of what a vote funded, with the owner and the milestones that all of them begin with. */
export function MakeProjects({ vote, count, people, made }: MakeProjectsProps) {
  const { t, language } = useSpeech();
  const { council } = useOffice();
  const [owner, setOwner] = useState('');
  const [rows, setRows] = useState<readonly PlannedRow[]>([]);
  const [told, tell] = useState<Told | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    if (rows.some(({ title }) => title.trim() === ''))
      return tell({ isFault: true, words: t('office-works:plan.titleMissing') });
    setBusy(true);
    const answer = await council.call(makeProjectsCall, {
      realm: council.realm,
      id: vote,
      body: { owner: owner === '' ? null : owner, milestones: writtenMilestones(rows, [], language) },
    });
    setBusy(false);
    if (isLeft(answer)) return tell({ isFault: true, words: t('office-works:outcome.failed') });
    const { held } = answer.right;
    tell({
      isFault: held.length > 0,
      words:
        held.length > 0
          ? t('office-works:outcome.held', { count: held.length })
          : t('office-works:outcome.made', { count: answer.right.made.length }),
    });
    return made();
  };
  return (
    <form
      className={styles.mask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <SelectField
        label={t('office-works:outcome.owner')}
        width="100%"
        value={owner}
        onChange={setOwner}
        options={[
          { value: '', text: t('office-works:nobody') },
          ...people.map((name) => ({ value: name, text: name })),
        ]}
      />
      <PlannedMilestones rows={rows} onChange={setRows} />
      <ToldNotice told={told} />
      <OfficeButton type="submit" busy={isBusy}>
        {t('office-works:outcome.make', { count })}
      </OfficeButton>
    </form>
  );
}
