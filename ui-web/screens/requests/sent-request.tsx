import type { RequestView } from '#adapters/wire/requests/sent-request.ts';
import { formatMoney } from '#application/text/numbers.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { LedgerRow } from '#ui-web/components/ledger-row/ledger-row.tsx';
import { Notice } from '#ui-web/components/notice/notice.tsx';
import { ReferenceCode } from '#ui-web/components/sent-dialog/sent-dialog.tsx';
import { textOf, type Wording } from '#ui-web/components/wording/wording.tsx';
import { type AnsweredForm, answerLines } from '#ui-web/screens/request/answers/answers-view.ts';
import { type AnswerRow, AnswerRows } from '#ui-web/screens/request/answers/answer-rows.tsx';
import type { PictureOf } from '#ui-web/screens/request/answers/files.tsx';
import { copyWords, useCopy } from '#ui-web/screens/request/answers/keep-copy.ts';
import { PrintedRequest } from '#ui-web/screens/request/answers/printed-request.tsx';
import { statusWords } from '#ui-web/screens/request/status-words.ts';
import styles from '#ui-web/screens/request/screen.module.css';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { photosOf, writerOf } from './thread.tsx';
import { useMoment } from './use-moment.ts';

interface SentRequestProps {
  readonly request: RequestView;
  readonly answered: AnsweredForm | null;
  readonly name: Wording;
  readonly pictureOf: PictureOf;
}

/** What is shown of a request beside its answers: number, state, last change, the department, and what was paid. */
function factsOf(
  { iid, status, updatedAt, assignedTo, paid, mergedInto }: RequestView,
  moment: (text: string) => string,
  speech: Speech,
) {
  const { t } = speech;
  return [
    { name: 'number', title: t('request:mine.number'), text: iid },
    { name: 'status', title: t('request:mine.status'), text: statusWords(status, speech) },
    ...(mergedInto === null
      ? []
      : [
          {
            name: 'merged',
            title: t('request:mine.merged'),
            text: `${mergedInto.iid}: ${statusWords(mergedInto.status, speech)}`,
          },
        ]),
    { name: 'updated', title: t('request:mine.updated'), text: moment(updatedAt) },
    ...(assignedTo === null
      ? []
      : [{ name: 'assigned', title: t('request:mine.assigned'), text: assignedTo }]),
    ...(paid === null
      ? []
      : [
          {
            name: 'paid',
            title: t('request:payment.title'),
            text: paidWords(paid, speech),
          },
        ]),
  ];
}

/** What was paid under which number; what went back of it is not called paid. */
function paidWords({ amount, returned, id }: NonNullable<RequestView['paid']>, { t }: Speech): string {
  const paid = `${formatMoney(amount)} (${id})`;
  return returned === 0 ? paid : t('request:mine.returned', { paid, returned: formatMoney(returned) });
}

/** What was told; nothing once the request was taken back. */
function answersIn(
  request: RequestView,
  answered: AnsweredForm | null,
  speech: Speech,
): readonly AnswerRow[] {
  if (request.status === 'Retirada') return [];
  return answered === null
    ? [{ name: 'body', title: speech.t('request:mine.told'), text: request.body }]
    : answerLines(answered, speech);
}

/** A request as the council has it: its state, its reference, what was sent, and a copy to keep. */
export function SentRequest({ request, answered, name, pictureOf }: SentRequestProps) {
  const speech = useSpeech();
  const moment = useMoment();
  const { t } = speech;
  const received = t('request:sent.received', { moment: moment(request.createdAt) });
  const facts = factsOf(request, moment, speech);
  const answers = answersIn(request, answered, speech);
  return (
    <>
      <LedgerRow id="consulta" title={t('request:mine.progress')}>
        <AnswerRows rows={facts} />
      </LedgerRow>
      <LedgerRow
        id="enviado"
        title={t(answers.length > 0 ? 'request:sent.answers' : 'request:sent.reference')}
      >
        <div className={styles.fields}>
          {answers.length > 0 && <AnswerRows rows={answers} pictureOf={pictureOf} />}
          <div className="stack stack-8 stretch">
            {answers.length > 0 && <h3 className="text-18">{t('request:sent.reference')}</h3>}
            <ReferenceCode of={request.id} />
          </div>
          <Copies request={request} name={name} facts={facts} told={answers} />
        </div>
      </LedgerRow>
      <PrintedRequest
        title={name}
        reference={request.id}
        received={received}
        lines={[...facts, ...answers]}
      />
    </>
  );
}

interface CopiesProps {
  readonly request: RequestView;
  readonly name: Wording;
  readonly facts: readonly AnswerRow[];
  readonly told: readonly AnswerRow[];
}

/** A copy to keep: as a document, or printed. */
function Copies({ request, name, facts, told }: CopiesProps) {
  const speech = useSpeech();
  const { site } = usePlace();
  const { t, said } = speech;
  const moment = useMoment();
  const copy = useCopy();
  const keep = () =>
    copy.keep(request.id, {
      ...copyWords(speech),
      town: said(site.name).text,
      title: textOf(name),
      told: [
        [t('request:sent.reference'), request.id],
        [t('request:mine.received'), moment(request.createdAt)],
        ...facts.map(({ title, text }) => [title, text] as const),
      ],
      sections: [
        { heading: t('request:sent.answers'), lines: told },
        {
          heading: t('request:mine.messages'),
          lines: request.threads.map((message) => ({
            title: `${writerOf(message, speech)}, ${moment(message.at)}`,
            text: [message.text, photosOf(message, request, speech)].filter((part) => part !== '').join('\n'),
          })),
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
