// Runs under any Node on the PATH (18 or newer): installs the packages once, and does nothing after that. The packages of
// a tool that few people need are in a folder of its own, which is named: `ensure-installed.js .config/mutants`.
import { installOnce } from './install-once.js';

installOnce(process.argv[2]);
