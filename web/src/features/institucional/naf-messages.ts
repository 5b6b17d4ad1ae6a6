import { MENSAJES_UI } from '../../ui/messages.ts'

export const MENSAJES_NAF = {
  titulo: 'Bienvenidos al NAF',
  entrada:
    'El Núcleo de Apoyo Contable y Fiscal es un centro de la Universidad de las Fuerzas Armadas ESPE que te orienta gratis en temas tributarios y contables, junto a la autoridad tributaria.',
  queEs: 'Qué es el NAF',
  descripcion: [
    'Aquí, estudiantes acompañados por docentes escuchan tu caso, te explican qué te corresponde hacer y te enseñan a hacerlo. Tú haces el trámite; nosotros te ayudamos a entenderlo.',
    'El servicio es solo informativo: el NAF no realiza trámites ante el SRI y nunca te pedirá tu clave del SRI.',
  ],
  queOfrece: 'Qué encuentras en el NAF',
  tarjetas: {
    asesoria: {
      titulo: 'Asesoría virtual',
      texto:
        'Cuéntanos tu duda sobre el RUC, tus declaraciones, los gastos personales o la facturación electrónica, y te contactamos por el medio que elijas.',
      enlace: MENSAJES_UI.solicitarAsesoria,
    },
    materiales: {
      titulo: 'Materiales para aprender',
      texto:
        'Una biblioteca digital con guías en PDF abiertas a todo público, y boletines contables para quienes tienen una cuenta.',
      enlace: 'Ir a la biblioteca',
    },
    voluntariado: {
      titulo: 'Voluntariado estudiantil',
      texto:
        'Si estudias en la ESPE, puedes practicar lo que aprendes con casos reales y ayudar a quien lo necesita.',
      enlace: 'Inscribirme',
    },
  },
  convenios: {
    titulo: 'Convenios',
    texto:
      'El NAF atiende desde dos campus de la ESPE, y cada uno tiene su convenio con la autoridad tributaria. Aquí está la versión para consulta pública; el original firmado se guarda en la universidad.',
    sangolqui: 'Convenio — Campus Sangolquí',
    latacunga: 'Convenio — Campus Latacunga',
  },
  cierre: {
    titulo: '¿Tienes una duda?',
    texto: 'No necesitas una cuenta y llenar la solicitud toma unos cinco minutos.',
  },
} as const
