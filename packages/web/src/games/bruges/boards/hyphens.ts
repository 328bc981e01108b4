import { inWritten, type Lang, type WrittenLang } from '@guildhall/kernel';

/** Where the long words in the names of persons may be broken. Browsers know it for few languages, and not everywhere. */
const BREAKS: Readonly<Record<WrittenLang, string>> = {
  en: `
    Account|ant Alche|mist Ambas|sador Apothe|cary Archi|tect Astron|omer Black|smith Body|guard Carpen|ter Castel|lan
    Chamber|maid Chancel|lor Choir|master Chroni|cler Collec|tor Com|mander Confes|sor Coun|cillor Council|man
    Crossbow|man Cup|bearer Extor|tioner Gate|keeper Gold|smith Hanse|atic Highway|man Illumi|nator Inn|keeper
    Inspec|tor Land|scape Librar|ian Margra|vine Mathe|mati|cian Mendi|cant Messen|ger Patron|ess Pawn|broker
    Philos|opher Physi|cian Pick|pocket Powder|man Puppe|teer Re|cruiter School|mistress Seam|stress Ship|owner
    Ship|wright Slan|derer Stone|cutter Story|teller Tight|rope Trea|surer Trouble|maker Washer|woman Whole|saler`,
  de: `
    Akro|batin Alche|mist Almo|senier Apothe|kerin Archi|tekt Armbrust|schütze Astro|nomin Banden|chefin Bau|aufseher
    Beicht|vater Bettel|mönch Biblio|the|karin Bild|hauer Bot|schafter Brand|stifter Buch|drucker Buch|halterin
    Buch|malerin Bürger|meister Dach|decker Deich|brecher Deich|graf Dich|terin Er|presser Erz|herzog Falk|nerin
    Fest|meister Feuer|schlu|ckerin Feuer|wart Fürsten|witwe Geld|wechsler Geschich|ten|erzäh|lerin Gewürz|händler
    Glas|malerin Gold|schmied Grab|räuber Groß|händ|lerin Hanse|kaufmann Haupt|mann Haushof|meister Holz|schnit|zer
    Kammer|zofe Kanal|gräber Kerker|meister Kompo|nist Korb|flech|terin Korn|händ|lerin Land|schafts|maler
    Land|ver|messer Leib|wäch|terin Maler|meis|terin Mark|gräfin Markt|frau Mathe|matiker Mauer|wächter Mund|schenk
    Nacht|wächter Pelz|händler Pest|pfle|gerin Pfand|leiher Philo|soph Porträt|maler Prin|zessin Pulver|meister
    Puppen|spieler Ratten|züch|terin Reli|quien|hüterin Rott|meis|terin Ränke|schmie|din Räuber|späher Sack|pfei|ferin
    Schau|spieler Schiff|bauer Schmugg|lerin Schul|meis|terin Seil|tänzerin Siegel|bewah|rerin Stadt|komman|dant
    Stadt|kämmerer Stadt|rätin Stadt|schrei|ber Stall|bursche Stein|metzin Stelzen|läufer Steuer|ein|treiber
    Taschen|dieb Teppich|knüp|ferin Tor|wächter Tuch|händ|lerin Unruhe|stifter Vergol|derin Verleum|derin Wahr|sagerin
    Wasser|bau|meister Wege|lagerer Wein|händler Wäsche|rin Würfel|spieler Zimmer|mann Zunft|meister Zöll|nerin
    Zünd|lerin`,
  fr: `
    Alchi|miste Ambas|sadeur Apothi|caire Arba|létrier Archi|tecte Arma|trice Arpen|teur Arti|ficier Astro|nome
    Auber|giste Biblio|thécaire Bourg|mestre Bras|seuse Calom|niatrice Capi|taine Chan|celier Char|pentier Che|valier
    Chroni|queur Châte|lain Collec|teur Comman|dant Compo|siteur Comp|table Confes|seur Con|seiller Con|seillère
    Construc|teur Contre|bandière Coutu|rière Cra|cheuse Cuisi|nière Douai|rière Enlumi|neuse Extor|queur Faucon|nière
    Funam|bule Gar|dienne Gros|siste Guet|teuse Impri|meur Incen|diaire Inspec|teur Intri|gante Inven|teur Jardi|nier
    Lavan|dière Major|dome Mar|chande Margra|vine Marion|nettiste Mathé|maticien Maî|tresse Négo|ciant Paysa|giste
    Pelle|tier Philo|sophe Portrai|tiste Prin|cesse Recru|teur Reli|gieuse Sacris|tain Sculp|teur Soi|gneuse
    Tail|leuse Tapis|sière Teintu|rière Terras|sier Tisse|rande Tonne|lier Tréso|rier bâti|ments corne|muse
    corpo|ration d’hon|neur festi|vités hanséa|tique pa|trouille pesti|férés Échas|sier Éclai|reur Émis|saire`,
};

const SOFT = '\u00ad';

const wordsOf = (lang: WrittenLang): ReadonlyMap<string, string> =>
  new Map(
    BREAKS[lang]
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT)]),
  );

const WORDS: Readonly<Record<WrittenLang, ReadonlyMap<string, string>>> = {
  en: wordsOf('en'),
  de: wordsOf('de'),
  fr: wordsOf('fr'),
};

/** Longer words are broken by guess where nobody has said how. */
const LONG = 10;
/** Before the consonant that begins a syllable, three letters from either end. */
const SYLLABLE =
  /(?<=\p{L}{2}[\p{L}’])(?<![cpst](?=h))(?=(?:[cpst]h|[^aeiouyäöüàâéèêëîïôûœ’])[aeiouyäöüàâéèêëîïôûœ]\p{L})/giu;
const guessed = (word: string): string => (word.length <= LONG ? word : word.replace(SYLLABLE, SOFT));

/** A name in which every word of more than `longest` letters may be broken, with a hyphen, where the language does. */
export const hyphenated = (name: string, lang: Lang, longest: number): string =>
  name.replace(/[\p{L}’]+/gu, (word) =>
    word.length <= longest ? word : (inWritten(WORDS, lang).get(word) ?? guessed(word)),
  );
