import { mails } from '../../functions/src/outbox/templates/index.ts'
import { url } from '../lib/addresses.ts'

const portalUrl = url('portal')

const link = `${portalUrl}/seguimiento#kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9.A-eRqWtYxKo_MbNvIjUzHg`

/** Each mail with data that shows every part of it, at the length it has in life. */
export const EXAMPLES = {
  asesoriaAnswered: () =>
    mails.asesoriaAnswered({
      name: 'María Fernanda Quishpe Toapanta',
      numero: 'NAF-7Q4K',
      texto:
        'Revisamos tus facturas de octubre. Para la declaración semestral necesitas también las de noviembre y diciembre.\n\n¿Puedes enviarnos el RUC actualizado?\nTe llamamos el martes a las 18:00.',
      autor: 'Rosa Villacís',
      link,
      portalUrl,
    }),

  asesoriaClosed: () =>
    mails.asesoriaClosed({
      name: 'María Fernanda Quishpe Toapanta',
      numero: 'NAF-7Q4K',
      served: true,
      link,
      portalUrl,
    }),

  asesoriaReceived: () =>
    mails.asesoriaReceived({
      name: 'María Fernanda Quishpe Toapanta',
      sentAt: new Date('2026-11-22T15:00:00Z'),
      servicio: 'Declaraciones tributarias',
      medioContacto: 'WhatsApp',
      numero: 'NAF-7Q4K',
      link: `${portalUrl}/seguimiento#kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9.A-eRqWtYxKo_MbNvIjUzHg`,
      portalUrl,
    }),

  bulletinPublished: () =>
    mails.bulletinPublished({
      titulo: 'Devolución del IVA a personas adultas mayores',
      descripcion:
        'Quiénes pueden pedirla, cuánto devuelve el SRI cada mes y qué comprobantes tienes que guardar desde ahora.',
      link: `${portalUrl}/boletines/kJ2r5mZQ0uV3sXw8yB1n`,
      choose: `${portalUrl}/suscripcion#kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9kJ2r5mZQ0uV3sXw.A-eRqWtYxKo_MbNvIjUzHg.kJ2r5mZQ0uV3sXw8yB1n`,
      portalUrl,
    }),

  confirmSubscription: () =>
    mails.confirmSubscription({
      link: `${portalUrl}/suscripcion#kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9kJ2r5mZQ0uV3sXw.A-eRqWtYxKo_MbNvIjUzHg`,
      portalUrl,
    }),

  inscripcionReceived: () =>
    mails.inscripcionReceived({
      name: 'Doménica Guachamín',
      sentAt: new Date('2026-11-22T15:00:00Z'),
      carrera: 'Contabilidad y Auditoria',
      semestre: 'Sexto Semestre',
      numero: 'NAF-XM9C',
      portalUrl,
    }),

  proveMailbox: () =>
    mails.proveMailbox({
      link: `${portalUrl}/cuenta?mode=verifyEmail&oobCode=kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9pT6cA-eRqWtYxKo_MbNvIjUzHgSaPl`,
      portalUrl,
    }),

  requestsAssigned: () =>
    mails.requestsAssigned({
      name: 'Rosa',
      requests: [
        { numero: 'NAF-7Q4K', servicio: 'Declaraciones tributarias', ciudad: 'Sangolquí' },
        { numero: 'NAF-3HXW', servicio: 'Facturación electrónica', ciudad: 'Quito' },
      ],
      link: `${portalUrl}/dashboard-editor/ver-asesorias`,
      portalUrl,
    }),

  trainingNews: () =>
    mails.trainingNews({
      news: 'moved',
      name: 'María Fernanda Quishpe Toapanta',
      titulo: 'Facturación electrónica para emprendedores: de cero a tu primera factura',
      fecha: '2026-12-10',
      inicio: '18:00',
      fin: '20:00',
      lugar: 'Auditorio Mayor, Campus Sangolquí',
      meeting: 'https://espe.zoom.us/j/91234567890',
      before: null,
      orden: 12,
      link: `${portalUrl}/mi-capacitacion#kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9.A-eRqWtYxKo_MbNvIjUzHg`,
      portalUrl,
    }),
} satisfies { [Name in keyof typeof mails]: () => ReturnType<(typeof mails)[Name]> }
