import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'Calendario de declaraciones del IVA mensual',
  descripcion:
    'Encuentra tu día de vencimiento con el noveno dígito del RUC y aprende qué pasa cuando cae en feriado, qué preparar y qué hacer si ya se te pasó.',
  fechaPublicacion: '2024-05-20',
  sections: [
    {
      titulo: 'Busca tu día en la tabla',
      blocks: [
        {
          p: 'Si declaras el IVA cada mes, tienes un día límite fijo. Ese día depende del noveno dígito de tu RUC. Cuenta las cifras desde la izquierda y detente en la novena. En un RUC de persona natural es también la novena cifra de tu cédula; no uses la última, que es otra.',
        },
        {
          p: 'Lo que vendiste y compraste en un mes se declara al mes siguiente. Las ventas de abril, por ejemplo, se declaran en mayo.',
        },
        {
          table: {
            head: ['Noveno dígito', 'Vence el día', 'Noveno dígito', 'Vence el día'],
            rows: [
              ['1', '10', '6', '20'],
              ['2', '12', '7', '22'],
              ['3', '14', '8', '24'],
              ['4', '16', '9', '26'],
              ['5', '18', '0', '28'],
            ],
          },
        },
      ],
    },
    {
      titulo: 'Este mes hay días que se mueven',
      blocks: [
        {
          p: 'Cuando tu fecha cae en sábado, domingo o feriado, el plazo pasa al siguiente día hábil. En mayo de 2024 ocurre cuatro veces:',
        },
        {
          list: [
            'Dígito 2: el 12 fue domingo, así que venció el lunes 13.',
            'Dígito 5: el 18 fue sábado. Vence hoy, lunes 20, igual que el dígito 6.',
            'Dígito 8: el 24 es el feriado de la Batalla de Pichincha. Vence el lunes 27.',
            'Dígito 9: el 26 es domingo. También vence el lunes 27.',
          ],
        },
        {
          p: 'Hay una excepción. Si al mover la fecha caerías ya en el mes siguiente, el plazo no se alarga: se adelanta al último día hábil del mes. Puede pasarle a quien tiene el dígito 0 cuando el 28 de febrero es fin de semana.',
        },
      ],
    },
    {
      titulo: 'Quién declara cada mes y quién no',
      blocks: [
        {
          p: 'Declaras cada mes si estás en el régimen general y vendes bienes o servicios con IVA. No importa si es mucho o poco.',
        },
        {
          p: 'No te toca el IVA mensual si eres RIMPE emprendedor, porque tu declaración es semestral, en julio y en enero. También declaran por semestre quienes solo venden con tarifa 0 % y quienes reciben retención de todo su IVA. El negocio popular no declara IVA por las ventas de su actividad RIMPE.',
        },
        {
          p: '¿No sabes cuál es tu caso? Entra a SRI en línea y mira tu certificado de RUC. Allí están tu régimen y la lista de tus obligaciones.',
        },
      ],
    },
    {
      titulo: 'Prepara esto antes de abrir el formulario',
      blocks: [
        {
          list: [
            'Tus facturas de venta del mes, con sus notas de crédito.',
            'Las facturas de compra a tu nombre y con tu RUC. Si dicen «consumidor final», no te sirven para el crédito tributario.',
            'Los comprobantes de retención de IVA que te entregaron.',
            'La declaración del mes anterior, por si te quedó crédito tributario a favor.',
            'Tu clave de SRI en línea. Pruébala unos días antes del vencimiento.',
          ],
        },
        {
          p: 'Separa las ventas por tarifa. Desde el 1 de abril de 2024 la tarifa general es 15 %. Los bienes y servicios básicos siguen en 0 %, y ciertos materiales de construcción tienen 5 %. Si declaras un mes anterior a abril, usa la tarifa que regía en ese mes.',
        },
      ],
    },
    {
      titulo: 'Cómo se hace',
      blocks: [
        {
          steps: [
            'Entra a sri.gob.ec, abre «SRI en línea» y escribe tu usuario y tu clave.',
            'En el menú de declaraciones, elige la declaración de IVA y el mes que vas a declarar.',
            'Responde las preguntas iniciales. De ellas depende qué casilleros aparecen.',
            'Escribe tus ventas y tus compras. Si el formulario ya trae valores, compáralos con tus comprobantes.',
            'Anota las retenciones que te hicieron y el crédito del mes anterior.',
            'Revisa el total, elige la forma de pago y envía.',
            'Guarda el comprobante de la declaración. Si hay un valor por pagar, págalo dentro del plazo.',
          ],
        },
        {
          p: 'Enviar y pagar son dos cosas distintas. Si eliges pagar en un banco o en otro punto autorizado, la declaración queda presentada, pero la deuda sigue abierta hasta que pagues.',
        },
      ],
    },
    {
      titulo: 'Si no vendiste nada',
      blocks: [
        {
          p: 'Un mes sin ventas también se declara, siempre que tu RUC esté activo y tengas la obligación mensual. La declaración va en cero en ventas, pero incluye tus compras si las hubo: así no pierdes el crédito tributario.',
        },
        {
          p: 'Si dejaste de trabajar y no piensas volver pronto, averigua cómo suspender el RUC. Es mejor que acumular meses sin declarar.',
        },
      ],
    },
    {
      titulo: 'Si ya se te pasó la fecha',
      blocks: [
        {
          p: 'Declara cuanto antes. La multa y el interés por un impuesto no pagado se cuentan por mes o fracción de mes: un solo día de retraso ya cuenta como un mes. La tasa de interés cambia cada trimestre, y la vigente está en sri.gob.ec.',
        },
        {
          p: 'Si enviaste la declaración a tiempo y luego ves un error, no la dejes así. Presenta una declaración sustitutiva del mismo mes con todos los datos correctos, no solo con la diferencia.',
        },
        {
          p: 'Un consejo para no volver a olvidarlo: pon en el teléfono una alarma mensual tres días antes de tu fecha. Esos tres días alcanzan para buscar una factura perdida o para llamar al 1700 774 774 si la clave no funciona.',
        },
      ],
    },
  ],
} satisfies BoletinDocument
