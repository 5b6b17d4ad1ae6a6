export const MENSAJES_QUIENES = {
  titulo: '¿Quiénes Somos?',
  entrada:
    'Somos el Núcleo de Apoyo Contable y Fiscal (NAF) de la Universidad de las Fuerzas Armadas ESPE. Trabajamos junto al Servicio de Rentas Internas (SRI) para que nadie se quede sin entender sus impuestos.',
  mision: {
    titulo: 'Misión',
    texto:
      'Orientar gratis a los contribuyentes en sus dudas tributarias y contables, con información clara y confiable, y formar a nuestros estudiantes al servicio de la comunidad.',
  },
  vision: {
    titulo: 'Visión',
    texto:
      'Ser el lugar al que las personas acuden primero cuando tienen una duda sobre sus impuestos, y ayudar a que en el país haya una cultura tributaria más fuerte y más justa.',
  },
  metas: {
    titulo: 'Metas',
    entrada: 'Esto es lo que nos proponemos en cada semestre. El proyecto está vigente hasta enero de 2028.',
    cifras: [
      { cifra: '20\u00a0%', texto: 'más de presencia en redes sociales' },
      { cifra: '3', texto: 'capacitaciones virtuales' },
      { cifra: '4.000', texto: 'contribuyentes atendidos' },
    ],
  },
  impacto: {
    titulo: 'Impacto',
    texto:
      'Con la asesoría, las capacitaciones y los materiales, el proyecto busca llegar a más de 5.000 personas atendidas en cada semestre: personas que conocen sus derechos, cumplen a tiempo y evitan multas, y estudiantes que aprenden con casos reales.',
  },
  propuesta: {
    titulo: 'Propuesta de valor',
    puntos: [
      ['Gratuita', 'No cobramos por orientarte, ni ahora ni después.'],
      ['Virtual', 'Pides la asesoría desde tu teléfono, sin viajar ni hacer fila.'],
      ['Clara', 'Te explicamos cada paso con palabras sencillas, las veces que haga falta.'],
      ['Confiable', 'Estudiantes acompañados por docentes, en un proyecto con la autoridad tributaria.'],
      ['Solo informativa', 'No realizamos trámites ante el SRI ni te pedimos tu clave del SRI.'],
    ],
  },
  colaboracion: {
    titulo: 'Colaboración',
    texto:
      'El NAF une a dos instituciones. La ESPE aporta estudiantes, docentes y espacios. El SRI, la autoridad tributaria, colabora con capacitación y material de consulta. Los convenios de cada campus están en la página del NAF.',
    enlace: 'Ver los convenios',
  },
  coordinacion: {
    titulo: 'Coordinación',
    texto:
      'La ESPE coordina el proyecto. Los docentes guían y revisan el trabajo de los estudiantes voluntarios, y el equipo sigue cada solicitud hasta marcarla como atendida.',
    enlace: 'Inscribirme en el voluntariado',
  },
  perfil: {
    titulo: 'Perfil del proyecto',
    texto: 'El proyecto en un solo documento: objetivos, beneficiarios, actividades, metas y vigencia.',
    enlace: 'Descargar el perfil del proyecto',
  },
  ubicacion: {
    titulo: 'Ubicación',
    direccion: [
      'Universidad de las Fuerzas Armadas ESPE',
      'Campus matriz: Av. General Rumiñahui s/n',
      'Sangolquí, Ecuador',
    ],
    mapa: 'Ver en el mapa',
  },
  contacto: {
    titulo: 'Contacto',
    texto: 'Para preguntas sobre el proyecto, escríbenos a',
    asesoria:
      'Para una consulta tributaria o contable, usa el formulario: así llega a quien puede responderla.',
  },
} as const

/** A search and not a point: it finds the campus by its name, in a map that loads only once it is asked for. */
export const MAP_URL = `https://www.openstreetmap.org/search?query=${encodeURIComponent('Universidad de las Fuerzas Armadas ESPE, Sangolquí')}`
