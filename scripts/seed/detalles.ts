import type { TIPOS_SERVICIO } from '@naf/contract'

/** What people ask, by type of service. */
export const DETALLES: Record<(typeof TIPOS_SERVICIO)[number], readonly string[]> = {
  'Declaraciones tributarias': [
    'Tengo una tienda de barrio y no he declarado el IVA de los dos últimos semestres. ¿Qué multas me corresponden y cómo me pongo al día?',
    '¿Debo presentar la declaración del impuesto a la renta si solo facturé honorarios por 9 000 dólares en el año?',
    'El sistema me dice que tengo una declaración pendiente de marzo, pero ese mes no tuve ventas. ¿Se declara en cero?',
    'Quiero corregir una declaración de IVA que ya envié: olvidé incluir dos facturas de compras.',
  ],
  'Actualización de RUC': [
    'Cambié de domicilio de Quito a Sangolquí y quiero saber qué documentos necesito para actualizar el RUC.',
    'Abrí un segundo local de comida. ¿Cómo agrego el establecimiento a mi RUC?',
    'Cerré mi negocio hace un año y no suspendí el RUC. ¿Cómo lo hago ahora?',
  ],
  'Gastos personales': [
    'Trabajo en relación de dependencia y quiero saber qué facturas sirven para la rebaja por gastos personales.',
    '¿Puedo incluir los gastos de educación de mi hermano menor, que vive conmigo?',
    'No presenté la proyección de gastos personales a mi empleador. ¿Todavía puedo hacerlo?',
  ],
  'Facturación electrónica': [
    'Voy a empezar a emitir facturas electrónicas. ¿Dónde consigo la firma y qué programa gratuito puedo usar?',
    'Emití una factura con el RUC equivocado del cliente. ¿La anulo o hago una nota de crédito?',
    'Mi firma electrónica caducó y tengo facturas sin autorizar. ¿Qué pasa con ellas?',
  ],
  Otros: [
    'Soy estudiante y quiero vender artesanías en línea. ¿Me conviene el régimen RIMPE?',
    'Recibí una notificación del SRI por diferencias en mi declaración y no entiendo qué responder.',
    '¿Qué obligaciones tengo como negocio popular si no tuve ingresos este año?',
  ],
}
