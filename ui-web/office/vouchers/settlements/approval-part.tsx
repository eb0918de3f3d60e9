import { useId, useState } from 'react';
import { approveRunCall } from '#adapters/wire/vouchers/settlements/act-on-run.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { cents } from '#domain/shared/money.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import { HashOf } from '../../votes/opening/signing.tsx';
import votes from '../../votes/votes.module.css';
import styles from '../vouchers.module.css';
import type { RunPartProps } from './run-part.ts';
import { useSettlementWords } from './use-settlement-words.ts';

/** The settlements that wait for approval. */
const openOf = ({ settlements }: RunPartProps['run']) =>
  settlements.filter(({ status }) => status === 'closed' || status === 'returned');

/** Two people approve what is paid to whom. */
export function ApprovalPart(props: RunPartProps) {
  const { t } = useSpeech();
  const words = useSettlementWords();
  const own = useId();
  const { turn, refused, approvals } = props.run;
  const open = openOf(props.run);
  return (
    <section aria-labelledby={own} className={styles.section}>
      <h2 id={own}>{t('office-settlements:approval.title')}</h2>
      <GivenSignatures run={props.run} />
      {turn === null && refused !== null && (open.length > 0 || approvals.length === 0) && (
        <p>{words(refused, 'role')}</p>
      )}
      {turn !== null && <ApprovalForm {...props} turn={turn} />}
    </section>
  );
}

/** Who approved what, and whose signature waits for another. */
function GivenSignatures({ run: { approvals, waiting } }: Pick<RunPartProps, 'run'>) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <>
      {approvals.map((one) => (
        <p key={one.at}>
          {t('office-settlements:approval.by', { who: one.by.join(', '), at: moment(one.at) })}
        </p>
      ))}
      {waiting !== null && (
        <p>
          {t(`office-settlements:approval.${waiting.isValid ? 'first' : 'void'}`, {
            who: waiting.by,
            at: moment(waiting.at),
          })}
        </p>
      )}
    </>
  );
}

interface ApprovalFormProps extends RunPartProps {
  readonly turn: NonNullable<RunPartProps['run']['turn']>;
}

/** The signature, once its signer says that they have read what is paid. */
function ApprovalForm({ id, run, isBusy, act, turn }: ApprovalFormProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [hasRead, read] = useState(false);
  const { hash } = run;
  const sign = async () => {
    const named = { realm: council.realm, id, run: String(run.number) };
    await act(() => council.call(approveRunCall, { ...named, body: { hash } }));
    read(false);
  };
  return (
    <>
      <ReadCheck run={run} hasRead={hasRead} read={read} />
      <div>
        <OfficeButton busy={isBusy} aria-disabled={!hasRead} onClick={() => hasRead && void sign()}>
          <Icon name="signature" /> {t(`office-settlements:approval.sign.${turn}`)}
        </OfficeButton>
      </div>
      <HashOf hash={hash} />
    </>
  );
}

interface ReadCheckProps extends Pick<RunPartProps, 'run'> {
  readonly hasRead: boolean;
  readonly read: (hasRead: boolean) => void;
}

/** That the signer has read how much is paid to how many shops. */
function ReadCheck({ run, hasRead, read }: ReadCheckProps) {
  const { t } = useSpeech();
  const open = openOf(run);
  const total = cents(open.reduce((sum, { amount }) => sum + amount, 0));
  return (
    <label className={votes.check}>
      <input type="checkbox" checked={hasRead} onChange={(event) => read(event.target.checked)} />
      <span>{t('office-settlements:approval.read', { total: formatMoney(total), count: open.length })}</span>
    </label>
  );
}
