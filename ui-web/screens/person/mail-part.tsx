import { Button } from '#ui-web/components/button/button.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import styles from '#ui-web/screens/request/screen.module.css';
import { CodeField } from './code-field.tsx';
import { usePerson } from './person-context.ts';

/** Whether the e-mail is verified; the code that verifies it. */
export function MailPart() {
  const { presenter, speech, open } = usePerson();
  const { t } = speech;
  const { profile, work } = open;
  if (profile === null || profile.email === '') return null;
  const { email } = profile;
  return (
    <LedgerRow id="correo" title={t('person:mail.title')}>
      {profile.isVerified ? (
        <Notice tone="ok">
          <p>{t('person:mail.verified', { email })}</p>
        </Notice>
      ) : (
        <form
          className={styles.fields}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void presenter.verify();
          }}
        >
          <Notice tone="warning">
            <p>
              <strong>{t('person:mail.unverified', { email })}</strong>
            </p>
            <p>{t('person:mail.why')}</p>
          </Notice>
          <CodeField at="code" value={open.code} onChange={presenter.writeCode} />
          <p className="actions">
            <Button type="submit" busy={work === 'verify'}>
              {t(work === 'verify' ? 'person:mail.verifying' : 'person:mail.verify')}
            </Button>
            <Button look="outline" busy={work === 'resend'} onClick={() => void presenter.resend()}>
              {t(work === 'resend' ? 'person:mail.resending' : 'person:mail.resend')}
            </Button>
          </p>
        </form>
      )}
    </LedgerRow>
  );
}
