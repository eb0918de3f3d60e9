import { describe, expect, it } from 'vitest';
import { requestStatuses } from '#domain/forms/request.ts';
import { speechOf, startSpeaking } from '#ui-web/i18n/speak.ts';
import { statusWords } from './status-words.ts';

describe('the state of a request', () => {
  it('is named in the language of the page; one that is not of the five, as the council names it', async () => {
    const inValencian = speechOf(await startSpeaking('va'), 'va', 'es');
    const said = [...requestStatuses, 'Archivada'].map((status) => statusWords(status, inValencian));
    expect(said).toEqual(['Rebuda', 'En gestió', 'Resolta', 'Rebutjada', 'Tancada', 'Retirada', 'Archivada']);
  });
});
