import type { DutyWire, TodayWire } from '#adapters/wire/office/today.ts';

/** For tests: a request that nobody has. */
export const aDuty = (subject: string, more: Partial<DutyWire> = {}): DutyWire => ({
  kind: 'request',
  subject,
  title: `Aviso ${subject}`,
  where: { es: 'Avisos', va: 'Avisos' },
  whose: 'nobody',
  reason: { kind: 'came', days: 1 },
  due: null,
  action: 'take',
  ...more,
});

/** For tests: the week of Wednesday, 18 November 2026, without anything in it. */
const week: TodayWire['week'] = {
  days: ['16', '17', '18', '19', '20', '21', '22'].map((day, place) => ({
    day: `2026-11-${day}`,
    isWorkingDay: place < 5,
    isToday: day === '18',
    isOver: place < 2,
    changes: [],
    terms: 0,
  })),
  next: null,
};

/** For tests: a day with these duties. */
export function aToday(duties: readonly DutyWire[], more: Partial<TodayWire> = {}): TodayWire {
  const countOf = (kind: DutyWire['kind']) => duties.filter((one) => one.kind === kind).length;
  return {
    day: '2026-11-18',
    count: duties.length - countOf('change'),
    overdue: duties.filter(({ reason }) => reason.kind === 'overdue').length,
    counts: {
      request: countOf('request'),
      comment: countOf('comment'),
      proposal: countOf('proposal'),
      hall: countOf('hall'),
      registration: countOf('registration'),
      draw: countOf('draw'),
      callOff: countOf('callOff'),
      visitCall: countOf('visitCall'),
      applicantCall: countOf('applicantCall'),
      buyerCall: countOf('buyerCall'),
      ticketRefund: countOf('ticketRefund'),
      paymentRefund: countOf('paymentRefund'),
      shopPhoto: countOf('shopPhoto'),
      intranet: countOf('intranet'),
      document: countOf('document'),
      grant: countOf('grant'),
      vote: countOf('vote'),
      change: countOf('change'),
      work: countOf('work'),
    },
    duties: [...duties],
    queues: { overdue: 0, mine: 0, nobody: 0, replied: 0 },
    week,
    ...more,
  };
}
