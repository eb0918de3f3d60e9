import type { ReactNode } from 'react';
import { formatCount } from '#application/text/numbers.ts';
import { requestAddress } from '#domain/content/portal-place.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { type Wording, Words } from '#ui-web/components/wording/wording.tsx';
import { StatusLabel } from '#ui-web/screens/request/status-label.tsx';
import { asideWords } from '#ui-web/screens/showcase/words.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../pocket.module.css';
import type { PocketPage } from '../state.ts';

interface ThingRow {
  readonly key: string;
  readonly href: string;
  readonly title: Wording;
  readonly note: ReactNode;
}

/** What shops keep for the reader: what, where, until when, and what is said there. */
function Pickups({ pickups }: Pick<PocketPage['held'], 'pickups'>) {
  const speech = useSpeech();
  const { t, said } = speech;
  const { council, site } = usePlace();
  const moment = { now: council.clock.now(), zone: site.timeZone };
  return (
    <Rows
      id="pickups"
      title={t('showcase:aside.title')}
      note={t('showcase:aside.hint')}
      rows={pickups.map(({ id, shop, shopName, title, titles, pieces, name, letters, until }) => ({
        key: id,
        href: `/comercios?comercio=${encodeURIComponent(shop)}`,
        title: t('showcase:aside.what', { title: said(titles ?? title).text, n: formatCount(pieces) }),
        note: (
          <>
            <strong>{letters}</strong>
            {' · '}
            {shopName === undefined ? name : t('showcase:aside.whose', { shop: shopName, name })}
            {' · '}
            {asideWords(until, moment, speech)}
          </>
        ),
      }))}
    />
  );
}

/** Registrations, requests, what is followed and the votes one took part in: each with its page. */
export function OwnThings({ page: { held, requests, follows, votes } }: { readonly page: PocketPage }) {
  const { t, said } = useSpeech();
  const voted = votes.filter(({ hasTakenPart }) => hasTakenPart);
  return (
    <>
      <Pickups pickups={held.pickups} />
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
