import { useCallback, useState } from 'react';
import type { ClosureAnswer } from '#adapters/wire/appointments/closing/closure.ts';
import { listClosuresCall } from '#adapters/wire/appointments/closing/list-closures.ts';
import { isLeft } from '#domain/shared/result.ts';
import { ErrorState } from '#ui-web/components/list-states/error-state.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { ToldNotice } from '../parts/told-notice.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useOffice } from '../shell/office-context.ts';
import { ClosureCard } from './closure-card.tsx';
import { NewClosure } from './new-closure.tsx';
import { OutsidePeople } from './outside-people.tsx';
import styles from './openings.module.css';
import { type TownOffices, useTimeWords } from './use-words.ts';

interface OfficeProps {
  readonly town: TownOffices;
  readonly office: string;
}

/** A new closure of an office, and those that were made. */
export function OfficeClosures({ town, office }: OfficeProps) {
  const { t } = useSpeech();
  const { council } = useOffice();
  const timeWords = useTimeWords();
  const ask = useCallback(
    () => council.call(listClosuresCall, { realm: council.realm, office }),
    [council, office],
  );
  const [answer, again] = useAnswer(ask);
  const [made, setMade] = useState<ClosureAnswer | null>(null);
  const done = (closure: ClosureAnswer) => {
    setMade(closure);
    again();
  };
  return (
    <>
      <OutsidePeople key={made?.id ?? ''} town={town} office={office} done={done} />
      <div className={styles.two}>
        <section aria-labelledby="cerrar">
          <h2 id="cerrar">{t('office-openings:new')}</h2>
          <ToldNotice
            told={made && { isFault: false, words: t('office-openings:made', { when: timeWords(made) }) }}
          />
          <NewClosure key={made?.id ?? ''} town={town} office={office} done={done} />
        </section>
        <section aria-labelledby="cierres">
          <h2 id="cierres">{t('office-openings:list')}</h2>
          {answer === null && <LoadingList title={t('office:loading')} />}
          {answer !== null && isLeft(answer) && (
            <ErrorState
              title={t('office-openings:notRead')}
              retry={{ text: t('office:again'), onClick: again }}
            />
          )}
          {answer !== null && !isLeft(answer) && answer.right.items.length === 0 && (
            <p className={styles.none}>{t('office-openings:none')}</p>
          )}
          {answer !== null && !isLeft(answer) && (
            <ul role="list" className={styles.cards}>
              {answer.right.items.map((closure) => (
                <li key={closure.id}>
                  <ClosureCard
                    town={town}
                    closure={closure}
                    changed={again}
                    isNew={closure.id === made?.id}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}
