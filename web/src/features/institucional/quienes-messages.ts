import { CENTRE } from '@naf/contract'
export const MENSAJES_QUIENES = {
  title: '¿Quiénes Somos?',
  lead: `Somos el ${CENTRE.name} (NAF) de la ${CENTRE.university}. Trabajamos junto al Servicio de Rentas Internas (SRI) para que nadie se quede sin entender sus impuestos.`,
  mission: {
    title: 'Misión',
    text: 'Orientar gratis a los contribuyentes en sus dudas tributarias y contables, con información clara y confiable, y formar a nuestros estudiantes al servicio de la comunidad.',
  },
  vision: {
    title: 'Visión',
    text: 'Ser el lugar al que las personas acuden primero cuando tienen una duda sobre sus impuestos, y ayudar a que en el país haya una cultura tributaria más fuerte y más justa.',
  },
  goals: {
    title: 'Metas',
    lead: 'Esto es lo que nos proponemos en cada semestre. El proyecto está vigente hasta enero de 2028.',
    figures: [
      { figure: '20\u00a0%', text: 'más de presencia en redes sociales' },
      { figure: '3', text: 'capacitaciones virtuales' },
      { figure: '4.000', text: 'contribuyentes atendidos' },
    ],
  },
  impact: {
    title: 'Impacto',
    text: 'Con la asesoría, las capacitaciones y los materiales, el proyecto busca llegar a más de 5.000 personas atendidas en cada semestre: personas que conocen sus derechos, cumplen a tiempo y evitan multas, y estudiantes que aprenden con casos reales.',
  },
  proposal: {
    title: 'Propuesta de valor',
    points: [
      ['Gratuita', 'No cobramos por orientarte, ni ahora ni después.'],
      ['Virtual', 'Pides la asesoría desde tu teléfono, sin viajar ni hacer fila.'],
      ['Clara', 'Te explicamos cada paso con palabras sencillas, las veces que haga falta.'],
      ['Confiable', 'Estudiantes acompañados por docentes, en un proyecto con la autoridad tributaria.'],
      ['Solo informativa', 'No realizamos trámites ante el SRI ni te pedimos tu clave del SRI.'],
    ],
  },
  collaboration: {
    title: 'Colaboración',
    text: `El NAF une a dos instituciones. La ${CENTRE.universityShortName} aporta estudiantes, docentes y espacios. El SRI, la autoridad tributaria, colabora con capacitación y material de consulta. Los convenios de cada campus están en la página del NAF.`,
    link: 'Ver los convenios',
  },
  coordination: {
    title: 'Coordinación',
    text: `La ${CENTRE.universityShortName} coordina el proyecto. Los docentes guían y revisan el trabajo de los estudiantes voluntarios, y el equipo sigue cada solicitud hasta marcarla como atendida.`,
    link: 'Inscribirme en el voluntariado',
  },
  projectProfile: {
    title: 'Perfil del proyecto',
    text: 'El proyecto en un solo documento: objetivos, beneficiarios, actividades, metas y vigencia.',
    link: 'Descargar el perfil del proyecto',
  },
  location: {
    title: 'Ubicación',
    address: [CENTRE.university, `Campus matriz: ${CENTRE.address}`, `${CENTRE.city}, Ecuador`],
    map: 'Ver en el mapa',
  },
  contact: {
    title: 'Contacto',
    text: 'Para preguntas sobre el proyecto, escríbenos a',
    asesoria:
      'Para una consulta tributaria o contable, usa el formulario: así llega a quien puede responderla.',
  },
} as const

/** A search and not a point: it finds the campus by its name, in a map that loads only once it is asked for. */
export const MAP_URL = `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${CENTRE.university}, ${CENTRE.city}`)}`
