import { describe, expect, it } from 'vitest';
import { readListPage } from './list-page.ts';

const page = (inside: string) =>
  `<?xml version="1.0"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inside}</ListBucketResult>`;
const entry = (key: string, size: unknown = 3) =>
  `<Contents><Key>${key}</Key><LastModified>x</LastModified><Size>${String(size)}</Size></Contents>`;

describe('a list of objects', () => {
  it('has their keys, encoded as the store says', () => {
    expect(readListPage(page(entry('a&amp;b&#241;&#xf1;&lt;%20')))).toEqual({
      objects: [{ key: 'a&bññ<%20', bytes: 3 }],
      next: null,
    });
    const encoded = page(`<EncodingType>url</EncodingType>${entry('a%26b%2B+%C3%B1')}`);
    expect(readListPage(encoded).objects).toEqual([{ key: 'a&b+ ñ', bytes: 3 }]);
    expect(readListPage(page('')).objects).toEqual([]);
  });

  it('says where it goes on', () => {
    const cut = '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;=</NextContinuationToken>';
    expect(readListPage(page(cut)).next).toBe('a&=');
  });

  it.each([
    '',
    '<html></html>',
    '<ListBucketResult><Contents>',
    page('<Contents><Size>3</Size></Contents>'),
    page(entry('a', 'x')),
    page('<IsTruncated>true</IsTruncated>'),
  ])('is not taken for an empty one if it is «%s»', (xml) => {
    expect(() => readListPage(xml)).toThrow(/list/u);
  });
});
