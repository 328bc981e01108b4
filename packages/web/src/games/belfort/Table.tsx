import type { LiveTable } from '../../session/live.ts';
import { GameTable } from '../../table/GameTable.tsx';
import type { Belfort } from './kit.ts';
import { belfortScreen } from './screen.tsx';

const BelfortTable = ({ live }: { live: LiveTable }) => <GameTable<Belfort> own={belfortScreen} live={live} />;
export default BelfortTable;
