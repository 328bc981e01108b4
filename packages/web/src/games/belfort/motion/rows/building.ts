import type { Place } from '../../../../table/motion/flight.ts';
import type { Chapter } from '../moveFacts.ts';
import * as at from '../places.ts';

export const building: Chapter<'marker' | 'moved' | 'card' | 'gnome'> = {
  marker({ builder, symbol }, plan) {
    plan.drop({ t: 'marker', builder }, at.marker(symbol));
  },
  moved({ symbol, builder }, plan, { before, vacated }) {
    const origin = vacated.find((each) => each !== symbol && before.markers[each] === builder);
    if (origin === undefined) return;
    vacated.splice(vacated.indexOf(origin), 1);
    plan.join({ t: 'marker', builder }, at.marker(origin), at.marker(symbol), { becomes: true });
  },
  card({ seat, property, card }, plan, { me, sightBefore, site }) {
    const from = at.hand(seat, property, sightBefore);
    if (seat === me) plan.travel({ t: 'card', card: property }, from, at.built(seat, card, me), { becomes: true });
    else if (site !== null) plan.travel({ t: 'card', card: property }, from, at.symbol(site));
  },
  gnome({ seat, card }, plan, { me, after }) {
    const lock = after.players[seat]!.built[card]!.gnomes - 1;
    const own = seat === me;
    const to: Place = own ? at.built(seat, card, me, `lock:${lock}`) : at.home(seat, 'elf', me);
    plan.travel({ t: 'gnome' }, at.gnomes, to, { becomes: own });
  },
};
