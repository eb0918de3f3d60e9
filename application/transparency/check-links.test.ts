import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '#domain/shared/calendar-day.ts';
import { realmId } from '#domain/shared/ids.ts';
import { left, right } from '#domain/shared/result.ts';
import { checkLinks } from './check-links.ts';

const asked = {
  realm: realmId('vilanova'),
  portal: 'https://participa.example',
  today: '2026-11-18' as CalendarDay,
};
const article = (uri: string | null, isPublished = true) => ({
  id: 'a',
  title: 'A',
  ita: '1',
  isPublished,
  uri,
  slug: 'a',
  updatedOn: null,
});

describe('looking whether the links of an index answer', () => {
  it('asks for each published address once, paths at the portal, a few at a time', async () => {
    const seen: string[] = [];
    let [now, most] = [0, 0];
    const probe = async (address: string) => {
      seen.push(address);
      most = Math.max(most, (now += 1));
      await Promise.resolve();
      now -= 1;
      return { answers: !address.endsWith('9'), status: address.endsWith('9') ? 404 : 200 };
    };
    const uris = Array.from({ length: 10 }, (_, n) => `https://a.example/${n}`);
    const all = [...uris, '/pagina/b', '/pagina/b', 'javascript:x', null, ' '].map((uri) => article(uri));
    const articles = { all: async () => right([...all, article('https://draft.example', false)]) };
    const checked = await checkLinks({ articles, prober: { probe } })(asked);
    expect(seen).toEqual([...uris, 'https://participa.example/pagina/b']);
    expect(most).toBe(4);
    expect(checked).toMatchObject({
      right: expect.arrayContaining([
        { uri: 'https://a.example/9', answers: false, status: 404, checkedOn: '2026-11-18' },
        { uri: '/pagina/b', answers: true, status: 200, checkedOn: '2026-11-18' },
        { uri: 'javascript:x', answers: false, status: null, checkedOn: '2026-11-18' },
      ]),
    });
  });

  it('says why where the articles cannot be had', async () => {
    const articles = { all: async () => left({ kind: 'unreachable' } as const) };
    const prober = { probe: () => Promise.reject(new Error('not asked')) };
    expect(await checkLinks({ articles, prober })(asked)).toEqual(left({ kind: 'unreachable' }));
  });
});
