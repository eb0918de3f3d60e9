// The thread of `threadedPush`. Plain JavaScript, so that the modules it loads come from the compile cache if there is one.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

if (workerData.cache) enableCompileCache(workerData.cache);
const { webPushSender } = await import('./web-push-sender.ts');
const sender = webPushSender(workerData.settings);
parentPort.on('message', async (items) => parentPort.postMessage(await sender.sendMany(items)));
