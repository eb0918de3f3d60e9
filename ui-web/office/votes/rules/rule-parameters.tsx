import { useId } from 'react';
import { tieBreaks } from '#domain/budget/parameters.ts';
import type { RuleKind } from '#domain/budget/budget-rule.ts';
import { memberPath } from '#domain/documents/fields.ts';
import type { Json } from '#domain/documents/json.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { mayWrite, useForm } from '../../documents/form/form-place.ts';
import { ValueInput } from '../../documents/form/value-input.tsx';
import styles from '../votes.module.css';
import { withinRule } from './part-fields.ts';
import { ruleIn, type RuleParameter, ruleOfKind, askedParameters } from './rule-fields.ts';

interface ParameterProps {
  readonly parameter: RuleParameter;
  readonly value: Json | undefined;
  /** What is taken if nothing is written. */
  readonly usual: string;
}

/** One parameter of the rule. */
function ParameterField({ parameter: { name, words }, value, usual }: ParameterProps) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const id = useId();
  const put = (next: Json | undefined) =>
    write(withinRule(document.shown, [{ path: memberPath('rule', name), value: next }]));
  const isReadOnly = !mayWrite(document, null);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(`office-votes:parameter.${name}`)}</label>
      {words.length > 0 ? (
        <select
          id={id}
          value={typeof value === 'string' ? value : usual}
          disabled={isReadOnly}
          onChange={(event) => put(event.target.value)}
        >
          {words.map((word) => (
            <option key={word} value={word}>
              {t(`office-votes:parameter.word.${word}`)}
            </option>
          ))}
        </select>
      ) : (
        <ValueInput
          {...{ id, isReadOnly, value }}
          look={name === 'share' ? 'line' : name === 'increment' ? 'money' : 'number'}
          onChange={put}
        />
      )}
    </div>
  );
}

/** What decides a tie, in order: the first that differs. */
function Ties({ value }: { readonly value: Json | undefined }) {
  const { t } = useSpeech();
  const { document, write } = useForm();
  const id = useId();
  const ties = Array.isArray(value) ? (value as readonly Json[]).map(String) : ['amount', 'order'];
  const isReadOnly = !mayWrite(document, null);
  const put = (n: number, next: string) => {
    const after = next === '' ? ties.slice(0, n) : [...ties.slice(0, n), next, ...ties.slice(n + 1)];
    write(withinRule(document.shown, [{ path: 'rule/ties', value: [...new Set(after)] }]));
  };
  return (
    <fieldset className={styles.field}>
      <legend>{t('office-votes:ties.title')}</legend>
      {[...ties, ''].slice(0, tieBreaks.length).map((tie, n) => (
        <span key={`${n}-${tie}`}>
          <label htmlFor={`${id}-${n}`} className="visually-hidden">
            {t('office-votes:ties.place', { n: n + 1 })}
          </label>
          <select
            id={`${id}-${n}`}
            value={tie}
            disabled={isReadOnly}
            onChange={(event) => put(n, event.target.value)}
          >
            <option value="">{t('office-votes:ties.none')}</option>
            {tie.startsWith('ids:') && (
              <option value={tie}>{t('office-votes:ties.ids', { ids: tie.slice(4) })}</option>
            )}
            {tieBreaks.map((one) => (
              <option key={one} value={one}>
                {t(`office-votes:ties.${one}`)}
              </option>
            ))}
          </select>
        </span>
      ))}
    </fieldset>
  );
}

/** The parameters of the chosen rule, how it decides ties, and how many votes a proposal needs. */
export function RuleParameters({ kind }: { readonly kind: RuleKind }) {
  const { t } = useSpeech();
  const written = ruleIn(useForm().document.shown);
  const usual = ruleOfKind(kind, {}) as unknown as Readonly<Record<string, unknown>>;
  return (
    <details className={styles.details}>
      <summary>{t('office-votes:parameter.title')}</summary>
      <div className={styles.parameters}>
        {askedParameters[kind].map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={written[parameter.name]}
            usual={typeof usual[parameter.name] === 'string' ? String(usual[parameter.name]) : ''}
          />
        ))}
        <ParameterField parameter={{ name: 'minVotes', words: [] }} value={written['minVotes']} usual="" />
        <Ties value={written['ties']} />
      </div>
    </details>
  );
}
