import { useState } from 'react';
import { planWorkCall } from '#adapters/wire/office-works/plan-work.ts';
import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import { formatAmount } from '#application/text/numbers.ts';
import { cents, parseAmount } from '#domain/shared/money.ts';
import { isLeft } from '#domain/shared/result.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { type Told, ToldNotice } from '../../parts/told-notice.tsx';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../works.module.css';
import { PlannedMilestones } from './planned-milestones.tsx';
import { type PlannedRow, plannedRows, writtenMilestones } from './planned-rows.ts';

interface PlanFormProps {
  readonly work: WorkAnswer;
  readonly people: readonly string[];
  readonly put: (work: WorkAnswer) => void;
}

/** The plan as it is being written, and how it is saved. */
function usePlan({ work, put }: Pick<PlanFormProps, 'work' | 'put'>) {
  const { t, said, language } = useSpeech();
  const { council } = useOffice();
  const [owner, setOwner] = useState(work.owner ?? '');
  const [budget, setBudget] = useState(work.budget === null ? '' : formatAmount(cents(work.budget)));
  const [rows, setRows] = useState<readonly PlannedRow[]>(() =>
    plannedRows(work.milestones, (title) => said(title).text),
  );
  const [told, tell] = useState<Told | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const amount = budget.trim() === '' ? null : parseAmount(budget);
    if (amount !== null && isLeft(amount))
      return tell({ isFault: true, words: t('office-works:fault.amount') });
    if (rows.some(({ title }) => title.trim() === ''))
      return tell({ isFault: true, words: t('office-works:plan.titleMissing') });
    setBusy(true);
    const answer = await council.call(planWorkCall, {
      realm: council.realm,
      id: work.id,
      body: {
        owner: owner === '' ? null : owner,
        budget: amount === null ? null : amount.right / 100,
        milestones: writtenMilestones(rows, work.milestones, language),
      },
    });
    setBusy(false);
    if (isLeft(answer)) return tell({ isFault: true, words: t('office-works:plan.failed') });
    setRows(plannedRows(answer.right.work.milestones, (title) => said(title).text));
    put(answer.right.work);
    return tell({ isFault: false, words: t('office-works:plan.saved') });
  };
  return { owner, setOwner, budget, setBudget, rows, setRows, told, isBusy, save };
}

/** Who answers for a work, what it may cost, and its milestones. */
export function PlanForm({ work, people, put }: PlanFormProps) {
  const { t } = useSpeech();
  const { owner, setOwner, budget, setBudget, rows, setRows, told, isBusy, save } = usePlan({ work, put });
  const names = [...new Set([...people, ...(work.owner === null ? [] : [work.owner])])];
  return (
    <form
      className={styles.plan}
      aria-labelledby="plan"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 id="plan">{t('office-works:plan.title')}</h2>
      <SelectField
        label={t('office-works:plan.owner')}
        width="100%"
        hint={t('office-works:plan.ownerHint')}
        value={owner}
        onChange={setOwner}
        options={[
          { value: '', text: t('office-works:nobody') },
          ...names.map((name) => ({ value: name, text: name })),
        ]}
      />
      <TextField
        label={t('office-works:plan.budget')}
        width="100%"
        inputMode="decimal"
        autoComplete="off"
        value={budget}
        onChange={setBudget}
      />
      <PlannedMilestones rows={rows} onChange={setRows} />
      <ToldNotice told={told} />
      <OfficeButton type="submit" look="outline" busy={isBusy}>
        {t('office-works:plan.save')}
      </OfficeButton>
    </form>
  );
}
