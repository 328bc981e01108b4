import type { Text } from '@guildhall/kernel';
import type { TableFault } from '@guildhall/table';

/** Why a table of this browser cannot be opened. It stays where it is. */
export const tableFaults: Readonly<Record<TableFault['t'], Text>> = {
  notJson: {
    en: 'What was kept of it is not a table.',
    de: 'Was davon aufbewahrt wurde, ist kein Tisch.',
    fr: 'Ce qui en a été gardé n’est pas une table.',
  },
  otherFile: {
    en: 'What was kept of it is not a table.',
    de: 'Was davon aufbewahrt wurde, ist kein Tisch.',
    fr: 'Ce qui en a été gardé n’est pas une table.',
  },
  newer: {
    en: 'It comes from a newer Guildhall. It is kept here until this one is brought up to date.',
    de: 'Er kommt von einem neueren Guildhall. Er bleibt hier, bis dieses auf dem neuen Stand ist.',
    fr: 'Elle vient d’un Guildhall plus récent. Elle reste ici jusqu’à la mise à jour de celui-ci.',
  },
  damaged: {
    en: 'What was kept of it is damaged or incomplete.',
    de: 'Was davon aufbewahrt wurde, ist beschädigt oder unvollständig.',
    fr: 'Ce qui en a été gardé est abîmé ou incomplet.',
  },
  otherGame: {
    en: 'There is no game called “{found}” here. The table is kept.',
    de: 'Ein Spiel namens „{found}“ gibt es hier nicht. Der Tisch bleibt aufbewahrt.',
    fr: 'Il n’y a pas de jeu nommé «\u00a0{found}\u00a0» ici. La table est conservée.',
  },
  otherRules: {
    en: 'It was begun by rules number {found}, which this Guildhall does not have: it plays by number {expected}. The table is kept; save it as a file for a Guildhall that knows them.',
    de: 'Er wurde nach den Regeln Nummer {found} begonnen, die dieses Guildhall nicht hat: Es spielt nach Nummer {expected}. Der Tisch bleibt aufbewahrt; sichere ihn als Datei für ein Guildhall, das sie kennt.',
    fr: 'Elle a été commencée selon les règles numéro {found}, que ce Guildhall n’a pas\u00a0: il joue selon le numéro {expected}. La table est conservée\u00a0; enregistrez-la dans un fichier pour un Guildhall qui les connaît.',
  },
  badOptions: {
    en: 'Its options cannot be played.',
    de: 'Mit seinen Einstellungen lässt sich nicht spielen.',
    fr: 'Ses options ne peuvent pas être jouées.',
  },
  badEntry: {
    en: 'Move {at} of {of} is not allowed by the rules. The table is kept as it is.',
    de: 'Zug {at} von {of} ist nach den Regeln nicht erlaubt. Der Tisch bleibt, wie er ist.',
    fr: 'Le coup {at} sur {of} n’est pas permis par les règles. La table est conservée telle quelle.',
  },
};
