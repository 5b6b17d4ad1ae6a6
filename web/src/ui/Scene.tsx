import { classNames } from '../lib/text.ts'

/** Width and height in pixels, for the browser to leave it its place. */
const SHAPES = { '4/3': [480, 360], '3/2': [480, 320], '1/1': [120, 120] } as const

interface SceneProps {
  /** A file of `scenes/`, by its import. */
  src: string
  shape?: keyof typeof SHAPES
  /** What a page begins with, and does not wait for. */
  first?: boolean
  className?: string
}

/** A drawing beside words that say all there is to say: it is nothing to those who do not see it, and on paper. */
export function Scene({ src, shape = '1/1', first = false, className }: SceneProps) {
  const [width, height] = SHAPES[shape]
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={classNames('scene print:hidden', className)}
    />
  )
}
