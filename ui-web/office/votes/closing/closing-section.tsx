import { useEffect, useState } from 'react';
import type { ClosingAnswer } from '#adapters/wire/office-votes/closing/closing.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { readClosingRecord } from '#adapters/wire/voting/closing-record.ts';
import { formatCount } from '#application/text/numbers.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { type Authenticator, browserAuthenticator } from '../../access/authenticator.ts';
import { useAskWhileSeen } from '../../parts/ask-while-seen.ts';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import { shortHash } from '../opening/signed-matter.tsx';
import styles from '../votes.module.css';
import own from './closing.module.css';
import { closingPresenter } from './closing-presenter.ts';
import { PaperSample } from './paper-sample.tsx';
import { RecordFigures } from './record-figures.tsx';
import { type RecordNames, useRecordNames } from './record-names.ts';
import { SigningPart } from './record-signing.tsx';

/** How often the closing is asked for while the second person signs elsewhere, in milliseconds. */
const often = 15_000;
const nothing = () => undefined;

interface SectionProps {
  readonly vote: VoteAnswer;
  readonly authenticator?: Authenticator;
}

interface FaultProps {
  readonly fault: NonNullable<ClosingAnswer['record']>['faults'][number];
  readonly names: RecordNames;
}

function FaultItem({ fault: { kind, of, wanted, found }, names }: FaultProps) {
  const { t } = useSpeech();
  return (
    <li>
      {t(`office-closing:fault.${kind}`, { of: names.of(of) })}{' '}
      {wanted !== null &&
        found !== null &&
        t('office-closing:fault.numbers', { wanted: formatCount(wanted), found: formatCount(found) })}
    </li>
  );
}

/** Whether everything holds, or what does not. */
function Faults({ closing, names }: { readonly closing: ClosingAnswer; readonly names: RecordNames }) {
  const { t } = useSpeech();
  const faults = closing.record?.faults ?? null;
  if (faults === null) return null;
  if (faults.length === 0)
    return (
      <p className={`${own.agrees} ${styles.line}`}>
        <Icon name="check" /> <span>{t('office-closing:agrees')}</span>
      </p>
    );
  return (
    <div className={own.differs}>
      <p className={styles.line}>
        <Icon name="warning" /> <b>{t('office-closing:faults')}</b>
      </p>
      <ul>
        {faults.map((fault) => (
          <FaultItem key={`${fault.kind} ${fault.of}`} fault={fault} names={names} />
        ))}
      </ul>
    </div>
  );
}

/** The record as files: for programs, and for signatures with certificates. */
function RecordFiles({ vote, record }: { readonly vote: string; readonly record: object }) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const json = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record))}`;
  return (
    <p className={own.files}>
      <a
        href={`/api/${town.realm}/staff/votes/${encodeURIComponent(vote)}/closing/pdf`}
        download={`acta-${vote}.pdf`}
      >
        <Icon name="download" /> {t('office-closing:pdf')}
      </a>
      <a href={json} download={`acta-${vote}.json`}>
        <Icon name="download" /> {t('office-closing:json')}
      </a>
    </p>
  );
}

/** A vote that two people closed. */
function Closed({
  vote,
  signed,
}: {
  readonly vote: string;
  readonly signed: NonNullable<ClosingAnswer['signed']>;
}) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { town } = useOffice();
  const address = new URL(
    `/api/${town.realm}/surveys/${encodeURIComponent(vote)}/record`,
    window.location.href,
  ).href;
  return (
    <>
      <p>{t('office-closing:closed.lead', { who: signed.signatures.map(({ name }) => name).join(', ') })}</p>
      <div className={styles.signatures}>
        {signed.signatures.map(({ name, at, key }) => (
          <div key={key} className={styles.signature}>
            <p>
              <b>{name}</b>
            </p>
            <p className={styles.line}>
              <Icon name="check" /> <span>{t('office-closing:closed.at', { at: moment(at) })}</span>
            </p>
          </div>
        ))}
        <div className={styles.print}>
          <p>
            <b>{t('office-closing:sign.hash')}</b>
          </p>
          <code translate="no">{shortHash(signed.hash)}</code>
        </div>
      </div>
      <p>
        {t('office-closing:closed.verify')}
        <code translate="no" className={own.command}>{`concejo survey record --verify ${address}`}</code>
      </p>
    </>
  );
}

/** Why there is no record yet. */
function Early({ closing }: { readonly closing: ClosingAnswer }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { stage, from } = closing;
  if (stage !== 'open' && stage !== 'counting' && stage !== 'from') return null;
  return <p>{t(`office-closing:stage.${stage}`, { at: from === null ? '' : moment(from) })}</p>;
}

/** Closing a vote: what its record says, what does not hold, the sample of paper ballots, and both signatures. */
export function ClosingSection({ vote, authenticator = browserAuthenticator }: SectionProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const [presenter] = useState(() => closingPresenter(council, vote.id, authenticator));
  const state = useViewModel(presenter);
  const waits = state.kind === 'here' && state.closing.waiting !== null && !state.isBusy;
  useEffect(() => void presenter.load(), [presenter]);
  const place = useAskWhileSeen(waits ? presenter.load : nothing, often);
  const closing = state.kind === 'here' ? state.closing : null;
  const shown = closing?.signed ?? closing?.record ?? null;
  const read = shown === null ? null : readClosingRecord(shown);
  const counted = read === null || isLeft(read) ? [] : (read.right.paper?.boxes ?? []);
  const boxes = counted.map(({ id, names }) => ({ id, name: names.join(' + ') }));
  const names = useRecordNames(vote, boxes);
  return (
    <section className={styles.opening} id="cerrar" aria-labelledby="cierre" ref={place}>
      <h2 id="cierre" tabIndex={-1}>
        {t(closing?.stage === 'closed' ? 'office-closing:closed.title' : 'office-closing:title')}
      </h2>
      {state.kind === 'loading' && <LoadingList title={t('office:loading')} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={t('office-closing:refused.failed')}
          retry={{ text: t('office:again'), onClick: () => void presenter.load() }}
        />
      )}
      {state.kind === 'here' && (
        <>
          {state.closing.stage !== 'closed' && <p>{t('office-closing:lead')}</p>}
          <Early closing={state.closing} />
          {state.closing.signed !== null && <Closed vote={vote.id} signed={state.closing.signed} />}
          <Faults closing={state.closing} names={names} />
          {read !== null && !isLeft(read) && <RecordFigures read={read.right} names={names} />}
          <PaperSample
            closing={state.closing}
            names={names}
            sheet={names.sheet}
            isBusy={state.isBusy}
            trouble={state.trouble?.of === 'sample' ? state.trouble.why : null}
            presenter={presenter}
          />
          {state.closing.stage === 'ready' && (
            <SigningPart
              closing={state.closing}
              isBusy={state.isBusy}
              trouble={state.trouble?.of === 'signature' ? state.trouble.why : null}
              sign={(explanation) => void presenter.sign(explanation)}
              takeBack={() => void presenter.takeBack()}
            />
          )}
          {shown !== null && <RecordFiles vote={vote.id} record={shown} />}
        </>
      )}
    </section>
  );
}
