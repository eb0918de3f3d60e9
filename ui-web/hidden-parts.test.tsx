import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

// The tests of screens ask whether parts are displayed by a short cut (.config/quick-page.ts).

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('what a screen hides from its reader', () => {
  afterEach(() => {
    document.head.replaceChildren();
  });

  it('is found by no role: by its own style, by its attribute, or by what is around it', () => {
    render(
      <>
        <button type="button">shown</button>
        <button type="button" hidden>
          by its attribute
        </button>
        <button type="button" style={{ display: 'none' }}>
          not displayed
        </button>
        <button type="button" style={{ visibility: 'hidden' }}>
          invisible
        </button>
        <div style={{ display: 'none' }}>
          <button type="button">in what is not displayed</button>
        </div>
        <div style={{ visibility: 'hidden' }}>
          <button type="button">in what is invisible</button>
          <button type="button" style={{ visibility: 'visible' }}>
            shown in what is invisible
          </button>
        </div>
      </>,
    );
    expect(buttons()).toEqual(['shown', 'shown in what is invisible']);
  });

  it('is found by no role because of a style sheet, for as long as there is one', () => {
    render(
      <button type="button" className="late">
        late
      </button>,
    );
    expect(buttons()).toEqual(['late']);
    const sheet = document.createElement('style');
    sheet.textContent = '.late { display: none }';
    document.head.append(sheet);
    expect(buttons()).toEqual([]);
    sheet.remove();
    expect(buttons()).toEqual(['late']);
  });

  it('has the style that it has by its name alone, and any other that is asked for', () => {
    render(
      <>
        <div data-testid="block" style={{ color: 'red' }} />
        <b data-testid="inline" />
        <template data-testid="template" />
        <details data-testid="details" open />
      </>,
    );
    const displays = ['block', 'inline', 'template', 'details'].map(
      (name) => getComputedStyle(screen.getByTestId(name)).display,
    );
    // The page of the tests says nothing of what is inline.
    expect(displays).toEqual(['block', '', 'none', 'block']);
    const style = getComputedStyle(screen.getByTestId('block'));
    expect([style.color, style.getPropertyValue('color'), style.visibility]).toEqual([
      'red',
      'red',
      'visible',
    ]);
  });
});

describe('a query that finds nothing', () => {
  it('says what the page had when it was asked', () => {
    const { unmount } = render(<p>Hay una página.</p>);
    expect(() => screen.getByText('Otra')).toThrow('Hay una página.');
    unmount();
  });
});
