import { PALETTE } from './palette.ts'
import { circle, line, polygon, rect, shape, stroke } from './svg.ts'

export type Outfit = 'shirt' | 'vest' | 'blazer' | 'poncho' | 'apron' | 'sweater'

export interface Clothes {
  outfit: Outfit
  color: string
  accent?: string
}

export const TORSO = 'M-57 6 L-66 -92 Q-68 -146 -24 -150 L24 -150 Q68 -146 66 -92 L57 6 Z'

/** What the chest shows. */
export function frontOf({ outfit, color, accent = PALETTE.cream }: Clothes): string {
  const collar = (fill: string) =>
    polygon(
      [
        [-24, -151],
        [0, -122],
        [24, -151],
        [14, -156],
        [0, -142],
        [-14, -156],
      ],
      fill,
    )
  switch (outfit) {
    case 'vest':
      return [
        shape('M-24 -150 L24 -150 L16 6 L-16 6 Z', accent),
        collar(PALETTE.paper),
        line(
          [
            [-16, 4],
            [-24, -148],
          ],
          PALETTE.coal,
          2.5,
          0.25,
        ),
        line(
          [
            [16, 4],
            [24, -148],
          ],
          PALETTE.coal,
          2.5,
          0.25,
        ),
        rect(29, -108, 24, 16, PALETTE.amber, 4),
        rect(-54, -44, 26, 5, PALETTE.paper, 2),
      ].join('')
    case 'blazer':
      return [
        polygon(
          [
            [-24, -151],
            [24, -151],
            [0, -56],
          ],
          PALETTE.paper,
        ),
        polygon(
          [
            [-6, -140],
            [6, -140],
            [9, -84],
            [0, -70],
            [-9, -84],
          ],
          accent,
        ),
        polygon(
          [
            [-26, -151],
            [-42, -106],
            [0, -52],
            [-12, -110],
          ],
          PALETTE.coal,
          0.2,
        ),
        polygon(
          [
            [26, -151],
            [42, -106],
            [0, -52],
            [12, -110],
          ],
          PALETTE.coal,
          0.2,
        ),
        circle(0, -30, 4, accent),
      ].join('')
    case 'poncho':
      return ponchoStripes(color, accent)
    case 'apron':
      return [
        shape(TORSO, accent),
        line(
          [
            [-30, -148],
            [-32, -100],
          ],
          color,
          12,
        ),
        line(
          [
            [30, -148],
            [32, -100],
          ],
          color,
          12,
        ),
        shape('M-40 -108 H40 L54 6 H-54 Z', color),
        rect(-26, -60, 52, 34, PALETTE.coal, 6, 0.16),
      ].join('')
    case 'sweater':
      return rect(-65, -88, 130, 20, accent, 0, 0.85) + stroke('M-22 -149 Q0 -132 22 -149', accent, 9)
    default:
      return (
        collar(accent) +
        line(
          [
            [0, -124],
            [0, 4],
          ],
          PALETTE.coal,
          2.5,
          0.18,
        )
      )
  }
}

export function backOf({ outfit, color, accent = PALETTE.cream }: Clothes): string {
  if (outfit === 'poncho') return ponchoStripes(color, accent)
  if (outfit === 'sweater') return rect(-65, -88, 130, 20, accent)
  return stroke('M-24 -148 Q0 -138 24 -148', accent, 8)
}

function ponchoStripes(color: string, accent: string): string {
  return [
    shape('M-28 -152 Q0 -164 28 -152 Q92 -120 104 -26 Q0 16 -104 -26 Q-92 -120 -28 -152 Z', color),
    stroke('M-98 -48 Q0 -8 98 -48', accent, 9),
    stroke('M-94 -68 Q0 -30 94 -68', PALETTE.paper, 4),
    stroke('M-28 -151 L0 -112 L28 -151', accent, 7),
  ].join('')
}
