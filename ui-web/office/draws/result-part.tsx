import { addressOf } from '#adapters/wire/address-of.ts';
import { readDrawCall } from '#adapters/wire/registrations/draw/read-draw.ts';
import type { DrawActAnswer, DrawHead } from '#adapters/wire/registrations/draw/draw.ts';
import { HashList } from '#ui-web/components/hash-code/hash-code.tsx';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { useOfficeMoment } from '../parts/use-moment.ts';
import { useOffice } from '../shell/office-context.ts';
import styles from './draws.module.css';

/** A draw that was made: who signed, its value and its hashes, and where everybody finds it. */
export function ResultPart({ head, act }: { readonly head: DrawHead; readonly act: DrawActAnswer }) {
  const { t } = useSpeech();
  const { town } = useOffice();
  const moment = useOfficeMoment();
  const { activity: id } = head;
  const path = addressOf(readDrawCall, { realm: town.realm, id });
  const who = act.signatures.map(({ name }) => name).join(', ');
  const at = moment(act.signatures.at(-1)?.at ?? head.sealedAt);
  const items = [
    { term: t('office-draws:result.seed'), hash: act.seed },
    { term: t('office-draws:result.hash'), hash: act.resultHash },
  ];
  return (
    <section className={styles.part} aria-labelledby="result">
      <h2 id="result">{t('office-draws:result.title')}</h2>
      <p role="status" className={styles.line}>
        <Icon name="check" /> {t('office-draws:result.text', { at, who })}
      </p>
      <dl className={styles.values}>
        <div>
          <dt>{t('office-draws:result.value')}</dt>
          <dd>{act.value}</dd>
        </div>
        <div>
          <dt>{t('office-draws:result.source')}</dt>
          <dd>{act.source}</dd>
        </div>
      </dl>
      <HashList items={items} />
      <p className={styles.files}>
        <a href={`/sorteos/${encodeURIComponent(id)}?realm=${town.realm}`}>{t('office-draws:result.page')}</a>
        <a className={styles.line} href={`${path}/pdf`} download={`sorteo-${id}.pdf`}>
          <Icon name="download" /> {t('office-draws:result.pdf')}
        </a>
        <a className={styles.line} href={`${path}/record`} download={`sorteo-${id}.json`}>
          <Icon name="download" /> {t('office-draws:result.json')}
        </a>
      </p>
    </section>
  );
}
