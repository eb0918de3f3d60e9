import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { realmId } from '#domain/shared/ids.ts';
import { holderKey } from './holder-key.ts';
import { onErasedElsewhere } from './on-erased-elsewhere.ts';

const key = holderKey(realmId('vilanova'));

let [window, kept]: [EventTarget, Record<string, string>] = [new EventTarget(), {}];
beforeEach(() => {
  [window, kept] = [new EventTarget(), { [key]: 'u-anna', settings: '{}' }];
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', kept);
});
afterEach(() => vi.unstubAllGlobals());

const happens = (type: string, facts: object) => window.dispatchEvent(Object.assign(new Event(type), facts));
const stored = (name: string | null, oldValue: string | null, newValue: string | null) =>
  happens('storage', { key: name, oldValue, newValue });

describe('a page that shows things of a person', () => {
  it('is left once another tab erases them or has another person, and for nothing else', () => {
    const leave = vi.fn<() => void>();
    onErasedElsewhere(leave);
    stored('settings', '{}', null);
    stored(key, null, 'u-anna');
    stored(key, 'u-anna', 'u-anna u-anna-at-work');
    stored(null, null, null);
    expect(leave).not.toHaveBeenCalled();
    stored(key, 'u-anna', null);
    stored(key, 'u-anna', 'u-pau');
    expect(leave).toHaveBeenCalledTimes(2);
  });

  it('is left if it is shown again by the button Back after they were erased', () => {
    const leave = vi.fn<() => void>();
    onErasedElsewhere(leave);
    happens('pagehide', {});
    happens('pageshow', { persisted: true });
    expect(leave).not.toHaveBeenCalled();
    kept[key] = 'u-pau';
    happens('pageshow', { persisted: false });
    expect(leave).not.toHaveBeenCalled();
    happens('pageshow', { persisted: true });
    expect(leave).toHaveBeenCalledOnce();
  });

  it('stays if the browser lets it read nothing', () => {
    const leave = vi.fn<() => void>();
    vi.stubGlobal('localStorage', null);
    onErasedElsewhere(leave);
    happens('pagehide', {});
    happens('pageshow', { persisted: true });
    expect(leave).not.toHaveBeenCalled();
  });
});
