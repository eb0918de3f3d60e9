import type { InputFault } from '#application/budget/election-input.ts';

export const sectionNames = ['META', 'PROJECTS', 'VOTES'] as const;
export type SectionName = (typeof sectionNames)[number];

/** The rows of a section, its heading left out: from `start` up to `end`; `line` is that of the first row. */
export interface Section {
  readonly name: SectionName;
  readonly start: number;
  readonly end: number;
  readonly line: number;
}

export interface Sections {
  readonly found: Readonly<Partial<Record<SectionName, Section>>>;
  readonly faults: readonly InputFault[];
}

interface Heading {
  readonly name: SectionName;
  readonly at: number;
  readonly body: number;
}

const fault = (
  kind: InputFault['kind'],
  line: number,
  found: string,
  particulars: InputFault['particulars'] = {},
): InputFault => ({ kind, line, column: 1, found, particulars, suggestion: null });

const lineAt = (text: string, offset: number): number => {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
};

/** Headings are searched, not walked to: the votes are most of a file and are read once, later. */
function headings(text: string): readonly Heading[] {
  const found: Heading[] = [];
  for (const name of sectionNames) {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
      if (at > 0 && text[at - 1] !== '\n') continue;
      const lineEnd = text.indexOf('\n', at);
      const end = lineEnd === -1 ? text.length : lineEnd;
      if (text.slice(at + name.length, end).trim() === '') found.push({ name, at, body: end + 1 });
    }
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** Finds the three sections in whatever order they stand; one that is missing or comes twice is a fault. */
export function findSections(text: string): Sections {
  const found: Partial<Record<SectionName, Section>> = {};
  const faults: InputFault[] = [];
  const all = headings(text);
  const before = text.slice(0, all[0]?.at ?? text.length);
  if (all.length > 0 && before.trim() !== '') {
    faults.push(fault('textOutsideSections', 1, before.split('\n')[0]?.trimEnd() ?? ''));
  }
  for (const [index, { name, at, body }] of all.entries()) {
    if (found[name]) faults.push(fault('repeatedSection', lineAt(text, at), name, { section: name }));
    else
      found[name] = { name, start: body, end: all[index + 1]?.at ?? text.length, line: lineAt(text, at) + 1 };
  }
  for (const section of sectionNames) {
    if (!found[section]) {
      faults.push(fault('missingSection', lineAt(text, text.trimEnd().length), '', { section }));
    }
  }
  return { found, faults };
}
