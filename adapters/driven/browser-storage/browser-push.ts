import type { PushDevice } from '#application/ports/browser/push-device.ts';
import { left, right } from '#domain/shared/result.ts';

/** This browser and its push service. */
export const browserPush = (): PushDevice => ({
  isAble: 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis,
  address: async () => {
    try {
      const registration = await navigator.serviceWorker.getRegistration();
      return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
    } catch {
      return null;
    }
  },
  subscribe: async (publicKey) => {
    try {
      if ((await Notification.requestPermission()) !== 'granted') return left({ kind: 'denied' });
      await navigator.serviceWorker.register('/service-worker.js');
      const { pushManager } = await navigator.serviceWorker.ready;
      const subscription = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: publicKey,
      });
      const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
      return right({ endpoint: subscription.endpoint, p256dh, auth });
    } catch {
      return left({ kind: 'unable' });
    }
  },
});
