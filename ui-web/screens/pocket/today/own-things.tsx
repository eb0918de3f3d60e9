import type { ReactNode } from 'react';
import { requestAddress } from '#domain/content/portal-place.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { type Wording, Words } from '#ui-web/components/wording/wording.tsx';
import { StatusLabel } from '#ui-web/screens/request/status-label.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../pocket.module.css';
import type { PocketPage } from '../state.ts';

interface ThingRow {
  readonly key: string;
  readonly href: string;
  readonly title: Wording;
  readonly note: ReactNode;
}

/** Registrations, requests, what is followed and the votes one took part in: each with its page. */
export function OwnThings({ page: { held, requests, follows, votes } }: { readonly page: PocketPage }) {
  const { t, said } = useSpeech();
  const voted = votes.filter(({ hasTakenPart }) => hasTakenPart);
  return (
    <>
      <Rows
        id="registrations"
        title={t('pocket:registrations')}
        rows={held.applications.map(({ id, activity, state }) => ({
          key: id,
          href: '/inscripciones',
          title: said(activity.title),
          note: t(`registrations:state.${state}`),
        }))}
      />
      <Rows
        id="requests"
        title={t('pocket:requests.title')}
        rows={requests.map(({ id, title, status, hasNews }) => ({
          key: id,
          href: requestAddress(id),
          title: said(title).text === '' ? t('request:mine.untitled') : said(title),
          note: (
            <>
              <StatusLabel status={status} />
              {hasNews && <strong> {t('pocket:requests.news')}</strong>}
            </>
          ),
        }))}
      />
      <Rows
        id="follows"
        title={t('pocket:follows')}
        rows={follows.map(({ title, path }) => ({ key: path, href: path, title, note: null }))}
      />
      <Rows
        id="votes"
        title={t('pocket:votes.title')}
        note={t('pocket:votes.note')}
        rows={voted.map(({ id, title, path }) => ({ key: id, href: path, title: said(title), note: null }))}
      />
    </>
  );
}

interface RowsProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly ThingRow[];
}

function Rows({ id, title, note, rows }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className="note">{note}</p>}
      <PlainList className={styles.rows}>
        {rows.map((row) => (
          <li key={row.key} className={styles.row}>
            <span>
              <Link href={row.href}>
                <Words of={row.title} />
              </Link>
              {row.note !== null && <span className={styles.rowNote}>{row.note}</span>}
            </span>
            <Icon name="arrow" />
          </li>
        ))}
      </PlainList>
    </section>
  );
}
