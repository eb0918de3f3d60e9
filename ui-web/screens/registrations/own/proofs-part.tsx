import { FilePicker } from '#ui-web/components/file-list/file-picker.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { provedThings } from '../applying.ts';
import { proofTypes } from '../form/picked-files.tsx';
import type { OwnApplicationProps } from './own-props.ts';
import styles from '../registrations.module.css';

/** Whether proofs still come, as the council has it. */
function mayProve({ one, activity }: OwnApplicationProps): boolean {
  if (activity?.mode === 'firstCome')
    return one.confirmed === null && ['offered', 'waiting'].includes(one.state);
  const isUndrawn = ['sent', 'admitted', 'excluded'].includes(one.state);
  return isUndrawn && ['open', 'appeals'].includes(activity?.phase ?? '');
}

/** What is proven, with its files, and what is missing. */
export function ProofsPart(props: OwnApplicationProps) {
  const { one, activity, page, presenter } = props;
  const { t, said } = useSpeech();
  if (activity === null) return null;
  const isOpen = mayProve(props);
  const filesOf = (id: string) => one.proofs.filter(({ proof }) => proof === id);
  const things = provedThings(activity, one.content).filter(({ id }) => isOpen || filesOf(id).length > 0);
  if (things.length === 0) return null;
  const isBusy = page.changing === one.id;
  return (
    <div className={styles.wishes}>
      <h4>{t('registrations:proofs.title')}</h4>
      <PlainList className={styles.proofs}>
        {things.map(({ id, title, isRequired }) => (
          <li key={id}>
            <span>
              <b>{said(title).text}</b>
              <small>
                {filesOf(id).length === 0
                  ? t(isRequired ? 'registrations:proofs.missing' : 'registrations:proofs.none')
                  : filesOf(id)
                      .map(({ name }) => name)
                      .join(' · ')}
              </small>
            </span>
            {isOpen && !isBusy && (
              <FilePicker
                id={`proof-${one.id}-${id}`}
                icon="document"
                accept={proofTypes}
                onPick={([file]) => file && void presenter.prove(one, id, file)}
              >
                {t('registrations:proofs.add')}
                <span className="visually-hidden">: {said(title).text}</span>
              </FilePicker>
            )}
            {isBusy && <span role="status">{t('registrations:proofs.sending')}</span>}
          </li>
        ))}
      </PlainList>
    </div>
  );
}
