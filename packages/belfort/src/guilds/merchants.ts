import type { TurnFrame } from '../phases/actions.ts';
import { effect } from '../play.ts';
import type { GuildRules } from './guild.ts';

const VISITS = 3;
const EXCHANGES = 2;

export const merchants: GuildRules = {
  name: { en: 'Merchants’ guild', de: 'Kaufmannsgilde', fr: 'Guilde des marchands' },
  text: {
    en: 'For the rest of this turn you may exchange 1 wood or 1 stone for 1 metal up to twice, and you have three more visits to the trading post.',
    de: 'Für den Rest dieses Zuges darfst du bis zu zweimal 1 Holz oder 1 Stein gegen 1 Metall tauschen und hast drei weitere Besuche am Handelsposten.',
    fr: 'Pour le reste de ce tour, vous pouvez échanger jusqu’à deux fois 1 bois ou 1 pierre contre 1 métal, et vous avez trois visites de plus au comptoir.',
  },
  kind: 'basic',
  act(play, seat) {
    const turn = play.state.agenda.at(-1) as TurnFrame;
    turn.extraVisits += VISITS;
    turn.exchanges += EXCHANGES;
    effect(play, seat, 'guild.merchants');
    play.out?.push({ t: 'visits', seat, visits: VISITS, exchanges: EXCHANGES, source: 'guild.merchants' });
  },
};
