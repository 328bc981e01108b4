import { useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { call } from '../../online/client.ts';
import { useNews } from '../../online/news.ts';
import { PageFrame } from '../PageFrame.tsx';
import { Away } from './Away.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A table of the server before its game. */
export default function RoomPage() {
  const { id } = useParams({ from: '/tables/online/table/$id' });
  const load = useCallback(() => call('table', { params: { id } }), [id]);
  const { news, error, again } = useNews(load);
  if (news !== undefined) return <WaitingRoom info={news} />;
  return <PageFrame>{error !== null && <Away error={error} onAgain={again} />}</PageFrame>;
}
