import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { PlainList } from '#ui-web/components/plain-list/plain-list.tsx';
import { ReferenceCode } from '#ui-web/components/sent-dialog/sent-dialog.tsx';
import { type AnsweredForm, answerLines } from '#ui-web/screens/request/answers/answers-view.ts';
import { copyWords, useCopy } from '#ui-web/screens/request/answers/keep-copy.ts';
import { PrintedRequest } from '#ui-web/screens/request/answers/printed-request.tsx';
import { statusWords } from '#ui-web/screens/request/status-words.ts';
import styles from '#ui-web/screens/request/screen.module.css';
import { receivedInWords } from '#ui-web/screens/survey/moments.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';

interface SentRequestProps {
  readonly request: RequestView;
  readonly answered: AnsweredForm | null;
}

/** What is shown of a request beside its answers: number, state, last change, and the department. */
function factsOf(request: RequestView, moment: (text: string) => string, speech: Speech) {
  const { t } = speech;
  return [
    { name: 'number', title: t('request:mine.number'), text: request.iid },
    { name: 'status', title: t('request:mine.status'), text: statusWords(request.status, speech) },
    { name: 'updated', title: t('request:mine.updated'), text: moment(request.updatedAt) },
    ...(request.assignedTo === null
      ? []
      : [{ name: 'assigned', title: t('request:mine.assigned'), text: request.assignedTo }]),
  ];
}

/** A moment of the request in words; empty if the council gives no valid one. */
function useMoment() {
  const speech = useSpeech();
  const { site } = usePlace();
  return (text: string) => {
    const at = Date.parse(text);
    return Number.isNaN(at) ? '' : receivedInWords(at, site.timeZone, speech);
  };
}

/** A request as the council has it: the receipt, its state, and what was said about it. */
export function SentRequest({ request, answered }: SentRequestProps) {
  const speech = useSpeech();
  const moment = useMoment();
  const { t } = speech;
  const received = t('request:sent.received', { moment: moment(request.createdAt) });
  const facts = factsOf(request, moment, speech);
  const answers =
    answered === null
      ? [{ name: 'body', title: t('request:mine.told'), text: request.body }]
      : answerLines(answered, speech);
  const lines = [...facts, ...answers];
  return (
    <div className={styles.fields}>
      <Notice tone="ok" live="polite">
        <p>
          <strong>{request.title}</strong>
        </p>
        <p>{received}</p>
      </Notice>
      <ReferenceCode of={request.id} />
      <dl className={styles.answers}>
        {lines.map(({ name, title, text }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Messages request={request} />
      <Copies request={request} facts={facts} told={answers} />
      <PrintedRequest title={request.title} reference={request.id} received={received} lines={lines} />
    </div>
  );
}

/** The messages about a request; not shown while there are none. */
function Messages({ request }: { readonly request: RequestView }) {
  const { t } = useSpeech();
  const moment = useMoment();
  if (request.threads.length === 0) return null;
  return (
    <section className={styles.files}>
      <h3>{t('request:mine.messages')}</h3>
      <PlainList className={styles.rows}>
        {request.threads.map(({ at, by, text }) => (
          <li key={`${at} ${by}`}>
            <span>
              <span className="note">
                {by}, {moment(at)}
              </span>
              <br />
              {text}
            </span>
          </li>
        ))}
      </PlainList>
    </section>
  );
}

interface Line {
  readonly title: string;
  readonly text: string;
}

interface CopiesProps {
  readonly request: RequestView;
  readonly facts: readonly Line[];
  readonly told: readonly Line[];
}

/** A copy to keep: as a document, or printed. */
function Copies({ request, facts, told }: CopiesProps) {
  const speech = useSpeech();
  const { site } = usePlace();
  const { t, said } = speech;
  const moment = useMoment();
  const copy = useCopy();
  const keep = () =>
    copy.keep(request.id, {
      ...copyWords(speech),
      town: said(site.name).text,
      title: request.title,
      told: [
        [t('request:sent.reference'), request.id],
        [t('request:mine.received'), moment(request.createdAt)],
        ...facts.map(({ title, text }) => [title, text] as const),
      ],
      sections: [
        { heading: t('request:sent.answers'), lines: told },
        {
          heading: t('request:mine.messages'),
          lines: request.threads.map(({ at, by, text }) => ({ title: `${by}, ${moment(at)}`, text })),
        },
      ],
    });
  return (
    <>
      <p className="actions">
        <Button
          look="outline"
          size="short"
          icon="download"
          busy={copy.state === 'making'}
          onClick={() => void keep()}
        >
          {t(copy.state === 'making' ? 'request:sent.making' : 'request:sent.pdf')}
        </Button>
        <Button look="outline" size="short" icon="print" onClick={() => window.print()}>
          {t('request:sent.print')}
        </Button>
      </p>
      {copy.state === 'failed' && (
        <Notice tone="warning" live="assertive">
          <p>{t('request:sent.pdfFailed')}</p>
        </Notice>
      )}
    </>
  );
}
