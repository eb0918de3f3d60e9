import type { Page } from 'playwright';
import type { GivenPasskey } from '#fixtures/builders/councils/closing-people.ts';

/** Gives the page's browser a device that makes and uses passkeys without asking anybody, with one that a person has. */
export async function giveDevice(
  page: Page,
  has?: GivenPasskey & { readonly person: string },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  if (has === undefined) return;
  const { credentialId, privateKey, person } = has;
  const userHandle = Buffer.from(person).toString('base64');
  const credential = {
    credentialId,
    privateKey,
    userHandle,
    rpId: 'localhost',
    isResidentCredential: true,
    signCount: 1,
  };
  await session.send('WebAuthn.addCredential', { authenticatorId, credential });
}
