import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'Comprobantes de retención: plazos y entrega',
  descripcion:
    'Entiende por qué un cliente te paga menos que el valor de tu factura, en cuántos días debe entregarte el comprobante y cómo usarlo para no pagar dos veces.',
  fechaPublicacion: '2024-09-09',
  sections: [
    {
      titulo: '¿Por qué me pagaron menos?',
      blocks: [
        {
          p: 'Vendiste, facturaste y en la cuenta entró menos dinero del que esperabas. Casi siempre la diferencia es una retención. Tu cliente guardó una parte del pago y la entregó al SRI a tu nombre. No es un descuento ni una multa: es un adelanto de tu propio impuesto.',
        },
        {
          p: 'Hay dos clases. La retención de impuesto a la renta se calcula sobre el valor de la venta sin IVA. La retención de IVA se calcula solo sobre el IVA de la factura. En una misma venta te pueden hacer las dos.',
        },
      ],
    },
    {
      titulo: 'Una cuenta sencilla',
      blocks: [
        {
          p: 'Supón que vendes mercadería por 200 dólares más IVA. Para el ejemplo usamos 2 % de retención de renta y 30 % de retención de IVA. Los porcentajes reales dependen de lo que vendes y de quién te compra; los vigentes están en sri.gob.ec.',
        },
        {
          table: {
            head: ['Concepto', 'Cálculo', 'Dólares'],
            rows: [
              ['Venta sin IVA', '', '200,00'],
              ['IVA', '15 % de 200', '30,00'],
              ['Total de la factura', '', '230,00'],
              ['Retención de renta', '2 % de 200', '4,00'],
              ['Retención de IVA', '30 % de 30', '9,00'],
              ['Te pagan', '230 menos 4 menos 9', '217,00'],
            ],
          },
        },
        {
          p: 'Los 13 dólares que faltan siguen siendo tuyos. Los recuperas al declarar, pero solo si tienes el comprobante.',
        },
      ],
    },
    {
      titulo: 'El plazo: cinco días hábiles',
      blocks: [
        {
          p: 'Quien retiene debe entregarte el comprobante dentro de los cinco días hábiles después de recibir tu factura. No se cuentan sábados, domingos ni feriados. Si tu cliente recibió la factura un lunes y no hay feriados, el plazo termina el lunes siguiente.',
        },
        {
          p: 'El plazo corre aunque el pago sea a crédito: no hace falta esperar a que te paguen. Por eso un cliente que paga a sesenta días debe darte la retención mucho antes que el dinero.',
        },
        {
          p: 'Casi todos los comprobantes de retención son electrónicos. Te llega un archivo XML, que es el que tiene valor, y un RIDE, que es su versión para leer o imprimir. Guarda los dos durante siete años.',
        },
      ],
    },
    {
      titulo: 'Cómo encontrarlos si no te llegan al correo',
      blocks: [
        {
          steps: [
            'Entra a SRI en línea con tu RUC y tu clave.',
            'Abre el menú de facturación electrónica y busca los comprobantes electrónicos recibidos.',
            'Elige el año, el mes y el tipo «Comprobante de retención».',
            'Compara la lista con tus ventas a empresas e instituciones.',
            'Descarga el XML y el RIDE de cada uno.',
          ],
        },
        {
          p: 'Haz esta revisión una vez al mes, antes de declarar el IVA. Es más fácil reclamar una retención de hace dos semanas que una del año pasado.',
        },
      ],
    },
    {
      titulo: 'Dónde se usa cada una',
      blocks: [
        {
          list: [
            'La retención de IVA se resta en tu declaración de IVA. Si declaras por semestre, suma las de los seis meses.',
            'La retención de renta se resta en tu declaración anual de impuesto a la renta.',
            'Si tus retenciones de renta suman más que tu impuesto del año, te queda un saldo a favor. Puedes usarlo más adelante o pedir su devolución, según las reglas del SRI.',
          ],
        },
        {
          p: 'Anota el valor en el impuesto que corresponde. Poner una retención de renta en el formulario de IVA es un error frecuente, y obliga a presentar una declaración sustitutiva.',
        },
      ],
    },
    {
      titulo: 'Revisa cuatro datos apenas lo recibas',
      blocks: [
        {
          list: [
            'Tu RUC y tu nombre están completos.',
            'El número de factura es el tuyo y la fecha coincide.',
            'La base de renta es el valor sin IVA, y la base de IVA es el impuesto.',
            'El porcentaje es el que corresponde a lo que vendiste.',
          ],
        },
        {
          p: 'Si algo está mal, escribe a tu cliente el mismo día. Él debe anular el comprobante y emitir otro. Si SRI en línea te pide aceptar la anulación, responde pronto: sin tu aceptación puede quedar vigente el comprobante errado.',
        },
      ],
    },
    {
      titulo: 'Si tú eres quien retiene',
      blocks: [
        {
          p: 'No todos deben retener. El SRI publica la lista de los agentes de retención y de los contribuyentes especiales; además, la ley señala casos puntuales. Búscate en esa lista en sri.gob.ec si tienes duda.',
        },
        {
          p: 'Si te toca, ten un orden fijo: recibe la factura, emite la retención el mismo día, envíala y anótala para tu declaración mensual. El dinero retenido no es tuyo. Quedarse con él o entregarlo tarde tiene sanciones más duras que otras faltas.',
        },
      ],
    },
    {
      titulo: 'Si el cliente no te la entrega',
      blocks: [
        {
          p: 'Primero pídela por escrito, por correo o por mensaje, con el número de tu factura. Muchas veces el archivo se fue a una dirección antigua: revisa qué correo pones en tus facturas. Si pasan los cinco días hábiles y no hay respuesta, puedes informar al SRI. Lleva la factura, la prueba del pago recibido y tu pedido escrito.',
        },
      ],
    },
  ],
} satisfies BoletinDocument
