import { MENSAJES_FORMULARIO as ASESORIA } from '../features/asesorias/messages.ts'
import { MENSAJES_LOGIN, MENSAJES_REGISTRO } from '../features/auth/messages.ts'
import { MENSAJES_BOLETINES } from '../features/boletines/messages.ts'
import { MENSAJES_GALERIA } from '../features/galeria/messages.ts'
import { MENSAJES_HOME } from '../features/home/messages.ts'
import { MENSAJES_FORMULARIO as INSCRIPCION } from '../features/inscripciones/messages.ts'
import { COOKIES } from '../features/institucional/legal/cookies.ts'
import { PRIVACIDAD } from '../features/institucional/legal/privacidad.ts'
import { TERMINOS } from '../features/institucional/legal/terminos.ts'
import { MENSAJES_NAF } from '../features/institucional/naf-messages.ts'
import { MENSAJES_QUIENES } from '../features/institucional/quienes-messages.ts'
import { MENSAJES_BIBLIOTECA } from '../features/libros/messages.ts'

/** What a public page says of itself to search engines and to whoever is sent its address. */
export interface Head {
  path: string
  title: string
  /** One or two sentences, 50 to 160 characters: more is cut off in the list of results. */
  description: string
  /** The page's sources, whose code the browser is told of at once: its own, and its form's. */
  modules: readonly string[]
}

const institucional = (page: string) => `src/features/institucional/${page}.tsx`

/** The pages that are drawn beforehand, in the order of the site's map. */
export const HEADS: readonly Head[] = [
  {
    path: '/',
    title: MENSAJES_HOME.titulo,
    description:
      'Orientación tributaria y contable gratuita y en línea: RUC, declaraciones, gastos personales y facturación. Núcleo de Apoyo Contable y Fiscal de la ESPE.',
    modules: ['src/features/home/HomePage.tsx'],
  },
  {
    path: '/servicios',
    title: ASESORIA.titulo,
    description:
      'Pide asesoría tributaria y contable gratuita sin crear una cuenta: llenar la solicitud toma unos cinco minutos. Te respondemos por el medio que elijas.',
    modules: ['src/features/asesorias/ServiciosPage.tsx', 'src/features/asesorias/AsesoriaForm.tsx'],
  },
  {
    path: '/quienes',
    title: MENSAJES_QUIENES.titulo,
    description:
      'Misión, visión, metas e impacto del Núcleo de Apoyo Contable y Fiscal de la Universidad de las Fuerzas Armadas ESPE, y cómo encontrarnos.',
    modules: [institucional('QuienesPage')],
  },
  {
    path: '/naf',
    title: MENSAJES_NAF.titulo,
    description:
      'Qué es el NAF y qué ofrece: asesoría virtual, materiales para aprender y voluntariado estudiantil, con los convenios de cada campus.',
    modules: [institucional('NafPage')],
  },
  {
    path: '/biblioteca',
    title: MENSAJES_BIBLIOTECA.titulo,
    description:
      'Guías y libros tributarios, contables y financieros en PDF, gratis y abiertos a todo público, en la biblioteca digital del NAF.',
    modules: ['src/features/libros/BibliotecaPage.tsx'],
  },
  {
    path: '/boletines',
    title: MENSAJES_BOLETINES.titulo,
    description:
      'Boletines contables y tributarios del NAF de la ESPE. Crea una cuenta gratis o ingresa con la tuya para leerlos.',
    modules: ['src/features/boletines/BoletinesPage.tsx'],
  },
  {
    path: '/galeria',
    title: MENSAJES_GALERIA.titulo,
    description:
      'Imágenes del trabajo del Núcleo de Apoyo Contable y Fiscal de la ESPE: capacitaciones, asesorías y voluntariado.',
    modules: ['src/features/galeria/GaleriaPage.tsx'],
  },
  {
    path: '/inscripcion',
    title: INSCRIPCION.titulo,
    description:
      'Si estudias en la ESPE, inscríbete en el voluntariado del NAF: practica con casos reales y ayuda a quien tiene dudas sobre sus impuestos.',
    modules: [
      'src/features/inscripciones/InscripcionPage.tsx',
      'src/features/inscripciones/InscripcionForm.tsx',
    ],
  },
  {
    path: '/terminos-condiciones',
    title: TERMINOS.titulo,
    description:
      'Las reglas para usar el portal del NAF de la ESPE: qué es la asesoría, qué no incluye y qué te pedimos.',
    modules: [institucional('TerminosPage')],
  },
  {
    path: '/politica-privacidad',
    title: PRIVACIDAD.titulo,
    description:
      'Qué datos personales guarda el portal del NAF de la ESPE, para qué los usa, quién los ve y cuáles son tus derechos.',
    modules: [institucional('PrivacidadPage')],
  },
  {
    path: '/politica-cookies',
    title: COOKIES.titulo,
    description:
      'Qué guarda el portal del NAF de la ESPE en tu navegador, para qué sirve cada cosa y cómo borrarla.',
    modules: [institucional('CookiesPage')],
  },
  {
    path: '/login',
    title: MENSAJES_LOGIN.titulo,
    description:
      'Ingresa a tu cuenta del NAF de la ESPE para leer los boletines y pedir asesoría con tus datos ya escritos.',
    modules: ['src/features/auth/LoginPage.tsx'],
  },
  {
    path: '/register',
    title: MENSAJES_REGISTRO.titulo,
    description:
      'Crea gratis tu cuenta en el portal del NAF de la ESPE: lee los boletines contables y pide asesoría sin repetir tus datos.',
    modules: ['src/features/auth/RegisterPage.tsx', 'src/features/auth/RegisterForm.tsx'],
  },
]
