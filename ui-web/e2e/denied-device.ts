import type { Page } from 'playwright';

/** What a page may ask a device for, by the names of Chromium. */
const asked = ['geolocation', 'camera'];

/** Denies a window the position and the camera of its device, as a person does who said no to the question. */
export async function denyDevice(page: Page, url: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { targetInfo } = await cdp.send('Target.getTargetInfo');
  const { origin } = new URL(url);
  for (const name of asked) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await cdp.send('Browser.setPermission', {
      permission: { name },
      setting: 'denied',
      origin,
      ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
    });
  }
}
