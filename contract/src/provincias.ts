/** The provinces of Ecuador, as the INEC names them. */
export const PROVINCIAS = [
  'Azuay',
  'Bolívar',
  'Cañar',
  'Carchi',
  'Cotopaxi',
  'Chimborazo',
  'El Oro',
  'Esmeraldas',
  'Guayas',
  'Imbabura',
  'Loja',
  'Los Ríos',
  'Manabí',
  'Morona Santiago',
  'Napo',
  'Pastaza',
  'Pichincha',
  'Tungurahua',
  'Zamora Chinchipe',
  'Galápagos',
  'Sucumbíos',
  'Orellana',
  'Santo Domingo de los Tsáchilas',
  'Santa Elena',
] as const

export type Provincia = (typeof PROVINCIAS)[number]
