import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PeopleToTell, PersonToTell } from '#adapters/wire/office/person-to-tell.ts';
import {
  listApplicantsToCallCall,
  noteApplicantCalledCall,
} from '#adapters/wire/registrations/office/applicants-to-call.ts';
import { listBuyersToCallCall, noteBuyerCalledCall } from '#adapters/wire/tickets/office/buyers-to-call.ts';
import { left, right } from '#domain/shared/result.ts';

import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { officeSpeaker } from '../i18n/office-speech.ts';
import { ApplicantsToCallPart } from '../registrations/applicants-to-call.tsx';
import { aSchool } from '../registrations/sample-desk-of-activity.ts';
import { OfficeContext } from '../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../shell/sample-office.tsx';
import { aTicketedPlay } from '../tickets/sample-event.ts';
import { BuyersToCallPart } from '../tickets/sales/buyers-to-call.tsx';

afterEach(cleanup);

const called = { by: 'Rosa', at: '2026-11-18T11:00:00Z' };
const aPerson = (more: Partial<PersonToTell>): PersonToTell => ({
  person: 'aaaa',
  name: 'Empar Soler',
  phone: '600 00 00 01',
  word: 'calledOff',
  of: null,
  until: null,
  called: null,
  ...more,
});

async function show(what: ReactElement, calls: readonly StubbedCall[]) {
  const speech = await officeSpeaker()('es', 'es');
  const council = anOfficeCouncil(calls);
  const place = { council, town: anOfficeTown, me: somebody([]), askWho: () => undefined };
  render(
    <SpeechContext value={speech}>
      <OfficeContext value={place}>{what}</OfficeContext>
    </SpeechContext>,
  );
  await act(async () => {});
}

describe('who is called because no mail reaches them', () => {
  const applicants = (first: PeopleToTell, isRefused = false) => {
    let now = first;
    const asked: object[] = [];
    const calls = [
      stubCall(listApplicantsToCallCall, async () => right(now)),
      stubCall(noteApplicantCalledCall, async ({ body }) => {
        asked.push(body);
        if (isRefused) return left({ kind: 'registrationRefused', where: 'changed' } as never);
        now = { ...now, items: now.items.map((one) => ({ ...one, called: one.called ?? called })) };
        return right(now);
      }),
    ];
    const desk = { activity: aSchool(), applications: [], callOff: null };
    return { asked, open: () => show(<ApplicantsToCallPart desk={desk} />, calls) };
  };

  it('of an activity is listed with their telephone, and who called them and when once that is noted', async () => {
    const { asked, open } = applicants({
      items: [aPerson({}), aPerson({ person: 'bbbb', name: 'Pau', called })],
      unreachable: 0,
    });
    await open();
    expect(screen.getByRole('heading', { name: 'Por llamar: 1 persona' })).toBeDefined();
    const link = screen.getAllByRole('link', { name: '600 00 00 01' })[0] as HTMLElement;
    expect([link.getAttribute('href'), screen.getAllByText('Se ha anulado.').length]).toEqual([
      'tel:600000001',
      2,
    ]);
    expect(screen.getAllByText(/^Llamó Rosa: /u)).toHaveLength(1);
    expect(await faultsForAxe()).toEqual([]);
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Empar Soler ya lo sabe' })),
    );
    expect(asked).toEqual([{ person: 'aaaa' }]);
    expect(screen.getByRole('heading', { name: 'Ya no queda nadie por llamar' })).toBeDefined();
    expect(screen.getAllByText(/^Llamó Rosa: /u)).toHaveLength(2);
  });

  it('is three hundred people: twenty at a time', async () => {
    const items = Array.from({ length: 300 }, (_, n) => aPerson({ person: `p${n}`, name: `Persona ${n}` }));
    await applicants({ items, unreachable: 0 }).open();
    expect(screen.getByRole('heading', { name: 'Por llamar: 300 personas' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Ver más (quedan 280)' })));
    expect(screen.getAllByRole('listitem')).toHaveLength(40);
  });

  it('is nobody: then nothing is shown; and why it was not noted is said', async () => {
    await applicants({ items: [], unreachable: 0 }).open();
    expect(document.body.textContent).toBe('');
    cleanup();
    await applicants({ items: [aPerson({})], unreachable: 0 }, true).open();
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Empar Soler ya lo sabe' })),
    );
    expect(screen.getByText(/Ha cambiado mientras tanto/u)).toBeDefined();
  });

  it('of an event may have no name, or no telephone: that is counted', async () => {
    const until = '2026-11-18T12:00:00Z';
    const [of = ''] = aTicketedPlay.dates.map(({ id }) => id);
    const items = [aPerson({ name: '', word: 'offered', of, until })];
    await show(<BuyersToCallPart event={aTicketedPlay} />, [
      stubCall(listBuyersToCallCall, async () => right({ items, unreachable: 2 })),
      stubCall(noteBuyerCalledCall, async () => right({ items: [], unreachable: 2 })),
    ]);
    expect(screen.getByText(/ · Tiene una plaza guardada\. Plazo: /u)).toBeDefined();
    expect(screen.getByText(/^2 pedidos sin correo ni teléfono/u)).toBeDefined();
    expect(screen.getByRole('button', { name: '600 00 00 01 ya lo sabe' })).toBeDefined();
  });
});
