import { addressOf } from '#adapters/wire/address-of.ts';
import { readProofCall } from '#adapters/wire/registrations/office/read-proof.ts';
import type { StaffApplicationAnswer } from '#adapters/wire/registrations/office/staff-application.ts';
import { fileSize } from '#ui-web/components/document-list/file-detail.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../registrations.module.css';
import type { useActivityWords } from '../use-activity-words.ts';

interface ProofProps {
  readonly activity: string;
  readonly one: StaffApplicationAnswer;
  readonly words: ReturnType<typeof useActivityWords>;
}

/** The proofs of an application, as downloads. Who opens one is noted, and is told so before. */
export function ProofLinks({ activity: id, one: { code, proofs }, words }: ProofProps) {
  const { t } = useSpeech();
  const { me, council } = useOffice();
  if (proofs.length === 0) return null;
  const mayOpen = me.acts.has('registration.decide');
  return (
    <section className={styles.section} aria-labelledby="proofs">
      <h3 id="proofs">{t('office-registrations:proof.title')}</h3>
      <p className="note">{t(`office-registrations:proof.${mayOpen ? 'noted' : 'closed'}`)}</p>
      <ul role="list" className={styles.proofs}>
        {proofs.map((file) => (
          <li key={file.id}>
            {mayOpen ? (
              <a
                href={addressOf(readProofCall, { realm: council.realm, id, code, proof: file.id })}
                download=""
              >
                {words.proof(file.proof)}: {file.name}
              </a>
            ) : (
              <span>
                {words.proof(file.proof)}: {file.name}
              </span>
            )}{' '}
            <small>{fileSize(file.bytes)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
