import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentsClient } from '#ui-web/composition/clients.ts';
import type { Language } from '#domain/shared/localized-text.ts';
import { left, right } from '#domain/shared/result.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { type PageManner, portalPresenter } from './presenter.ts';
import { aCouncil, aSite } from './samples/sample-council.ts';

const stored: Language[] = [];
beforeEach(() => {
  stored.length = 0;
});

interface Visit {
  readonly query?: string;
  readonly path?: string;
  readonly kept?: string | null;
}

function open(contents: Partial<ContentsClient>, { query = '', path = '/', kept = null }: Visit = {}) {
  const asked = new URLSearchParams(query);
  const manner: PageManner = { language: 'es', zone: 'Europe/Madrid' };
  const presenter = portalPresenter({
    council: aCouncil({ contents }),
    manner,
    signs: { query: (name) => asked.get(name), path, stored: kept, portal: 'participation' },
    speakIn: async (language, realmDefault) =>
      speechOf(await startSpeaking(language), language, realmDefault),
    storeLanguage: (language) => stored.push(language),
  });
  return { presenter, manner };
}

const language = (state: ReturnType<ReturnType<typeof open>['presenter']['current']>) =>
  state.kind === 'loading' ? null : state.speech.language;

describe('opening the portal', () => {
  it('uses the language of the address before the one stored on the device', async () => {
    const { presenter, manner } = open({}, { query: 'locale=va', kept: 'es' });
    await presenter.open();
    expect(language(presenter.current())).toBe('va');
    expect(manner.language).toBe('va');
  });

  it('uses only the town’s own languages', async () => {
    const { presenter } = open({}, { query: 'locale=eu', kept: 'va' });
    await presenter.open();
    expect(language(presenter.current())).toBe('va');
  });

  it('uses the town’s first language if no other is set', async () => {
    const { presenter, manner } = open({
      site: async () => right(aSite({ defaultLanguage: 'va', timeZone: 'Atlantic/Canary' })),
    });
    await presenter.open();
    expect(language(presenter.current())).toBe('va');
    expect(manner.zone).toBe('Atlantic/Canary');
  });

  it('works without its menu if the menu could not be loaded', async () => {
    const { presenter } = open({
      site: async () => right(aSite({ menu: 'principal' })),
      menu: async () => left({ kind: 'serverFailed', status: 500 }),
    });
    await presenter.open();
    expect(presenter.current()).toMatchObject({ kind: 'open', menu: null });
  });

  it('says that it could not be opened, and opens when tried again', async () => {
    const answers = [left({ kind: 'unreachable' } as const), right(aSite())];
    const { presenter } = open(
      { site: async () => answers.shift() ?? left({ kind: 'notFound' }) },
      { kept: 'va' },
    );
    await presenter.open();
    expect(presenter.current()).toMatchObject({ kind: 'refused', refusal: { kind: 'unreachable' } });
    expect(language(presenter.current())).toBe('va');
    await presenter.open();
    expect(presenter.current().kind).toBe('open');
  });
});

describe('saying everything once more', () => {
  it('draws the page anew with the same texts, once it is open', async () => {
    const { presenter } = open({});
    presenter.sayAgain();
    expect(presenter.current().kind).toBe('loading');
    await presenter.open();
    const before = presenter.current();
    presenter.sayAgain();
    expect(presenter.current()).toEqual(before);
    expect(presenter.current()).not.toBe(before);
    expect(language(presenter.current())).toBe('es');
  });
});

describe('changing the language', () => {
  it('continues in the other language and stores the choice', async () => {
    const { presenter, manner } = open({});
    await presenter.open();
    await presenter.changeLanguage('va');
    expect(language(presenter.current())).toBe('va');
    expect(manner.language).toBe('va');
    expect(stored).toEqual(['va']);
  });
});
