import { cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddedPart } from './added-part.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const cutOff = () =>
  lazy<() => null>(async () => {
    throw new Error('the file did not come');
  });

describe('a part that is added to a page', () => {
  it('takes nothing of the page with it if its file does not come', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [Unsaid, Said] = [cutOff(), cutOff()];
    render(
      <ScreenBoundary broken="the page is gone">
        <p>the vote</p>
        <AddedPart meanwhile="coming">
          <Unsaid />
        </AddedPart>
        <AddedPart missing="the map did not come">
          <Said />
        </AddedPart>
      </ScreenBoundary>,
    );
    expect(screen.getByText(/coming/u)).toBeTruthy();
    await screen.findByText(/the map did not come/u);
    expect(document.body.textContent).toBe('the votethe map did not come');
  });

  it('stands in the page once its file is there', async () => {
    const Come = lazy(async () => ({ default: () => <p>a note</p> }));
    render(
      <AddedPart missing="it did not come">
        <Come />
      </AddedPart>,
    );
    await screen.findByText('a note');
    expect(screen.queryByText('it did not come')).toBeNull();
  });
});
