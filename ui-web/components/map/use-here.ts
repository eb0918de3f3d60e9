import { useState } from 'react';
import { isLeft } from '#domain/shared/result.ts';
import { locate, type LocateRefusal } from './locate.ts';
import type { Position } from './position.ts';

/** Where the reader is, once they ask for it; `refused` says why it is not known. It stays in the browser. */
export function useHere() {
  const [here, setHere] = useState<Position | null>(null);
  const [refused, refuse] = useState<LocateRefusal | null>(null);
  const [isAsking, ask] = useState(false);
  const find = async () => {
    ask(true);
    const found = await locate(navigator.geolocation);
    ask(false);
    refuse(isLeft(found) ? found.left : null);
    if (!isLeft(found)) setHere(found.right);
  };
  return { here, refused, isAsking, find };
}
