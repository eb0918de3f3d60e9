/**
 * Options with which tests run. Two of the compilers in Node 24 crash a process now and then, most often where more
 * processes compile than there are cores, and take whatever test it runs with them: the first by what it leaves to the
 * garbage collector (nodejs/node#62393), the second while it compiles in a thread of its own (nodejs/node#64841). The
 * third does the work without them.
 */
export const steadyNode = ['--no-sparkplug', '--no-maglev'];
