import type { LiveTable } from '../../session/live.ts';
import { GameTable } from '../../table/GameTable.tsx';
import type { Bruges } from './kit.ts';
import { brugesScreen } from './screen.tsx';

const BrugesTable = ({ live }: { live: LiveTable }) => <GameTable<Bruges> own={brugesScreen} live={live} />;
export default BrugesTable;
