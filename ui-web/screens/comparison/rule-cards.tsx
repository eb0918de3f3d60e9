import { SelectField } from '#ui-web/components/field/select-field.tsx';
import { TileBand } from '#ui-web/components/tile/tile-band.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { type ChosenRules, keyOf, withRule } from './compared-rules.ts';
import type { Compared } from './presenter.ts';
import styles from './screen.module.css';
import tables from './tables.module.css';
import { letters, type RuleView } from './view-model.ts';

interface RuleCardsProps {
  readonly compared: Compared;
  /** Null while nothing has been computed. */
  readonly rules: readonly RuleView[];
  readonly onChoose: (chosen: ChosenRules) => void;
}

/** The town's rule, and two to choose for comparison. */
export function RuleCards({ compared, rules, onChoose }: RuleCardsProps) {
  const { t } = useSpeech();
  const { choices, chosen, question } = compared;
  const options = choices.map(({ key }) => ({ value: key, text: t(`comparison:rule.${key}`) }));
  return (
    <div className={styles.cards}>
      {letters.map((letter, at) => {
        const id = `rule-${letter}`;
        const column = at === 1 ? 0 : 1;
        return (
          <section key={letter} className={styles.card} aria-labelledby={id}>
            <h3 id={id}>
              <span className={tables.letter}>
                <span className="visually-hidden">{t('comparison:rules.rule', { letter })}</span>
                <span aria-hidden="true">{letter}</span>
              </span>
              {at === 0 && <span>{t(`comparison:rule.${keyOf(question.rule)}`)}</span>}
            </h3>
            {at === 0 ? (
              <p className="note">{t('comparison:rules.own')}</p>
            ) : (
              <SelectField
                label={t('comparison:rules.rule', { letter })}
                value={chosen[column]}
                onChange={(value) => {
                  const choice = choices.find(({ key }) => key === value);
                  if (choice) onChoose(withRule(chosen, column, choice.key));
                }}
                options={options}
              />
            )}
            {rules[at] && <Outcome rule={rules[at]} />}
          </section>
        );
      })}
    </div>
  );
}

function Outcome({ rule }: { readonly rule: RuleView }) {
  const { syntax, parts, left, projects, spent } = rule;
  return (
    <>
      <code className={styles.syntax} translate="no">
        {syntax}
      </code>
      <div className={styles.parts} aria-hidden="true">
        {parts.map(({ id, amount }) => (
          <span key={id} style={{ '--amount': amount }}>
            <TileBand height={52} identifier={id} />
          </span>
        ))}
        {left > 0 && <span className={styles.left} style={{ '--amount': left }} />}
      </div>
      <p className={styles.sums}>
        <b>{projects}</b>
        <span className="figure">{spent}</span>
      </p>
    </>
  );
}
