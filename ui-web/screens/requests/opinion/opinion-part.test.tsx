import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rateRequestCall } from '#adapters/wire/requests/rate-request.ts';
import { left, right } from '#domain/shared/result.ts';
import { pressAndWait, write } from '#ui-web/screens/request/samples/sample-screen.tsx';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aView, opened, reading, sampleReference } from '../samples/sample-view.ts';

afterEach(cleanup);

describe('a sender whose request is finished', () => {
  const finished = aView({ status: 'Resuelta', mayRate: true });
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

  it('says once how it went: two answers and a sentence', async () => {
    const sent: object[] = [];
    const rate = stubCall(rateRequestCall, async ({ body }) => {
      sent.push(body);
      return sent.length < 2
        ? left({ kind: 'unreachable' })
        : right({ ...finished, mayRate: false, opinion: { isSolved: true, score: 4, text: 'Muy rápido' } });
    });
    await opened({ calls: [reading(finished), rate] });
    await pressAndWait('Enviar la valoración');
    expect(screen.getByText('Dinos si se ha resuelto')).toBeTruthy();
    choose('Sí');
    await pressAndWait('Enviar la valoración');
    expect(screen.getByText('Elige una nota')).toBeTruthy();
    expect(sent).toEqual([]);
    choose('4');
    write(/^¿Quieres añadir/u, 'Muy rápido');
    await pressAndWait('Enviar la valoración');
    expect(screen.getByText(/No hay conexión/u)).toBeTruthy();
    await pressAndWait('Enviar la valoración');
    expect(sent.at(-1)).toEqual({
      reference: sampleReference,
      isSolved: true,
      score: 4,
      text: 'Muy rápido',
    });
    expect(screen.getByText(/Gracias/u)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is not asked before, and reads where its duplicate went', async () => {
    await opened({ calls: [reading(aView({ mergedInto: { iid: '2026-000012', status: 'En gestión' } }))] });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getAllByText('2026-000012: En gestión').length).toBeGreaterThan(0);
  });
});
