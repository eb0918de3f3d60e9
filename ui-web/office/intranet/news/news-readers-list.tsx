import { useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { readNewsReadersCall } from '#adapters/wire/intranet/news-calls.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../intranet.module.css';
import { useIntranetDeed } from '../use-intranet.ts';

type Readers = CallAnswer<typeof readNewsReadersCall>;

/** Who has not read a piece of news, and who has, asked for when its author wants to know. */
export function NewsReadersList({ id }: { readonly id: string }) {
  const { t } = useSpeech();
  const { call, realm } = useOffice().council;
  const [readers, show] = useState<Readers | null>(null);
  const { act, isBusy, told } = useIntranetDeed();
  const ask = () =>
    act(
      () => call(readNewsReadersCall, { realm, id }),
      (answer) => {
        show(answer);
        return null;
      },
    );
  return (
    <div className={styles.readers}>
      <OfficeButton
        look="outline"
        busy={isBusy}
        aria-expanded={readers !== null}
        onClick={() => (readers === null ? void ask() : show(null))}
      >
        {t(`office-intranet:news.${readers === null ? 'who' : 'hide'}`)}
      </OfficeButton>
      <ToldNotice told={told} />
      {readers !== null && <ReadersNames readers={readers} />}
    </div>
  );
}

function ReadersNames({ readers: { read, missing } }: { readonly readers: Readers }) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <dl className={styles.names}>
      <dt>{t('office-intranet:news.missing')}</dt>
      {missing.length === 0 && <dd>{t('office-intranet:news.all')}</dd>}
      {missing.map((name) => (
        <dd key={name}>{name}</dd>
      ))}
      {read.length > 0 && <dt>{t('office-intranet:news.readBy')}</dt>}
      {read.map(({ name, at }) => (
        <dd key={`${name} ${at}`}>
          {name} · {moment(at)}
        </dd>
      ))}
    </dl>
  );
}
