import { PALETTE } from './palette.ts'
import { circle, ellipse, line, type Placement, place, polygon, rect, repeat, shape } from './svg.ts'

export function sky(
  width: number,
  height: number,
  color: string,
  sun?: { x: number; y: number; radius: number },
): string {
  if (!sun) return rect(0, 0, width, height, color)
  return [
    rect(0, 0, width, height, color),
    circle(sun.x, sun.y, sun.radius * 2.1, PALETTE.sun, 0.25),
    circle(sun.x, sun.y, sun.radius * 1.5, PALETTE.sun, 0.45),
    circle(sun.x, sun.y, sun.radius, PALETTE.amber),
  ].join('')
}

/** The Cotopaxi: a broad regular cone, 1000 wide and 400 high, its foot at the origin. */
export function cotopaxi(placement: Placement, slope: string = PALETTE.leaf): string {
  const cone =
    'M-520 0 C-300 -40 -150 -220 -62 -384 Q-34 -402 0 -394 Q36 -402 62 -384 C150 -220 300 -40 520 0 Z'
  const shade = 'M0 -394 Q36 -402 62 -384 C150 -220 300 -40 520 0 H120 C60 -120 20 -250 0 -394 Z'
  const snow =
    'M-62 -384 Q-34 -402 0 -394 Q36 -402 62 -384 C84 -342 108 -300 134 -258 L96 -282 L74 -224 L42 -276 L12 -206 L-22 -272 L-54 -222 L-76 -278 L-132 -252 C-108 -296 -84 -342 -62 -384 Z'
  return place(
    shape(cone, slope) +
      shape(shade, PALETTE.deep, 0.18) +
      shape(snow, PALETTE.snow) +
      shape(
        'M0 -394 Q36 -402 62 -384 C84 -342 108 -300 134 -258 L96 -282 L74 -224 L42 -276 L12 -206 Z',
        PALETTE.sage,
        0.45,
      ),
    placement,
  )
}

/** The Rumiñahui: a worn crater with several rocky peaks, 1000 wide and 260 high. */
export function ruminahui(placement: Placement, slope: string = PALETTE.leaf): string {
  const ridge =
    'M-520 0 C-380 -40 -260 -120 -190 -206 L-150 -240 L-104 -196 L-60 -222 L-10 -168 L54 -204 L104 -258 L150 -214 L196 -226 C280 -130 400 -40 520 0 Z'
  const shade = 'M104 -258 L150 -214 L196 -226 C280 -130 400 -40 520 0 H180 C130 -60 90 -140 104 -258 Z'
  return place(shape(ridge, slope) + shape(shade, PALETTE.deep, 0.2), placement)
}

export function cloud(placement: Placement, color: string = PALETTE.paper): string {
  return place(
    shape('M-90 20 Q-96 -14 -58 -14 Q-46 -50 -6 -40 Q22 -66 52 -36 Q92 -36 92 20 Z', color),
    placement,
  )
}

/** Rolling fields from `top` down, each nearer band darker or lighter as its colours say. */
export function fields(width: number, top: number, bottom: number, colors: readonly string[]): string {
  const step = (bottom - top) / colors.length
  return repeat(colors.length, (index) => {
    const y = top + step * index
    const swell = index % 2 ? -50 : 50
    return shape(
      `M0 ${y} C${width * 0.3} ${y - swell} ${width * 0.65} ${y + swell} ${width} ${y - swell / 3} V${bottom} H0 Z`,
      colors[index] ?? PALETTE.leaf,
    )
  })
}

export function tree(placement: Placement, crown: string = PALETTE.green): string {
  return place(
    rect(-9, -90, 18, 92, PALETTE.walnut, 6) +
      circle(0, -150, 66, crown) +
      circle(-42, -112, 42, crown) +
      circle(44, -116, 46, crown) +
      circle(-18, -168, 24, PALETTE.leaf, 0.5),
    placement,
  )
}

export function cypress(placement: Placement, crown: string = PALETTE.deep): string {
  return place(
    rect(-7, -30, 14, 32, PALETTE.walnut, 4) +
      shape('M0 -240 C46 -150 52 -60 32 -24 Q0 -10 -32 -24 C-52 -60 -46 -150 0 -240 Z', crown),
    placement,
  )
}

/** A wall, a skirting board and a floor. */
export function room(width: number, height: number, floor: number, wall: string, boards: string): string {
  return [
    rect(0, 0, width, floor, wall),
    rect(0, floor, width, height - floor, boards),
    rect(0, floor - 18, width, 18, PALETTE.paper),
    rect(0, floor, width, 10, PALETTE.coal, 0, 0.12),
  ].join('')
}

/** A window onto `view`, which is drawn in the window's own coordinates and cut off at its frame. */
export function windowOnto(
  x: number,
  y: number,
  width: number,
  height: number,
  view: string,
  id: string,
): string {
  return [
    rect(x - 16, y - 16, width + 32, height + 32, PALETTE.paper, 6),
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`,
    `<g clip-path="url(#${id})">${place(view, { x, y })}</g>`,
    rect(x + width / 3 - 6, y, 12, height, PALETTE.paper),
    rect(x + (width * 2) / 3 - 6, y, 12, height, PALETTE.paper),
    rect(x - 30, y + height + 12, width + 60, 20, PALETTE.stone, 4),
  ].join('')
}

/** The campus: two wings of classrooms around a taller entrance, 900 wide, its base at the origin. */
export function campus(placement: Placement): string {
  const pane = (x: number, y: number) =>
    rect(x, y, 44, 56, PALETTE.mist, 4) + rect(x, y + 26, 44, 4, PALETTE.sage)
  const wing = (x: number) =>
    rect(x, -230, 350, 230, PALETTE.cream) +
    rect(x - 10, -250, 370, 26, PALETTE.deep, 4) +
    repeat(10, (index) => pane(x + 26 + (index % 5) * 64, index < 5 ? -196 : -106))
  return place(
    [
      wing(-450),
      wing(100),
      rect(-110, -310, 220, 310, PALETTE.paper),
      polygon(
        [
          [-132, -306],
          [0, -372],
          [132, -306],
        ],
        PALETTE.deep,
      ),
      circle(0, -330, 16, PALETTE.amber),
      repeat(4, (index) => rect(-88 + index * 53, -280, 16, 280, PALETTE.sand, 3)),
      rect(-34, -120, 68, 120, PALETTE.green, 6),
      line(
        [
          [0, -116],
          [0, -4],
        ],
        PALETTE.deep,
        3,
      ),
      rect(-140, -12, 280, 12, PALETTE.stone),
    ].join(''),
    placement,
  )
}

/** Little flags on a string that sags between its ends. */
export function bunting(x1: number, x2: number, y: number, sag: number, count: number): string {
  const colors = [PALETTE.amber, PALETTE.deep, PALETTE.clay, PALETTE.paper, PALETTE.leaf]
  const at = (t: number) => ({ x: x1 + (x2 - x1) * t, y: y + sag * 4 * t * (1 - t) })
  const flags = repeat(count, (index) => {
    const { x, y: top } = at((index + 0.5) / count)
    return polygon(
      [
        [x - 20, top],
        [x + 20, top],
        [x, top + 44],
      ],
      colors[index % colors.length] ?? PALETTE.amber,
    )
  })
  return `<path d="M${x1} ${y} Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}" fill="none" stroke="${PALETTE.taupe}" stroke-width="4"/>${flags}`
}

export const shadow = (x: number, y: number, rx: number) => ellipse(x, y, rx, rx * 0.11, PALETTE.coal, 0.15)
