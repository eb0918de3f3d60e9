import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, askAnonymously, askAsStaff, askFrom, sendAs } from './ask.ts';
import { curlLine } from './curl-line.ts';

const settings = { baseUrl: 'http://x', hasToken: true, showsHead: false };

describe('the command that repeats a request', () => {
  it('shows that a credential was sent, and not which', () => {
    expect(curlLine(ask('/a'), settings)).toBe("curl -s -H 'Authorization: Bearer ****' 'http://x/a'");
  });

  it('sends none if the request is anonymous', () => {
    expect(curlLine(askAnonymously('/a'), settings)).toBe("curl -s 'http://x/a'");
  });

  it('masks the token of staff, whether the council asks for another one or not', () => {
    const settingsWithout = { ...settings, hasToken: false };
    for (const each of [settings, settingsWithout])
      expect(curlLine(askAsStaff('/a'), each)).toBe("curl -s -H 'Authorization: Bearer ****' 'http://x/a'");
  });

  it('shows status and headers if the finding is about them', () => {
    const line = curlLine(askFrom('https://y', '/a'), { ...settings, hasToken: false, showsHead: true });
    expect(line).toBe("curl -si -H 'origin: https://y' 'http://x/a'");
  });

  it('sends what may be shown, with the cookies of its visitor', () => {
    const vote = sendAs('vot-01', '/vote', { body: { id: '12345678Z' }, shown: { id: "it's ****" } });
    expect(curlLine(vote, { ...settings, hasToken: false })).toBe(
      String.raw`curl -s -b 'vot-01.cookies' -c 'vot-01.cookies' -H 'Content-Type: application/json' -d '{"id":"it'\''s ****"}' 'http://x/vote'`,
    );
  });

  it('quotes any address as one word for the shell', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", '"', '$', '`', '\\', ' ', ';', 'a', '&', '!') }),
        (address) => {
          const line = curlLine(askAnonymously(`/${address}`), settings);
          const shell = spawnSync('sh', ['-c', line.replace(/^curl -s/u, String.raw`printf %s`)], {
            encoding: 'utf8',
          });
          expect(shell.stdout).toBe(`http://x/${address}`);
        },
      ),
      { numRuns: 40 },
    );
  });
});
