import type { Me, TableInfo } from '@guildhall/protocol';

/** Whether a person wants the browser to tell them of turns at this table. */
const wants = ({ notices }: Me, { pace }: TableInfo): boolean =>
  notices[pace.kind === 'live' ? 'live' : 'turns'].includes('browser');

/** Shows that it is my turn while the page is open, but not looked at. A newer notice of a table replaces the older one. */
export async function notifyTurn(me: Me | null, info: TableInfo, title: string, body: string): Promise<void> {
  if (me === null || document.visibilityState !== 'hidden' || !wants(me, info)) return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const url = `/online/table/${info.id}`;
  const about = { body, tag: info.id, icon: '/icons/icon-192.png', data: { url } };
  // Phones show notices only by the service worker, which also opens the table.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, about);
  const notice = new Notification(title, about);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
