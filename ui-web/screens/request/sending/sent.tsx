import { receivedInWords } from '#ui-web/screens/survey/moments.ts';
import { SentDialog } from '#ui-web/components/sent-dialog/sent-dialog.tsx';
import { Link } from '#ui-web/components/link/link.tsx';
import type { RequestReceipt } from '#adapters/wire/requests/request.ts';
import { requestBody } from '#domain/forms/body/write-body.ts';
import { requestAddress } from '#domain/content/portal-place.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { answerLines } from '../answers/answers-view.ts';
import { useFormTools } from '../form-context.ts';
import { copyWords, useCopy } from '../answers/keep-copy.ts';
import { PrintedRequest } from '../answers/printed-request.tsx';
import type { OpenForm } from '../state.ts';
import { shownSteps } from './shown-to-all.tsx';

interface SentProps {
  readonly open: OpenForm;
  readonly receipt: RequestReceipt;
}

/** The address that was written in the form; undefined if there is none. */
function writtenEmail({ mailbox, entry }: OpenForm): string | undefined {
  const { contact } = requestBody(mailbox, entry, { payment: null, acceptsPrivacy: true, isPrivate: false });
  return contact.email?.trim() || undefined;
}

/** The request arrived: its reference, what happens now, and a copy to keep. */
export function SentPage({ open, receipt }: SentProps) {
  const { presenter, speech, zone } = useFormTools();
  const { t, said } = speech;
  const { site } = usePlace();
  const copy = useCopy();
  const { okText, title, contact } = open.mailbox;
  const at = Date.parse(receipt.createdAt);
  const moment = Number.isNaN(at) ? '' : receivedInWords(at, zone, speech);
  const received = moment === '' ? '' : t('request:sent.received', { moment });
  const email = writtenEmail(open);
  const lines = answerLines(open, speech);
  const own = okText === null ? '' : said(okText).text;
  return (
    <>
      <SentDialog
        reference={receipt.id}
        words={{
          title: own || t('request:sent.title'),
          received,
          reference: t('request:sent.reference'),
          next: t('request:sent.next'),
          pdf: t('request:sent.pdf'),
          making: t('request:sent.making'),
          pdfFailed: t('request:sent.pdfFailed'),
          print: t('request:sent.print'),
          close: t('request:sent.close'),
        }}
        steps={[
          t('request:sent.stepRead', { number: receipt.iid }),
          ...shownSteps(open, speech),
          ...(email === undefined ? [] : [t('request:sent.stepMail', { email })]),
          ...(contact.mode === 'no' ? [] : [t('request:sent.stepAsk')]),
          <>
            {t('request:sent.stepFollow')}{' '}
            <Link href={requestAddress(receipt.id)}>{t('request:mine.title')}</Link>
          </>,
        ]}
        copy={copy.state}
        onPdf={() =>
          void copy.keep(receipt.id, {
            ...copyWords(speech),
            town: said(site.name).text,
            title: said(title).text,
            told: [
              [t('request:sent.reference'), receipt.id],
              [t('request:mine.number'), receipt.iid],
              [t('request:mine.received'), moment],
            ],
            sections: [{ heading: t('request:sent.answers'), lines }],
          })
        }
        onPrint={() => window.print()}
        onClose={presenter.close}
      />
      <PrintedRequest title={said(title)} reference={receipt.id} received={received} lines={lines} />
    </>
  );
}
