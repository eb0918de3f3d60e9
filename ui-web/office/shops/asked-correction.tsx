import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { DecideForm } from './decide-form.tsx';
import { type SeenShop, spacedIban } from './seen-shop.ts';
import styles from './shops.module.css';

interface AskedCorrectionProps {
  readonly seen: SeenShop;
  readonly decide: (asked: string, isAccepted: boolean, reason: string) => Promise<boolean>;
}

/** What the shop asks to change, beside what it is now. */
export function AskedCorrection({ seen, decide }: AskedCorrectionProps) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  const { correction } = seen;
  if (correction === null) return null;
  const { at, by, isOwnDevice, fields } = correction;
  return (
    <section className={styles.part} aria-labelledby="shop-correction">
      <h2 id="shop-correction">{t('office-shops:correction.title')}</h2>
      <p className="note">{t('office-shops:correction.asked', { device: by, when: moment(at) })}</p>
      <ChangedFields seen={seen} />
      {fields.iban !== undefined && (
        <p className={styles.waits}>
          {t(isOwnDevice ? 'office-shops:correction.ownDevice' : 'office-shops:correction.iban')}
        </p>
      )}
      <DecideForm
        of="correction"
        isBlocked={isOwnDevice}
        decide={(isAccepted, reason) => decide(at, isAccepted, reason)}
      />
    </section>
  );
}

/** Each field that changes: as it is, and as it would be. */
function ChangedFields({ seen: { shop, iban, correction } }: Pick<AskedCorrectionProps, 'seen'>) {
  const { t, said } = useSpeech();
  const words = (name: string, value: unknown): string => {
    if (name === 'headings')
      return (value as string[]).map((one) => t(`office-shops:heading.${one}`)).join(', ');
    if (name === 'hours') return said(value as SeenShop['shop']['hours']).text;
    return name === 'iban' ? spacedIban(String(value)) : String(value);
  };
  const before = { ...shop, iban };
  return (
    <dl className={styles.facts}>
      {Object.entries(correction?.fields ?? {}).map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt className="note">{t(`office-shops:fact.${name}`)}</dt>
          <dd>
            <del>{words(name, before[name as keyof typeof before])}</del>
            <br />
            <ins>{words(name, value) || '—'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
