import { type RulingGroup, Rulings } from '../../../../table/rulebook/Rulings.tsx';
import { building, faq, gnomes, placing } from '../texts/faq.texts.ts';
import { cards, guilds, undo } from '../texts/faqGuilds.texts.ts';

const GROUPS: readonly RulingGroup[] = [
  { id: 'placing', title: faq.placing, rulings: placing },
  { id: 'building', title: faq.building, rulings: building },
  { id: 'gnomes', title: faq.gnomes, rulings: gnomes },
  { id: 'cards', title: faq.cards, rulings: cards },
  { id: 'guilds', title: faq.guilds, rulings: guilds },
  { id: 'undo', title: faq.undo, rulings: undo },
];

export const Faq = () => <Rulings groups={GROUPS} />;
export const faqWords = [faq, GROUPS.map(({ rulings }) => rulings)];
