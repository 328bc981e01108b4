import {
  type Colour,
  colourNames,
  finalNames,
  HAND,
  INTRIGUE,
  PER_MAJORITY,
  PER_SECTION,
  SPACES,
  STRIKES,
  threatNames,
} from '@guildhall/bruges';
import type { Text } from '@guildhall/kernel';
import type { PlaceHelp } from '../../../table/parts/Places.tsx';
import { rulesAt } from '../rules.ts';
import { ownTexts } from './texts/players.ts';
import { townTexts } from './town.texts.ts';

/** The numbers in the texts. */
export const placesValues = {
  hand: HAND,
  intrigue: INTRIGUE,
  majority: PER_MAJORITY,
  section: PER_SECTION,
  spaces: SPACES,
  strikes: STRIKES,
};

const threat = (colour: Colour, text: Text): PlaceHelp => ({
  name: threatNames[colour],
  also: colourNames[colour],
  text,
  rules: rulesAt(`threat-${colour}`),
});

/** Every place of the town and of one's own panel, and its rule in a sentence or two. */
export const placesHelp = {
  town: [
    {
      name: { en: 'Dice', de: 'Würfel', fr: 'Dés' },
      text: {
        en: 'Each 5 or 6 brings everybody a threat marker of its colour; all 1s and 2s together are the price of a step. A card played for guilders brings the value of its die.',
        de: 'Jede 5 oder 6 bringt allen einen Bedrohungsmarker ihrer Farbe; alle 1en und 2en zusammen sind der Preis einer Stufe. Eine Karte für Gulden bringt den Wert ihres Würfels.',
        fr: 'Chaque 5 ou 6 donne à tous un marqueur menace de sa couleur\u00a0; les 1 et les 2 réunis font le prix d’un échelon. Une carte jouée pour des florins rapporte la valeur de son dé.',
      },
      rules: rulesAt('dice'),
    },
    {
      name: townTexts.reputation,
      text: {
        en: 'Once a round, after the roll, you may pay that price for one step. At the end your step brings the points on it.',
        de: 'Einmal je Runde, nach dem Wurf, darfst du für diesen Preis eine Stufe steigen. Am Ende bringt deine Stufe die Punkte, die darauf stehen.',
        fr: 'Une fois par manche, après le lancer, vous pouvez payer ce prix pour un échelon. À la fin, votre échelon rapporte les points inscrits.',
      },
      rules: rulesAt('reputation'),
    },
    {
      name: finalNames.canals,
      text: {
        en: 'A card of its colour builds the next space outward from your seal, for as many guilders as its number. A token on a third space brings {section} points at the end.',
        de: 'Eine Karte seiner Farbe baut das nächste Feld von deinem Siegel nach außen; seine Zahl ist der Preis. Ein Kanalplättchen auf einem dritten Feld bringt am Ende {section} Punkte.',
        fr: 'Une carte de sa couleur construit la case suivante depuis votre sceau\u00a0; son nombre est le prix. Un jeton canal sur une troisième case rapporte {section} points à la fin.',
      },
      rules: rulesAt('canals'),
    },
    {
      name: finalNames.statues,
      text: {
        en: 'With all {spaces} spaces of a section filled you take the top statue, once for each section. It brings its points at the end.',
        de: 'Sind alle {spaces} Felder eines Abschnitts gefüllt, nimmst du die oberste Statue, einmal je Abschnitt. Sie bringt am Ende ihre Punkte.',
        fr: 'Quand les {spaces} cases d’une section sont remplies, prenez la statue du dessus, une fois par section. Elle rapporte ses points à la fin.',
      },
      rules: rulesAt('statues'),
    },
    {
      name: { en: 'Draw piles', de: 'Nachziehstapel', fr: 'Piles' },
      text: {
        en: 'Each round you fill your hand up to {hand}, card by card from either pile. Only the colour shows.',
        de: 'Jede Runde füllst du deine Hand auf {hand} auf, Karte für Karte von einem der Stapel. Nur die Farbe ist zu sehen.',
        fr: 'À chaque manche, complétez votre main à {hand}, carte par carte, d’une pile ou de l’autre. Seule la couleur se voit.',
      },
      rules: rulesAt('drawing'),
    },
    {
      name: { en: 'Extra pile', de: 'Zusatzstapel', fr: 'Pile de réserve' },
      text: {
        en: 'It replaces the first draw pile that runs out. If that happens while hands are filled, this round is the last; if later, the next one.',
        de: 'Er ersetzt den ersten leeren Nachziehstapel. Geschieht das beim Auffüllen der Hände, ist diese Runde die letzte, sonst die nächste.',
        fr: 'Elle remplace la première pile épuisée. Si c’est quand on complète les mains, cette manche est la dernière\u00a0; sinon, la suivante.',
      },
      rules: rulesAt('end'),
    },
    {
      name: townTexts.discard,
      text: {
        en: 'Open to everybody: press it to look through. It becomes new draw piles when none is left.',
        de: 'Offen für alle: Drück darauf, um sie durchzusehen. Ist kein Nachziehstapel mehr da, entstehen neue daraus.',
        fr: 'Visible de tous\u00a0: appuyez pour la parcourir. Elle forme de nouvelles piles quand il n’en reste plus.',
      },
      rules: rulesAt('drawing'),
    },
  ],
  own: [
    {
      name: finalNames.majorities,
      text: {
        en: 'After each round, whoever alone leads in reputation, persons or canal tokens turns that marker for good. It is worth {majority} points at the end.',
        de: 'Wer nach einer Runde bei Ansehen, Personen oder Kanalplättchen allein führt, dreht diesen Marker für immer um. Er ist am Ende {majority} Punkte wert.',
        fr: 'Après chaque manche, qui mène seul en réputation, personnages ou jetons canal retourne ce marqueur pour de bon. Il vaut {majority} points à la fin.',
      },
      rules: rulesAt('majorities'),
    },
    {
      name: ownTexts.workers,
      text: {
        en: 'One of the card’s colour pays for a house. Some persons cost one for each use.',
        de: 'Einer in der Farbe der Karte bezahlt ein Haus. Manche Personen kosten einen je Nutzung.',
        fr: 'Un ouvrier de la couleur de la carte paie une maison. Certains personnages en coûtent un par utilisation.',
      },
      rules: rulesAt('actions'),
    },
    {
      name: ownTexts.threats,
      text: {
        en: 'With {strikes} markers of a colour its threat strikes, and they go back. A marker you discard before brings 1 point.',
        de: 'Bei {strikes} Markern einer Farbe trifft dich ihre Bedrohung, und sie gehen zurück. Ein vorher abgelegter Marker bringt 1 Punkt.',
        fr: 'À {strikes} marqueurs d’une couleur, sa menace frappe et ils sont rendus. Un marqueur défaussé avant rapporte 1 point.',
      },
      rules: rulesAt('threats'),
    },
    threat('blue', {
      en: 'You lose all your workers.',
      de: 'Du verlierst alle Handlanger.',
      fr: 'Vous perdez tous vos ouvriers.',
    }),
    threat('brown', {
      en: 'You lose one of your persons, as you choose; the house stays.',
      de: 'Du verlierst eine deiner Personen, wie du willst; das Haus bleibt.',
      fr: 'Vous perdez un de vos personnages, au choix\u00a0; la maison reste.',
    }),
    threat('red', {
      en: 'You lose a house or the outermost canal token of a section, as you choose. Whoever lived in the house comes back to your hand. With neither, you lose nothing.',
      de: 'Du verlierst ein Haus oder das äußerste Kanalplättchen eines Abschnitts, wie du willst. Wer im Haus wohnte, kommt auf deine Hand zurück. Hast du nichts davon, verlierst du nichts.',
      fr: 'Vous perdez une maison ou le dernier jeton canal d’une section, au choix. Qui logeait dans la maison revient dans votre main. Sans l’un ni l’autre, vous ne perdez rien.',
    }),
    threat('purple', {
      en: 'You lose {intrigue} points.',
      de: 'Du verlierst {intrigue} Punkte.',
      fr: 'Vous perdez {intrigue} points.',
    }),
    threat('yellow', {
      en: 'You lose all your guilders.',
      de: 'Du verlierst alle Gulden.',
      fr: 'Vous perdez tous vos florins.',
    }),
  ],
} satisfies Record<string, readonly PlaceHelp[]>;
