import { PALETTE } from './palette.ts'
import { circle, ellipse, line, rect, repeat, shape, stroke } from './svg.ts'

export type HairStyle = 'short' | 'parted' | 'long' | 'bun' | 'braid' | 'curly' | 'ponytail' | 'bob'
export type Hat = 'fedora' | 'straw' | 'cap'

export interface Head {
  skin: string
  hair: HairStyle
  hairColor: string
  /** From -1, to the left, to 1, to the right. */
  look?: number
  glasses?: boolean
  hat?: Hat
}

const CAP = 'M-40 6 C-48 -44 -24 -58 2 -57 C32 -57 48 -40 40 6 C37 -14 30 -24 8 -25 C-14 -26 -34 -22 -40 6 Z'
const PARTED =
  'M-40 6 C-50 -42 -24 -60 4 -58 C34 -58 48 -38 40 6 C38 -12 30 -18 22 -30 C4 -16 -30 -22 -40 6 Z'
const BACK_OF_HEAD = 'M-40 10 C-48 -62 48 -62 40 10 C38 34 20 44 0 44 C-20 44 -38 34 -40 10 Z'

/** What falls behind neck and shoulders: drawn before the body. */
export function hairBehind({ hair, hairColor }: Head): string {
  switch (hair) {
    case 'long':
      return shape(
        'M-44 0 C-52 -70 52 -70 44 0 C44 34 56 60 50 84 Q0 98 -50 84 C-56 60 -44 34 -44 0 Z',
        hairColor,
      )
    case 'bob':
      return shape('M-44 0 C-52 -70 52 -70 44 0 L50 44 Q0 58 -50 44 Z', hairColor)
    case 'ponytail':
      return shape('M20 -44 C74 -56 84 10 60 62 C56 36 48 10 30 -4 Z', hairColor)
    default:
      return ''
  }
}

/** A head around the origin, seen from the front. */
export function face(head: Head): string {
  const { skin, look = 0, glasses } = head
  const shift = look * 10
  return [
    circle(-37 + shift * 0.3, 6, 8, skin),
    circle(37 + shift * 0.3, 6, 8, skin),
    shape('M-37 -6 C-37 -56 37 -56 37 -6 C37 28 20 43 0 43 C-20 43 -37 28 -37 -6 Z', skin),
    ellipse(-18 + shift, 15, 8, 5.5, PALETTE.clay, 0.28),
    ellipse(18 + shift, 15, 8, 5.5, PALETTE.clay, 0.28),
    ellipse(-13 + shift, 1, 3.4, 4.2, PALETTE.coal),
    ellipse(13 + shift, 1, 3.4, 4.2, PALETTE.coal),
    stroke(`M${-9 + shift} 20 q9 9 18 0`, PALETTE.coal, 3),
    stroke(`M${shift * 1.25} 5 q${look < 0 ? -4 : 4} 7 0 8`, PALETTE.coal, 2, 0.35),
    glasses ? spectacles(shift) : '',
    hairInFront(head),
    head.hat ? hatOf(head.hat) : '',
  ].join('')
}

/** The same head seen from behind. */
export function napeOf({ hair, hairColor, hat, skin }: Head): string {
  return [
    circle(-38, 6, 8, skin),
    circle(38, 6, 8, skin),
    shape(BACK_OF_HEAD, hairColor),
    hair === 'bun' ? circle(0, -44, 22, hairColor) : '',
    hair === 'curly' ? curls(hairColor) : '',
    hair === 'long' || hair === 'bob' ? shape('M-42 0 L-50 78 Q0 94 50 78 L42 0 Z', hairColor) : '',
    hair === 'braid' || hair === 'ponytail' ? braid(0, 40, hairColor) : '',
    hat ? hatOf(hat) : '',
  ].join('')
}

function hairInFront({ hair, hairColor }: Head): string {
  switch (hair) {
    case 'bun':
      return circle(0, -60, 21, hairColor) + shape(PARTED, hairColor)
    case 'curly':
      return shape(CAP, hairColor) + curls(hairColor)
    case 'braid':
      return shape(PARTED, hairColor) + braid(40, 14, hairColor)
    case 'parted':
    case 'long':
    case 'ponytail':
      return shape(PARTED, hairColor)
    default:
      return shape(CAP, hairColor)
  }
}

function curls(color: string): string {
  return repeat(9, (index) => {
    const angle = Math.PI + (index * Math.PI) / 8
    return circle(Math.cos(angle) * 40, Math.sin(angle) * 40 - 10, 17, color)
  })
}

function braid(x: number, y: number, color: string): string {
  return (
    repeat(5, (index) => ellipse(x + (index % 2 ? 3 : -3), y + index * 19, 13 - index, 14, color)) +
    rect(x - 8, y + 84, 16, 9, PALETTE.amber, 3)
  )
}

function spectacles(shift: number): string {
  const lens = (x: number) =>
    `<circle cx="${x + shift}" cy="1" r="10.5" fill="${PALETTE.paper}" fill-opacity=".35" stroke="${PALETTE.coal}" stroke-width="2.6"/>`
  return (
    lens(-14) +
    lens(14) +
    line(
      [
        [-3.5 + shift, 0],
        [3.5 + shift, 0],
      ],
      PALETTE.coal,
      2.6,
    )
  )
}

function hatOf(hat: Hat): string {
  if (hat === 'cap') {
    return (
      shape('M-43 -16 C-44 -66 44 -66 43 -16 Q0 -30 -43 -16 Z', PALETTE.deep) +
      shape('M-44 -16 Q0 -34 44 -16 Q52 -4 40 -8 Q0 -20 -40 -8 Q-52 -4 -44 -16 Z', PALETTE.green)
    )
  }
  const [felt, band] = hat === 'straw' ? [PALETTE.sand, PALETTE.clay] : [PALETTE.coal, PALETTE.amber]
  return (
    shape('M-40 -26 L-34 -66 Q-30 -82 -10 -78 Q0 -74 10 -78 Q30 -82 34 -66 L40 -26 Z', felt) +
    shape('M-40 -26 L-38 -40 Q0 -32 38 -40 L40 -26 Q0 -18 -40 -26 Z', band) +
    shape('M-66 -24 Q-40 -34 -38 -30 Q0 -20 38 -30 Q40 -34 66 -24 Q40 -6 0 -8 Q-40 -6 -66 -24 Z', felt)
  )
}
