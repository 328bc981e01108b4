import { areaNames } from '@guildhall/belfort';
import type { PlaceHelp } from '../../../table/parts/Places.tsx';

/** Every place of a board, and its rule in a sentence or two. */
export const placesHelp = {
  collection: [
    {
      name: areaNames.forest,
      text: {
        en: 'Each elf brings 1 wood; a master elf brings 2. Whoever alone has the most workers here takes 1 more.',
        de: 'Jeder Elb bringt 1 Holz, ein Meister 2. Wer hier allein die meisten Arbeiter hat, nimmt 1 mehr.',
        fr: 'Chaque elfe rapporte 1 bois, un maître 2. Qui a seul le plus de travailleurs ici en prend 1 de plus.',
      },
    },
    {
      name: areaNames.quarry,
      text: {
        en: 'Each dwarf brings 1 stone; a master dwarf brings 2. The same bonus for being alone in the lead.',
        de: 'Jeder Zwerg bringt 1 Stein, ein Meister 2. Derselbe Bonus für die alleinige Mehrheit.',
        fr: 'Chaque nain rapporte 1 pierre, un maître 2. Même bonus pour qui est seul en tête.',
      },
    },
    {
      name: areaNames.mine,
      text: {
        en: 'Each pair of an elf and a dwarf brings 1 metal. Workers without a partner bring nothing but count for the bonus.',
        de: 'Jedes Paar aus Elb und Zwerg bringt 1 Metall. Wer ohne Partner ist, bringt nichts, zählt aber für den Bonus.',
        fr: 'Chaque paire elfe et nain rapporte 1 métal. Sans partenaire, on ne rapporte rien mais on compte pour le bonus.',
      },
    },
    {
      name: areaNames.goldMine,
      text: {
        en: 'Each worker brings 1 gold; a master brings 2. The same bonus for being alone in the lead.',
        de: 'Jeder Arbeiter bringt 1 Gold, ein Meister 2. Derselbe Bonus für die alleinige Mehrheit.',
        fr: 'Chaque travailleur rapporte 1 pièce d’or, un maître 2. Même bonus pour qui est seul en tête.',
      },
    },
    {
      name: areaNames.desk,
      text: {
        en: 'For 2 gold a worker here brings another of its kind from your supply.',
        de: 'Für 2 Gold holt ein Arbeiter hier einen weiteren seines Volkes aus deinem Vorrat.',
        fr: 'Pour 2 pièces d’or, un travailleur ici en fait venir un autre de son peuple depuis votre réserve.',
      },
    },
    {
      name: areaNames.camp,
      text: {
        en: 'Plank by plank: swap your crest with somebody else’s, or keep it. A crest taken once is safe this month.',
        de: 'Planke für Planke: Tausche dein Wappen mit jemandem oder behalte es. Ein genommenes Wappen ist in diesem Monat sicher.',
        fr: 'Plateforme par plateforme\u00a0: échangez votre écusson ou gardez-le. Un écusson pris est à l’abri pour ce mois.',
      },
    },
    {
      name: { en: 'Treasury', de: 'Schatzkammer', fr: 'Trésorerie' },
      text: {
        en: '1 gold per income coin on your built cards, then the tax of your score. Every gold you cannot pay costs 1 point.',
        de: '1 Gold je Einkommensmünze deiner gebauten Karten, dann die Steuer deiner Punkte. Jedes fehlende Gold kostet 1 Punkt.',
        fr: '1 pièce d’or par symbole de revenu de vos cartes construites, puis la taxe de votre score. Chaque pièce manquante coûte 1 point.',
      },
    },
  ],
  calendar: [
    {
      name: { en: 'Months', de: 'Monate', fr: 'Mois' },
      text: {
        en: 'Seven months. After the third, the fifth and the seventh the majorities are scored.',
        de: 'Sieben Monate. Nach dem dritten, fünften und siebten werden die Mehrheiten gewertet.',
        fr: 'Sept mois. Après le troisième, le cinquième et le septième, on décompte les majorités.',
      },
    },
    {
      name: { en: 'Cards', de: 'Karten', fr: 'Cartes' },
      text: {
        en: 'For 1 gold you take one of the three open cards or the top of the deck. This is the last act of your turn.',
        de: 'Für 1 Gold nimmst du eine der drei offenen Karten oder die oberste vom Stapel. Damit endet dein Zug.',
        fr: 'Pour 1 pièce d’or, prenez une des trois cartes visibles ou la première de la pioche. Votre tour s’achève ainsi.',
      },
    },
    {
      name: { en: 'Gnomes', de: 'Gnome', fr: 'Gnomes' },
      text: {
        en: 'Once in your turn you hire a gnome for 3 gold onto a free lock of your built cards; what it locks is open at once.',
        de: 'Einmal im Zug stellst du für 3 Gold einen Gnom für ein freies Schloss deiner Karten ein; es öffnet sich sofort.',
        fr: 'Une fois par tour, recrutez un gnome pour 3 pièces d’or sur une serrure libre de vos cartes\u00a0; elle s’ouvre aussitôt.',
      },
    },
    {
      name: { en: 'Trading post', de: 'Handelsposten', fr: 'Comptoir' },
      text: {
        en: 'Each visit allows one purchase and one sale, in any order. Market gnomes and the Merchants’ guild add visits.',
        de: 'Jeder Besuch erlaubt einen Kauf und einen Verkauf. Marktgnome und die Kaufmannsgilde geben weitere Besuche.',
        fr: 'Chaque visite permet un achat et une vente. Les gnomes du marché et la guilde des marchands en ajoutent.',
      },
    },
  ],
} satisfies Record<string, readonly PlaceHelp[]>;
