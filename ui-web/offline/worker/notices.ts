/* Notices of the council that a browser shows while no page is open. */

interface LongEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface PushedEvent extends LongEvent {
  readonly data: { readonly json: () => unknown } | null;
}

interface PressedEvent extends LongEvent {
  readonly notification: { readonly data: unknown; readonly close: () => void };
}

declare const registration: ServiceWorkerRegistration;
declare const clients: { readonly openWindow: (address: string) => Promise<unknown> };

/** A notice of the council about something that is followed. A message of another shape is not the portal's. */
function readMessage({ data }: PushedEvent): { title: string; body: string; url: string } | null {
  try {
    const message = data?.json() as Readonly<Record<string, unknown>> | undefined;
    const [title, body, url] = [message?.['title'], message?.['body'], message?.['url']].map(String);
    return title && body && url?.startsWith('/') ? { title, body, url } : null;
  } catch {
    return null;
  }
}

addEventListener('push', (event) => {
  const message = readMessage(event as PushedEvent);
  if (message === null) return;
  const { title, body, url } = message;
  const shown = registration.showNotification(title, { body, data: url, tag: url });
  (event as PushedEvent).waitUntil(shown);
});

addEventListener('notificationclick', (event) => {
  const { notification } = event as PressedEvent;
  notification.close();
  const { origin, href } = new URL(String(notification.data), location.origin);
  if (origin === location.origin) (event as PressedEvent).waitUntil(clients.openWindow(href));
});
