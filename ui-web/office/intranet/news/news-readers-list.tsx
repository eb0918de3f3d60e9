import { useState } from 'react';
import type { CallAnswer } from '#adapters/wire/call.ts';
import { readNewsReadersCall } from '#adapters/wire/intranet/news-calls.ts';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../../parts/office-button.tsx';
import { ToldNotice } from '../../parts/told-notice.tsx';
import { useOfficeMoment } from '../../parts/use-moment.ts';
import { useOffice } from '../../shell/office-context.ts';
import styles from '../intranet.module.css';
import { LongList } from '../long-list.tsx';
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
      {readers !== null && <ReadersNames id={id} readers={readers} />}
    </div>
  );
}

/** How many names are shown at first: they are read at a glance, so more than of other lists. */
const namesAtOnce = 60;

function ReadersNames({
  id,
  readers: { read, missing },
}: {
  readonly id: string;
  readonly readers: Readers;
}) {
  const { t } = useSpeech();
  const moment = useOfficeMoment();
  return (
    <>
      {missing.length === 0 ? (
        <p>{t('office-intranet:news.all')}</p>
      ) : (
        <>
          <h4>{t('office-intranet:news.missing', { count: missing.length })}</h4>
          <Names id={`missing-${id}`} of="missing" names={missing} />
        </>
      )}
      {read.length > 0 && (
        <details className={styles.more}>
          <summary>{t('office-intranet:news.readBy', { count: read.length })}</summary>
          <Names id={`read-${id}`} of="read" names={read.map(({ name, at }) => `${name} · ${moment(at)}`)} />
        </details>
      )}
    </>
  );
}

interface NamesProps {
  readonly id: string;
  readonly of: 'missing' | 'read';
  readonly names: readonly string[];
}

/** Names beside one another, as many as fit. Two people may have the same. */
function Names({ id, of, names }: NamesProps) {
  const { t } = useSpeech();
  const items = names.map((name, place) => ({ id: `${id}-${place}`, name }));
  return (
    <LongList
      items={items}
      part={namesAtOnce}
      label={t(`office-intranet:list.find.${of}`)}
      textOf={({ name }) => name}
      idOf={(one) => one.id}
    >
      {(shown) => (
        <ul role="list" className={styles.names}>
          {shown.map((one) => (
            <li key={one.id} id={one.id} tabIndex={-1}>
              {one.name}
            </li>
          ))}
        </ul>
      )}
    </LongList>
  );
}
