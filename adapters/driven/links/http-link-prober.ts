import type { LinkProber, Probed } from '#application/ports/server/link-prober.ts';

const patience = 10_000;

async function statusOf(address: string, method: 'HEAD' | 'GET', patienceMs: number): Promise<number | null> {
  try {
    const response = await fetch(address, {
      method,
      redirect: 'follow',
      signal: AbortSignal.timeout(patienceMs),
      headers: { accept: '*/*' },
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

const doesAnswer = (status: number | null) => status !== null && status < 400;

/** Asks over HTTP. Some servers refuse HEAD: they are asked once more with GET, whose body is not read. */
export const httpLinkProber = (patienceMs = patience): LinkProber => ({
  probe: async (address): Promise<Probed> => {
    const head = await statusOf(address, 'HEAD', patienceMs);
    if (doesAnswer(head) || head === null) return { answers: doesAnswer(head), status: head };
    const whole = await statusOf(address, 'GET', patienceMs);
    return { answers: doesAnswer(whole), status: whole ?? head };
  },
});
