import { filledNames, groupNames, KINDS, PERSONS, type Person } from '@guildhall/bruges';

/** From the root of the repository. */
export const PERSONS_PAGE = 'docs/rules/bruges-persons.md';

const HEAD = `# Bruges – all persons

The ${PERSONS.length} persons of the deck, first by name, then by ability. The page is written by \`npm run persons\` from the code; to
change a person, change its row in the file of its ability. The rules around them are in [bruges.md](bruges.md).

- **Colour** is that of the card, front and back. **Price** is in guilders; a third of it are the person's points.
- **Acts** says when: *arrow*, once, when recruited; *worker*, once per round for a worker of the colour named; *once
  per round*, for nothing; *always*, by itself; *laurel*, in the final scoring.
- **Ability** leads to the file with the code, the text in three languages and the numbers.
- **Origin**: *printed*, as the rulebook has it; *completed*, in the rulebook, but what stands after the colon was lost
  and is filled in by us; *reviews*, known from reviews of the game only, again with what we filled in; *ours*, made up
  by us.
`;

const byName = PERSONS.toSorted((a, b) => a.name.en.localeCompare(b.name.en, 'en'));

function acts({ icon, worker, mode }: Person): string {
  if (icon === 'worker') return `worker: ${worker}`;
  if (icon === 'infinity') return mode === 'activate' ? 'once per round' : 'always';
  return icon;
}

const file = (kind: string): string => `../../packages/bruges/src/persons/${kind}.ts`;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const personRow = (person: Person) => {
  const { id, name, colour, group, price, text, ability, provenance, filled } = person;
  return [
    `<a id="${id}"></a>**${name.en}**`,
    `${name.de}<br>${name.fr}`,
    colour,
    groupNames[group].en,
    price,
    acts(person),
    text.en,
    `[${ability.kind}](${file(ability.kind)})`,
    filled === undefined ? provenance : `${provenance}: ${filled.map((part) => filledNames[part].en).join(', ')}`,
  ];
};

const initial = ({ name }: Person): string => name.en.charAt(0);

/** All persons as a page of Markdown. */
export function personsPage(): string {
  const initials = [...new Set(byName.map(initial))];
  const columns = ['Name', 'German, French', 'Colour', 'Group', 'Price', 'Acts', 'Text', 'Ability', 'Origin'];
  return [
    HEAD,
    `## By name\n\n${initials.map((letter) => `[${letter}](#${letter.toLowerCase()})`).join(' · ')}\n`,
    ...initials.map((letter) => {
      const rows = byName.filter((person) => initial(person) === letter).map(personRow);
      return `### ${letter}\n\n${table(columns, rows)}\n`;
    }),
    `## By ability\n\n${table(
      ['Ability', 'Persons'],
      KINDS.map((kind) => [
        `[${kind}](${file(kind)})`,
        byName
          .filter(({ ability }) => ability.kind === kind)
          .map(({ id, name }) => `[${name.en}](#${id})`)
          .join(', '),
      ]),
    )}\n`,
  ].join('\n');
}
