import { beforeAll, describe, expect, it } from 'vitest';
import { defaultByVotes } from '#domain/budget/rules/by-votes/rule.ts';
import { defaultEqualShares } from '#domain/budget/rules/equal-shares/rule.ts';
import { defaultMaxVotes } from '#domain/budget/rules/max-votes/rule.ts';
import { defaultPhragmen } from '#domain/budget/rules/phragmen/rule.ts';
import { defaultThreshold } from '#domain/budget/rules/threshold/rule.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import type { Speech } from '#ui-web/speech.ts';
import { ruleLine } from './rule-line.ts';

let es: Speech;
beforeAll(async () => {
  es = speechOf(await startSpeaking('es'), 'es', 'es');
  await es.later();
});

describe('the rule of a vote in a line', () => {
  it('names the rule, then what breaks ties', () => {
    expect(ruleLine(defaultByVotes, es)).toBe(
      'Por votos; empates, menor importe y después orden de la lista',
    );
  });

  it('describes every rule in a few words', () => {
    const plain = { ties: [] } as const;
    expect(ruleLine({ ...defaultByVotes, ...plain, order: 'votes-per-amount' }, es)).toBe(
      'Por votos; primero las de más votos por cada euro',
    );
    expect(ruleLine({ ...defaultEqualShares, ...plain }, es)).toMatch(/^Partes iguales: /u);
    const stepwise = {
      ...defaultEqualShares,
      ...plain,
      endowments: 'whole',
      comparison: 'exclusion',
    } as const;
    expect(ruleLine(stepwise, es)).toMatch(
      /; cada papeleta empieza con euros enteros; comparado con el orden por votos, según quién queda sin nada$/u,
    );
    expect(ruleLine({ ...defaultPhragmen, ties: ['largest-amount', 'ids:12,7'] }, es)).toMatch(
      /; empates, mayor importe y después orden de una lista fijada$/u,
    );
    expect(ruleLine({ ...defaultPhragmen, ...plain }, es)).toMatch(/^Phragmén secuencial: /u);
    expect(ruleLine({ ...defaultMaxVotes, ...plain }, es)).toBe(
      'El conjunto de propuestas que más votos suma',
    );
  });

  it('gives the share below which a proposal is left out', () => {
    expect(ruleLine({ ...defaultThreshold, onMisfit: 'stop' }, es)).toBe(
      'Por votos, con un mínimo del 5,0\u00a0% de los votos; se para en la primera que no cabe; empates, menor importe y después orden de la lista',
    );
  });
});
