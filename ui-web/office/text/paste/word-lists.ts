/** An entry of a list as Word copies it: a paragraph with its level in a style. */
export const isWordItem = (element: Element): boolean =>
  element.localName === 'p' &&
  (element.className.startsWith('MsoListParagraph') ||
    /mso-list:/u.test(element.getAttribute('data-style') ?? ''));

const levelOf = (item: Element): number =>
  Number(
    /mso-list:[^;]*level(?<level>\d)/u.exec(item.getAttribute('data-style') ?? '')?.groups?.['level'] ?? 1,
  );

/** The sign before an entry: a number or a letter with a point makes an ordered list. */
function isOrdered(item: Element): boolean {
  const sign = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/iu.test(span.getAttribute('data-style') ?? ''),
  );
  return /^\s*(?:\d+|[a-z]{1,4})[.)]/iu.test(sign?.textContent ?? '');
}

/** Entries that follow one another without anything between. */
function runsOf(items: readonly Element[]): readonly (readonly Element[])[] {
  const runs: Element[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last !== undefined && item.previousElementSibling === last.at(-1)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

interface OpenList {
  readonly list: Element;
  readonly level: number;
}

function listOf(run: readonly Element[]): Element {
  const [first] = run as readonly [Element];
  const page = first.ownerDocument;
  const newList = (item: Element) => page.createElement(isOrdered(item) ? 'ol' : 'ul');
  const root = newList(first);
  const open: OpenList[] = [{ list: root, level: levelOf(first) }];
  for (const item of run) {
    while (open.length > 1 && (open.at(-1) as OpenList).level > levelOf(item)) open.pop();
    const { list, level } = open.at(-1) as OpenList;
    const parent = list.lastElementChild;
    const isDeeper = levelOf(item) > level && parent !== null;
    const into = isDeeper ? newList(item) : list;
    if (isDeeper) {
      parent.append(into);
      open.push({ list: into, level: levelOf(item) });
    }
    const entry = page.createElement('li');
    entry.append(...item.cloneNode(true).childNodes);
    into.append(entry);
  }
  return root;
}

/** Replaces entries of Word by lists, nested by their levels. */
export function listsOf(items: readonly Element[]): void {
  for (const run of runsOf(items)) {
    run[0]?.before(listOf(run));
    for (const item of run) item.remove();
  }
}
