import { useId, useMemo, useState } from 'react';
import { readSurvey } from '#adapters/wire/voting/survey.ts';
import { formatCount, formatMoney } from '#application/text/numbers.ts';
import { type BudgetRule, budgetRuleKinds, type RuleKind } from '#domain/budget/budget-rule.ts';
import type { Election } from '#domain/budget/election.ts';
import { bodyOf } from '#domain/documents/office-document.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite, useForm } from '../../documents/form/form-place.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOffice } from '../../shell/office-context.ts';
import shared from '../votes.module.css';
import styles from './rules.module.css';
import { completeRule, ruleForOthers } from './part-fields.ts';
import { PartFieldsPlace } from './part-fields-place.tsx';
import { changeRuleKind, kindOfRule, readRule, ruleIn, ruleOfKind } from './rule-fields.ts';
import { PastedBallots } from './pasted-ballots.tsx';
import { RuleParameters } from './rule-parameters.tsx';
import { inventedElection, tryRules } from './trial.ts';

const invented = 40;

/** The ballots on which rules are tried: invented ones of a number, or those of a file. */
function useTrialElection() {
  const { document } = useForm();
  const { town } = useOffice();
  const { said } = useSpeech();
  const [seed, setSeed] = useState(1);
  const [pasted, paste] = useState<Election | null>(null);
  const { collection, id, shown } = document;
  const own = useMemo(() => {
    const body = bodyOf({ collection, id }, shown);
    const whole = shown.has('rule/kind') ? { ...body, rule: completeRule(ruleIn(shown)).rule } : body;
    const read = readSurvey(whole, town.timeZone);
    if (isLeft(read) || read.right.question.kind !== 'budgetAmount') return null;
    const { question } = read.right;
    return inventedElection(question, { ballots: invented, seed }, (title) => said(title).text);
  }, [collection, id, shown, seed, town, said]);
  const projects = own?.projects ?? [];
  return { election: pasted ?? own, projects, isPasted: pasted !== null, seed, setSeed, paste };
}

/** The rule of a budget question: each one in words, with what it gives on the same sample ballots. */
export function RuleChooser() {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const id = useId();
  const [isPasting, openPaste] = useState(false);
  const trial = useTrialElection();
  const written = ruleIn(document.shown);
  const kind = kindOfRule(written);
  const { rule: whole } = completeRule(written);
  const own = readRule(whole);
  const tried = trial.isPasted ? ruleForOthers(whole) : whole;
  const ownTried = readRule(tried);
  const rules = budgetRuleKinds.map((one) =>
    one === kind && ownTried !== null ? ownTried : ruleOfKind(one, tried),
  );
  const { election } = trial;
  const outcomes = useMemo(
    () => (election === null || (election.ballots ?? 1) === 0 ? null : tryRules(election, rules)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rules are made anew at each drawing, of the written one
    [election, JSON.stringify(written)],
  );
  const isReadOnly = !mayWrite(document, null);
  return (
    <section className={shared.group} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('office-votes:rule.title')}</h3>
      <TrialHead trial={trial} paste={() => openPaste(true)} />
      {own === null && <p className={shared.bad}>{t('office-votes:rule.unreadable')}</p>}
      <fieldset className={styles.cards}>
        <legend className="visually-hidden">{t('office-votes:rule.title')}</legend>
        {budgetRuleKinds.map((one, n) => (
          <label key={one} className={one === kind ? styles.chosen : undefined}>
            <input
              type="radio"
              name={id}
              checked={one === kind}
              disabled={isReadOnly}
              onChange={() => write(changeRuleKind(document.shown, one))}
            />
            <RuleCard kind={one} outcome={outcomes?.[n] ?? null} />
          </label>
        ))}
      </fieldset>
      {outcomes !== null && <DifferentProjects rules={rules} election={election} outcomes={outcomes} />}
      <RuleParameters kind={kind} />
      <PartFieldsPlace projects={trial.projects} isOther={trial.isPasted} />
      {isPasting && (
        <PastedBallots
          close={() => openPaste(false)}
          take={(one) => {
            trial.paste(one);
            openPaste(false);
          }}
        />
      )}
    </section>
  );
}

interface HeadProps {
  readonly trial: ReturnType<typeof useTrialElection>;
  readonly paste: () => void;
}

/** On which ballots the rules are tried, and how to take others. */
function TrialHead({ trial, paste }: HeadProps) {
  const { t } = useSpeech();
  const { election } = trial;
  return (
    <>
      <p className={shared.hint}>
        {trial.isPasted
          ? t('office-votes:rule.pastedBallots', {
              count: election?.ballots ?? 0,
              n: formatCount(election?.ballots ?? 0),
            })
          : t('office-votes:rule.invented', { n: invented, seed: trial.seed })}
      </p>
      <p className={shared.acts}>
        <OfficeButton
          look="outline"
          onClick={() => {
            trial.paste(null);
            trial.setSeed(trial.seed + 1);
          }}
        >
          <Icon name="repeat" /> {t('office-votes:rule.others', { n: invented })}
        </OfficeButton>
        <OfficeButton look="text" onClick={paste}>
          {t('office-votes:rule.paste')}
        </OfficeButton>
      </p>
    </>
  );
}

type Outcome = ReturnType<typeof tryRules>[number];

const worded = [
  'unresolvedTie',
  'ballotsNeeded',
  'overridesTooDear',
  'contradiction',
  'unknownProposal',
  'unknownPlace',
];
const refusedWord = (kind: string): string => (worded.includes(kind) ? kind : 'other');

/** A rule in words, and what it gives. */
function RuleCard({ kind, outcome }: { readonly kind: RuleKind; readonly outcome: Outcome | null }) {
  const { t } = useSpeech();
  return (
    <span>
      <b>{t(`office-votes:rule.kind.${kind}`)}</b>
      <span>{t(`office-votes:rule.words.${kind}`)}</span>
      {outcome !== null && isLeft(outcome) && (
        <small className={shared.bad}>
          {t(`office-votes:rule.refused.${refusedWord(outcome.left.refusal.kind)}`)}
        </small>
      )}
      {outcome !== null && !isLeft(outcome) && <OutcomeWords outcome={outcome.right} />}
    </span>
  );
}

function OutcomeWords({ outcome }: { readonly outcome: Extract<Outcome, { _tag: 'Right' }>['right'] }) {
  const { t } = useSpeech();
  const { allocation, fairness } = outcome;
  const { funded, spent, budget, ballots } = allocation;
  const share = budget === 0 ? 0 : Math.round((spent / budget) * 100);
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </span>
      <span className={styles.sum}>
        <span>{t('office-votes:rule.funded', { count: funded.length })}</span> <b>{formatMoney(spent)}</b>
      </span>
      {fairness !== null && ballots !== null && (
        <small>
          {t('office-votes:rule.satisfied', {
            n: formatCount(ballots - fairness.withNothing),
            of: formatCount(ballots),
          })}
        </small>
      )}
    </>
  );
}

interface DifferentProps {
  readonly rules: readonly BudgetRule[];
  readonly election: Election | null;
  readonly outcomes: readonly Outcome[];
}

/** Which proposals depend on the rule, and which rules fund each of them. */
function DifferentProjects({ rules, election, outcomes }: DifferentProps) {
  const { t } = useSpeech();
  const known = outcomes.flatMap((one, n) => {
    const rule = rules[n];
    return isLeft(one) || rule === undefined
      ? []
      : [{ kind: rule.kind, funded: one.right.allocation.funded }];
  });
  const fundedBy = (project: string) =>
    known.filter(({ funded }) => funded.some((one) => one.project.id === project)).map(({ kind }) => kind);
  const different = (election?.projects ?? []).filter(({ id }) => {
    const { length } = fundedBy(id);
    return length > 0 && length < known.length;
  });
  if (different.length === 0) return <p>{t('office-votes:rule.same')}</p>;
  return (
    <details className={shared.details}>
      <summary>{t('office-votes:rule.different', { count: different.length })}</summary>
      <ul className={shared.faults}>
        {different.map(({ id, title }) => (
          <li key={id}>
            <b>{title}</b>:{' '}
            {fundedBy(id)
              .map((kind) => t(`office-votes:rule.kind.${kind}`))
              .join(', ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
