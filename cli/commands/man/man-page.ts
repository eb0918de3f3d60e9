/** What a manual page is made of: the help of a command, which is written nowhere else. */
export interface Manual {
  /** As typed: `concejo budget compute`. */
  readonly name: string;
  readonly summary: string;
  /** A first paragraph, then headings at the margin with their lines. */
  readonly help: string;
  /** Name and version of the program. */
  readonly program: string;
  /** The heading of the name, in the language of the help. */
  readonly nameHeading: string;
}

/** The name of a page's file without its section: `concejo-budget-compute`. */
export const pageName = (name: string): string => name.replaceAll(' ', '-');

/** A line as roff shows it: it would take a backslash, and a point at the beginning, for requests. */
const escaped = (line: string): string =>
  line
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/u, '\\&');

const blankLine = '';
const isHeading = (line: string, next: string | undefined): boolean =>
  /^\S/u.test(line) && next !== undefined && /^ {2}\S/u.test(next);

/** A manual page in the language of roff, section 1: `concejo man budget compute | man -l -` shows it. */
export function manPage({ name, summary, help, program, nameHeading }: Manual): string {
  const lines = help.trimEnd().split('\n');
  const body = lines.flatMap((line, at): readonly string[] => {
    if (isHeading(line, lines[at + 1])) return ['.fi', `.SH ${escaped(line.toUpperCase())}`, '.nf'];
    // The page has its own space around headings.
    if (line === blankLine && isHeading(lines[at + 1] ?? '', lines[at + 2])) return [];
    return [line === blankLine ? '.sp' : escaped(line)];
  });
  return [
    `.TH "${escaped(pageName(name).toUpperCase())}" "1" "" "${escaped(program)}"`,
    `.SH ${escaped(nameHeading)}`,
    `${escaped(pageName(name))} \\- ${escaped(summary)}`,
    '.sp',
    '.nf',
    ...body,
    '.fi',
  ]
    .join('\n')
    .concat('\n');
}
