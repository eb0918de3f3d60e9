import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../../shared/calendar-day.ts';
import { closedBody, rehearsedBody, rehearsedProcess } from './rehearsed-bodies.ts';

const day = (text: string) => text as CalendarDay;
const survey = {
  _id: 'plaza',
  title: { es: 'Plaza' },
  census: true,
  registeredOnly: true,
  startTime: '2027-01-20',
  startPublicationTime: '2027-01-10',
  endTime: '2027-01-27',
  resultsFrom: '2027-02-01',
};
const days = { from: day('2026-11-17'), until: day('2026-11-25') };

describe('a survey that is rehearsed', () => {
  it('is open now whatever its dates, and asks for no account; all else is as it is drafted', () => {
    expect(rehearsedBody(survey, day('2026-11-25'))).toEqual({
      _id: 'plaza',
      title: { es: 'Plaza' },
      census: true,
      registeredOnly: false,
      isActive: true,
      endTime: '2026-11-25',
    });
  });

  it('is closed since yesterday once its poll is', () => {
    expect(closedBody({ _id: 'plaza', endTime: '2026-11-25' }, day('2026-11-18'))).toEqual({
      _id: 'plaza',
      endTime: '2026-11-17',
    });
  });
});

describe('the process of a rehearsal', () => {
  it('is a bare one with the title of the survey if none names it', () => {
    expect(rehearsedProcess(null, survey, days)).toEqual({
      _id: 'ensayo',
      title: { es: 'Plaza' },
      isPublished: true,
      period: { _extent: { start: '2026-11-17', end: '2026-11-25' } },
      data: { survey: 'plaza', buttons: { participa: true, 'enviar-propuesta': false } },
    });
    expect(rehearsedProcess(null, { _id: 'plaza' }, days)).toMatchObject({ title: 'plaza' });
  });

  it('lasts as long as the rehearsal at least, and keeps what else it has', () => {
    const process = {
      _id: 'obras',
      title: 'Obras',
      period: { _extent: { start: '2026-12-01', end: '2026-11-20' }, dateRanges: [] },
      data: { slug: 'obras', survey: 'other', buttons: { info: true, participa: false } },
    };
    expect(rehearsedProcess(process, survey, days)).toEqual({
      ...process,
      period: { _extent: { start: '2026-11-17', end: '2026-11-25' }, dateRanges: [] },
      data: {
        slug: 'obras',
        survey: 'plaza',
        buttons: { info: true, participa: true, 'enviar-propuesta': false },
      },
    });
    const long = {
      _id: 'obras',
      period: { _extent: { start: '2026-01-01', end: '2027-12-31' } },
      data: null,
    };
    expect(rehearsedProcess(long, survey, days)['period']).toEqual(long.period);
    const blank = { _id: 'obras', period: { _extent: { start: '', end: 3 } } };
    expect(rehearsedProcess(blank, survey, days)['period']).toEqual({
      _extent: { start: '2026-11-17', end: '2026-11-25' },
    });
  });
});
