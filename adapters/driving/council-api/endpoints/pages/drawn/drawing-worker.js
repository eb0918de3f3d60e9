// The thread of `drawingThread`. Plain JavaScript: it loads nothing but what the build has made.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

if (workerData.cache) enableCompileCache(workerData.cache);
const drawing = import(workerData.file);
// It is told with each page that asks for it.
drawing.catch(() => undefined);

const defectOf = (error) => {
  const { message = String(error), cause, stack } = error ?? {};
  const told = new Error(message, cause && { cause: String(cause.stack ?? cause) });
  return Object.assign(told, { stack });
};

parentPort.on('message', async ({ number, asked }) => {
  try {
    const { drawFirstView } = await drawing;
    parentPort.postMessage({ number, html: await drawFirstView(JSON.parse(asked)) });
  } catch (error) {
    parentPort.postMessage({ number, defect: defectOf(error) });
  }
});
