import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ChoiceGroup } from '../choice/choice-group.tsx';
import styles from './cookie-banner.module.css';

/** A purpose that is allowed or not. */
interface Purpose {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

export interface CookiePurposesProps {
  readonly texts: Readonly<Record<'save' | 'unanswered' | 'yes' | 'no', string>>;
  readonly purposes: readonly Purpose[];
  /** The earlier choice, by purpose; a purpose without a choice has no answer ticked. */
  readonly chosen?: Readonly<Record<string, boolean>>;
  /** The purposes that were allowed; those without an answer are not. */
  readonly onSave: (allowed: readonly string[]) => void;
}

/** Asks for each purpose whether it may be stored. */
export function CookiePurposes({ texts, purposes, chosen = {}, onSave }: CookiePurposesProps) {
  const id = useId();
  const [answers, setAnswers] = useState(chosen);
  return (
    <div className="stack stack-16">
      <div className={styles.purposes}>
        {purposes.map((purpose) => (
          <ChoiceGroup
            key={purpose.id}
            kind="radio"
            name={`${id}-${purpose.id}`}
            legend={purpose.title}
            hint={purpose.detail}
            compact
            options={[
              { value: 'yes', title: texts.yes },
              { value: 'no', title: texts.no },
            ]}
            selected={selectedOf(answers[purpose.id])}
            onChange={([value]) => setAnswers({ ...answers, [purpose.id]: value === 'yes' })}
          />
        ))}
      </div>
      <p className={styles.actions}>
        <Button
          look="outline"
          size="short"
          onClick={() => onSave(purposes.filter((one) => answers[one.id]).map((one) => one.id))}
        >
          {texts.save}
        </Button>
        <span className="note">{texts.unanswered}</span>
      </p>
    </div>
  );
}

const selectedOf = (answer: boolean | undefined): readonly string[] => {
  if (answer === undefined) return [];
  return [answer ? 'yes' : 'no'];
};
