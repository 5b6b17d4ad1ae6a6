import type { Provincia } from '@naf/contract'
import type { Tile } from '../../ui/charts/TileMap.tsx'

/** About where each province lies; the rows from north to south (docs/decisions/figures-screens.md). */
const MAP = `
  .   .   .   Esm Imb Car .
  Gal .   Man SDT Pic Nap Suc
  .   .   .   Ríos Cot Tun Ore
  .   SEl Gua Bol Chi Pas .
  .   .   .   Cañ Azu MSa .
  .   .   .   Oro Loj Zam .
`

const NAMES: Record<string, Provincia> = {
  Esm: 'Esmeraldas',
  Imb: 'Imbabura',
  Car: 'Carchi',
  Gal: 'Galápagos',
  Man: 'Manabí',
  SDT: 'Santo Domingo de los Tsáchilas',
  Pic: 'Pichincha',
  Nap: 'Napo',
  Suc: 'Sucumbíos',
  Ríos: 'Los Ríos',
  Cot: 'Cotopaxi',
  Tun: 'Tungurahua',
  Ore: 'Orellana',
  SEl: 'Santa Elena',
  Gua: 'Guayas',
  Bol: 'Bolívar',
  Chi: 'Chimborazo',
  Pas: 'Pastaza',
  Cañ: 'Cañar',
  Azu: 'Azuay',
  MSa: 'Morona Santiago',
  Oro: 'El Oro',
  Loj: 'Loja',
  Zam: 'Zamora Chinchipe',
}

export const PROVINCE_TILES: readonly Tile[] = MAP.trim()
  .split('\n')
  .flatMap((line, row) =>
    line
      .trim()
      .split(/\s+/)
      .flatMap((short, column) => {
        const name = NAMES[short]
        return name ? [{ name, short, row, column }] : []
      }),
  )
