import type { SiteDocument } from '../document.ts'

interface Campus {
  archivo: string
  campus: string
  descripcion: string
  /** Where the centre works, as the end of a sentence. */
  sede: string
}

/** The agreement of one campus: the same words for each, but for the place. */
export const convenio = ({ archivo, campus, descripcion, sede }: Campus): SiteDocument => ({
  archivo,
  kind: 'convenio',
  titulo: `Convenio del NAF: ${campus}`,
  descripcion,
  edicion: 'Versión para consulta pública',
  fechaPublicacion: '2025-07-09',
  sections: [
    {
      titulo: 'Sobre este documento',
      blocks: [
        {
          p: 'Esta es la versión para consulta pública del convenio. No lleva nombres de personas ni firmas: el original firmado reposa en la institución, y es el que vale.',
        },
      ],
    },
    {
      titulo: 'Las partes',
      blocks: [
        {
          list: [
            'La Universidad de las Fuerzas Armadas ESPE (en adelante, la ESPE), institución de educación superior.',
            'El Servicio de Rentas Internas (en adelante, el SRI), autoridad tributaria del Ecuador.',
          ],
        },
      ],
    },
    {
      titulo: 'Objeto',
      blocks: [
        {
          p: `Mantener en funcionamiento un Núcleo de Apoyo Contable y Fiscal (en adelante, el NAF) ${sede}. El NAF orienta gratis a los contribuyentes en temas tributarios y contables, difunde la cultura tributaria y permite que los estudiantes practiquen lo que aprenden al servicio de la comunidad.`,
        },
      ],
    },
    {
      titulo: 'Compromisos de la ESPE',
      blocks: [
        {
          list: [
            'Convocar, seleccionar y acompañar a los estudiantes voluntarios, con docentes que guían y revisan su trabajo.',
            'Disponer del espacio, los equipos y el portal para atender de forma virtual.',
            'Atender sin costo y con el mismo trato a toda persona que lo solicite.',
            'Registrar las atenciones y dar cuenta de las metas de cada semestre.',
          ],
        },
      ],
    },
    {
      titulo: 'Compromisos del SRI',
      blocks: [
        {
          list: [
            'Capacitar a los estudiantes y docentes que participan en el NAF.',
            'Compartir material de consulta y avisar de los cambios de la normativa que interesan a los contribuyentes.',
            'Orientar al NAF cuando una consulta necesite el criterio de la autoridad tributaria.',
          ],
        },
      ],
    },
    {
      titulo: 'Compromisos de ambas partes',
      blocks: [
        {
          list: [
            'Difundir el servicio y las capacitaciones, en especial por medios virtuales.',
            'Revisar cada semestre los resultados y acordar las mejoras.',
            'Cuidar los datos personales que reciben y usarlos solo para atender a quien los entrega, según la Ley Orgánica de Protección de Datos Personales.',
          ],
        },
      ],
    },
    {
      titulo: 'Metas de cada semestre',
      blocks: [
        {
          p: 'Son las del programa en su conjunto, que reúne los dos campus: 20 % más de presencia en redes sociales, 3 capacitaciones virtuales, 4.000 contribuyentes atendidos y más de 5.000 personas que reciben atención.',
        },
      ],
    },
    {
      titulo: 'Alcance',
      blocks: [
        {
          p: 'El NAF informa y orienta. No realiza trámites ante la autoridad tributaria, no presenta declaraciones ni firma documentos en nombre de nadie, y no pide la clave de los servicios en línea. El servicio es gratuito: ninguna de las partes, ni quienes colaboran con ellas, puede cobrar por él.',
        },
      ],
    },
    {
      titulo: 'Vigencia',
      blocks: [
        {
          p: 'El convenio está vigente hasta enero de 2028.',
        },
      ],
    },
  ],
})
