import { afterEach, describe, expect, it, vi } from 'vitest';
import { left, right } from '#domain/shared/result.ts';
import { browserPush } from './browser-push.ts';

afterEach(() => void vi.unstubAllGlobals());

const endpoint = 'https://push.example/1';

/** A browser whose user answers in this way, and what it was asked. */
function aBrowser({ permission = 'granted', isSubscribed = false, fails = false } = {}) {
  const asked: unknown[] = [];
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: 'k', auth: 'a' } }) };
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async (options: unknown) => {
      asked.push(options);
      if (fails) throw new Error('no push service');
      return subscription;
    },
  };
  const serviceWorker = {
    getRegistration: async () => {
      if (fails) throw new Error('a private window');
      return { pushManager };
    },
    register: async (address: string) => void asked.push(address),
    ready: Promise.resolve({ pushManager }),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', { requestPermission: async () => permission });
  return asked;
}

describe('this browser', () => {
  it('gives the address of its push service, once its user allows it', async () => {
    const asked = aBrowser();
    const device = browserPush();
    expect(device.isAble).toBe(true);
    expect(await device.address()).toBeNull();
    expect(await device.subscribe('KEY')).toEqual(right({ endpoint, p256dh: 'k', auth: 'a' }));
    expect(asked).toEqual(['/service-worker.js', { userVisibleOnly: true, applicationServerKey: 'KEY' }]);
  });

  it('knows that it is registered already, and does not ask its user for that', async () => {
    const asked = aBrowser({ isSubscribed: true });
    expect(await browserPush().address()).toBe(endpoint);
    expect(asked).toEqual([]);
  });

  it('does nothing that its user does not allow, and says what it cannot do', async () => {
    const asked = aBrowser({ permission: 'denied' });
    expect(await browserPush().subscribe('KEY')).toEqual(left({ kind: 'denied' }));
    expect(asked).toEqual([]);
    aBrowser({ fails: true });
    expect(await browserPush().subscribe('KEY')).toEqual(left({ kind: 'unable' }));
    expect(await browserPush().address()).toBeNull();
    vi.stubGlobal('navigator', {});
    expect(browserPush().isAble).toBe(false);
    expect(await browserPush().address()).toBeNull();
  });
});
