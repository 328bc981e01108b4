import { parentPort, workerData } from 'node:worker_threads';
import { playSeries, type Series } from './series.ts';

/** The games to play next; null: there are none left. */
export type Order = { readonly batch: number; readonly from: number; readonly to: number } | null;

const port = parentPort!;
const series = workerData as Series;

port.on('message', (order: Order) => {
  if (order === null) port.close();
  else port.postMessage({ batch: order.batch, tally: playSeries(series, order.from, order.to) });
});
