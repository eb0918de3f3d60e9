import { describe, expect, it } from 'vitest';
import { count, type Report, text } from '#application/reports/report.ts';
import { isLeft } from '#domain/shared/result.ts';
import { paintWhen } from '../terminal/paint.ts';
import { sayIn } from '../texts/cli-say.ts';
import { type Format, formatEntry, formatsOf } from './formats.ts';
import type { Means } from './render.ts';

const means: Means = {
  say: sayIn('en'),
  language: 'en',
  byteOrderMark: false,
  columns: null,
  paint: paintWhen(false),
};
const report: Report = {
  table: { key: 'result', columns: ['title', 'votes'], rows: [[text('Trees'), count(3)]] },
  further: [],
  provenance: [],
};

const renderedAs = async (format: Format) => {
  const render = await formatEntry(format).load();
  const rendered = await render({ kind: 'rows', report }, means);
  if (isLeft(rendered)) throw new Error(`${format} refused rows`);
  return Array.isArray(rendered.right)
    ? Buffer.concat(rendered.right)
    : (rendered.right as string | Uint8Array);
};

describe('the formats of reports', () => {
  it('are named in one order, and only results and comparisons have a page', () => {
    const ofRows = ['table', 'json', 'csv', 'tsv', 'xlsx', 'xls', 'ods', 'pdf'];
    expect(formatsOf('rows')).toEqual(ofRows);
    expect(formatsOf('comparison')).toEqual([...ofRows, 'html']);
    expect(formatsOf('budget')).toEqual([...ofRows, 'pb', 'html']);
  });

  it('each write any rows, as text if a terminal can show it', async () => {
    for (const format of formatsOf('rows')) {
      const written = await renderedAs(format);
      expect(written.length, format).toBeGreaterThan(10);
      const bytes = typeof written === 'string' ? Buffer.from(written) : written;
      const isText = Buffer.from(bytes).toString('utf8').includes('Trees') && !bytes.includes(0);
      expect(isText, format).toBe(!formatEntry(format).isBinary);
    }
  });

  it('separate cells by the character of their name', async () => {
    expect(Buffer.from(await renderedAs('csv')).toString()).toBe('title;votes\nTrees;3\n');
    expect(Buffer.from(await renderedAs('tsv')).toString()).toBe('title\tvotes\nTrees\t3\n');
  });

  it('write no report for which they have no form', async () => {
    await expect(renderedAs('pb')).rejects.toThrow('a report of kind rows has no election');
    await expect(renderedAs('html')).rejects.toThrow('a report of kind rows has no page');
  });
});
