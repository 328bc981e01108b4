import { parentPort, workerData } from 'node:worker_threads';
import { type TaskName, tasks } from './batch-tasks.ts';
import type { Order } from './batches.ts';

const port = parentPort!;
const { task, input } = workerData as { task: TaskName; input: never };
const begun = tasks[task](input);

port.on('message', async (order: Order) => {
  if (order === null) {
    port.close();
    return;
  }
  const play = await begun;
  port.postMessage(await play(order.from, order.to));
});
