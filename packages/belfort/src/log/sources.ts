import type { Text } from '@guildhall/kernel';
import { PROPERTIES, SITE_KINDS } from '../board/districts.ts';
import type { Source } from '../events.ts';
import { GUILDS } from '../guilds/names.ts';
import { AREAS } from '../state.ts';
import { areaNames, guildNames, siteNames } from './vocab.ts';

const all = <K extends string, P extends string>(keys: readonly K[], key: (of: K) => P, name: (of: K) => Text) =>
  Object.fromEntries(keys.map((of) => [key(of), name(of)])) as Record<P, Text>;

const bonus = ({ en, de, fr }: Text): Text => ({ en: `${en} bonus`, de: `Bonus: ${de}`, fr: `bonus\u00a0: ${fr}` });
const fee = ({ en, de, fr }: Text): Text => ({ en: `${en} fee`, de: `Gebühr: ${de}`, fr: `redevance\u00a0: ${fr}` });
const plank = ({ en, de, fr }: Text): Text => ({
  en: `${en} plank`,
  de: `Planke: ${de}`,
  fr: `plateforme\u00a0: ${fr}`,
});
const gnome = ({ en, de, fr }: Text): Text => ({ en: `${en} gnome`, de: `Gnom: ${de}`, fr: `gnome\u00a0: ${fr}` });
const build = ({ en, de, fr }: Text): Text => ({
  en: `building: ${en}`,
  de: `Bau: ${de}`,
  fr: `construction\u00a0: ${fr}`,
});

/** Why something came or went, as it stands in brackets. */
export const sourceNames: Readonly<Record<Source, Text>> = {
  ...areaNames,
  ...all(
    AREAS,
    (area) => `${area}.bonus` as const,
    (area) => bonus(areaNames[area]),
  ),
  income: { en: 'income', de: 'Einkommen', fr: 'revenus' },
  tax: { en: 'taxes', de: 'Steuern', fr: 'taxes' },
  tradingPost: { en: 'trading post', de: 'Handelsposten', fr: 'comptoir' },
  hire: { en: 'hiring a gnome', de: 'Gnom einstellen', fr: 'recrutement d’un gnome' },
  buyCard: { en: 'buying a card', de: 'Kartenkauf', fr: 'achat d’une carte' },
  handLimit: { en: 'hand limit', de: 'Handlimit', fr: 'limite de main' },
  neutral: { en: 'neutral builder', de: 'Nichtspieler', fr: 'non-joueur' },
  ...all(
    SITE_KINDS,
    (kind) => `build.${kind}` as const,
    (kind) => build(siteNames[kind]),
  ),
  ...all(
    PROPERTIES,
    (property) => `place.${property}` as const,
    (property) => fee(siteNames[property]),
  ),
  'place.desk': fee(areaNames.desk),
  'place.guild': fee(siteNames.guild),
  ...all(
    GUILDS,
    (guild) => `guild.${guild}` as const,
    (guild) => guildNames[guild],
  ),
  ...all(
    PROPERTIES,
    (property) => `plank.${property}` as const,
    (property) => plank(siteNames[property]),
  ),
  ...all(
    PROPERTIES,
    (property) => `gnome.${property}` as const,
    (property) => gnome(siteNames[property]),
  ),
};
