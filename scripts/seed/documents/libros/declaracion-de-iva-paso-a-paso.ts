import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Declaración de IVA paso a paso',
  autor: 'Equipo NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2024-06-12',
  descripcion:
    'Aprende a sumar tus ventas y compras, calcular el IVA que debes pagar, llenar el formulario en SRI en línea y pagarlo antes de tu fecha límite.',
  sections: [
    {
      titulo: 'Qué es el IVA y por qué lo declaras tú',
      blocks: [
        {
          p: 'El impuesto al valor agregado (IVA) lo paga quien compra. Tú, como vendedor, lo cobras junto con el precio y después lo entregas al Servicio de Rentas Internas (SRI). Ese dinero pasa por tu caja, pero nunca fue tuyo. Por eso conviene separarlo desde el día en que lo cobras.',
        },
        {
          p: 'Cuando tú compras algo para tu negocio también pagas IVA. La ley te permite restar ese IVA del que cobraste, si tienes la factura a tu nombre y la compra sirve para producir ventas con IVA. A esa resta se le llama crédito tributario.',
        },
        {
          table: {
            head: ['Tarifa', 'Para qué se usa', 'Ejemplos'],
            rows: [
              ['15 %', 'Tarifa general desde abril de 2024', 'Ropa, celulares, comida preparada'],
              ['5 %', 'Ciertos materiales de construcción', 'Los que constan en la lista que publica el SRI'],
              ['0 %', 'Bienes y servicios básicos', 'Verduras, medicinas, libros, arriendo de vivienda'],
            ],
          },
        },
      ],
    },
    {
      titulo: 'Cada cuánto declaras',
      blocks: [
        {
          p: 'Declaras cada mes si vendes algo con tarifa distinta de 0 %. Declaras cada semestre si vendes solo con tarifa 0 % o si eres emprendedor del régimen RIMPE. Los negocios populares no declaran IVA por su actividad del régimen: está incluido en su cuota anual. Si tienes dudas sobre tu caso, mira las obligaciones que constan en tu certificado de RUC.',
        },
        {
          p: 'La declaración semestral de enero a junio se presenta en julio. La de julio a diciembre se presenta en enero del año siguiente. En ambos casos, el día depende del noveno dígito de tu RUC.',
        },
        {
          table: {
            head: ['Noveno dígito', 'Día límite', 'Noveno dígito', 'Día límite'],
            rows: [
              ['1', '10', '6', '20'],
              ['2', '12', '7', '22'],
              ['3', '14', '8', '24'],
              ['4', '16', '9', '26'],
              ['5', '18', '0', '28'],
            ],
          },
        },
        {
          p: 'Ejemplo: en el RUC 1712345678001, el noveno dígito es 7. La declaración mensual de marzo vence el 22 de abril. Si tu día cae en sábado, domingo o feriado, el plazo pasa al siguiente día hábil.',
        },
      ],
    },
    {
      titulo: 'Qué debes tener a mano',
      blocks: [
        {
          list: [
            'Tu número de RUC o cédula y tu clave de SRI en línea.',
            'Las facturas que emitiste en el período, separadas por tarifa.',
            'Las facturas que recibiste a tu nombre y que corresponden al negocio.',
            'Las notas de crédito, emitidas y recibidas, porque restan.',
            'Los comprobantes de retención de IVA que te entregaron tus clientes.',
            'La declaración anterior, para ver si quedó un saldo a tu favor.',
          ],
        },
        {
          p: 'Puedes descargar los comprobantes electrónicos que recibiste desde SRI en línea. La lista te ayuda a no olvidar ninguno, pero ahí aparecen también tus compras del hogar. Esas no van en la declaración.',
        },
      ],
    },
    {
      titulo: 'Haz primero la cuenta en papel',
      blocks: [
        {
          p: 'Antes de abrir el formulario, calcula el resultado. Así sabrás si el sistema te muestra lo correcto. Mira el caso de una tienda de ropa en un mes:',
        },
        {
          table: {
            head: ['Concepto', 'Base (USD)', 'IVA (USD)'],
            rows: [
              ['Ventas con 15 %', '1 000,00', '150,00'],
              ['Compras del negocio con 15 %', '600,00', '90,00'],
              ['IVA cobrado menos IVA pagado', '', '60,00'],
              ['Retenciones de IVA recibidas', '', '20,00'],
              ['Valor a pagar', '', '40,00'],
            ],
          },
        },
        {
          p: 'Si el IVA de tus compras es mayor que el de tus ventas, no pagas nada en ese período. La diferencia queda como crédito tributario para la siguiente declaración. Si vendes una parte con 15 % y otra con 0 %, no siempre puedes usar todo el IVA de tus compras: se aplica una proporción. En ese caso, pide ayuda antes de enviar.',
        },
      ],
    },
    {
      titulo: 'Llena y envía el formulario',
      blocks: [
        {
          steps: [
            'Entra a sri.gob.ec, elige «SRI en línea» e inicia sesión con tu RUC y tu clave.',
            'En el menú «Declaraciones», abre la opción para elaborar y enviar declaraciones.',
            'Escoge el formulario de IVA mensual o semestral y el período que vas a declarar.',
            'Responde las preguntas iniciales. Según tus respuestas, el sistema muestra solo las casillas que necesitas.',
            'Escribe las ventas por tarifa: primero el valor bruto y después el neto, es decir, restadas las notas de crédito.',
            'Escribe las compras por tarifa de la misma manera.',
            'Ingresa el crédito tributario que arrastras y las retenciones de IVA que te hicieron.',
            'Compara el total a pagar con tu cuenta en papel. Si no coincide, revisa antes de seguir.',
            'Elige la forma de pago, envía la declaración y guarda el comprobante en PDF.',
          ],
        },
        {
          p: 'Si no vendiste ni compraste, igual debes presentar la declaración con valores en cero mientras tu RUC esté activo y tengas esa obligación.',
        },
      ],
    },
    {
      titulo: 'Cómo pagar',
      blocks: [
        {
          p: 'Al enviar, el sistema genera un comprobante electrónico de pago con un número. Con ese número pagas en bancos, cooperativas autorizadas y otros canales de cobro. También puedes autorizar el débito de tu cuenta. Revisa la fecha máxima que indica el comprobante: si la dejas pasar, crecen los intereses. Declarar y pagar son dos acciones distintas. Si este mes no te alcanza el dinero, declara a tiempo de todas formas. Así evitas la multa por declarar tarde. Luego pregunta en el SRI qué opciones tienes para pagar: no todos los impuestos admiten facilidades de pago.',
        },
      ],
    },
    {
      titulo: 'Errores que vemos con frecuencia',
      blocks: [
        {
          list: [
            'Escribir el total de la factura en la casilla de la base. La base va sin IVA.',
            'Usar compras personales, como víveres del hogar, como crédito tributario.',
            'Restar el IVA de facturas emitidas a «consumidor final». Deben tener tu RUC.',
            'Olvidar las ventas con tarifa 0 %. No generan IVA, pero sí se declaran.',
            'Poner retenciones del impuesto a la renta en el formulario de IVA.',
            'Enviar el formulario de otro mes. Lee el período dos veces.',
          ],
        },
        {
          p: 'Si te equivocaste, puedes presentar una declaración sustitutiva del mismo período. Vuelve a llenar todo el formulario con los datos correctos, porque la nueva reemplaza a la anterior. Si la corrección aumenta el impuesto, pagarás la diferencia con intereses. El SRI atiende consultas en el 1700 774 774.',
        },
      ],
    },
  ],
} satisfies LibroDocument
