/** How many networks are remembered at least; at most twice as many. Those that asked last are forgotten last. */
const fewestNetworks = 5000;

/** What is remembered of networks, as long as they go on asking. */
export interface RecentNetworks<T> {
  readonly get: (network: string) => T | undefined;
  readonly set: (network: string, value: T) => void;
}

/** Remembers something of each network, in bounded memory. Written here, since each request passes it. */
export function recentNetworks<T>(): RecentNetworks<T> {
  // A network that asks is moved to `lately`. When these are many, all that are only in `before` are forgotten at
  // once: finding the network that asked longest ago, with each request, takes ten times as long.
  let [lately, before] = [new Map<string, T>(), new Map<string, T>()];
  const set = (network: string, value: T) => {
    if (lately.size >= fewestNetworks) [lately, before] = [new Map(), lately];
    lately.set(network, value);
  };
  return {
    get: (network) => {
      const seen = lately.get(network);
      const known = seen ?? before.get(network);
      if (seen === undefined && known !== undefined) set(network, known);
      return known;
    },
    set,
  };
}
