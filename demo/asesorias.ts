import {
  api,
  MEDIOS_CONTACTO,
  OTRO,
  type Sent,
  TIPOS_CONTRIBUYENTE,
  TIPOS_SERVICIO,
  VERSION_POLITICA,
} from '@naf/contract'
import type { Accounts } from './accounts.ts'
import { type Attended, createAttention } from './attention.ts'
import { type Account, callApi } from './client.ts'
import { inventPerson, type Person, type Random } from './invent.ts'

/** What people ask, by type of service. */
export const DETALLES: Record<(typeof TIPOS_SERVICIO)[number], readonly string[]> = {
  'Declaraciones tributarias': [
    'Cambié de trabajo en agosto y tuve dos empleadores. ¿Cada uno declara por mí o debo presentar yo la declaración de renta?',
    'Recibí una herencia pequeña de mi abuela. ¿Tengo que declararla aunque no llegue al monto que paga impuesto?',
    'Vendo almuerzos y emito notas de venta. ¿Qué declaro si soy negocio popular?',
    '¿Cómo declaro en cero el IVA de un mes en el que estuve de viaje y no atendí el local?',
    'Mi contador ya no trabaja conmigo y no tengo las declaraciones anteriores. ¿Dónde las descargo?',
    'Alquilo un departamento y quiero saber si ese ingreso entra en mi declaración de renta.',
    'Tengo una tienda de barrio y no he declarado el IVA de los dos últimos semestres. ¿Qué multas me corresponden y cómo me pongo al día?',
    '¿Debo presentar la declaración del impuesto a la renta si solo facturé honorarios por 9 000 dólares en el año?',
    'El sistema me dice que tengo una declaración pendiente de marzo, pero ese mes no tuve ventas. ¿Se declara en cero?',
    'Quiero corregir una declaración de IVA que ya envié: olvidé incluir dos facturas de compras.',
  ],
  'Actualización de RUC': [
    'Quiero cambiar mi actividad económica: antes cosía uniformes y ahora vendo ropa por internet.',
    '¿Puedo actualizar el teléfono y el correo del RUC sin ir a una agencia?',
    'Me mudé de Latacunga a Quito y en el RUC todavía consta la dirección anterior.',
    'Mi RUC aparece como suspendido y nunca pedí que lo suspendieran. ¿Cómo lo reactivo?',
    'Estoy registrado en RIMPE, pero dejé de vender y ahora solo doy clases. ¿Qué debo actualizar?',
    'Cambié de domicilio de Quito a Sangolquí y quiero saber qué documentos necesito para actualizar el RUC.',
    'Abrí un segundo local de comida. ¿Cómo agrego el establecimiento a mi RUC?',
    'Cerré mi negocio hace un año y no suspendí el RUC. ¿Cómo lo hago ahora?',
  ],
  'Gastos personales': [
    '¿Las facturas de la veterinaria de mi perro sirven como gasto de salud?',
    'Mis dos hijos viven con su mamá. ¿Quién de los dos puede usarlos como carga familiar?',
    'Tengo facturas de arriendo sin mi nombre completo. ¿Las puedo usar?',
    '¿Hasta cuándo se entrega el anexo de gastos personales y cómo se sube?',
    'Compré lentes para mi madre, que es adulta mayor y no trabaja. ¿Puedo incluir esa factura?',
    'Trabajo en relación de dependencia y quiero saber qué facturas sirven para la rebaja por gastos personales.',
    '¿Puedo incluir los gastos de educación de mi hermano menor, que vive conmigo?',
    'No presenté la proyección de gastos personales a mi empleador. ¿Todavía puedo hacerlo?',
  ],
  'Facturación electrónica': [
    'Un cliente dice que no le llegó la factura electrónica al correo. ¿Cómo se la vuelvo a enviar?',
    'El facturador gratuito me marca un error de secuencial repetido y no sé cómo seguir.',
    '¿Puedo emitir facturas electrónicas desde el celular o necesito una computadora?',
    'Cerré mi punto de venta de la feria. ¿Qué hago con las facturas físicas que me sobraron?',
    '¿Qué diferencia hay entre el RIDE y el XML que me piden mis clientes?',
    'Voy a empezar a emitir facturas electrónicas. ¿Dónde consigo la firma y qué programa gratuito puedo usar?',
    'Emití una factura con el RUC equivocado del cliente. ¿La anulo o hago una nota de crédito?',
    'Mi firma electrónica caducó y tengo facturas sin autorizar. ¿Qué pasa con ellas?',
  ],
  Otros: [
    'Mi mamá tiene 68 años y quiere pedir la devolución del IVA de sus medicinas. ¿Cómo empieza?',
    'Tengo una multa por una declaración tardía. ¿Puedo pagarla en cuotas?',
    'Una persona me pidió la clave del SRI por teléfono para ayudarme con un trámite. ¿Es normal?',
    'Queremos formar una asociación de artesanas. ¿Conviene tener un solo RUC o uno por persona?',
    'Tengo carné de discapacidad y quiero saber qué beneficios tributarios me corresponden.',
    'Soy estudiante y quiero vender artesanías en línea. ¿Me conviene el régimen RIMPE?',
    'Recibí una notificación del SRI por diferencias en mi declaración y no entiendo qué responder.',
    '¿Qué obligaciones tengo como negocio popular si no tuve ingresos este año?',
  ],
}

const COUNT = 120
/** Of the months before those, all of them settled. */
const FORMER = 60
/** So many of all requests come from people with an account. */
const REGISTERED_SHARE = 0.35
const DONE_SHARE = 0.65
/** The latest ones are always still to be done: that is what staff logs in for. */
const LATEST = 12

/** Those of this morning, which nobody has looked at. */
const UNTOUCHED = 6

type Asesoria = Sent<typeof api.asesorias.create>

const send = async (sender: Account | null, random: Random, key: string): Promise<Attended> => {
  const { Id } = await callApi(api.asesorias.create, {
    input: inventAsesoria({ ...inventPerson(random), ...(sender && { correo: sender.correo }) }, random),
    token: sender?.token,
    idempotencyKey: key,
  })
  return { id: Id, sender }
}

/** Those of the months before, the oldest first; the demo taxpayer had not heard of the centre. @returns their ids */
export const seedFormerAsesorias = async (accounts: Accounts, random: Random): Promise<string[]> => {
  const seeded: string[] = []
  const attention = createAttention(accounts, random)
  const others = accounts.taxpayers.slice(1)
  for (let number = 1; number <= FORMER; number++) {
    const sender = random.chance(REGISTERED_SHARE) ? random.pick(others) : null
    const asked = await send(sender, random, `seed-former-${String(number).padStart(8, '0')}`)
    await attention.onDone(asked)
    seeded.push(asked.id)
  }
  return seeded
}

/**
 * Requests for advice as visitors and taxpayers send them, the oldest first; staff has done most of them, attends to
 * others, and has deleted one.
 * @param later invents what becomes of them
 * @returns their ids
 */
export const seedAsesorias = async (accounts: Accounts, random: Random, later: Random): Promise<string[]> => {
  const seeded: string[] = []
  const attention = createAttention(accounts, later)
  for (let number = 1; number <= COUNT; number++) {
    const sender = random.chance(REGISTERED_SHARE) ? random.pick(accounts.taxpayers) : null
    const asked = await send(sender, random, `seed-asesoria-${String(number).padStart(8, '0')}`)
    const done = number <= COUNT - LATEST && random.chance(DONE_SHARE)
    if (done) await attention.onDone(asked)
    else if (number <= COUNT - UNTOUCHED) await attention.onOpen(asked)
    seeded.push(asked.id)
  }
  const twice = await callApi(api.asesorias.create, { input: inventAsesoria(inventPerson(later), later) })
  await attention.toBin({ id: twice.Id, sender: null })
  return seeded
}

const inventAsesoria = (person: Person, random: Random): Asesoria => {
  const tipoServicio = random.pick(TIPOS_SERVICIO)
  return {
    Nombre: `${person.nombre} ${person.apellido}`,
    CedulaRUC: random.chance(0.4) ? `${person.cedula}001` : person.cedula,
    Correo: person.correo,
    Telefono: person.telefono,
    Ciudad: person.ciudad,
    TipoServicio: tipoServicio,
    TipoContribuyente: orOwnText(random.pick(TIPOS_CONTRIBUYENTE), 'Artesano calificado'),
    Discapacidad: random.chance(0.1) ? 'si' : 'no',
    MedioContacto: orOwnText(random.pick(MEDIOS_CONTACTO), 'Telegram'),
    DetalleSolicitud: random.pick(DETALLES[tipoServicio]),
    Consentimiento: VERSION_POLITICA,
  }
}

/** The API never sees 'Otro', but what the person typed instead. */
const orOwnText = (choice: string, ownText: string): string => (choice === OTRO ? ownText : choice)
