import { useState } from 'react';
import type { RehearsalAnswer } from '#adapters/wire/office-votes/rehearsal.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { SecretText } from '../../parts/secret-text.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import styles from './rehearsal.module.css';

type Held = NonNullable<RehearsalAnswer['held']>;

interface HeldProps {
  readonly held: Held;
  readonly may: boolean;
  readonly isBusy: boolean;
  readonly close: () => void;
  readonly end: () => void;
}

function CopyButton({ link }: { readonly link: string }) {
  const { t } = useSpeech();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    // Without the right to the clipboard the link can still be selected.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <OfficeButton look="outline" onClick={() => void copy()}>
      {t(`office-votes:rehearsal.${isCopied ? 'copied' : 'copy'}`)}
    </OfficeButton>
  );
}

/** The link that is handed on. */
function HandedLink({ address }: Pick<Held, 'address'>) {
  const { t } = useSpeech();
  const link = new URL(address, window.location.href).href;
  return (
    <div className={styles.link}>
      <h3>{t('office-votes:rehearsal.link')}</h3>
      <SecretText>{link}</SecretText>
      <p className={styles.hint}>{t('office-votes:rehearsal.linkHint')}</p>
      <div className={styles.acts}>
        <CopyButton link={link} />
        <a href={link} target="_blank" rel="noopener">
          {t('office-votes:rehearsal.visit')}
        </a>
      </div>
    </div>
  );
}

function PeopleTable({ people }: Pick<Held, 'people'>) {
  const { t } = useSpeech();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('office-votes:rehearsal.number')}</th>
          <th scope="col">{t('office-votes:rehearsal.code')}</th>
        </tr>
      </thead>
      <tbody translate="no">
        {people.map(({ identity, code }) => (
          <tr key={identity}>
            <td>{identity}</td>
            <td>{code}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The invented people, to be handed out on paper. */
function PeopleList({ people }: Pick<Held, 'people'>) {
  const { t } = useSpeech();
  return (
    <details className={styles.details}>
      <summary>{t('office-votes:rehearsal.list')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keys */}
      <div className={styles.people} role="region" aria-label={t('office-votes:rehearsal.list')} tabIndex={0}>
        <PeopleTable people={people} />
      </div>
    </details>
  );
}

/** A rehearsal that is held: its link, its people, and how it goes on. */
export function HeldRehearsal({ held, may, isBusy, close, end }: HeldProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { state, by, begun, ends, withCensus, given, people, address } = held;
  const isOpen = state === 'open';
  return (
    <>
      <p className={styles.now}>
        {t(`office-votes:rehearsal.${state}`, { who: by, at: moment(begun), ends: moment(ends) })}
      </p>
      <HandedLink address={address} />
      <p>
        {withCensus
          ? t('office-votes:rehearsal.given', { n: Math.min(given, people.length), of: people.length })
          : t('office-votes:rehearsal.noCensus')}
      </p>
      {withCensus && <PeopleList people={people} />}
      {may && (
        <div className={styles.acts}>
          {isOpen && (
            <OfficeButton look="outline" busy={isBusy} onClick={close}>
              {t('office-votes:rehearsal.close')}
            </OfficeButton>
          )}
          <OfficeButton look={isOpen ? 'text' : 'full'} busy={isBusy} onClick={end}>
            {t('office-votes:rehearsal.end')}
          </OfficeButton>
        </div>
      )}
    </>
  );
}
