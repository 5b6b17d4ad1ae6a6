import { CAMPUS, CARRERAS, CENTRE } from '@naf/contract'
import {
  accountProof,
  bulletinPublished,
  enrolmentReceived,
  registrationProof,
  subscriptionAsked,
  trainingNews,
} from '../../functions/src/mail/mails.ts'
import { type Content, render } from '../../functions/src/mail/render.ts'
import {
  requestAnswered,
  requestClosed,
  requestLinks,
  requestReceived,
  requestsAssigned,
} from '../../functions/src/mail/request-mails.ts'
import { url } from './config.ts'

const ID = 'kJ2r5mZQ0uV3sXw8yB1n'
const CLAVE = 'A-eRqWtYxKo_MbNvIjUzHg'
const at = new Date('2026-11-22T15:00:00Z')

const proof = {
  uid: ID,
  correo: 'maria.quishpe@example.com',
  oobCode: `${ID}D4fG7hL9pT6cA-eRqWtYxKo_MbNvIjUzHgSaPl`,
}

const request = {
  correo: 'maria.quishpe@example.com',
  nombre: 'María Fernanda Quishpe Toapanta',
  numero: 'NAF-7Q4K',
  enlace: `${ID}D4fG7hL9.${CLAVE}`,
}

const reader = { correo: 'lectora@example.com', lector: `${ID}D4fG7hL9kJ2r5mZQ0uV3sXw`, clave: CLAVE }

/** Each mail with data that shows every part of it, at the length it has in life. */
export const EXAMPLES = {
  asesoriaAnswered: requestAnswered(ID, {
    ...request,
    texto:
      'Revisamos tus facturas de octubre. Para la declaración semestral necesitas también las de noviembre y diciembre.\n\n¿Puedes enviarnos el RUC actualizado?\nTe llamamos el martes a las 18:00.',
    autor: 'Rosa Villacís',
  }),

  asesoriaClosed: requestClosed(ID, { ...request, cierre: 'atendida' }),

  asesoriaReceived: requestReceived(ID, {
    ...request,
    tipoServicio: 'Declaraciones tributarias',
    medioContacto: 'WhatsApp',
    correoConfirmado: false,
    at,
  }),

  bulletinPublished: bulletinPublished(
    {
      id: ID,
      titulo: 'Devolución del IVA a personas adultas mayores',
      descripcion:
        'Quiénes pueden pedirla, cuánto devuelve el SRI cada mes y qué comprobantes tienes que guardar desde ahora.',
    },
    reader,
  ),

  confirmSubscription: subscriptionAsked(reader),

  inscripcionReceived: enrolmentReceived(
    ID,
    {
      PrimerNombre: 'Doménica',
      ApellidoPaterno: 'Guachamín',
      Correo: 'domenica.guachamin@example.com',
      Carrera: CARRERAS[1],
      NivelSemestre: 'Sexto Semestre',
    },
    'NAF-XM9C',
    at,
  ),

  proveMailbox: registrationProof(proof),
  proveMailboxOfAccount: accountProof({ ...proof, edit: 1 }),

  requestLinks: requestLinks(request.correo, [
    {
      ...request,
      id: ID,
      tipoServicio: 'Declaraciones tributarias',
      at,
      correoConfirmado: false,
    },
    {
      ...request,
      id: ID,
      numero: 'NAF-3HXW',
      tipoServicio: 'Facturación electrónica',
      at: new Date('2026-10-02T15:00:00Z'),
      correoConfirmado: true,
    },
  ]),

  requestsAssigned: requestsAssigned(ID, {
    correo: 'rosa@example.com',
    nombre: 'Rosa',
    rol: 2,
    day: '2026-11-22',
    requests: [
      { numero: 'NAF-7Q4K', servicio: 'Declaraciones tributarias', ciudad: CENTRE.city },
      { numero: 'NAF-3HXW', servicio: 'Facturación electrónica', ciudad: 'Quito' },
    ],
  }),

  trainingNews: trainingNews(
    {
      titulo: 'Facturación electrónica para emprendedores: de cero a tu primera factura',
      fecha: '2026-12-10',
      inicio: '18:00',
      fin: '20:00',
      lugar: `Auditorio Mayor, campus ${CAMPUS[0]}`,
      enlace: 'https://zoom.us/j/91234567890',
    },
    {
      id: `${ID}D4fG7hL9`,
      clave: CLAVE,
      correo: request.correo,
      nombre: request.nombre,
      estado: 'inscrito',
      orden: 12,
    },
    'moved',
  ),
}

/** The forms of a mail on the local portal. */
export const renderExample = (mail: Content) => render(mail, url('portal'))
