import { vi } from 'vitest';
import { browserPush } from '#adapters/driven/browser-storage/browser-push.ts';
import { keepPhoneCall, type PhoneSettings, readPhoneCall } from '#adapters/wire/push/phone.ts';
import type { InputOf } from '#adapters/wire/call.ts';
import { left, right } from '#domain/shared/result.ts';
import { stubCall } from '#ui-web/shell/samples/sample-calls.ts';
import { answeringPocket, councilOfPocket } from './pocket-page.tsx';

/** For tests: a browser whose owner answers in this way; its subscription lasts as long as the test. */
export function aPushBrowser({ permission = 'granted', isSubscribed = false } = {}) {
  const browser = { permission, isSubscribed, asked: 0 };
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ keys: { p256dh: 'k', auth: 'a' } }),
  };
  const pushManager = {
    getSubscription: async () => (browser.isSubscribed ? subscription : null),
    subscribe: async () => {
      browser.isSubscribed = true;
      return subscription;
    },
  };
  const serviceWorker = {
    getRegistration: async () => ({ pushManager }),
    register: async () => undefined,
    ready: Promise.resolve({ pushManager }),
  };
  vi.stubGlobal('navigator', { ...navigator, serviceWorker });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    requestPermission: async () => {
      browser.asked += 1;
      return browser.permission;
    },
  });
  return browser;
}

interface SwitchingCouncil {
  readonly kept?: Partial<PhoneSettings>;
}

/** For tests: a council that keeps what one phone gets messages about, and a device whose session is open. */
export function aSwitchingCouncil({ kept = {} }: SwitchingCouncil = {}) {
  const phone: PhoneSettings = { pushKey: 'KEY', subjects: [], quiet: null, isKnown: true, ...kept };
  const town = {
    phone,
    sent: [] as InputOf<typeof keepPhoneCall>['body'][],
    refusal: null as 'unreachable' | 'notAllowed' | null,
  };
  const calls = [
    ...answeringPocket(),
    stubCall(readPhoneCall, async ({ body }) => {
      if (town.refusal !== null) return left({ kind: town.refusal });
      return right(body.endpoint ? town.phone : { ...town.phone, subjects: [], quiet: null });
    }),
    stubCall(keepPhoneCall, async ({ body }) => {
      if (town.refusal !== null) return left({ kind: town.refusal });
      town.sent.push(body);
      town.phone = { ...town.phone, subjects: [...body.subjects], quiet: body.quiet };
      return right(town.phone);
    }),
  ];
  const council = councilOfPocket({
    calls,
    more: ({ session }) => ({
      participation: async () => ({ pushDevice: browserPush() }) as never,
      session: { ...session, isLoggedIn: async () => right(true) },
    }),
  });
  return { town, council };
}
