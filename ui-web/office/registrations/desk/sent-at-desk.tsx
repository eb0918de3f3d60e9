import { useEffect, useRef } from 'react';
import type { OwnApplicationAnswer } from '#adapters/wire/registrations/own-application.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { OfficeLink } from '../../parts/office-link.tsx';
import { useOffice } from '../../shell/office-context.ts';
import { staffApplicationHref } from '../activity-href.ts';
import styles from '../registrations.module.css';

interface SentProps {
  readonly made: OwnApplicationAnswer;
  readonly another: (isOfFamily: boolean) => void;
  readonly again: () => void;
}

/** What was sent at the desk: its letters, the link that is its applicant's, and what comes next. */
export function SentAtDesk({ made, another, again }: SentProps) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { activity, code, family, fee, id, state } = made;
  // What opens an application is behind the #, which is sent to no server.
  const link = new URL('/inscripciones', window.location.href);
  link.searchParams.set('realm', town.realm);
  link.hash = `${activity.id}/${id}`;
  return (
    <section className={styles.box} aria-labelledby="sent">
      <h2 id="sent" ref={title} tabIndex={-1}>
        {t('office-registrations:desk.sent')}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('office-registrations:desk.letters')}</dt>
          <dd>
            <code className={styles.code}>{code}</code>
          </dd>
        </div>
        {family !== null && (
          <div>
            <dt>{t('office-registrations:desk.family')}</dt>
            <dd>
              <code className={styles.code}>{family}</code>
            </dd>
          </div>
        )}
      </dl>
      {fee > 0 && state === 'accepted' && <p>{t('office-registrations:desk.toPay')}</p>}
      <p>{t('office-registrations:desk.link')}</p>
      <p>
        <a href={link.href} target="_blank" rel="noreferrer">
          {link.href}
        </a>
      </p>
      <p className={styles.chips}>
        {family !== null && (
          <OfficeButton onClick={() => another(true)}>{t('office-registrations:desk.ofFamily')}</OfficeButton>
        )}
        <OfficeButton look="outline" onClick={() => another(false)}>
          {t('office-registrations:desk.another')}
        </OfficeButton>
        <OfficeButton look="text" onClick={() => window.print()}>
          {t('office-registrations:desk.print')}
        </OfficeButton>
        <OfficeLink href={staffApplicationHref(activity.id, code)} onClick={again}>
          {t('office-registrations:desk.open')}
        </OfficeLink>
      </p>
    </section>
  );
}
