import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestCouncil } from '#fixtures/builders/councils/open-council.ts';
import { parseDay } from '#domain/shared/calendar-day.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { writeCalendar } from './ical.ts';

const day = (text: string) => parseDay(text) ?? expect.fail(text);

/** The lines of a calendar as a program reads them: unfolded, without their ends. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const unescaped = (text: string) =>
  text.replaceAll(/\\(.)/gu, (_, one: string) => (one === 'n' ? '\n' : one));

const entry = {
  uid: 'process-1@nova.concejo',
  title: 'Un parque',
  text: '',
  url: 'https://nova.example/p',
  time: { kind: 'days', first: day('2026-10-24'), last: day('2026-10-25') },
} as const;
const calendar = { name: 'Nova', language: 'es', zone: 'Europe/Madrid', asOf: 0, entries: [entry] } as const;

describe('a calendar', () => {
  it('keeps every text, in lines of 75 octets at most that never break a character', () => {
    const printable = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((text) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ''));
    fc.assert(
      fc.property(printable, printable, (first, second) => {
        const title = `${first}\n${second}`;
        const written = writeCalendar({ ...calendar, entries: [{ ...entry, title }] });
        for (const line of written.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/u);
        }
        const summary = linesOf(written).find((line) => line.startsWith('SUMMARY:')) ?? '';
        expect(unescaped(summary.slice('SUMMARY:'.length))).toBe(title);
      }),
    );
  });

  it('cannot be given another entry by a text of the council', () => {
    const title = 'x\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000\u0085;,\\';
    const lines = linesOf(writeCalendar({ ...calendar, entries: [{ ...entry, title }] }));
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toEqual([]);
    expect(lines).toContain('SUMMARY:x\\nEND:VEVENT\\nBEGIN:VALARM\u0085\\;\\,\\\\');
  });

  it('ends an entry of whole days on the day after, and one of instants at its instant, in UTC', () => {
    const time = {
      kind: 'instants',
      from: Date.UTC(2026, 9, 24, 22),
      to: Date.UTC(2026, 9, 25, 23),
    } as const;
    const text = writeCalendar({ ...calendar, entries: [entry, { ...entry, uid: 'b', time }] });
    expect(text).toContain('DTSTART;VALUE=DATE:20261024\r\nDTEND;VALUE=DATE:20261026\r\n');
    expect(text).toContain('DTSTART:20261024T220000Z\r\nDTEND:20261025T230000Z\r\n');
  });
});

/** A town whose process has phases, and a vote that ends on the day of 25 hours. */
const folder = () =>
  scratchFolder({
    'town.json': JSON.stringify({ realm: 'nova', name: 'Nova', defaultLanguage: 'es' }),
    'collections/settings.json': JSON.stringify([{ _id: 's', name: 'participa', languages: ['es', 'va'] }]),
    'collections/procesos.json': JSON.stringify([
      {
        _id: 'p1',
        title: { es: 'Un parque', va: 'Un parc' },
        isPublished: true,
        data: { slug: 'parque', survey: 'poll' },
        period: {
          _extent: { start: '2026-10-01', end: '2026-10-25' },
          dateRanges: [
            { name: 'Propuestas', start: '2026-10-01', end: '2026-10-10', note: '<b>Envía</b> la tuya' },
          ],
        },
      },
      {
        _id: 'p2',
        title: 'Borrador',
        isPublished: false,
        period: { _extent: { start: '2026-01-01', end: '2026-01-02' } },
      },
    ]),
    'surveys/poll.json': JSON.stringify({
      _id: 'poll',
      title: 'El parque',
      displayType: 'yesNo',
      answers: [
        { _id: 'y', text: 'Sí' },
        { _id: 'n', text: 'No' },
      ],
      isActive: true,
      startTime: '2026-10-20',
      endTime: '2026-10-25',
    }),
  });

describe('the calendars of a town', () => {
  it('have the phases of its processes and the times of their votes, on days of 25 hours too', async () => {
    const { server } = await openTestCouncil({ folders: [folder()] });
    const ask = (path: string) => server.inject({ url: path, headers: { host: 'nova.example' } });
    const { body, headers } = await ask('/api/nova/calendar.ics?locale=va');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = linesOf(body);
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:process-p1-phase-0@nova.concejo',
      'UID:survey-poll-vote@nova.concejo',
    ]);
    expect(lines).toContain('SUMMARY:Un parc: Propuestas');
    expect(lines).toContain('DESCRIPTION:Envía la tuya');
    expect(lines).toContain('DTSTART:20261019T220000Z');
    expect(lines).toContain('DTEND:20261025T230000Z');
    expect(lines).toContain('X-WR-TIMEZONE:Europe/Madrid');
    expect(body).not.toContain('Borrador');
    const one = await ask('/api/nova/processes/parque/calendar.ics');
    expect(linesOf(one.body)).toContain('X-WR-CALNAME:Un parque');
    expect((await ask('/api/nova/processes/p2/calendar.ics')).statusCode).toBe(404);
  });
});
