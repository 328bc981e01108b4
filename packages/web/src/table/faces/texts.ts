import type { CharacterId } from '@guildhall/bots/cast';
import type { Level } from '@guildhall/bots/levels';
import type { BelfortStyle, BrugesStyle } from '@guildhall/bots/styles';
import type { Text } from '@guildhall/kernel';

/** A name, and a sentence that tells more. */
interface Told {
  readonly name: Text;
  readonly hint: Text;
}

/** Who they are; at most 60 letters. */
export const characterTexts = {
  mirel: {
    en: 'An elf whose door is open to everyone.',
    de: 'Eine Elbin, deren Tür allen offen steht.',
    fr: 'Une elfe dont la porte est ouverte à tous.',
  },
  borrin: {
    en: 'A dwarf who trusts nothing but stone.',
    de: 'Ein Zwerg, der nur dem Stein traut.',
    fr: 'Un nain qui ne se fie qu’à la pierre.',
  },
  yolande: {
    en: 'A lady who knows where everyone may sit.',
    de: 'Eine Dame, die weiß, wer wo sitzen darf.',
    fr: 'Une dame qui sait où chacun peut s’asseoir.',
  },
  fenno: {
    en: 'A rogue. Count your coins when he is gone.',
    de: 'Ein Gauner. Zähl deine Münzen, wenn er geht.',
    fr: 'Un filou. Comptez vos pièces quand il part.',
  },
  marieke: {
    en: 'A townswoman with a knack for everything.',
    de: 'Eine Städterin, der einfach alles von der Hand geht.',
    fr: 'Une citadine qui sait tout faire de ses mains.',
  },
  pepin: {
    en: 'A gnome with many friends and quick fingers.',
    de: 'Ein Gnom mit vielen Freunden und flinken Fingern.',
    fr: 'Un gnome aux nombreux amis et aux doigts agiles.',
  },
  hedda: {
    en: 'A dwarf on guard. Nobody gets past her.',
    de: 'Eine Zwergin auf Wache. An ihr kommt niemand vorbei.',
    fr: 'Une naine qui monte la garde. Personne ne passe.',
  },
  melchior: {
    en: 'A merchant at whose table kings have eaten.',
    de: 'Ein Kaufmann, an dessen Tafel schon Könige aßen.',
    fr: 'Un marchand qui a reçu des rois à sa table.',
  },
  pernelle: {
    en: 'A gnome full of plans that need many hands.',
    de: 'Eine Gnomin voller Pläne, die viele Hände brauchen.',
    fr: 'Une gnome pleine de projets qui demandent des bras.',
  },
  lambrecht: {
    en: 'An alderman who knows more than he says.',
    de: 'Ein Ratsherr, der mehr weiß, als er sagt.',
    fr: 'Un échevin qui en sait plus qu’il n’en dit.',
  },
  nyssa: {
    en: 'An elf in a mask who already knows your plan.',
    de: 'Eine Elbin mit Maske, die deinen Plan schon kennt.',
    fr: 'Une elfe masquée qui connaît déjà votre plan.',
  },
  eldrin: {
    en: 'An elf older than the town, whom nothing hurries.',
    de: 'Ein Elb, älter als die Stadt, den nichts drängt.',
    fr: 'Un elfe plus vieux que la ville, que rien ne presse.',
  },
} as const satisfies Readonly<Record<CharacterId, Text>>;

/** What a style tends to do. German and French name the craft, so that the name suits women and men. */
export const styleTexts = {
  recruiter: {
    name: { en: 'Recruiter', de: 'Anwerbung', fr: 'Recrutement' },
    hint: {
      en: 'Gathers many workers and gnomes early on.',
      de: 'Holt sich früh viele Arbeiter und Gnome.',
      fr: 'Réunit très tôt beaucoup de travailleurs et de gnomes.',
    },
  },
  'wall-builder': {
    name: { en: 'Wall builder', de: 'Mauerbau', fr: 'Remparts' },
    hint: {
      en: 'Builds early and wants markers in every district.',
      de: 'Baut früh und will in jedem Bezirk Figuren haben.',
      fr: 'Construit tôt et veut des marqueurs dans chaque quartier.',
    },
  },
  courtier: {
    name: { en: 'Courtier', de: 'Hofkunst', fr: 'Vie de cour' },
    hint: {
      en: 'Seeks the king’s camp, an early place in the turn order and the guilds.',
      de: 'Sucht das Lager des Königs, einen frühen Platz in der Reihenfolge und die Gilden.',
      fr: 'Recherche le camp du Roi, une bonne place dans l’ordre du tour et les guildes.',
    },
  },
  thief: {
    name: { en: 'Thief', de: 'Diebeskunst', fr: 'Larcin' },
    hint: {
      en: 'Likes best to take what others have.',
      de: 'Nimmt am liebsten, was andere haben.',
      fr: 'Aime surtout prendre ce que les autres possèdent.',
    },
  },
  host: {
    name: { en: 'Host', de: 'Gastlichkeit', fr: 'Hospitalité' },
    hint: {
      en: 'Fills the houses with many persons.',
      de: 'Füllt die Häuser mit vielen Personen.',
      fr: 'Remplit ses maisons de nombreux personnages.',
    },
  },
  digger: {
    name: { en: 'Digger', de: 'Kanalbau', fr: 'Canaux' },
    hint: {
      en: 'Digs canals and puts up statues.',
      de: 'Baut Kanäle und stellt Statuen auf.',
      fr: 'Construit des canaux et dresse des statues.',
    },
  },
  burgomaster: {
    name: { en: 'Burgomaster', de: 'Bürgerstolz', fr: 'Prestige' },
    hint: {
      en: 'Climbs in reputation and holds majorities.',
      de: 'Steigt im Ansehen und hält die Mehrheiten.',
      fr: 'Monte en réputation et tient les majorités.',
    },
  },
  schemer: {
    name: { en: 'Schemer', de: 'Ränkespiel', fr: 'Intrigue' },
    hint: {
      en: 'Likes to choose what harms rivals.',
      de: 'Wählt gern, was den anderen schadet.',
      fr: 'Choisit volontiers ce qui nuit aux autres.',
    },
  },
} as const satisfies Readonly<Record<BelfortStyle | BrugesStyle, Told>>;

/** Of those without a style. */
export const allRounder = {
  name: { en: 'All-rounder', de: 'Von allem etwas', fr: 'Un peu de tout' },
  hint: {
    en: 'Takes whatever serves best at the moment.',
    de: 'Nimmt, was im Augenblick am meisten bringt.',
    fr: 'Prend ce qui sert le mieux sur le moment.',
  },
} as const satisfies Told;

/** How well a bot plays, from the first step to the last. */
export const levelHints = {
  novice: {
    en: 'Sees only the next step of its own and overlooks rivals.',
    de: 'Sieht nur den eigenen nächsten Schritt und übersieht die anderen.',
    fr: 'Ne voit que son prochain pas et oublie ses rivaux.',
  },
  apprentice: {
    en: 'Overlooks less than a novice, and makes mistakes as people do.',
    de: 'Übersieht weniger als ein Neuling und macht Fehler, wie Menschen sie machen.',
    fr: 'Voit plus de choses qu’un novice et commet des erreurs, comme un humain.',
  },
  journeyman: {
    en: 'Plays soundly and looks one step ahead.',
    de: 'Spielt solide und denkt einen Schritt voraus.',
    fr: 'Joue solidement et regarde un coup plus loin.',
  },
  adept: {
    en: 'Thinks the round through to its end, a few times for every move.',
    de: 'Denkt die Runde vor jedem Zug ein paarmal zu Ende.',
    fr: 'Avant chaque coup, pense quelques fois la manche jusqu’au bout.',
  },
  expert: {
    en: 'Explores many possible futures and still answers soon.',
    de: 'Spielt viele mögliche Verläufe durch und antwortet trotzdem bald.',
    fr: 'Explore bien des suites possibles et répond pourtant vite.',
  },
  master: {
    en: 'Thinks longest and two moves ahead; the strongest of all.',
    de: 'Überlegt am längsten und zwei Züge weit; die stärkste Stufe.',
    fr: 'Réfléchit le plus longtemps, deux coups à l’avance\u00a0; le plus fort de tous.',
  },
} as const satisfies Readonly<Record<Level, Text>>;
