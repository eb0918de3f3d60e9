import { useState } from 'react';
import type { SeenBox, BoxesAnswer } from '#adapters/wire/office-votes/paper/boxes.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { BoxForm } from './box-form.tsx';
import type { BoxDone } from './paper-presenter.ts';
import styles from './paper.module.css';

type Formed = 'open' | 'seal' | 'count';

/** What can be done with a box now. */
function actsOf(box: SeenBox, { stage, boxes }: BoxesAnswer): readonly (Formed | 'remove')[] {
  if (box.state === 'planned') return stage === 'open' ? ['open', 'remove'] : ['remove'];
  if (box.state === 'open') return ['seal'];
  const areSealed = boxes.every(({ state }) => state !== 'planned' && state !== 'open');
  const mayCount = box.state === 'sealed' || (box.state === 'entering' && box.signed.length === 0);
  return stage === 'over' && areSealed && mayCount ? ['count'] : [];
}

/** What is known of a box, in words. */
function Facts({ box, others }: { readonly box: SeenBox; readonly others: readonly SeenBox[] }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const target = others.find(({ id }) => id === box.into);
  const { opened, sealed, contents, progress, count } = box;
  return (
    <div className={styles.facts}>
      {opened !== null && <span>{t('office-paper:box.opened', { ...opened, at: moment(opened.at) })}</span>}
      {sealed !== null && (
        <span>
          {t('office-paper:box.sealed', { ...sealed, at: moment(sealed.at) })}
          {sealed.words !== '' && ` ${t('office-paper:box.seals', { words: sealed.words })}`}
        </span>
      )}
      {contents !== null && (
        <span>
          {t('office-paper:box.found', { count: contents.found, n: formatCount(contents.found) })}
          {contents.found > contents.entered &&
            ` ${t('office-paper:box.drawnOut', { count: contents.found - contents.entered, words: contents.by.words })}`}
        </span>
      )}
      {target !== undefined && <span>{t('office-paper:box.into', { box: target.name })}</span>}
      {progress !== null && (
        <span>
          {t('office-paper:box.progress', {
            done: formatCount(progress.done),
            of: formatCount(progress.papers),
          })}
        </span>
      )}
      {count !== null && <span>{t('office-paper:box.count', { ...count })}</span>}
    </div>
  );
}

interface BoxRowProps {
  readonly box: SeenBox;
  readonly paper: BoxesAnswer;
  readonly isBusy: boolean;
  readonly act: (done: BoxDone) => Promise<boolean>;
  /** Opens the entering of its ballots. */
  readonly enter: (() => void) | null;
}

/** One ballot box, with what can be done with it now. */
export function BoxRow({ box, paper, isBusy, act, enter }: BoxRowProps) {
  const { t } = useSpeech();
  const [form, show] = useState<Formed | null>(null);
  const acts = paper.refused === null ? actsOf(box, paper) : [];
  return (
    <li className={styles.box}>
      <div className={styles.head}>
        <h3>
          <Icon name={box.state === 'sealed' ? 'lock' : box.state === 'counted' ? 'check' : 'document'} />{' '}
          {box.name}
        </h3>
        <span className={styles.boxState}>{t(`office-paper:state.${box.state}`)}</span>
      </div>
      <Facts box={box} others={paper.boxes} />
      {form === null ? (
        <div className={styles.acts}>
          {enter !== null && <OfficeButton onClick={enter}>{t('office-paper:act.enter')}</OfficeButton>}
          {acts.map((one) => (
            <OfficeButton
              key={one}
              look={one === 'remove' || enter !== null ? 'text' : 'outline'}
              busy={isBusy}
              onClick={() => (one === 'remove' ? void act({ act: one, box: box.id }) : show(one))}
            >
              {t(`office-paper:act.${one === 'count' && box.contents !== null ? 'recount' : one}`)}
            </OfficeButton>
          ))}
        </div>
      ) : (
        <BoxForm
          act={form}
          box={box.id}
          isBusy={isBusy}
          send={(done) => void act(done).then((isDone) => isDone && show(null))}
          cancel={() => show(null)}
        />
      )}
    </li>
  );
}
