import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeDocument } from '#adapters/wire/documents/description/describe-kind.ts';
import { documentOf, documentFields } from '#domain/documents/fields.ts';
import type { JsonObject } from '#domain/documents/json.ts';
import { languages } from '#domain/shared/localized-text.ts';
import { formOf, otherValues } from './form-tree.ts';

const towns = ['vilanova', 'benialt'].flatMap((town) => {
  const folder = `fixtures/towns/${town}/collections`;
  return readdirSync(folder).map((file) => ({
    collection: file.replace('.json', ''),
    documents: [JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))].flat() as readonly JsonObject[],
  }));
});

describe('the form of a document', () => {
  it('has a field for every value of the sample towns, except for what programs keep and codecs leave open', () => {
    const others = new Set<string>();
    for (const { collection, documents } of towns) {
      for (const document of documents) {
        const fields = documentFields(document);
        const form = formOf(describeDocument(collection, [], document), fields, languages);
        for (const [path] of otherValues(form, fields, languages))
          others.add(`${collection} ${path.replaceAll(/@\d+/gu, '@')}`);
        expect(documentOf(fields)).toEqual(document);
      }
    }
    const kept = /(?: _id| collectionName|\/data\/@.*)$| revisions\//u;
    // In the register of contracts, null stands for what was never decided.
    expect([...others].filter((one) => !kept.test(one))).toEqual([
      'tabla-contratacion-contratos importe',
      'tabla-contratacion-contratos ofertas',
    ]);
  });
});
