import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'Facturas electrónicas: notas de crédito y anulaciones',
  descripcion:
    'Decide si una factura con error se anula o necesita nota de crédito, y hazlo dentro de los plazos que rigen desde agosto de 2025.',
  fechaPublicacion: '2025-09-01',
  sections: [
    {
      titulo: 'Qué cambió en agosto',
      blocks: [
        {
          p: 'Desde el 1 de agosto de 2025 hay reglas nuevas para anular comprobantes electrónicos. La más importante es el plazo: la anulación en línea se puede hacer solo hasta el día 7 del mes siguiente al de la emisión. Si el 7 cae en feriado o fin de semana, pasa al siguiente día hábil.',
        },
        {
          p: 'Las facturas que emitiste en agosto son las primeras con este plazo. Como el 7 de septiembre es domingo, puedes anularlas hasta el lunes 8. Esta semana es el momento de revisarlas.',
        },
      ],
    },
    {
      titulo: '¿Anulo o hago una nota de crédito?',
      blocks: [
        {
          p: 'Anular borra el efecto de una factura que no debió existir. La nota de crédito, en cambio, deja la factura viva y le resta todo o una parte.',
        },
        {
          table: {
            head: ['Qué pasó', 'Qué conviene'],
            rows: [
              ['La cédula o el RUC está mal y sigues en plazo', 'Anular y emitir otra'],
              ['Hiciste dos veces la misma factura y sigues en plazo', 'Anular una'],
              ['La venta no se hizo y ya pasó el día 7', 'Nota de crédito por el total'],
              ['El cliente devuelve una parte', 'Nota de crédito por esa parte'],
              ['Le das un descuento después de facturar', 'Nota de crédito por el descuento'],
              ['Cobras intereses por un pago atrasado', 'Nota de débito'],
            ],
          },
        },
        {
          p: 'Pasado el plazo, la única salida para una factura es la nota de crédito. Y una nota de crédito solo se usa para anular operaciones, aceptar devoluciones o conceder descuentos y bonificaciones. El SRI puede revisar que la hayas usado bien.',
        },
      ],
    },
    {
      titulo: 'Para anular una factura en línea',
      blocks: [
        {
          steps: [
            'Habla con tu cliente. Explícale el error y acuerden qué harán.',
            'Entra a SRI en línea y abre el menú de facturación electrónica. Si facturas con el Facturador SRI, también puedes hacerlo desde allí.',
            'Elige la anulación de comprobantes y busca la factura por su fecha o por su clave de acceso de 49 dígitos.',
            'Comprueba número, cliente y valor antes de confirmar. No hay botón para deshacer.',
            'Envía la solicitud y anota la fecha.',
            'Vuelve a mirar el estado hasta que diga que está anulada.',
            'Emite la factura correcta y envíala al cliente.',
          ],
        },
        {
          p: 'Borrar la factura de tu programa o romper el RIDE no anula nada. Lo que vale es lo que consta en el SRI.',
        },
      ],
    },
    {
      titulo: 'Cuándo hace falta que el otro acepte',
      blocks: [
        {
          p: 'Los comprobantes de retención, las notas de crédito y las notas de débito se anulan solo en línea. Salvo pocas excepciones, quien los recibió debe aceptar. Tiene cinco días hábiles. Si no responde, la solicitud queda sin efecto y el comprobante sigue valiendo.',
        },
        {
          p: 'Por eso no basta con enviar la solicitud. Llama o escribe a la otra persona y dile dónde aceptar: en SRI en línea, en los comprobantes recibidos con anulación pendiente. Y haz lo mismo al revés: revisa cada semana si alguien espera tu respuesta.',
        },
      ],
    },
    {
      titulo: 'Cuidado con «consumidor final»',
      blocks: [
        {
          p: 'Una factura a «consumidor final» no dice quién compró. Por eso no se le puede hacer nota de crédito, y su anulación es cada vez más limitada: desde el 1 de enero de 2026 ya no se podrá. Si hoy tienes un error en una de ellas, consulta con el SRI antes de hacer nada.',
        },
        {
          p: 'La mejor defensa es preguntar «¿con datos?» antes de cobrar, y leer en voz alta el valor antes de emitir. También conviene cambiar la costumbre de facturar rápido y corregir después.',
        },
      ],
    },
    {
      titulo: 'Lo que viene en enero de 2026',
      blocks: [
        {
          p: 'Hasta el 31 de diciembre de 2025 todavía se admiten hasta cuatro días hábiles para enviar un comprobante al SRI. Desde enero de 2026 debe enviarse en el mismo momento en que lo emites. Si tu programa guarda las facturas del día y las envía en la noche, pide al proveedor que lo cambie con tiempo.',
        },
      ],
    },
    {
      titulo: 'Qué pasa con tu IVA',
      blocks: [
        {
          list: [
            'Si anulas una factura antes de declarar, simplemente no la incluyas.',
            'Si ya la declaraste, presenta una declaración sustitutiva de ese período.',
            'La nota de crédito resta ventas en el mes en que la emites, no en el mes de la factura.',
            'Si recibes una nota de crédito, resta ese valor de tus compras: el crédito tributario baja.',
            'No se puede anular una factura que ya sirvió para pedir una devolución de impuestos.',
          ],
        },
      ],
    },
    {
      titulo: 'Una rutina de diez minutos',
      blocks: [
        {
          p: 'El primer día hábil de cada mes, abre la lista de facturas del mes anterior. Busca números de identificación raros, valores repetidos y ventas que no se hicieron. Lo que encuentres ese día todavía tiene arreglo fácil. Después del 7, cada error cuesta una nota de crédito y una explicación.',
        },
        {
          p: 'Guarda los XML de la factura y de la nota de crédito juntos, con el motivo anotado. Se conservan siete años.',
        },
      ],
    },
  ],
} satisfies BoletinDocument
