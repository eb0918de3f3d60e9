import { useId, useState } from 'react';
import type { WorkAnswer } from '#adapters/wire/office-works/work.ts';
import type { WaitingNews } from '#application/ports/browser/news-queue.ts';
import { formatAmount } from '#application/text/numbers.ts';
import { personalDataIn } from '#domain/comments/personal-data.ts';
import { deliveryStatuses, type DeliveryStatus } from '#domain/processes/delivery.ts';
import { longestNews } from '#domain/processes/works/tell-news.ts';
import { cents } from '#domain/shared/money.ts';
import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TextField } from '#ui-web/components/field/text-field.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import type { MaskedPhoto } from '../mask/masked-photo.ts';
import { PhotoField } from '../mask/photo-field.tsx';
import { moneySaid } from '../work-words.ts';
import styles from '../works.module.css';
import { MilestoneChecks } from './milestone-checks.tsx';
import { newsFault, newsOf, type WrittenNews } from './written-news.ts';

interface NewsFormProps {
  readonly work: WorkAnswer;
  readonly tell: (news: WaitingNews) => Promise<void>;
}

/** What has changed: a photo, milestones, money and a sentence, in the order in which one sees it in the street. */
export function NewsForm({ work, tell }: NewsFormProps) {
  const { t, language } = useSpeech();
  const { council, me, town } = useOffice();
  const heading = useId();
  const [photo, setPhoto] = useState<MaskedPhoto | null>(null);
  const [isSure, setSure] = useState(false);
  const [written, write] = useState<WrittenNews>({
    milestones: [],
    spent: work.spent === null ? '' : formatAmount(cents(work.spent)),
    text: '',
    status: work.status,
  });
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const change = (more: Partial<WrittenNews>) => write((before) => ({ ...before, ...more }));
  const fault = newsFault(work, written, { hasPhoto: photo !== null, isSure });
  const publish = async () => {
    setTried(true);
    if (fault !== null || isBusy) return;
    setBusy(true);
    const around = { council, person: me.name, zone: town.timeZone, language };
    await tell(newsOf(work, written, { ...around, photo: photo === null ? null : await photo.bytes() }));
    setBusy(false);
  };
  return (
    <form
      className={styles.news}
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void publish();
      }}
    >
      <h2 id={heading}>{t('office-works:form.title')}</h2>
      <PhotoField last={work.photo} photo={photo} onChange={setPhoto} isSure={isSure} makeSure={setSure} />
      <MilestoneChecks
        milestones={work.milestones}
        chosen={written.milestones}
        onChange={(milestones) => change({ milestones })}
      />
      <NewsFields work={work} written={written} change={change} fault={isTried ? fault : null} />
      {isTried && fault !== null && (
        <p role="alert" className={styles.late}>
          {t(`office-works:fault.${fault}`)}
        </p>
      )}
      <OfficeButton type="submit" className={styles.wide} busy={isBusy}>
        {t('office-works:form.publish')}
      </OfficeButton>
      <p className={styles.hint}>{t('office-works:form.publishHint')}</p>
    </form>
  );
}

interface NewsFieldsProps {
  readonly work: WorkAnswer;
  readonly written: WrittenNews;
  readonly change: (more: Partial<WrittenNews>) => void;
  readonly fault: ReturnType<typeof newsFault>;
}

/** What was paid, a sentence, and the status. */
function NewsFields({ work, written, change, fault }: NewsFieldsProps) {
  const { t } = useSpeech();
  return (
    <>
      <TextField
        label={t('office-works:form.spent')}
        width="100%"
        hint={t('office-works:form.spentHint', { budget: moneySaid(work.budget) })}
        inputMode="decimal"
        autoComplete="off"
        value={written.spent}
        onChange={(spent) => change({ spent })}
        error={fault === 'amount' ? t('office-works:fault.amount') : undefined}
      />
      <TextField
        label={t('office-works:form.text')}
        width="100%"
        multiline={3}
        maxLength={longestNews}
        value={written.text}
        onChange={(text) => change({ text })}
        hint={
          personalDataIn(written.text).length > 0
            ? t('office-works:form.personal')
            : t('office-works:form.textHint')
        }
        error={fault === 'reasonMissing' ? t('office-works:refused.reasonMissing') : undefined}
      />
      <SelectField
        label={t('office-works:form.status')}
        width="100%"
        value={written.status}
        onChange={(status) => change({ status: status as DeliveryStatus })}
        options={deliveryStatuses.map((value) => ({ value, text: t(`office-works:status.${value}`) }))}
      />
    </>
  );
}
