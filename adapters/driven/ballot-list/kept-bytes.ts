/** Bytes that come in pieces and are needed whole. */
export interface KeptBytes {
  readonly length: () => number;
  /** Keeps a copy of the piece, which may change afterwards. */
  readonly add: (piece: Uint8Array) => void;
  /** All pieces in one, after which none is kept. */
  readonly take: () => Uint8Array<ArrayBuffer>;
}

/**
 * Keeps pieces and joins them once: joining each as it comes would copy the earlier ones every time, which takes minutes
 * where a large file has no line end. Bytes beyond `most` are dropped.
 */
export function keptBytes(most = Number.POSITIVE_INFINITY): KeptBytes {
  let pieces: Uint8Array[] = [];
  let length = 0;
  return {
    length: () => length,
    add: (piece) => {
      const fits = piece.slice(0, Math.max(0, most - length));
      if (fits.length === 0) return;
      pieces.push(fits);
      length += fits.length;
    },
    take: () => {
      const whole = new Uint8Array(length);
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      pieces = [];
      length = 0;
      return whole;
    },
  };
}
