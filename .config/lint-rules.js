// The one lint rule that the linter lacks: a date without arguments reads the clock.
export default {
  meta: { name: 'concejo' },
  rules: {
    'no-clock': {
      create: (context) => ({
        NewExpression(node) {
          if (
            node.callee.type === 'Identifier' &&
            node.callee.name === 'Date' &&
            node.arguments.length === 0
          ) {
            context.report({ node, message: 'Time is a port: application/ports/clock.ts' });
          }
        },
      }),
    },
  },
};
