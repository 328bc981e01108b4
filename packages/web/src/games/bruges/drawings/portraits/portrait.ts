import { type Colour, type Group, PERSONS } from '@guildhall/bruges';
import { BEARDS } from './beards.ts';
import { COLLARS } from './collars.ts';
import { FACES } from './faces.ts';
import { BROWS, CHEEKS, EARS, EYES, EYEWEAR, FRECKLES, LASHES, MOUTHS, NOSES, WRINKLES } from './features.ts';
import { HAIR } from './hair.ts';
import { HEADGEAR, HIDES_HAIR } from './headgear/index.ts';
import type { Look } from './look.ts';
import { LOOKS } from './looks.ts';
import { INK } from './paints.ts';
import { CLOTHS, GREYS, HAIR_COLOURS, type Palette, SKINS } from './palette.ts';
import { flat, line, type Paint, type Shape, solid } from './shape.ts';
import { TOOLS } from './tools/index.ts';

/** What a portrait depends on. */
export interface Sitter {
  readonly id: string;
  readonly group: Group;
  readonly colour: Colour;
}

/** Shapes that lie under one transformation. */
export interface Layer {
  readonly transform?: string;
  readonly shapes: readonly Shape[];
}

/** FNV-1a with a final mix, so that near ids differ in all bits. */
function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

const FACES_OF = { woman: ['oval', 'round', 'heart'], man: ['oval', 'square', 'long', 'round'] } as const;
const HAIR_OF = { woman: ['side', 'braids', 'long'], man: ['short', 'page', 'curly', 'short'] } as const;
const BEARDS_LEFT_OPEN = ['shaven', 'stubble', 'goatee', 'moustache'] as const;

type Pick = <T>(from: readonly T[], shift: number) => T;

/** Whoever has no line of their own looks like their group: all they wear and hold is somebody else's there. */
function lookLikeGroup(group: Group, pick: Pick): Look {
  const looks = PERSONS.flatMap((person) => (person.group === group ? (LOOKS[person.id] ?? []) : []));
  const { is } = pick(looks, 0);
  const alike = looks.filter((look) => look.is === is);
  return { is, hat: pick(alike, 5).hat, tool: pick(looks, 10).tool, collar: pick(alike, 17).collar };
}

/** Everything that is to be seen of a person: from the line in LOOKS, and what that leaves open from the id. */
function traitsOf({ id, group }: Sitter) {
  const bits = hash(id);
  const pick: Pick = (from, shift) => from[(bits >>> shift) % from.length]!;
  const look = LOOKS[id] ?? lookLikeGroup(group, pick);
  const { is, age } = look;
  const [first, second, trim] = CLOTHS[group];
  // A clergyman's gown is dark, whatever the id says.
  const swapped = group !== 'church' && pick([false, true], 21);
  const [cloth, cloth2] = swapped ? [second, first] : [first, second];
  const hat = group === 'church' ? first : pick([cloth, cloth2], 23);
  const palette: Palette = {
    skin: pick(SKINS, 6),
    hair: age === 'old' ? pick(GREYS, 4) : pick(HAIR_COLOURS, 9),
    cloth,
    cloth2,
    trim,
    hat,
    hat2: hat === cloth2 ? cloth : cloth2,
  };
  return {
    ...look,
    palette,
    face: look.face ?? pick(FACES_OF[is], 3),
    hair: look.hair ?? pick(HAIR_OF[is], 12),
    beard: is === 'woman' ? 'shaven' : (look.beard ?? (age === 'young' ? 'shaven' : pick(BEARDS_LEFT_OPEN, 15))),
    brow: pick(BROWS[is], 18),
    nose: pick(NOSES[is], 20),
    mouth: pick(MOUTHS, 24),
    eyes: pick(EYES, 26),
    freckled: age === 'young' && pick([false, true], 28),
    /** The face looks a little to one side. */
    turn: pick([-1.8, 0, 1.8], 11),
  } as const;
}

type Traits = ReturnType<typeof traitsOf>;

const SHOULDERS = [
  solid('M14 134C14 108 30 98 46 94L52 88H68L74 94C90 98 106 108 106 134Z', 'cloth', 2.2),
  line('M32 112C31 120 31 126 31 132M88 112C89 120 89 126 89 132', INK, 1.4, { opacity: 0.4 }),
  solid('M50 78V94C54 101 66 101 70 94V78Z', 'skin'),
  flat('M51 84C56 92 64 92 69 84V90C64 95 56 95 51 90Z', '#000', 0.12),
];
const FIST = [
  solid(
    'M86 112C85 105 90 102 95 103C101 103 104 107 103 113C102 119 98 120 94 120C89 120 87 117 86 112Z',
    'skin',
    1.8,
  ),
  line('M90 108H96M90 112H96', INK, 1.1, { opacity: 0.45 }),
];
const PALM = [
  solid('M84 126C86 119 92 117 98 118C105 118 110 122 110 127L108 133H86Z', 'skin', 1.8),
  line('M94 119V123M100 119V123', INK, 1.1, { opacity: 0.5 }),
];

function face({ is, age, eyewear, palette, brow, nose, mouth, eyes, beard, freckled }: Traits): Shape[] {
  const woman = is === 'woman';
  const bearded = beard === 'full' || beard === 'long';
  const browColour = age === 'old' ? '#8f887c' : palette.hair;
  return [
    CHEEKS,
    ...(freckled ? [FRECKLES] : []),
    ...eyes,
    line(brow, browColour, woman ? 1.8 : 2.6),
    ...(woman ? [LASHES] : []),
    line(nose, INK, 1.6, { opacity: 0.7 }),
    ...(age === 'old' ? [WRINKLES] : []),
    ...(bearded ? [] : [line(mouth, woman ? '#a8433a' : INK, woman ? 2.6 : 2, woman ? {} : { opacity: 0.8 })]),
    ...(eyewear === undefined ? [] : EYEWEAR[eyewear]),
  ];
}

const mix = (shapes: readonly Shape[], palette: Palette): Shape[] =>
  shapes.map((shape) => {
    const resolve = (paint: Paint) => (paint in palette ? palette[paint as keyof Palette] : paint);
    return { ...shape, fill: resolve(shape.fill), line: resolve(shape.line) };
  });

/** The person in front of the background, in a box of 120 by 130: the same sitter always gives the same layers. */
export function portrait(sitter: Sitter, withTool = true): readonly Layer[] {
  const traits = traitsOf(sitter);
  const { palette, turn } = traits;
  const hidden = HIDES_HAIR.has(traits.hat);
  const hair = HAIR[hidden ? 'none' : traits.hair];
  const hat = HEADGEAR[traits.hat];
  const features = face(traits);
  const shave = traits.beard === 'goatee' || traits.beard === 'moustache' ? BEARDS[traits.beard] : [];
  const tool = TOOLS[traits.tool];
  const layers: Layer[] = [
    {
      shapes: [
        ...hat.back,
        ...hair.back,
        ...SHOULDERS,
        ...COLLARS[traits.collar],
        ...(hidden ? [] : EARS),
        solid(FACES[traits.face], 'skin', 2.2),
      ],
    },
    { transform: `translate(${turn})`, shapes: [...features, ...shave] },
    { shapes: [...(shave.length > 0 ? [] : BEARDS[traits.beard]), ...hair.front, ...hat.front] },
  ];
  if (withTool) {
    layers.push({ transform: 'translate(94 108)scale(.94)', shapes: tool.shapes });
    layers.push({ shapes: tool.grip === 'fist' ? FIST : PALM });
  }
  return layers.map(({ shapes, ...layer }) => ({ ...layer, shapes: mix(shapes, palette) }));
}
