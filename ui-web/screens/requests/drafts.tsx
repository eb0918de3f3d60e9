import type { RequestDraft } from '#application/ports/browser/request-drafts.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LinkButton } from '#ui-web/components/button/link-button.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { textOf, Words } from '#ui-web/components/wording/wording.tsx';
import { formAddress } from '#ui-web/screens/request/form-address.ts';
import styles from '#ui-web/screens/request/screen.module.css';
import { momentInWords } from '#ui-web/screens/survey/moments.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { useSpeech } from '#ui-web/speech.ts';
import type { MyRequestsPresenter } from './presenter.ts';

interface DraftsProps {
  readonly drafts: readonly RequestDraft[] | null;
  readonly presenter: Pick<MyRequestsPresenter, 'discard'>;
}

/** The drafts of this device, each with the ways to go on and to delete it. */
export function Drafts({ drafts, presenter }: DraftsProps) {
  const speech = useSpeech();
  const { council, site } = usePlace();
  const { t, said } = speech;
  if (drafts === null) return null;
  if (drafts.length === 0) return <p>{t('request:mine.noDrafts')}</p>;
  return (
    <PlainList className={styles.rows}>
      {drafts.map(({ mailbox, process, title, keptAt, files, sendsWhenBack }) => (
        <li key={formAddress(mailbox, process)}>
          <span>
            <b>
              <Words of={said(title)} />
            </b>
            <br />
            <span className="note">
              {t('request:mine.kept', {
                moment: momentInWords(keptAt, council.clock.now(), site.timeZone, speech),
              })}{' '}
              {files.length > 0 && t('request:mine.files', { count: files.length })}{' '}
              {sendsWhenBack && t('request:mine.waits')}
            </span>
          </span>
          <span className="actions">
            <LinkButton href={formAddress(mailbox, process)} size="short" look="outline">
              {t('request:mine.resume')}
              <span className="visually-hidden">: {textOf(said(title))}</span>
            </LinkButton>
            <Button
              look="text"
              size="short"
              onClick={() =>
                void presenter.discard(process === undefined ? { mailbox } : { mailbox, process })
              }
            >
              {t('request:mine.delete')}
              <span className="visually-hidden">: {textOf(said(title))}</span>
            </Button>
          </span>
        </li>
      ))}
    </PlainList>
  );
}
