// Groups of files of which each imports, by some way, each other of the group (Tarjan 1972, strongly connected components).

/** Each group of more than one file, types and re-exports counted as imports. */
export function importCircles(sources) {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]));
  const order = new Map();
  const earliest = new Map();
  const open = [];
  const circles = [];

  function visit(path) {
    order.set(path, order.size);
    earliest.set(path, order.get(path));
    open.push(path);
    for (const next of importsOf.get(path)) {
      if (!importsOf.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) earliest.set(path, Math.min(earliest.get(path), earliest.get(next)));
    }
    if (earliest.get(path) !== order.get(path)) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1) circles.push(group);
  }

  for (const path of importsOf.keys()) if (!order.has(path)) visit(path);
  return circles;
}
