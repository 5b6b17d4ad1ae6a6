export const PALETTE = {
  night: '#10281f',
  deep: '#14532d',
  green: '#2c7a4b',
  leaf: '#5c9e6e',
  sage: '#a3c4a8',
  mist: '#dce8dc',
  amber: '#f2b33d',
  honey: '#d98b22',
  sun: '#fbd98a',
  clay: '#c4623d',
  brick: '#9c4a30',
  rose: '#e3a48b',
  paper: '#fdf8ec',
  cream: '#f5e9d0',
  sand: '#e6d5b5',
  stone: '#cfc5b4',
  ash: '#a2978a',
  taupe: '#756b60',
  coal: '#35312c',
  wood: '#b98a5a',
  walnut: '#87603c',
  snow: '#f6f7f3',
} as const

export const SKIN = {
  light: '#efc19b',
  wheat: '#dca577',
  tan: '#c48a5d',
  brown: '#a26b43',
  deep: '#7f4f31',
} as const

export const HAIR = { black: '#2a211d', brown: '#4a3226', chestnut: '#6d452b', grey: '#9b958d' } as const
