import { type ReactNode, useEffect, useRef } from 'react';
import type { StaffRequest } from '#adapters/wire/requests/staff-request.ts';
import { formatCount } from '#application/text/numbers.ts';
import { Icon } from '#ui-web/components/icon/icon.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import { RibbonLabel } from '#ui-web/components/ribbon/ribbon.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import { OfficeButton } from '../parts/office-button.tsx';
import { openPick } from '../parts/pick-menu.tsx';
import type { FactsProps } from './facts-props.ts';
import { RequestFacts, pickIds } from './facts.tsx';
import styles from './matter.module.css';
import threadStyles from './thread.module.css';
import { MergeButton } from './merge/merge-button.tsx';
import { stateRibbon, stateWords, requestTitle } from './request-words.ts';
import { StaffThread } from './thread.tsx';

/** Where a request is in the list, and the ways to those beside it. */
export interface ListPlace {
  readonly at: number;
  readonly of: number;
  readonly before: string | null;
  readonly after: string | null;
  /** The list without an open request. */
  readonly list: string;
}

interface MatterProps extends FactsProps {
  readonly place: ListPlace;
  /** Puts the focus into the field of an answer; null if this person may write none. */
  readonly answer: (() => void) | null;
  readonly trouble: ReactNode;
  readonly composer: ReactNode;
}

/** The focus goes to the title of a request that was opened. */
function useFocusedTitle() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    if (matchMedia('(max-width: 47.99em)').matches) window.scrollTo({ top: 0 });
  }, []);
  return title;
}

/** One request: what was written, what is known, and what can be done. */
export function RequestMatter(props: MatterProps) {
  const { request, trouble, composer } = props;
  const speech = useSpeech();
  const title = useFocusedTitle();
  return (
    <article className={styles.matter} aria-labelledby="solicitud">
      <header className={styles.head}>
        <PlaceLine {...props} />
        <h2 id="solicitud" tabIndex={-1} ref={title}>
          {requestTitle(request, speech)}
        </h2>
        <Acts {...props} />
      </header>
      <div className={styles.body}>
        <div className={threadStyles.threadPart}>
          <StaffThread request={request} />
          {trouble}
          {composer}
        </div>
        <RequestFacts {...props} />
      </div>
    </article>
  );
}

function PlaceLine({ request, place }: MatterProps) {
  const speech = useSpeech();
  const { t } = speech;
  const { before, after, at, of, list } = place;
  return (
    <>
      <div className={styles.back}>
        {/* The list and its title are hidden on a phone. */}
        <h1 className="visually-hidden">{t('office:places.requests')}</h1>
        <Link href={list}>
          <span className={styles.turned}>
            <Icon name="arrow" />
          </span>
          {t('office-requests:backToList')}
        </Link>
      </div>
      <p className={styles.line}>
        <RibbonLabel state={stateRibbon(request.status)}>{stateWords(request.status, speech)}</RibbonLabel>
        <span className={styles.number}>{request.iid}</span>
        {at > 0 && (
          <span className={styles.among}>
            {t('office-requests:place', { n: formatCount(at), of: formatCount(of) })}
            <NextLink href={before} icon="up" words={t('office-requests:previous')} />
            <NextLink href={after} icon="down" words={t('office-requests:next')} />
          </span>
        )}
      </p>
    </>
  );
}

interface NextLinkProps {
  readonly href: string | null;
  readonly icon: 'up' | 'down';
  readonly words: string;
}

function NextLink({ href, icon, words }: NextLinkProps) {
  if (href === null) return null;
  return (
    <Link href={href} className={styles.beside} aria-label={words} title={words}>
      <Icon name={icon} />
    </Link>
  );
}

function Acts({ request, answer, may, isOver }: MatterProps) {
  const { t } = useSpeech();
  return (
    <div className={styles.acts}>
      {answer && (
        <OfficeButton hotkey="R" onClick={answer}>
          {t('office-requests:acts.answer')}
        </OfficeButton>
      )}
      {may.assign && !isOver && (
        <OfficeButton look="outline" hotkey="A" onClick={() => openPick(pickIds.assign)}>
          {t('office-requests:acts.assign')}
        </OfficeButton>
      )}
      {may.answer && !isOver && (
        <OfficeButton look="outline" hotkey="E" onClick={() => openPick(pickIds.state)}>
          {t('office-requests:acts.state')}
        </OfficeButton>
      )}
      {may.merge && !isOver && (request.mergedInto ?? null) === null && <MergeButton request={request} />}
    </div>
  );
}

/** Whether a request was taken back by its sender: then only notes are added. */
export const isOver = ({ status }: StaffRequest): boolean => status === 'Retirada';
