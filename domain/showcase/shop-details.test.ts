import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noShopDetails, readShopDetails, whatsappAddress } from './shop-details.ts';

describe('the details of a shop', () => {
  it('say nothing where nothing was typed', () => {
    expect(readShopDetails({})).toEqual({ details: noShopDetails, wrong: [] });
  });

  it('are read as people write them', () => {
    const typed = {
      isStepFree: true,
      delivers: true,
      takesCards: true,
      speaks: ['en', 'es', 'klingon', 'en'],
      whatsapp: ' 600  00 00 10 ',
      web: ' fornplaca.example/pan ',
    };
    expect(readShopDetails(typed)).toEqual({
      details: {
        isStepFree: true,
        delivers: true,
        takesCards: true,
        speaks: ['es', 'en'],
        whatsapp: '600 00 00 10',
        web: 'https://fornplaca.example/pan',
      },
      wrong: [],
    });
    expect(readShopDetails({ web: 'http://ñandú.example' }).details.web).toBe('http://ñandú.example');
  });

  it.each([
    [{ whatsapp: 'llama' }, 'whatsapp'],
    [{ whatsapp: '60000' }, 'whatsapp'],
    [{ web: 'no hay' }, 'web'],
    [{ web: 'forn' }, 'web'],
    [{ web: `forn.example/${'x'.repeat(200)}` }, 'web'],
  ])('are refused as in %o', (typed, field) => {
    expect(readShopDetails(typed).wrong).toEqual([field]);
  });

  it('never have an address of another scheme, which a browser would run', () => {
    expect(readShopDetails({ web: 'javascript:alert(1)' }).wrong).toEqual(['web']);
    const typed = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('data:text/html,x', 'javascript://a.es/%0a'),
    );
    fc.assert(
      fc.property(typed, (web) => {
        expect(readShopDetails({ web }).details.web).toMatch(/^(?:https?:\/\/\S+)?$/iu);
      }),
    );
  });

  it('open WhatsApp with the prefix of the country', () => {
    expect(whatsappAddress('600 00 00 10')).toBe('https://wa.me/34600000010');
    expect(whatsappAddress('+376 312 345')).toBe('https://wa.me/376312345');
  });
});
