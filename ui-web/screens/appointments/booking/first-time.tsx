import type { ReactNode } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../appointments.module.css';
import { momentText } from '../view-model.ts';
import type { BookingStepProps } from './step-props.ts';
import { useVisitMoment } from './use-visit-moment.ts';

interface FirstTimeProps extends Pick<BookingStepProps, 'page' | 'presenter'> {
  readonly at: string;
  readonly office: string;
  /** The name of the office, where others were asked too. */
  readonly where?: ReactNode;
}

/** Takes a time: it is held at once; an appointment that is moved asks first. */
export function takeTime(
  { page, presenter }: Pick<BookingStepProps, 'page' | 'presenter'>,
  office: string,
  at: string,
) {
  if (page.moving === null) void presenter.hold(office, at);
  else presenter.askFor({ kind: 'move', key: page.moving.visit.id, office, at });
}

/** The first time there is, and one button for it. */
export function FirstTime({ page, presenter, at, office, where }: FirstTimeProps) {
  const { t } = useSpeech();
  const moment = useVisitMoment();
  return (
    <div className={styles.first}>
      <p>
        <small>{t('appointments:time.first')}</small>
        <b>{momentText(at, moment)}</b>
        {where}
      </p>
      <Button busy={page.isSending} onClick={() => takeTime({ page, presenter }, office, at)}>
        {t(page.moving === null ? 'appointments:time.take' : 'appointments:time.takeNew')}
      </Button>
    </div>
  );
}
