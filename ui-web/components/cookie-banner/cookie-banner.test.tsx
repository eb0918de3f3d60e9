import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CookieBanner } from './cookie-banner.tsx';
import { CookiePurposes, type CookiePurposesProps } from './cookie-purposes.tsx';
import { sampleCookies, samplePurposes } from './sample-cookies.ts';

afterEach(cleanup);

function draw({
  chosen = {},
  focused = false,
}: Pick<CookiePurposesProps, 'chosen'> & { focused?: boolean } = {}) {
  const on = { onAcceptAll: vi.fn<() => void>(), onRejectAll: vi.fn<() => void>() };
  const onSave = vi.fn<CookiePurposesProps['onSave']>();
  const purposes = <CookiePurposes {...samplePurposes} chosen={chosen} onSave={onSave} />;
  render(<CookieBanner texts={sampleCookies} purposes={purposes} focused={focused} {...on} />);
  return { ...on, onSave };
}
const configure = () => press('Configuración');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const purpose = (name: string) => within(screen.getByRole('group', { name }));

describe('the cookie banner', () => {
  it('offers accepting and refusing with equal buttons', () => {
    const on = draw();
    const [accept, reject] = ['Aceptar', 'Rechazar'].map((name) => screen.getByRole('button', { name }));
    expect(accept?.className).toBe(reject?.className);
    press('Rechazar');
    expect(on.onRejectAll).toHaveBeenCalledOnce();
    press('Aceptar');
    expect(on.onAcceptAll).toHaveBeenCalledOnce();
  });

  it('asks purpose by purpose only when wanted, with no answer chosen beforehand', () => {
    draw();
    expect(screen.queryByRole('radio')).toBeNull();
    configure();
    expect(screen.getByRole('button', { name: 'Configuración' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('allows only what was answered with yes', () => {
    const on = draw();
    configure();
    fireEvent.click(purpose('Ubicación').getByRole('radio', { name: 'Sí' }));
    press('Guardar mi elección');
    expect(on.onSave).toHaveBeenLastCalledWith(['geolocation']);
    fireEvent.click(purpose('Ubicación').getByRole('radio', { name: 'No' }));
    press('Guardar mi elección');
    expect(on.onSave).toHaveBeenLastCalledWith([]);
  });

  it('shows the earlier choice, and takes the focus, when the reader opens it again', () => {
    draw({ chosen: { geolocation: false, deviceID: true }, focused: true });
    expect(document.activeElement?.textContent).toBe('Cookies');
    configure();
    expect(purpose('Identificador').getByRole('radio', { name: 'Sí', checked: true })).toBeTruthy();
    expect(purpose('Ubicación').getByRole('radio', { name: 'No', checked: true })).toBeTruthy();
  });
});
