import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { ChoiceGroup } from '../choice/choice-group.tsx';
import styles from './cookie-banner.module.css';

/** Something that is allowed or not. */
interface Purpose {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

export interface CookieBannerProps {
  readonly texts: {
    readonly title: string;
    readonly lead: string;
    readonly accept: string;
    readonly reject: string;
    readonly configure: string;
    readonly save: string;
    readonly unanswered: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly privacy?: ReactNode;
  readonly purposes: readonly Purpose[];
  /** What was chosen before, by purpose; nothing is chosen for anybody. */
  readonly chosen?: Readonly<Record<string, boolean>>;
  /** Takes the focus when it appears: somebody asked for it. */
  readonly focused?: boolean;
  readonly onAcceptAll: () => void;
  readonly onRejectAll: () => void;
  /** The purposes that were allowed; those without an answer are not. */
  readonly onSave: (allowed: readonly string[]) => void;
}

/** Asks what may be kept, above everything else and in the flow of the page: it covers nothing. */
export function CookieBanner({
  texts,
  privacy,
  purposes,
  chosen = {},
  focused = false,
  ...on
}: CookieBannerProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState(false);
  const [answers, setAnswers] = useState(chosen);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <section className={styles.banner} aria-labelledby={`${id}-title`}>
      <div className="wrap stack stack-16">
        <div className={styles.row}>
          <div className={styles.words}>
            <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
              {texts.title}
            </h2>
            <p>
              {texts.lead} {privacy}
            </p>
          </div>
          <p className={styles.actions}>
            <Button look="outline" size="short" onClick={on.onRejectAll}>
              {texts.reject}
            </Button>
            <Button look="outline" size="short" onClick={on.onAcceptAll}>
              {texts.accept}
            </Button>
            <Button
              look="text"
              size="short"
              aria-expanded={open}
              aria-controls={open ? `${id}-purposes` : undefined}
              onClick={() => setOpen(!open)}
            >
              {texts.configure}
            </Button>
          </p>
        </div>
        {open && (
          <div id={`${id}-purposes`} className="stack stack-16">
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
                onClick={() => on.onSave(purposes.filter((one) => answers[one.id]).map((one) => one.id))}
              >
                {texts.save}
              </Button>
              <span className="note">{texts.unanswered}</span>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

const selectedOf = (answer: boolean | undefined): readonly string[] => {
  if (answer === undefined) return [];
  return [answer ? 'yes' : 'no'];
};
