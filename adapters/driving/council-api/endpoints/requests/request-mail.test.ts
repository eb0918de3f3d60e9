import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requestStatuses } from '#domain/forms/request.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { aRequest } from '#fixtures/builders/data/council-request.ts';
import { aTown } from '#fixtures/builders/data/town.ts';
import { requestMail } from './request-mail.ts';

const portalWords = (language: string): readonly string[] => {
  const file = new URL(
    `../../../../../application/text/catalogue/${language}/screens/request.json`,
    import.meta.url,
  );
  const { status } = JSON.parse(readFileSync(file, 'utf8')) as { readonly status: Record<string, string> };
  return Object.values(status);
};

describe('a mail about a request', () => {
  it.each(languages)('names its state in %s as the portal does', (defaultLanguage) => {
    const lines = requestStatuses.map(
      (status) =>
        requestMail(aTown('vilanova', { defaultLanguage }), aRequest({ status }), null).text.split('\n')[1],
    );
    expect(lines.map((line) => line?.split(': ')[1])).toEqual(portalWords(defaultLanguage));
  });
});
