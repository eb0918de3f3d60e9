import { useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import {
  type AskedListingAnswer,
  confirmListingCall,
  readAskedListingCall,
} from '#adapters/wire/showcase/confirm-listing.ts';
import { formatDay } from '#application/text/dates.ts';
import { dayAt } from '#domain/shared/calendar-day.ts';
import { languageTag } from '#domain/shared/localized-text.ts';
import { isLeft } from '#domain/shared/result.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LoadingList } from '#ui-web/components/list-states/loading-list.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import type { ServiceCouncil } from '#ui-web/composition/council.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { ScreenTitle } from '#ui-web/shell/routing/screen-title.tsx';
import { useSpeech } from '#ui-web/speech.ts';
import styles from '../showcase.module.css';

interface ConfirmProps {
  readonly council: ServiceCouncil;
  /** The key of the mail. */
  readonly link: string;
}

/** What a shop confirms with one tap, by the link of its weekly mail. */
export function ConfirmPage({ council, link }: ConfirmProps) {
  const { t } = useSpeech();
  const { call, realm } = council;
  const ask = useCallback(
    () => call(readAskedListingCall, { realm, body: { key: link } }),
    [call, realm, link],
  );
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof ask>> | null>(null);
  useEffect(() => {
    let isOver = false;
    const run = async () => {
      const came = await ask();
      if (!isOver) setAnswer(came);
    };
    void run();
    return () => {
      isOver = true;
    };
  }, [ask]);
  const again = async () => setAnswer(await ask());
  if (answer !== null && !isLeft(answer)) return <Asked council={council} link={link} first={answer.right} />;
  const isUnknown = answer !== null && answer.left.kind === 'unknownListing';
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t('showcase:confirm.title')} />
      </div>
      {answer === null ? (
        <LoadingList title={t('showcase:confirm.loading')} />
      ) : (
        <Notice
          tone="error"
          live="assertive"
          actions={
            !isUnknown && (
              <Button look="outline" size="short" onClick={() => void again()}>
                {t('shell:failure.retry')}
              </Button>
            )
          }
        >
          <p>{t(isUnknown ? 'showcase:confirm.unknown' : 'showcase:failure.line')}</p>
        </Notice>
      )}
    </div>
  );
}

function Asked({ council, link, first }: ConfirmProps & { readonly first: AskedListingAnswer }) {
  const { t, language } = useSpeech();
  const { timeZone } = usePlace().site;
  const search = useSearch();
  const [asked, setAsked] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const answer = await council.call(confirmListingCall, { realm: council.realm, body: { key: link } });
    setBusy(false);
    setFailed(isLeft(answer));
    if (!isLeft(answer)) setAsked(answer.right);
  };
  const { name, sells, hours, telephone, isAsked } = asked;
  const day = formatDay(dayAt(Date.parse(asked.confirmed), timeZone), language);
  return (
    <div className="wrap">
      <div className="page-top">
        <ScreenTitle of={t(isAsked ? 'showcase:confirm.title' : 'showcase:confirm.done')} />
        <p className="lead">{name}</p>
      </div>
      <div className={styles.confirm}>
        <p role="status">{!isAsked && t('showcase:confirm.thanks', { day })}</p>
        <dl className={styles.facts}>
          <dt>{t('showcase:facts.what')}</dt>
          <dd lang={languageTag(asked.language)}>{sells}</dd>
          <dt>{t('showcase:facts.hours')}</dt>
          <dd lang={languageTag(asked.language)}>{hours}</dd>
          <dt>{t('showcase:facts.telephone')}</dt>
          <dd>{telephone === '' ? t('showcase:facts.none') : telephone}</dd>
        </dl>
        {hasFailed && (
          <Notice tone="error" live="assertive">
            <p>{t('showcase:failure.line')}</p>
          </Notice>
        )}
        {isAsked && (
          <Button size="large" wide busy={isBusy} onClick={() => void confirm()}>
            {t('showcase:confirm.yes')}
          </Button>
        )}
        <a className={styles.change} href={`/bonos/tienda${search === '' ? '' : `?${search}`}`}>
          {t('showcase:confirm.change')}
        </a>
      </div>
    </div>
  );
}
