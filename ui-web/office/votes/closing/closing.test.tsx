import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { askToSignClosingCall } from '#adapters/wire/office-votes/closing/ask-to-sign-closing.ts';
import { checkSampleCall } from '#adapters/wire/office-votes/closing/check-sample.ts';
import type { ClosingAnswer } from '#adapters/wire/office-votes/closing/closing.ts';
import { drawSampleCall } from '#adapters/wire/office-votes/closing/draw-sample.ts';
import { readClosingCall } from '#adapters/wire/office-votes/closing/read-closing.ts';
import { signClosingCall } from '#adapters/wire/office-votes/closing/sign-closing.ts';
import { takeClosingBackCall } from '#adapters/wire/office-votes/closing/take-closing-back.ts';
import type { VoteAnswer } from '#adapters/wire/office-votes/vote.ts';
import { left, right } from '#domain/shared/result.ts';
import { closingRecord } from '#domain/voting/closing/closing-record.ts';
import type { ClosingFigures } from '#domain/voting/closing/closing-figures.ts';
import { someBox, someFigures, someSample, someSurvey } from '#fixtures/builders/data/closing-figures.ts';
import { SpeechContext } from '#ui-web/speech.ts';
import { faultsForAxe } from '#ui-web/shell/samples/axe-of-screen.ts';
import { type StubbedCall, stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import type { Authenticator } from '../../access/authenticator.ts';
import { officeSpeaker } from '../../i18n/office-speech.ts';
import { OfficeContext } from '../../shell/office-context.ts';
import { anOfficeCouncil, anOfficeTown, somebody } from '../../shell/sample-office.tsx';
import { ClosingSection } from './closing-section.tsx';

afterEach(cleanup);

const vote = {
  id: 'joven',
  surveys: [
    {
      _id: 'joven',
      title: { es: '¿Abrimos los domingos?' },
      displayType: 'options',
      answers: [
        { _id: 'si', text: { es: 'Sí, todos' } },
        { _id: 'no', text: { es: 'No' } },
      ],
    },
  ],
} as unknown as VoteAnswer;

const hash = (text: string) => `${text.length}`.padStart(64, 'a');
const recordOf = (figures: Partial<ClosingFigures> = {}, explanation = '') => ({
  ...closingRecord(someFigures(figures), explanation, { hash, saltOf: (part) => part }),
  faults: [],
  explanation,
});
const aClosing = (more: Partial<ClosingAnswer> = {}): ClosingAnswer => ({
  stage: 'ready',
  from: null,
  record: recordOf(),
  waiting: null,
  signed: null,
  boxes: [],
  samples: [],
  turn: 'first',
  refused: null,
  ...more,
});
const device = (kind?: 'cancelled' | 'unsupported'): Authenticator => {
  const use = async () => (kind === undefined ? right({ id: 'answer' }) : left({ kind }));
  return { make: use, use };
};
const waiting = { by: 'Amparo', at: '2026-11-18T08:00:00Z', isMine: false, isValid: true, explanation: '' };

async function draw(closing: ClosingAnswer, calls: readonly StubbedCall[] = [], authenticator = device()) {
  const speech = await officeSpeaker()('es', 'es');
  const council = anOfficeCouncil([stubCall(readClosingCall, async () => right(closing)), ...calls]);
  const place = { council, town: anOfficeTown, me: somebody(), askWho: () => undefined };
  render(
    <SpeechContext value={speech}>
      <OfficeContext value={place}>
        <ClosingSection vote={vote} authenticator={authenticator} />
      </OfficeContext>
    </SpeechContext>,
  );
  await act(async () => {});
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const text = () => document.body.textContent ?? '';

describe('the closing of a vote on screen', () => {
  it('says what the record says, that all of it holds, and is signed with a passkey', async () => {
    const sent: unknown[] = [];
    const asked = stubCall(askToSignClosingCall, async ({ body }) => {
      sent.push(body);
      return right({ hash: 'h1', options: { challenge: 'x' } });
    });
    const signed = stubCall(signClosingCall, async ({ body }) => {
      sent.push(body);
      return right(aClosing({ waiting: { ...waiting, isMine: true }, turn: null, refused: 'samePerson' }));
    });
    await draw(aClosing(), [asked, signed]);
    expect(screen.getByRole('heading', { name: '¿Abrimos los domingos?' })).toBeDefined();
    for (const words of ['Todo cuadra', '30 Sí, todos', '10 No', '48 personas'])
      expect(text()).toContain(words);
    expect(await faultsForAxe()).toEqual([]);
    await press('Firmar con mi llave');
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByLabelText('He leído el acta y sus cifras'));
    await press('Firmar con mi llave');
    expect(sent).toEqual([
      { turn: 'first', hash: recordOf().hash },
      { turn: 'first', hash: 'h1', answer: { id: 'answer' } },
    ]);
    expect(text()).toContain('La primera firma es tuya');
  });

  it('asks why something does not hold before it is signed', async () => {
    const sent: unknown[] = [];
    const faults = [{ kind: 'webMarks', of: 'joven', wanted: 40, found: 39 }] as const;
    const asked = stubCall(askToSignClosingCall, async ({ body }) => {
      sent.push(body.explanation);
      return left({ kind: 'signatureRefused', where: 'changed' } as never);
    });
    await draw(aClosing({ record: { ...recordOf(), faults: [...faults] } }), [asked]);
    expect(text()).toContain(
      '¿Abrimos los domingos?: las papeletas de la web no son tantas como las marcas de la web (debían ser 40, son 39)',
    );
    fireEvent.click(screen.getByLabelText('He leído el acta y sus cifras'));
    await press('Firmar con mi llave');
    expect(sent).toEqual([]);
    fireEvent.change(screen.getByLabelText('Por qué no cuadra'), { target: { value: 'Se cerró a medias' } });
    await press('Firmar con mi llave');
    expect(sent).toEqual(['Se cerró a medias']);
    expect(screen.getByRole('alert').textContent).toContain('El acta ha cambiado');
  });

  it('shows the first signature to the second person, who can also take it back', async () => {
    const back = stubCall(takeClosingBackCall, async () => right(aClosing()));
    await draw(aClosing({ waiting: { ...waiting, explanation: 'Un corte de luz' }, turn: 'second' }), [back]);
    expect(text()).toContain('Falta la firma de otra persona');
    expect(text()).toContain('Explicación: Un corte de luz');
    expect(screen.getByRole('button', { name: 'Firmar con mi llave y cerrar' })).toBeDefined();
    await press('Retirar esta firma');
    expect(text()).toContain('Falta la primera firma');
  });

  it.each([
    ['cancelled', 'No se ha usado la llave'],
    ['unsupported', 'Este navegador no tiene llaves de acceso'],
  ] as const)('says that nothing was signed if the passkey is %s', async (kind, words) => {
    const asked = stubCall(askToSignClosingCall, async () => right({ hash: 'h', options: {} }));
    await draw(aClosing(), [asked], device(kind));
    fireEvent.click(screen.getByLabelText('He leído el acta y sus cifras'));
    await press('Firmar con mi llave');
    expect(screen.getByRole('alert').textContent).toContain(words);
  });

  it('shows no figure before its time, and says until when', async () => {
    const early = { record: null, turn: null };
    await draw(aClosing({ ...early, stage: 'from', from: '2026-11-18T23:00:00Z', refused: 'from' }));
    expect(text()).toContain('cuando los vecinos puedan ver los resultados (');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await draw(aClosing({ ...early, stage: 'counting', refused: 'counting' }));
    expect(text()).toContain('Faltan papeletas en papel por contar');
  });

  it('is closed by two, with the files and the command by which anybody verifies it', async () => {
    const proof = {
      host: 'h',
      origin: 'o',
      publicKey: 'p',
      authenticatorData: 'a',
      clientDataJSON: 'c',
      signature: 's',
    };
    const signatures = ['Amparo', 'Vicent'].map((name) => ({ name, at: waiting.at, key: name, ...proof }));
    const { text: said, hash: of, parts } = recordOf();
    const signed = { vote: 'joven', hash: of, text: said, parts: { ...parts }, signatures };
    await draw(aClosing({ stage: 'closed', record: null, signed, turn: null, refused: 'closed' }));
    expect(screen.getByRole('heading', { name: 'Votación cerrada' })).toBeDefined();
    expect(text()).toContain('La cerraron Amparo, Vicent');
    expect(text()).toContain('concejo survey record --verify http');
    expect(screen.getByRole('link', { name: /PDF/u }).getAttribute('href')).toBe(
      '/api/vilanova/staff/votes/joven/closing/pdf',
    );
    expect(
      decodeURIComponent(screen.getByRole('link', { name: /JSON/u }).getAttribute('href') ?? ''),
    ).toContain('"signatures"');
    expect(await faultsForAxe()).toEqual([]);
  });

  it('says so if it does not come, and asks again', async () => {
    let asked = 0;
    const fails = stubCall(readClosingCall, async () => {
      asked += 1;
      return left({ kind: 'unreachable' } as never);
    });
    const speech = await officeSpeaker()('es', 'es');
    const place = {
      council: anOfficeCouncil([fails]),
      town: anOfficeTown,
      me: somebody(),
      askWho: () => undefined,
    };
    render(
      <SpeechContext value={speech}>
        <OfficeContext value={place}>
          <ClosingSection vote={vote} />
        </OfficeContext>
      </SpeechContext>,
    );
    await act(async () => {});
    await press(/[Oo]tra vez|[Rr]eintentar|[Vv]olver/u);
    expect(asked).toBe(2);
  });
});

describe('the sample of paper ballots on screen', () => {
  const figures = {
    surveys: [someSurvey({ marks: 72, paperMarks: 32, ballots: 69, paperBallots: 29 })],
    boxes: [someBox('mercat', { names: ['Mercat'] })],
  };
  const boxes = [{ id: 'mercat', name: 'Mercat', ballots: 31 }];
  const sample = {
    number: 1,
    seed: '31415926535',
    source: 'Diez dados',
    size: 3,
    of: 31,
    by: 'Amparo',
    at: waiting.at,
    drawn: [4, 17, 30].map((number) => ({ box: 'mercat', number, typed: null })),
    result: null,
  };

  it('says before it is drawn what it would show, and draws it from a public number', async () => {
    const sent: unknown[] = [];
    const drawn = stubCall(drawSampleCall, async ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? left({ kind: 'handCheckRefused', where: 'noSeed' } as never)
        : right(
            aClosing({
              boxes,
              record: recordOf(figures),
              samples: [sample],
              turn: null,
              refused: 'unchecked',
            }),
          );
    });
    await draw(aClosing({ boxes, record: recordOf(figures) }), [drawn]);
    expect(text()).toContain(
      'Mercat: 32 dadas, 31 en la urna, 28 con voto, 1 en blanco, 2 nulas; diferencia: 1',
    );
    expect(text()).toContain('40 y 29');
    fireEvent.change(screen.getByLabelText('Cuántas papeletas'), { target: { value: '10' } });
    expect(text()).toContain('no habrá más de 6 mal entre las 31, con una confianza del 95 %');
    fireEvent.change(screen.getByLabelText('De dónde sale el número'), { target: { value: 'Diez dados' } });
    fireEvent.change(screen.getByLabelText('El número público'), { target: { value: '31415926535' } });
    await press('Sortear');
    expect(sent).toEqual([{ seed: '31415926535', source: 'Diez dados', size: 10 }]);
    expect(screen.getByRole('alert').textContent).toContain('al menos 8');
    await press('Sortear');
    expect(text()).toContain('Mercat: 4, 17, 30');
    expect(text()).toContain('Primero anota el resultado de la muestra sorteada');
    expect(await faultsForAxe()).toEqual([]);
  });

  it('has what was entered beside each drawn number, where everybody may read the ballots', async () => {
    const typed = [{ kind: 'choice', raw: 'si' }, { kind: 'spoiled' }, { kind: 'blank' }] as const;
    const drawn = [4, 17, 30].map((number, n) => ({
      box: 'mercat',
      number,
      typed: { joven: typed[n] ?? typed[0] },
    }));
    await draw(aClosing({ boxes, record: recordOf(figures), samples: [{ ...sample, drawn }] }));
    const rows = within(screen.getByRole('table', { name: 'Mercat' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Papeleta¿Abrimos los domingos?',
      '41 · Sí, todos',
      '17Nula',
      '30En blanco',
    ]);
    expect(await faultsForAxe()).toEqual([]);
  });

  it('is noted once, with its bound', async () => {
    const sent: unknown[] = [];
    const result = { wrong: 1, words: 'Una cruz', by: 'Vicent', at: waiting.at, mostWrong: 20 };
    const noted = stubCall(checkSampleCall, async ({ number, body }) => {
      sent.push([number, body]);
      return right(
        aClosing({
          boxes,
          record: recordOf({ ...figures, samples: [someSample()] }),
          samples: [{ ...sample, result }],
        }),
      );
    });
    await draw(
      aClosing({ boxes, record: recordOf(figures), samples: [sample], turn: null, refused: 'unchecked' }),
      [noted],
    );
    fireEvent.change(screen.getByLabelText('Cuántas están mal introducidas'), { target: { value: '1' } });
    fireEvent.change(screen.getByLabelText('Qué estaba mal'), { target: { value: 'Una cruz' } });
    await press('Anotar el resultado');
    expect(sent).toEqual([['1', { wrong: 1, words: 'Una cruz' }]]);
    expect(text()).toContain(
      'Mal introducidas: 1. Con una confianza del 95 % no hay más de 20 mal introducidas entre las 31.',
    );
    expect(screen.getByRole('button', { name: 'Sortear otra muestra' })).toBeDefined();
  });
});
