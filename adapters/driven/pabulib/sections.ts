import type { InputFault } from '#application/budget/election-input.ts';

export const sectionNames = ['META', 'PROJECTS', 'VOTES'] as const;
export type SectionName = (typeof sectionNames)[number];

/** The rows of a section, without its heading, up to the next heading; `line` is that of the first row. */
export interface FileSection {
  readonly name: SectionName;
  readonly bytes: Buffer;
  readonly line: number;
}

export interface Sections {
  readonly found: Readonly<Partial<Record<SectionName, FileSection>>>;
  readonly faults: readonly InputFault[];
}

interface Heading {
  readonly name: SectionName;
  readonly at: number;
  readonly body: number;
}

const lineFeed = 10;

const fault = (
  kind: InputFault['kind'],
  line: number,
  found: string,
  particulars: InputFault['particulars'] = {},
): InputFault => ({ kind, line, column: 1, found, particulars, suggestion: null });

const lineAt = (bytes: Buffer, offset: number): number => {
  let line = 1;
  for (let at = bytes.indexOf(lineFeed); at !== -1 && at < offset; at = bytes.indexOf(lineFeed, at + 1))
    line += 1;
  return line;
};

/**
 * Headings are searched: the votes are most of a file and are read once, later. Searched from their second letter on,
 * since every other vote contains an M for male.
 */
function headings(bytes: Buffer): readonly Heading[] {
  const found: Heading[] = [];
  for (const name of sectionNames) {
    const rest = name.slice(1);
    for (let next = bytes.indexOf(rest, 1); next !== -1; next = bytes.indexOf(rest, next + rest.length)) {
      const at = next - 1;
      if (bytes[at] !== name.charCodeAt(0) || (at > 0 && bytes[at - 1] !== lineFeed)) continue;
      const lineEnd = bytes.indexOf(lineFeed, at);
      const end = lineEnd === -1 ? bytes.length : lineEnd;
      if (bytes.toString('utf8', at + name.length, end).trim() === '')
        found.push({ name, at, body: end + 1 });
    }
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** Finds the three sections in any order; one that is missing or comes twice is a fault. */
export function findSections(bytes: Buffer): Sections {
  const found: Partial<Record<SectionName, FileSection>> = {};
  const faults: InputFault[] = [];
  const all = headings(bytes);
  const before = bytes.toString('utf8', 0, all[0]?.at ?? 0);
  if (before.trim() !== '') {
    faults.push(fault('textOutsideSections', 1, before.split('\n')[0]?.trimEnd() ?? ''));
  }
  for (const [index, { name, at, body }] of all.entries()) {
    const line = lineAt(bytes, at);
    if (found[name]) faults.push(fault('repeatedSection', line, name, { section: name }));
    else found[name] = { name, bytes: bytes.subarray(body, all[index + 1]?.at), line: line + 1 };
  }
  const missing = sectionNames.filter((section) => !found[section]);
  if (missing.length > 0) {
    const line = bytes.toString('utf8').trimEnd().split('\n').length;
    faults.push(...missing.map((section) => fault('missingSection', line, '', { section })));
  }
  return { found, faults };
}
