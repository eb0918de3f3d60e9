import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChoiceGroup, selectionAfter } from './choice-group.tsx';

afterEach(cleanup);

const options = ['a', 'b', 'c', 'd'].map((value) => ({ value, title: value.toUpperCase() }));

describe('a selection of answers', () => {
  it('keeps the order of the options, in whatever order they are ticked', () => {
    const ticks = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean()));
    fc.assert(
      fc.property(ticks, (each) => {
        let selected: readonly string[] = [];
        const wanted = new Set<string>();
        for (const [value, checked] of each) {
          selected = selectionAfter('checkbox', options, selected, value, checked);
          if (checked) wanted.add(value);
          else wanted.delete(value);
        }
        expect(selected).toEqual([...wanted].toSorted());
      }),
    );
  });

  it('of radios is the last one chosen', () => {
    expect(selectionAfter('radio', options, ['a'], 'c', true)).toEqual(['c']);
  });
});

describe('a group of answers', () => {
  it('is named by its legend and described by hint and error', () => {
    render(
      <ChoiceGroup
        kind="radio"
        name="q"
        legend="¿Cuándo?"
        hint="Una sola"
        error="Elige una respuesta."
        options={options}
        selected={['b']}
        onChange={() => undefined}
      />,
    );
    const group = screen.getByRole('group', { name: '¿Cuándo?' });
    const words = (group.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Una sola', 'Elige una respuesta.']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'B' }).checked).toBe(true);
  });

  it('clears the chosen radio that is pressed again, by pointer and by space bar, if that is allowed', () => {
    const draw = (mayLetGo: boolean) => {
      const onChange = vi.fn<(selected: readonly string[]) => void>();
      const group = { kind: 'radio', name: 'q', options, selected: ['b'] } as const;
      render(<ChoiceGroup {...group} mayLetGo={mayLetGo} onChange={onChange} />);
      const chosen = screen.getByRole('radio', { name: 'B' });
      fireEvent.click(chosen);
      fireEvent.keyDown(chosen, { key: ' ' });
      fireEvent.keyUp(chosen, { key: ' ' });
      cleanup();
      return onChange.mock.calls;
    };
    expect(draw(true)).toEqual([[[]], [[]]]);
    expect(draw(false)).toEqual([]);
  });

  it('keeps a radio that the space bar has just chosen', () => {
    const onChange = vi.fn<(selected: readonly string[]) => void>();
    render(
      <ChoiceGroup kind="radio" name="q" mayLetGo options={options} selected={[]} onChange={onChange} />,
    );
    const radio = screen.getByRole('radio', { name: 'B' });
    fireEvent.keyDown(radio, { key: ' ' });
    fireEvent.keyUp(radio, { key: ' ' });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('lets a card at the limit be reached, and reports the try', () => {
    const onChange = vi.fn<(selected: readonly string[]) => void>();
    const onRefused = vi.fn<(value: string) => void>();
    const full = options.map((option) => ({ ...option, disabled: option.value === 'd' }));
    render(
      <ChoiceGroup
        kind="checkbox"
        name="q"
        options={full}
        selected={['a', 'b']}
        onChange={onChange}
        onRefused={onRefused}
      />,
    );
    const refused = screen.getByRole<HTMLInputElement>('checkbox', { name: 'D' });
    expect(refused.disabled).toBe(false);
    fireEvent.click(refused);
    expect(onChange).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenCalledWith('d');
    fireEvent.click(screen.getByRole('checkbox', { name: 'A' }));
    expect(onChange).toHaveBeenCalledWith(['b']);
  });
});
