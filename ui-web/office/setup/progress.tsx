import { type SetupStep, setupSteps } from '#domain/office/setup/town-setup.ts';
import { classNames } from '#ui-web/components/class-names.ts';
import { TileWall } from '#ui-web/components/tile/tile-wall.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { minutesLeft } from './minutes.ts';
import styles from './progress.module.css';

interface ProgressProps {
  readonly done: readonly SetupStep[];
  readonly current: SetupStep | null;
  readonly isOver: boolean;
}

/** How much is left, as a number and as tiles: one for each step. */
export function SetupProgressPart({ done, current, isOver }: ProgressProps) {
  const { t } = useSpeech();
  const left = minutesLeft(done);
  return (
    <>
      <p className={styles.left}>
        <b>{left}</b>
        <span>
          <strong>{t('office-setup:left', { count: left })}</strong>
          {t('office-setup:count', { n: done.length, of: setupSteps.length })}{' '}
          {!isOver && t('office-setup:unseen')}
        </span>
      </p>
      <ProgressTiles done={done} current={current} />
      <p className="note">{t('office-setup:tiles')}</p>
    </>
  );
}

function ProgressTiles({ done, current }: Pick<ProgressProps, 'done' | 'current'>) {
  return (
    <div className={styles.tiles} aria-hidden="true">
      {setupSteps.map((step, at) => (
        <span
          key={step}
          className={classNames(styles.tile, step === current && !done.includes(step) && styles.current)}
        >
          {done.includes(step) ? <TileWall identifier={`rajola-${step}`} format="step" /> : at + 1}
        </span>
      ))}
    </div>
  );
}
