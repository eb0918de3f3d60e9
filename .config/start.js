// `npm start`: installs what is missing, then serves, all in the process that npm started. A script of several commands
// would have a shell between npm and the server, and a shell passes no signal on: the server would outlive them.
import { installOnce } from './install-once.js';

installOnce();
await import('./serve.js');
