// Reads the sources of the repository with a parser and says of each file what the figures of the house count.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** The suites of the ports are tests: they stand in functions because several adapters run each. */
const isTest = (path) =>
  /\.(?:test|bench)\.tsx?$|^ui-web\/e2e\/|^fixtures\/|^contract-tests\/ports\//u.test(path);

/** Rooms in the order of the report; tests and fixtures are one, since they follow the sources that they check. */
export const rooms = [
  'domain',
  'application',
  'adapters',
  'ui-web',
  'cli',
  'contract-tests',
  'tests and fixtures',
];

const roomOf = (path) => (isTest(path) ? 'tests and fixtures' : path.slice(0, path.indexOf('/')));

/** Gives the line (from 1) of an offset. */
function lineCounter(text) {
  const ends = [...text.matchAll(/\n/gu)].map(({ index }) => index);
  return (offset) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/**
 * Every function: its first line, how many lines it has (the first and the last included), and the name of itself or of
 * the variable, property or method that it is given to. A callback has none (null): its lines are in the function
 * that it is written in.
 */
function functionsOf(program, lineAt) {
  const found = [];
  const given = new Map();
  const give = (value, name) => {
    if (value && name) given.set(value.start, name);
  };
  const enter = ({ start, end, id }) => {
    const line = lineAt(start);
    found.push({ name: id?.name ?? given.get(start) ?? null, line, lines: lineAt(end) - line + 1 });
  };
  new Visitor({
    VariableDeclarator: ({ init, id }) => give(init, id.name),
    Property: ({ value, key }) => give(value, key.name ?? key.value),
    MethodDefinition: ({ value, key }) => give(value, key.name),
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
  }).visit(program);
  return found;
}

/** The path of the repository that an import names; undefined for a package. */
function resolved(path, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return normalize(join(dirname(path), specifier));
  return undefined;
}

/** What a file imports at its head, types included. An `import()` is left out: it runs when both modules are there. */
function importsOf(path, { staticImports, staticExports }) {
  const requests = [
    ...staticImports.map((one) => one.moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? [])),
  ];
  return [...new Set(requests.flatMap((one) => resolved(path, one) ?? []))];
}

/** The names that one exported declaration brings. */
function declaredNames({ declaration }) {
  const nodes = declaration?.declarations ?? (declaration ? [declaration] : []);
  return nodes.flatMap(({ id }) => id?.name ?? []);
}

/** Exported names that a file defines itself, and whether a docstring ends where the export begins. */
function exportsOf({ program, comments }, text) {
  const isDocumented = ({ start }) =>
    comments.some(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
    );
  const documented = new Map();
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    // Overloads and a type beside its value are one name: one docstring is enough.
    for (const name of declaredNames(node)) {
      documented.set(name, documented.get(name) === true || isDocumented(node));
    }
  }
  return [...documented].map(([name, isWritten]) => ({ name, isDocumented: isWritten }));
}

function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0].message}`);
  return {
    path,
    room: roomOf(path),
    lines: text.split('\n').length - 1,
    functions: functionsOf(parsed.program, lineCounter(text)),
    imports: importsOf(path, parsed.module),
    exports: exportsOf(parsed, text),
  };
}

/** Every TypeScript source in the rooms, in the order of its path. */
export const readSources = (root) =>
  globSync('{domain,application,adapters,ui-web,cli,contract-tests,fixtures}/**/*.{ts,tsx}', { cwd: root })
    .toSorted((one, other) => (one < other ? -1 : 1))
    .map((path) => readSource(root, path));
