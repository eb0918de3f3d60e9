import { useId } from 'react';
import { Button } from '#ui-web/components/button/button.tsx';
import { DialogFrame } from '#ui-web/components/dialog-frame/dialog-frame.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { PrivacyUserData } from './privacy-user-data.tsx';
import styles from '../screen.module.css';

/** The sections of the policy, in the order of specification 1, section 2. */
const sections = [
  'introduction',
  'collected',
  'permissions',
  'use',
  'sharing',
  'legalBasis',
  'rights',
  'retention',
  'changes',
  'cookies',
  'controller',
  'minors',
  'security',
  'userData',
] as const;

interface PrivacyDialogProps {
  readonly email: string | null;
  /** The council's own text, where the mailbox names one. */
  readonly link: string | null;
  readonly town: string;
  /** What every visitor may see of what is sent, in sentences; empty if nothing. */
  readonly shown: readonly string[];
  readonly onClose: () => void;
}

type Section = (typeof sections)[number];

/** Where the title of a section has its id, for a dialog with this id. */
const titleId = (id: string, section: Section) => `${id}-${section}`;

function showSection(id: string, section: Section): void {
  const title = document.getElementById(titleId(id, section));
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

function ContentsOfPolicy({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  return (
    <nav aria-label={t('request:privacy.contents')}>
      <ol>
        {sections.map((section) => (
          <li key={section}>
            <a
              href={`#${titleId(id, section)}`}
              onClick={(event) => {
                event.preventDefault();
                showSection(id, section);
              }}
            >
              {t(`request:privacy.${section}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PolicySectionProps extends Pick<PrivacyDialogProps, 'town' | 'shown'> {
  readonly id: string;
  readonly section: Section;
}

function PolicySection({ id, section, town, shown }: PolicySectionProps) {
  const { t } = useSpeech();
  return (
    <section>
      <h3 id={titleId(id, section)} tabIndex={-1}>
        {t(`request:privacy.${section}.title`)}
      </h3>
      {section === 'sharing' && shown.length > 0 ? (
        <>
          {shown.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>{t('request:privacy.sharing.contact')}</p>
        </>
      ) : (
        <p>{t(`request:privacy.${section}.text`, { town })}</p>
      )}
      {section === 'userData' && <PrivacyUserData />}
    </section>
  );
}

/** What happens with personal data: a table of contents, fourteen sections, and whom to write to. */
export function PrivacyDialog({ email, link, town, shown, onClose }: PrivacyDialogProps) {
  const { t } = useSpeech();
  const id = useId();
  return (
    <DialogFrame
      open
      title={t('request:privacy.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('request:close')}</Button>}
    >
      <div className={styles.privacy}>
        <ContentsOfPolicy id={id} />
        {sections.map((section) => (
          <PolicySection key={section} id={id} section={section} town={town} shown={shown} />
        ))}
        {email !== null && (
          <p>
            {t('request:privacy.email')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        {link !== null && (
          <p>
            <Link href={link} target="_blank">
              {t('request:privacy.own')}
            </Link>
          </p>
        )}
      </div>
    </DialogFrame>
  );
}
