// The thread of `threadedWriter`. Plain JavaScript, so that the modules it loads come from the compile cache if there
// is one.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

if (workerData.cache) enableCompileCache(workerData.cache);
const { carryOutOrders } = await import('./carry-out-orders.ts');
carryOutOrders(workerData.file, parentPort);
