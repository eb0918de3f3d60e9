import type { OwnTicketsAnswer } from '#adapters/wire/tickets/own-tickets.ts';
import type { RequestCopy } from '#application/reports/request-copy.ts';
import type { TimeZone } from '#domain/shared/calendar-day.ts';
import { shownLetters } from '#domain/vouchers/code/voucher-letters.ts';
import { Button } from '#ui-web/components/button/button.tsx';
import { copyWords, useCopy } from '#ui-web/screens/request/answers/keep-copy.ts';
import { usePlace } from '#ui-web/shell/council-context.ts';
import { type Speech, useSpeech } from '#ui-web/speech.ts';
import { ticketPriceText, whenText } from '../words.ts';

interface Paper {
  readonly town: string;
  readonly zone: TimeZone;
  readonly speech: Speech;
}

/** The tickets of an order on paper: each has its code for the camera at the door, and the letters below it to be typed. */
export function paperOfTickets(one: OwnTicketsAnswer, { town, zone, speech }: Paper): RequestCopy {
  const { t, said } = speech;
  const valid = one.tickets.filter(({ code }) => code !== null);
  return {
    ...copyWords(speech),
    town,
    title: t('tickets:paper.title', { event: said(one.event.title).text }),
    told: [
      [t('tickets:paper.when'), whenText(one.session.start, zone, speech)],
      [t('tickets:paper.where'), said(one.event.place).text],
    ],
    sections: valid.map(({ id, type, seat, name, price, code }) => ({
      heading: [said(type.title).text, seat].filter((text) => text !== null).join(' · '),
      lines: [
        { title: t('tickets:paper.letters'), text: shownLetters(id) },
        { title: t('tickets:paper.paid'), text: ticketPriceText(price, speech) },
        ...(name === '' ? [] : [{ title: t('tickets:paper.name'), text: name }]),
      ],
      ...(code !== null && {
        code: { text: code, label: t('tickets:pass.code', { letters: shownLetters(id) }) },
      }),
    })),
  };
}

/** Saves the tickets of an order as a document to print. */
export function PaperOfTickets({ one }: { readonly one: OwnTicketsAnswer }) {
  const speech = useSpeech();
  const { site } = usePlace();
  const { state, keep } = useCopy();
  const save = () =>
    keep(
      one.id.slice(0, 8),
      paperOfTickets(one, { town: speech.said(site.name).text, zone: site.timeZone, speech }),
    );
  return (
    <>
      <Button
        look="outline"
        size="short"
        icon="download"
        busy={state === 'making'}
        onClick={() => void save()}
      >
        {speech.t('tickets:paper.save')}
      </Button>
      {state === 'failed' && <span role="alert">{speech.t('tickets:paper.failed')}</span>}
    </>
  );
}
