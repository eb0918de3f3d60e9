import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PublishedRecord } from '#adapters/wire/voting/closing-record.ts';
import { readRecordCall } from '#adapters/wire/voting/read-record.ts';
import { surveyId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { closingRecord } from '#domain/voting/closing/closing-record.ts';
import { someBox, someFigures, someSample, someSurvey } from '#fixtures/builders/data/closing-figures.ts';
import { aTally } from '#fixtures/builders/data/tally.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { aCouncil, aSite } from '#ui-web/shell/samples/sample-council.ts';
import { SamplePlace } from '#ui-web/shell/samples/sample-place.tsx';
import type { Speech } from '#ui-web/speech.ts';
import { differencesOfRecord } from './read-signed.ts';
import { RecordNote } from './record-note.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = speechOf(await startSpeaking('es'), 'es', 'es');
});
afterEach(cleanup);

const id = surveyId('joven');
const proof = {
  host: 'h',
  origin: 'o',
  publicKey: 'p',
  authenticatorData: 'a',
  clientDataJSON: 'c',
  signature: 's',
};
const made = closingRecord(
  someFigures({
    surveys: [someSurvey({ marks: 72, paperMarks: 32, ballots: 69, paperBallots: 29 })],
    boxes: [someBox('mercat')],
    samples: [someSample(), someSample({ number: 2, result: null })],
  }),
  '',
  { hash: (text) => `${text.length}`.padStart(64, 'a'), saltOf: (part) => part },
);
const record: PublishedRecord = {
  vote: 'joven',
  hash: made.hash,
  text: made.text,
  parts: { ...made.parts },
  signatures: ['Amparo', 'Vicent'].map((name) => ({ name, at: '2026-11-28T08:00:00Z', key: name, ...proof })),
};
const answering = (answer: PublishedRecord | null) =>
  aCouncil({ calls: [stubCall(readRecordCall, async () => right({ record: answer }))] });

async function draw(answer: PublishedRecord | null) {
  render(
    <SamplePlace council={answering(answer)} site={aSite()} speech={speech}>
      <RecordNote survey={id} />
    </SamplePlace>,
  );
  await act(async () => {});
}

describe('the closing record below a result', () => {
  it('says who signed it, which ballots came how, what was checked, and how anybody verifies it', async () => {
    await draw(record);
    expect(screen.getByRole('heading', { name: 'Acta de cierre' })).toBeDefined();
    const text = document.body.textContent ?? '';
    for (const words of [
      'La firmaron con sus llaves de acceso: Amparo, Vicent.',
      '40 papeletas de la web y 29 de papel están en la misma lista.',
      'Comprobadas a mano 10 de 31 papeletas en papel; mal introducidas: 0. Con una confianza del 95 % no hay más de 6.',
      'concejo survey record --verify',
    ])
      expect(text).toContain(words);
    expect(text.match(/Comprobadas a mano/gu)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Descargar el acta' }).getAttribute('href')).toContain(
      '/surveys/joven/record',
    );
    expect(await faultsForAxe()).toEqual([]);
  });

  it('is scrolled to once it is there, if the address leads to it, and otherwise not', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    try {
      await draw(record);
      await act(() => new Promise((done) => requestAnimationFrame(done)));
      expect(scrolled).not.toHaveBeenCalled();
      history.replaceState(null, '', '#closing-record');
      await draw(record);
      await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: -24 }));
    } finally {
      cleanup();
      scrolled.mockRestore();
      history.replaceState(null, '', '/');
    }
  });

  it('is nothing without a record, or with one that cannot be read', async () => {
    await draw(null);
    await draw({ ...record, text: '{}' });
    expect(screen.queryByRole('heading', { name: 'Acta de cierre' })).toBeNull();
    await draw({ ...record, parts: {} });
    expect(document.body.textContent).not.toContain('papeletas de la web');
  });
});

describe('a recount in the browser', () => {
  const recounted = (ballots: number, counted: string) => ({
    claimed: counted,
    counted,
    tally: aTally('options', ballots, {}),
    differences: [],
    shared: null,
    explained: [],
  });

  it('says whether its list is that of the record, with the ballots of both channels', async () => {
    const of = (ballots: number, counted = 'head') =>
      differencesOfRecord(answering(record), id, recounted(ballots, counted));
    expect(await of(69)).toEqual([]);
    expect(await of(68)).toMatchObject([{ kind: 'otherCount' }, { kind: 'channels' }]);
    expect(await of(69, 'other')).toMatchObject([{ kind: 'otherList' }]);
    expect(await differencesOfRecord(answering(null), id, recounted(69, 'head'))).toBeNull();
    const away = aCouncil({
      calls: [stubCall(readRecordCall, async () => left({ kind: 'unreachable' } as never))],
    });
    expect(await differencesOfRecord(away, id, recounted(69, 'head'))).toBeNull();
  });
});
