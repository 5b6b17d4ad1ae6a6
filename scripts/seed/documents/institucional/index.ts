import type { SiteDocument } from '../document.ts'
import { convenio } from './convenio.ts'
import perfilDelProyecto from './perfil-del-proyecto.ts'

export const SITE_DOCUMENTS: readonly SiteDocument[] = [
  perfilDelProyecto,
  convenio({
    archivo: 'convenio-sangolqui',
    campus: 'Campus Sangolquí',
    descripcion:
      'Lo que la Universidad de las Fuerzas Armadas ESPE y el Servicio de Rentas Internas acuerdan para que el NAF atienda desde el campus matriz, en Sangolquí.',
    sede: 'en el campus matriz de la ESPE, en Sangolquí',
  }),
  convenio({
    archivo: 'convenio-latacunga',
    campus: 'Campus Latacunga',
    descripcion:
      'Lo que la Universidad de las Fuerzas Armadas ESPE y el Servicio de Rentas Internas acuerdan para que el NAF atienda desde el campus de Latacunga.',
    sede: 'en el campus de la ESPE en Latacunga',
  }),
]
