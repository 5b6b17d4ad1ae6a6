import { Random } from '../../random.ts'
import { CAST, who } from '../cast.ts'
import type { Pose } from '../figures.ts'
import { diploma, plant } from '../objects.ts'
import { PALETTE } from '../palette.ts'
import { shadow } from '../scenery.ts'
import { circle, picture, place, rect, repeat } from '../svg.ts'

const SCALE = 1.4
const WAIST = 714
const HOLDING: Pose = [
  [92, -30],
  [76, -58],
]
const CONFETTI = [PALETTE.amber, PALETTE.clay, PALETTE.paper, PALETTE.leaf, PALETTE.sun]

/** The volunteers with the diplomas they have earned. */
export function diplomas(): string {
  return picture(
    1600,
    1067,
    rect(0, 0, 1600, 1067, PALETTE.deep),
    repeat(10, (index) => rect(index * 160, 0, 80, 820, PALETTE.green, 0, 0.28)),
    circle(800, 470, 470, PALETTE.green, 0.55),
    circle(800, 470, 350, PALETTE.leaf, 0.35),
    confetti(90),
    rect(0, 800, 1600, 267, PALETTE.wood),
    rect(0, 800, 1600, 22, PALETTE.walnut),
    plant({ x: 110, y: 900, scale: 1.7 }),
    plant({ x: 1490, y: 900, scale: 1.7 }),
    graduate('joel', 400, 1),
    graduate('ana', 800, 0),
    graduate('luis', 1200, -1),
  )
}

/** The hands are drawn once more over the diploma, so that it is held and not pasted on. */
function graduate(name: keyof typeof CAST, x: number, look: number): string {
  const [, [reach, height]] = HOLDING
  const hand = (side: number) =>
    circle(x + side * reach * SCALE, WAIST + height * SCALE, 16 * SCALE, CAST[name].skin)
  return [
    shadow(x, 980, 130),
    who(name, x, 980, SCALE, { look, left: HOLDING, right: HOLDING, legs: PALETTE.coal }),
    place(diploma({ scale: 0.52 }), { x, y: WAIST - 82 }),
    hand(-1),
    hand(1),
  ].join('')
}

function confetti(count: number): string {
  const random = new Random(2025)
  return repeat(count, () =>
    place(rect(-9, -6, 18, 12, random.pick(CONFETTI), 2), {
      x: random.integer(20, 1580),
      y: random.integer(10, 700),
      rotate: random.integer(0, 179),
    }),
  )
}
