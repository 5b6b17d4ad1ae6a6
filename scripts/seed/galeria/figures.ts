import { backOf, type Clothes, frontOf, TORSO } from './clothes.ts'
import { face, type Head, hairBehind, napeOf } from './head.ts'
import { PALETTE } from './palette.ts'
import { circle, ellipse, line, type Placement, type Point, place, rect, shape } from './svg.ts'

/** Where elbow and hand are, for an arm on the right; the left one mirrors it. */
export type Pose = readonly [elbow: Point, hand: Point]

export const POSES = {
  down: [
    [78, -60],
    [72, 14],
  ],
  table: [
    [88, -44],
    [30, -10],
  ],
  wide: [
    [98, -46],
    [84, -8],
  ],
  type: [
    [86, -52],
    [44, -22],
  ],
  hold: [
    [88, -58],
    [34, -72],
  ],
  point: [
    [104, -96],
    [150, -136],
  ],
  up: [
    [106, -140],
    [100, -226],
  ],
  wave: [
    [104, -104],
    [124, -180],
  ],
  offer: [
    [92, -66],
    [134, -76],
  ],
  hip: [
    [102, -66],
    [58, -20],
  ],
  chin: [
    [84, -60],
    [26, -150],
  ],
} as const satisfies Record<string, Pose>

export interface Person extends Head, Clothes {
  left?: Pose
  right?: Pose
  back?: boolean
  tilt?: number
  /** Trousers' or skirt's colour: a standing figure. Without it, one that something hides from the waist down. */
  legs?: string
  skirt?: boolean
}

const LEG_LENGTH = 190

/** A person whose waist, or feet when standing, is at the given place. */
export function person(figure: Person, placement: Placement): string {
  const { left = POSES.down, right = POSES.down } = figure
  const waist = figure.legs ? -LEG_LENGTH : 0
  const head = place(figure.back ? napeOf(figure) : face(figure), { y: -205, rotate: figure.tilt ?? 0 })
  const arms = arm(figure, left, -1) + arm(figure, right, 1)
  const upper = [
    figure.back ? '' : place(hairBehind(figure), { y: -205, rotate: figure.tilt ?? 0 }),
    figure.back ? arms : '',
    rect(-15, -176, 30, 40, figure.skin, 10),
    ellipse(0, -162, 15, 8, PALETTE.coal, 0.16),
    shape(TORSO, figure.color),
    figure.back ? backOf(figure) : frontOf(figure),
    head,
    figure.back ? '' : arms,
  ].join('')
  return place(legs(figure) + place(upper, { y: waist }), placement)
}

function arm({ outfit, color, accent, skin }: Person, [elbow, hand]: Pose, side: 1 | -1): string {
  const at = ([x, y]: Point): Point => [x * side, y]
  const forearm = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1])
  const along = Math.max(0, 1 - 24 / forearm)
  const wrist: Point = [elbow[0] + (hand[0] - elbow[0]) * along, elbow[1] + (hand[1] - elbow[1]) * along]
  const sleeve = outfit === 'vest' || outfit === 'apron' ? (accent ?? PALETTE.cream) : color
  return [
    line([at([50, -120]), at(elbow), at(wrist)], sleeve, 33),
    line([at([47, -92]), at([elbow[0] - 15, elbow[1]])], PALETTE.coal, 3, 0.14),
    circle(...at(hand), 16, skin),
  ].join('')
}

function legs({ legs: color, skirt, skin }: Person): string {
  if (!color) return ''
  const shoe = (x: number) => shape(`M${x - 17} -14 h34 q10 4 10 14 h-54 q0 -10 10 -14 Z`, PALETTE.coal)
  if (skirt) {
    return `${rect(-34, -60, 22, 54, skin, 8)}${rect(12, -60, 22, 54, skin, 8)}${shoe(-24)}${shoe(24)}${shape('M-56 -192 H56 L78 -52 Q0 -36 -78 -52 Z', color)}`
  }
  return [
    shoe(-31),
    shoe(31),
    shape('M-57 -194 H57 L50 -10 H12 L0 -140 L-12 -10 H-50 Z', color),
    line(
      [
        [0, -182],
        [0, -142],
      ],
      PALETTE.coal,
      3,
      0.2,
    ),
  ].join('')
}
