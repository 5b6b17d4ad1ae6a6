import { CENTRE } from '../../contract/src/centre.ts'

/** The public pages: what the build writes as documents, what `sw.js` caches beforehand, and what the sizes weigh. */

export interface Page {
  path: string
  /** The module of its screen, from web/. */
  source: string
  /** Also the page's own title, without the portal's name. */
  title: string
  /** One or two sentences, 51 to 160 characters: search engines cut longer ones off. */
  description: string
  /** What it is in the terms of ogp.me, if it is not a part of the site. */
  type?: 'article' | 'book'
  hasForm?: true
  offline?: true
}

/** A place in the head of a record's page. The server fills it: functions/src/http/html-shells.ts has the same names. */
const place = (name: string): string => `__naf_${name}__`

export const PLACES = {
  id: place('id'),
  title: place('title'),
  description: place('description'),
  image: {
    href: place('image'),
    width: place('image_width'),
    height: place('image_height'),
    alt: place('image_alt'),
  },
} as const

export const isOfRecord = ({ path }: Pick<Page, 'path'>): boolean => path.endsWith('/:id')

const ofRecord = { title: PLACES.title, description: PLACES.description, offline: true } as const

/** In the order of the site's map. Pages that only mails link to are none of these. */
const BY_PATH: Readonly<Record<string, Omit<Page, 'path'>>> = {
  '/': {
    source: 'src/features/home/HomePage.tsx',
    title: 'Asesoría tributaria y contable gratuita',
    description: `Orientación tributaria y contable gratuita y en línea: IVA, renta, RIMPE, RUC y facturación. ${CENTRE.name} de la ${CENTRE.universityShortName}.`,
    offline: true,
  },
  '/quienes': {
    source: 'src/app/pages/about.ts',
    title: '¿Quiénes Somos?',
    description: `Misión, visión, metas e impacto del ${CENTRE.name} de la ${CENTRE.university}, y cómo encontrarnos.`,
    offline: true,
  },
  '/servicios': {
    source: 'src/features/asesorias/ServiciosPage.tsx',
    title: 'Asesoría Virtual',
    description:
      'Pide asesoría tributaria y contable gratuita sin crear una cuenta: llenar la solicitud toma unos cinco minutos. Te respondemos por el medio que elijas.',
    hasForm: true,
    offline: true,
  },
  '/biblioteca': {
    source: 'src/features/libros/BibliotecaPage.tsx',
    title: 'Biblioteca Digital',
    description: `Guías y libros tributarios, contables y financieros en PDF, gratis y abiertos a todo público, en la biblioteca digital del ${CENTRE.shortName}.`,
    offline: true,
  },
  '/biblioteca/:id': { source: 'src/app/pages/publications.ts', type: 'book', ...ofRecord },
  '/boletines': {
    source: 'src/app/pages/publications.ts',
    title: 'Boletines Contables',
    description: `Boletines contables y tributarios del NAF de la ${CENTRE.universityShortName}. Crea una cuenta gratis o ingresa con la tuya para leerlos.`,
    offline: true,
  },
  '/boletines/:id': { source: 'src/app/pages/publications.ts', type: 'article', ...ofRecord },
  '/naf': {
    source: 'src/app/pages/about.ts',
    title: 'Bienvenidos al NAF',
    description: `Qué es el ${CENTRE.shortName} y qué ofrece: asesoría virtual, materiales para aprender y voluntariado estudiantil, con los convenios de cada campus.`,
    offline: true,
  },
  '/galeria': {
    source: 'src/features/galeria/GaleriaPage.tsx',
    title: 'Nuestra Galería',
    description: `Imágenes del trabajo del ${CENTRE.name} de la ${CENTRE.universityShortName}: capacitaciones, asesorías y voluntariado.`,
    offline: true,
  },
  '/inscripcion': {
    source: 'src/features/inscripciones/InscripcionPage.tsx',
    title: `¿Estudias en la ${CENTRE.universityShortName}? Inscríbete en el voluntariado`,
    description: `Si estudias en la ${CENTRE.universityShortName}, inscríbete en el voluntariado del NAF: practica con casos reales y ayuda a quien tiene dudas sobre sus impuestos.`,
    hasForm: true,
    offline: true,
  },
  '/capacitaciones': {
    source: 'src/features/capacitaciones/CapacitacionesPage.tsx',
    title: 'Capacitaciones',
    description: `Capacitaciones gratuitas del NAF de la ${CENTRE.universityShortName} sobre impuestos, RIMPE y facturación. Inscríbete en línea y recibe un certificado.`,
  },
  '/calendario': {
    source: 'src/features/calendario/CalendarioPage.tsx',
    title: 'Calendario tributario',
    description:
      '¿Cuándo te toca declarar IVA, retenciones y renta? Las fechas del año por el noveno dígito de tu RUC, para tu calendario.',
    offline: true,
  },
  '/verificar': {
    source: 'src/features/verificar/VerificarPage.tsx',
    title: 'Verificar un certificado',
    description: `Confirma con su código que un certificado de asistencia a una capacitación del NAF de la ${CENTRE.universityShortName} es auténtico.`,
  },
  '/politica-privacidad': {
    source: 'src/app/pages/legal.ts',
    title: 'Política de privacidad',
    description: `Qué datos personales guarda el portal del NAF de la ${CENTRE.universityShortName}, para qué los usa, quién los ve y cuáles son tus derechos.`,
  },
  '/politica-cookies': {
    source: 'src/app/pages/legal.ts',
    title: 'Política de cookies',
    description: `Qué guarda el portal del NAF de la ${CENTRE.universityShortName} en tu navegador, para qué sirve cada cosa y cómo borrarla.`,
  },
  '/terminos-condiciones': {
    source: 'src/app/pages/legal.ts',
    title: 'Términos y condiciones',
    description: `Las reglas para usar el portal del NAF de la ${CENTRE.universityShortName}: qué es la asesoría, qué no incluye y qué te pedimos.`,
  },
  '/login': {
    source: 'src/features/auth/LoginPage.tsx',
    title: 'Ingresa a tu cuenta',
    description: `Ingresa a tu cuenta del NAF de la ${CENTRE.universityShortName} para leer los boletines y pedir asesoría con tus datos ya escritos.`,
    hasForm: true,
  },
  '/register': {
    source: 'src/features/auth/RegisterPage.tsx',
    title: 'Crea tu cuenta',
    description: `Crea gratis tu cuenta en el portal del NAF de la ${CENTRE.universityShortName}: lee los boletines contables y pide asesoría sin repetir tus datos.`,
    hasForm: true,
  },
}

export const PAGES: readonly Page[] = Object.entries(BY_PATH).map(([path, page]) => ({ path, ...page }))
