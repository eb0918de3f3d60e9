import { expect, it } from 'vitest';
import type { Language } from '#domain/shared/localized-text.ts';
import { noon } from '#fixtures/builders/day-of-the-tests.ts';
import { listInLanguage } from './list-in-language.ts';
import { type Loadable, waiting } from './loadable.ts';

/** A list that is asked for, and answered when the test says so. */
function asked() {
  const answers = new Map<Language, (list: Loadable<string>) => void>();
  let shown: Loadable<string> = waiting;
  const ask = (language: Language) =>
    new Promise<Loadable<string>>((resolve) => {
      answers.set(language, resolve);
    });
  const list = listInLanguage(ask, { shown: () => shown, show: (next) => void (shown = next) });
  return {
    list,
    shown: () => shown,
    answer: (to: Language, list_: Loadable<string>) => answers.get(to)?.(list_),
  };
}

const refused = { kind: 'refused', refusal: { kind: 'unreachable' }, at: noon } as const;
const here = (value: string) => ({ kind: 'here', value }) as const;

it('shows the list of the language that was chosen last, whichever comes first', async () => {
  const { list, shown, answer } = asked();
  const both = [list('es'), list('va')];
  answer('va', here('actes'));
  answer('es', here('actos'));
  await Promise.all(both);
  expect(shown()).toEqual(here('actes'));
});

it('keeps a list in another language if none comes in this one, and says why if there is none', async () => {
  const { list, shown, answer } = asked();
  const first = list('es');
  answer('es', refused);
  await first;
  expect(shown()).toEqual(refused);
  for (const [language, came] of [
    ['es', here('actos')],
    ['va', refused],
  ] as const) {
    const next = list(language);
    answer(language, came);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await next;
  }
  expect(shown()).toEqual(here('actos'));
});
