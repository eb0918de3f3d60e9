import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VoteTiles, votesATile } from './day-tiles.tsx';

afterEach(cleanup);

const drawn = (atLeast: number | null, size: number) =>
  render(<VoteTiles {...{ atLeast, size }} />).container.querySelectorAll('i').length;

describe('turnout in tiles', () => {
  it('has one for each 25 votes, or for so many more that the largest part has room', () => {
    expect(votesATile([{ atLeast: 950 }, { atLeast: null }], 80)).toBe(25);
    expect(votesATile([{ atLeast: 2025 }], 80)).toBe(50);
    expect(votesATile([{ atLeast: 90_000_000 }], 80) * 80).toBe(90_000_000);
    expect(votesATile([], 80)).toBe(25);
  });

  it('has an empty one where the part is hidden, and one at least where it is not', () => {
    expect([drawn(75, 25), drawn(25, 1000), drawn(0, 25), drawn(null, 25)]).toEqual([3, 1, 0, 1]);
  });
});
