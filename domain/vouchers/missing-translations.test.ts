import { describe, expect, it } from 'vitest';
import { openCampaign } from '#fixtures/builders/vouchers/campaign.ts';
import { missingTranslations } from './missing-translations.ts';

const area = (title: string | Record<string, string>) => ({ id: '1', title, districts: ['mar'], most: 5 });

describe('the texts of a campaign', () => {
  it('that lack a language of the town are named, in the order of the form', () => {
    expect(missingTranslations(openCampaign, ['es', 'va'])).toEqual([]);
    expect(missingTranslations(openCampaign, ['es', 'va', 'eu'])).toEqual(
      ['title', 'summary', 'conditions', 'types/0/title', 'types/1/title'].map((path) => ({
        path,
        languages: ['eu'],
      })),
    );
    const written = { ...openCampaign, title: { es: 'Bonos', va: ' ' }, areas: [area({ va: 'Mar' })] };
    expect(missingTranslations(written, ['es', 'va'])).toEqual([
      { path: 'title', languages: ['va'] },
      { path: 'areas/0/title', languages: ['es'] },
    ]);
  });

  it('that say nothing in any language, or the same in all, lack none', () => {
    const written = { ...openCampaign, summary: {}, conditions: { es: '' }, areas: [area('Mar')] };
    expect(missingTranslations(written, ['es', 'va'])).toEqual([]);
  });
});
