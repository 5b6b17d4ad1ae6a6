import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Cómo leer una factura: los comprobantes de venta y sus partes',
  autor: 'Estudiantes de primer nivel del NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2024-07-24',
  descripcion:
    'Reconoce cada tipo de comprobante, identifica sus datos obligatorios y comprueba en un minuto si una factura es válida.',
  sections: [
    {
      titulo: 'Qué es un comprobante de venta',
      blocks: [
        {
          p: 'Es el documento que prueba que hubo una venta: quién vendió, quién compró, qué, cuándo y por cuánto. Quien vende debe entregarlo siempre, aunque el cliente no lo pida. Para quien compra es garantía, respaldo de sus impuestos y prueba si hay que reclamar. Una proforma, una nota de pedido, un recibo simple o el papel que imprime el terminal de tarjetas no son comprobantes de venta. Sirven para otra cosa y no reemplazan a la factura.',
        },
      ],
    },
    {
      titulo: 'Los tipos que vas a encontrar',
      blocks: [
        {
          table: {
            head: ['Comprobante', 'Quién lo emite', 'Particularidad'],
            rows: [
              ['Factura', 'Quien declara IVA', 'Separa el IVA y da derecho a crédito tributario'],
              ['Nota de venta', 'Negocios populares del RIMPE', 'No separa el IVA'],
              ['Liquidación de compra', 'El comprador', 'El vendedor no puede emitir factura'],
              ['Tiquete de máquina registradora', 'Locales autorizados', 'No sustenta crédito tributario'],
              ['Boleto o entrada', 'Espectáculos y ciertos servicios', 'Prueba un pago de poco valor'],
            ],
          },
        },
        { p: 'Además existen documentos que acompañan a los anteriores. No son ventas por sí solos:' },
        {
          list: [
            'Nota de crédito: disminuye el valor de una factura, por devolución, descuento o anulación.',
            'Nota de débito: aumenta el valor, por ejemplo por intereses de mora.',
            'Guía de remisión: respalda el traslado de mercadería de un lugar a otro.',
            'Comprobante de retención: demuestra el impuesto que el comprador descontó.',
          ],
        },
      ],
    },
    {
      titulo: 'La parte de arriba: quién vende',
      blocks: [
        {
          p: 'Comienza por la cabecera. Debe tener el nombre o razón social del vendedor, su RUC de 13 dígitos y su dirección. Puede tener también un nombre comercial, que es el del letrero. No te extrañes si el letrero dice «Comercial La Esquina» y la factura lleva el nombre de una persona. Busca las leyendas. «Contribuyente Régimen RIMPE», «Agente de retención» u «Obligado a llevar contabilidad: sí» dicen cómo tributa quien vende. Si eres empresa, de ellas depende cuánto retienes.',
        },
        {
          p: 'El número de la factura tiene 15 dígitos en tres grupos. En 001-002-000000125, el primer grupo es el local; el segundo, la caja o punto de emisión; y el tercero, el número de orden. Sirve para encontrarla y para no registrarla dos veces. Si el vendedor abre otro local, ese local usa otro código.',
        },
      ],
    },
    {
      titulo: 'El centro: quién compra y qué',
      blocks: [
        {
          p: 'Revisa tu nombre y tu número de cédula o RUC. Un solo dígito distinto impide usarla. Si compras para tu negocio, pide que pongan tu RUC y no solo tu cédula: así la distingues de tus compras del hogar. Mira también la fecha de emisión, porque define en qué mes se declara. En el detalle, cada línea trae cantidad, descripción, precio unitario, descuento y valor total. La descripción debe permitir saber qué se compró. «Varios» o «consumo» es poco claro y puede ser observado cuando quieras sustentar un gasto.',
        },
      ],
    },
    {
      titulo: 'La parte de abajo: las sumas',
      blocks: [
        {
          p: 'Aquí se concentran los errores. Este es un ejemplo de una compra con productos de dos tarifas:',
        },
        {
          table: {
            head: ['Línea', 'USD', 'Qué significa'],
            rows: [
              ['Subtotal 15 %', '40,00', 'Lo que lleva IVA'],
              ['Subtotal 0 %', '12,00', 'Lo que no lleva IVA'],
              ['Descuento', '0,00', 'Ya está restado de los subtotales'],
              ['IVA 15 %', '6,00', '40,00 × 0,15'],
              ['Valor total', '58,00', '40,00 + 12,00 + 6,00'],
            ],
          },
        },
        {
          p: 'Si conoces solo el precio final con IVA y quieres saber la base, divide para 1,15. Un artículo de 23 USD tiene una base de 20 y un IVA de 3. No calcules el 15 % de 23: da 3,45 y está mal. En restaurantes y hoteles de ciertas categorías puede aparecer un 10 % por servicio. Se calcula sobre el consumo y no forma parte de la base del IVA.',
        },
        {
          p: 'También consta la forma de pago. Si pagaste con transferencia y dice «efectivo», pide que la corrijan: en compras de valor alto, el medio de pago influye en que el gasto sea aceptado.',
        },
      ],
    },
    {
      titulo: 'Electrónica o de papel: cómo comprobar que vale',
      blocks: [
        {
          p: 'En la electrónica, fíjate en la clave de acceso de 49 dígitos, que es también la autorización. El archivo XML es el comprobante; la hoja impresa es el RIDE, su representación.',
        },
        {
          steps: [
            'Entra a SRI en línea y busca la consulta de validez de comprobantes electrónicos.',
            'Copia la clave de acceso que aparece en el RIDE.',
            'Verifica que el estado sea «autorizado» y que no conste anulado.',
            'Compara emisor, fecha y valor total con lo que tienes en la mano.',
          ],
        },
        {
          p: 'En un comprobante de papel, como la nota de venta, busca el número de autorización de la imprenta y la fecha de caducidad. Si la fecha de la venta es posterior a la caducidad, el documento no vale. El SRI tiene una consulta para comprobar también estas autorizaciones.',
        },
      ],
    },
    {
      titulo: 'Si la factura está mal o no te la dan',
      blocks: [
        {
          list: [
            'Datos equivocados: pide la corrección el mismo día. El vendedor debe anular o emitir una nota de crédito y hacer una nueva.',
            'Borrones o tachones en papel: no la aceptes. Debe emitirse otra.',
            'No llegó al correo: pregunta qué dirección registraron y revisa tus comprobantes recibidos en SRI en línea.',
            'Te ofrecen rebaja «sin factura»: pierdes la garantía y el respaldo, y el vendedor se arriesga a una clausura.',
            'Se niegan a entregarla: puedes denunciarlo ante el SRI con la fecha, el lugar y lo que compraste.',
          ],
        },
      ],
    },
    {
      titulo: 'Lista de bolsillo',
      blocks: [
        {
          p: 'Antes de guardar una factura, contesta seis preguntas. Si todas tienen un sí, archívala por siete años.',
        },
        {
          list: [
            '¿Tiene el RUC y el nombre de quien vende?',
            '¿Están bien mi nombre y mi número?',
            '¿La fecha es la del día de la compra?',
            '¿Se entiende qué compré?',
            '¿Cuadran subtotales, IVA y total?',
            '¿Está autorizada o, si es de papel, vigente?',
          ],
        },
      ],
    },
  ],
} satisfies LibroDocument
