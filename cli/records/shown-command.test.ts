import { describe, expect, it } from 'vitest';
import { shownCommand } from './shown-command.ts';

const fromFile = { source: { kind: 'file', file: '/home/ana/a.json' } } as const;

describe('the command that a document names', () => {
  it('has the source without folders, and the flags that were given', () => {
    expect(shownCommand('c', fromFile, { '--view': 'grants', '--year': undefined })).toBe(
      'c a.json --view grants',
    );
    expect(shownCommand('c', fromFile, { '--index': '/x/own.json' })).toBe('c a.json --index own.json');
    const council = { source: { kind: 'council', baseUrl: 'https://c.example', realm: 'v' } } as const;
    expect(shownCommand('c', council, {})).toBe('c --base-url https://c.example --realm v');
    expect(shownCommand('c', null, { '--organ': '3' })).toBe('c --organ 3');
  });

  it('can be typed as it is: words with spaces and signs are in quotes', () => {
    expect(shownCommand('c', null, { '--search': "l'Horta $(x)" })).toBe("c --search 'l'\\''Horta $(x)'");
  });
});
