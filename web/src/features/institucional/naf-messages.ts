import { CENTRE } from '@naf/contract'
import { MENSAJES_UI } from '../../ui/messages.ts'

export const MENSAJES_NAF = {
  title: 'Bienvenidos al NAF',
  lead: `El ${CENTRE.name} es un centro de la ${CENTRE.university} que te orienta gratis en temas tributarios y contables, junto a la autoridad tributaria.`,
  about: 'Qué es el NAF',
  description: [
    'Aquí, estudiantes acompañados por docentes escuchan tu caso, te explican qué te corresponde hacer y te enseñan a hacerlo. Tú haces el trámite; nosotros te ayudamos a entenderlo.',
    'El servicio es solo informativo: el NAF no realiza trámites ante el SRI y nunca te pedirá tu clave del SRI.',
  ],
  offers: 'Qué encuentras en el NAF',
  cards: {
    asesoria: {
      title: 'Asesoría virtual',
      text: 'Cuéntanos tu duda sobre el RUC, tus declaraciones, los gastos personales o la facturación electrónica, y te contactamos por el medio que elijas.',
      link: MENSAJES_UI.requestAsesoria,
    },
    materials: {
      title: 'Materiales para aprender',
      text: 'Una biblioteca digital con guías en PDF abiertas a todo público, y boletines contables para quienes tienen una cuenta.',
      link: 'Ir a la biblioteca',
    },
    volunteering: {
      title: 'Voluntariado estudiantil',
      text: `Si estudias en la ${CENTRE.universityShortName}, puedes practicar lo que aprendes con casos reales y ayudar a quien lo necesita.`,
      link: 'Inscribirme',
    },
  },
  convenios: {
    title: 'Convenios',
    text: `El NAF atiende desde dos campus de la ${CENTRE.universityShortName}, y cada uno tiene su convenio con la autoridad tributaria. Aquí está la versión para consulta pública; el original firmado se guarda en la universidad.`,
    sangolqui: 'Convenio — Campus Sangolquí',
    latacunga: 'Convenio — Campus Latacunga',
  },
  closing: {
    title: '¿Tienes una duda?',
    text: 'No necesitas una cuenta y llenar la solicitud toma unos cinco minutos.',
  },
} as const
