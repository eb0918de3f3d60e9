import { connect, createServer, type Socket } from 'node:net';

/** A connection to a server that can break during a transfer. */
export interface BrokenLine {
  readonly url: string;
  /** The next call to this address is cut once this many bytes of it have passed; after that nothing passes. */
  readonly cutDuring: (address: string, afterBytes: number) => void;
  /** The same while the answer to the next call of this address is sent. */
  readonly cutAnswering: (address: string, afterBytes: number) => void;
  readonly mend: () => void;
  readonly end: () => Promise<void>;
}

/** The connection to a server at this address: it passes everything unchanged until it is broken; `at` is its port. */
export async function breakableLine(to: string, at = 0): Promise<BrokenLine> {
  let cut: { readonly address: string; readonly after: number; readonly isAnswer: boolean } | null = null;
  let isDown = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    if (isDown) return near.destroy();
    const far = connect(Number(new URL(to).port), '127.0.0.1');
    open.add(near);
    let meant = -1;
    const shut = () => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    const carry = (to: Socket, chunk: Buffer, isAnswer: boolean) => {
      if (isDown) return;
      const room = meant >= 0 && isAnswer === cut?.isAnswer ? cut.after - meant : Number.POSITIVE_INFINITY;
      if (chunk.length <= room) {
        meant += Number.isFinite(room) ? chunk.length : 0;
        to.write(chunk);
        return;
      }
      // Only this part of what arrived at once passes.
      isDown = true;
      cut = null;
      to.write(chunk.subarray(0, room), () => {
        for (const socket of open) socket.destroy();
      });
    };
    near.on('data', (chunk: Buffer) => {
      if (cut !== null && meant < 0 && chunk.includes(cut.address)) meant = 0;
      carry(far, chunk, false);
    });
    far.on('data', (chunk: Buffer) => carry(near, chunk, true));
    for (const socket of [near, far]) socket.on('error', shut).on('close', shut);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  return {
    url: `http://127.0.0.1:${port}`,
    cutDuring: (during, after) => {
      cut = { address: during, after, isAnswer: false };
    },
    cutAnswering: (address, after) => {
      cut = { address, after, isAnswer: true };
    },
    mend: () => {
      isDown = false;
    },
    end: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
