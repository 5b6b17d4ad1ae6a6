import { type Person, person } from './figures.ts'
import { HAIR, PALETTE, SKIN } from './palette.ts'

/** The invented people of the pictures: students of the centre in its green vest, and the people they help. */
export const CAST = {
  ana: { skin: SKIN.tan, hair: 'ponytail', hairColor: HAIR.black, outfit: 'vest', color: PALETTE.deep },
  luis: { skin: SKIN.brown, hair: 'short', hairColor: HAIR.black, outfit: 'vest', color: PALETTE.deep },
  sara: {
    skin: SKIN.wheat,
    hair: 'curly',
    hairColor: HAIR.brown,
    outfit: 'vest',
    color: PALETTE.deep,
    glasses: true,
  },
  joel: { skin: SKIN.deep, hair: 'curly', hairColor: HAIR.black, outfit: 'vest', color: PALETTE.deep },
  paula: { skin: SKIN.light, hair: 'long', hairColor: HAIR.chestnut, outfit: 'vest', color: PALETTE.deep },
  rosa: {
    skin: SKIN.brown,
    hair: 'braid',
    hairColor: HAIR.black,
    hat: 'fedora',
    outfit: 'poncho',
    color: PALETTE.clay,
    accent: PALETTE.amber,
  },
  segundo: {
    skin: SKIN.brown,
    hair: 'short',
    hairColor: HAIR.grey,
    hat: 'fedora',
    outfit: 'poncho',
    color: PALETTE.brick,
    accent: PALETTE.sand,
  },
  carmen: {
    skin: SKIN.tan,
    hair: 'bun',
    hairColor: HAIR.grey,
    outfit: 'apron',
    color: PALETTE.green,
    accent: PALETTE.rose,
  },
  mario: { skin: SKIN.wheat, hair: 'parted', hairColor: HAIR.brown, outfit: 'shirt', color: PALETTE.honey },
  lucia: {
    skin: SKIN.tan,
    hair: 'bob',
    hairColor: HAIR.black,
    outfit: 'sweater',
    color: PALETTE.clay,
    accent: PALETTE.sun,
  },
  diego: {
    skin: SKIN.deep,
    hair: 'short',
    hairColor: HAIR.black,
    outfit: 'sweater',
    color: PALETTE.amber,
    accent: PALETTE.paper,
  },
  elena: {
    skin: SKIN.light,
    hair: 'bun',
    hairColor: HAIR.chestnut,
    outfit: 'blazer',
    color: PALETTE.taupe,
    accent: PALETTE.amber,
    glasses: true,
  },
  ivan: {
    skin: SKIN.wheat,
    hair: 'parted',
    hairColor: HAIR.grey,
    outfit: 'blazer',
    color: PALETTE.green,
    accent: PALETTE.clay,
    glasses: true,
  },
} as const satisfies Record<string, Person>

/** One of the cast, with what this picture changes about them, at the given place. */
export function who(
  name: keyof typeof CAST,
  x: number,
  y: number,
  scale: number,
  changes: Partial<Person> = {},
): string {
  return person({ ...CAST[name], ...changes }, { x, y, scale })
}
