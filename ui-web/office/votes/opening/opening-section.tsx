import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { CheckList } from '../../documents/check/check-list.tsx';
import type { FoundKind } from '../../documents/check/finding-sentence.ts';
import { goToPlace } from '../go-to-place.ts';
import { HistorySteps } from '../../parts/history-steps.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from '../votes.module.css';
import { ChangedField, SignedChanges } from './change-list.tsx';
import { shortHash, FixedMatter } from './signed-matter.tsx';
import { CancelledOpenings, CancelPlace } from './cancel-place.tsx';
import { AmendmentPlace } from './amendment-place.tsx';
import { LackingNote } from './lacking-note.tsx';
import { reasonWord } from './reason-word.ts';
import { type SignatureGiven, SignaturePlace } from './signing.tsx';

interface SectionProps {
  readonly vote: VoteAnswer;
  readonly isBusy: boolean;
  readonly trouble: string | null;
  readonly sign: (given: SignatureGiven) => void;
  readonly takeBack: () => void;
  readonly signAmendment: (seen: { readonly amendment: string; readonly hash: string }) => void;
}

/** What the check found in the surveys. */
function Findings({ vote }: Pick<SectionProps, 'vote'>) {
  if (vote.findings.length === 0) return null;
  const findings = vote.findings.map(({ kind, path, isError, particulars }) => ({
    kind: kind as FoundKind,
    path,
    severity: isError ? ('error' as const) : ('warning' as const),
    particulars,
  }));
  return <CheckList findings={findings} onGo={goToPlace} />;
}

/** What may change of an opened vote, and how. */
function StillOpen() {
  const { t } = useSpeech();
  return (
    <>
      <h3>{t('office-votes:still.title')}</h3>
      <ul role="list" className={styles.still}>
        {(['longer', 'text', 'census'] as const).map((one) => (
          <li key={one}>
            <div>
              <h4>{t(`office-votes:still.${one}`)}</h4>
              <p className={styles.hint}>{t(`office-votes:still.${one}Hint`)}</p>
            </div>
            <small>{t('office-votes:still.two')}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opening a vote by two people: what is signed, who signs, and what stays possible. */
function Opening(props: SectionProps) {
  const { t } = useSpeech();
  const { vote } = props;
  const isLoaded = vote.stage === 'loaded' && vote.blockers.includes('begun');
  return (
    <section className={styles.opening} id="firmar" aria-labelledby="abrir">
      <h2 id="abrir" tabIndex={-1}>
        {t('office-votes:open.title')}
      </h2>
      <p>{t(isLoaded ? 'office-votes:open.loaded' : 'office-votes:open.lead')}</p>
      <CancelledOpenings vote={vote} />
      <Findings vote={vote} />
      <LackingNote vote={vote} />
      {!isLoaded && <SignaturePlace {...props} what="open" />}
      <details className={styles.details} open={vote.turn === 'second'}>
        <summary>{t('office-votes:open.matter')}</summary>
        <FixedMatter vote={vote} isFixed={false} />
      </details>
      {!isLoaded && <StillOpen />}
      <HistorySteps steps={vote.steps} />
    </section>
  );
}

/** Why an amendment is not signed, in words. */
function useReasons(trouble: string | null) {
  const { t } = useSpeech();
  const reasonOf = (refused: string) =>
    t(refused === 'samePerson' ? 'office-census:amendment.refused.samePerson' : reasonWord(refused, 'role'));
  return { reasonOf, trouble: trouble === null ? null : t(reasonWord(trouble, 'failed')) };
}

/** An opened vote: what is fixed, what was changed, and what a draft would change. */
function Opened(props: SectionProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { vote, isBusy } = props;
  const { opening, changes, fixed, isOver, amendment } = vote;
  const reasons = useReasons(amendment === null ? null : props.trouble);
  if (opening === null) return null;
  const isChanging = changes.length > 0 || fixed !== null;
  return (
    <section className={styles.opening} id="firmar" aria-labelledby="fijo">
      <h2 id="fijo" tabIndex={-1}>
        {t('office-votes:fixed.title')}
      </h2>
      <p>
        {t('office-votes:fixed.since', { at: moment(opening.opened.at), who: opening.opened.by.join(', ') })}{' '}
        <code translate="no">{shortHash(opening.hash)}</code>
      </p>
      <FixedMatter vote={vote} isFixed />
      {isOver ? <p>{t('office-votes:refused.over')}</p> : <StillOpen />}
      <AmendmentPlace {...{ vote, isBusy }} sign={props.signAmendment} {...reasons} />
      <SignedChanges opening={opening} />
      {isChanging && (
        <>
          <h3>{t('office-votes:change.draft')}</h3>
          {fixed !== null && (
            <p className={styles.bad}>{t('office-votes:change.fixed', { path: fixed.path })}</p>
          )}
          <ul className={styles.marked}>
            {changes.map((one) => (
              <ChangedField key={`${one.survey}/${one.path}`} change={one} />
            ))}
          </ul>
          <SignaturePlace {...props} trouble={amendment === null ? props.trouble : null} what="change" />
        </>
      )}
      {!isChanging && !isOver && <p className={styles.hint}>{t('office-votes:change.how')}</p>}
      <CancelPlace {...props} trouble={amendment === null && !isChanging ? props.trouble : null} />
      <CancelledOpenings vote={vote} />
      <HistorySteps steps={vote.steps} />
    </section>
  );
}

/** What is signed of a vote. */
export const OpeningSection = (props: SectionProps) =>
  props.vote.opening === null ? <Opening {...props} /> : <Opened {...props} />;
