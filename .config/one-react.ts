import type { Plugin } from 'vite';

/** React as a module, of which each part takes what it needs. */
const facade = '\0react';

/**
 * React is published in the older format of modules, of which every file of ours would make a copy as it starts: forty names,
 * three milliseconds of a phone for each of thirty files. They share one.
 */
export const oneReact: Plugin = {
  name: 'one-react',
  apply: 'build',
  enforce: 'pre',
  // Libraries take all of React, whatever they use.
  resolveId: (source, importer = '') =>
    source === 'react' && importer !== facade && !importer.includes('node_modules') ? facade : null,
  load: async (id) => {
    if (id !== facade) return null;
    const { default: _, ...names } = await import('react');
    const lines = Object.keys(names)
      .filter((name) => /^[A-Za-z]\w*$/u.test(name) && name !== 'module.exports')
      // Marked as pure, a name that nobody takes is left out.
      .map((name) => `export const ${name} = /* @__PURE__ */ taken('${name}');`);
    return [
      `import react from 'react';`,
      'const taken = (name) => react[name];',
      'export default react;',
      ...lines,
    ].join('\n');
  },
};
