import { call, Refusal } from './client.ts';

/** Whether the browser may show notices; asks the person if that is open. */
export async function askToNotify(): Promise<void> {
  if (!('Notification' in globalThis) || (await Notification.requestPermission()) !== 'granted') {
    throw new Refusal('noNotices', 'the browser shows no notices');
  }
}

/** Lets the server reach this browser while the page is closed. */
export async function subscribeToPush(key: string): Promise<void> {
  await askToNotify();
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.pushManager === undefined) throw new Refusal('noPush', 'nobody here could receive it');
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((error: unknown) => {
      throw new Refusal('noPush', String(error));
    });
  await call('subscribe', { body: { subscription: subscription.toJSON() } });
}
