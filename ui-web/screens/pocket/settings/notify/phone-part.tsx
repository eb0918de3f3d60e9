import { pushSubjects } from '#domain/push/subjects.ts';
import { Link } from '#ui-web/components/link/link.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { useViewModel } from '#ui-web/presenter.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../../pocket.module.css';
import { SwitchRow } from '../switch-row.tsx';
import type { PhonePresenter } from './phone-presenter.ts';
import { phoneRefusalWords } from './phone-refusal.ts';
import type { PhonePage } from './phone-state.ts';
import { QuietPart } from './quiet-part.tsx';

interface PhoneProps {
  readonly phone: PhonePresenter;
}

/** A switch for each subject about which this phone may get messages; all are off at first. */
export function PhonePart({ phone }: PhoneProps) {
  const speech = useSpeech();
  const { t } = speech;
  const page = useViewModel(phone);
  const { refusal, sends, isAtWork } = page;
  return (
    <section className={styles.section} aria-labelledby="notify" aria-busy={isAtWork || undefined}>
      <h2 id="notify">{t('pocket:settings.notify')}</h2>
      {sends === false ? (
        <Notice tone="info">
          <p>{t('pocket:phone.refused.notSent')}</p>
        </Notice>
      ) : (
        <>
          <p>{t('pocket:settings.notifyLead')}</p>
          {refusal !== null && (
            <Notice tone="warning" live="assertive">
              <p>{phoneRefusalWords(refusal, speech)}</p>
            </Notice>
          )}
          <Switches page={page} phone={phone} />
        </>
      )}
    </section>
  );
}

function Switches({ page: { subjects, quiet, isKnown }, phone }: PhoneProps & { readonly page: PhonePage }) {
  const { t } = useSpeech();
  return (
    <>
      <div className={styles.rows}>
        {pushSubjects.map((subject) => (
          <SwitchRow
            key={subject}
            title={t(`pocket:subject.${subject}.title`)}
            detail={t(`pocket:subject.${subject}.detail`)}
            isOn={subjects.includes(subject)}
            onChange={(isOn) => void phone.turn(subject, isOn)}
          />
        ))}
        <QuietPart quiet={quiet} keep={(next) => void phone.keepQuiet(next)} />
      </div>
      {isKnown === false && (
        <p className="note">
          {t('pocket:phone.unknown')} <Link href="/perfil">{t('pocket:empty.enter')}</Link>
        </p>
      )}
      <p className="note">{t('pocket:phone.note')}</p>
    </>
  );
}
