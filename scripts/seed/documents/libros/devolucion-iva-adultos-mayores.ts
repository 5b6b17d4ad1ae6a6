import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Devolución de IVA para personas adultas mayores',
  autor: 'Estudiantes del NAF ESPE, sede Sangolquí',
  tipo: 'Contable',
  fechaPublicacion: '2025-03-18',
  descripcion:
    'Después de leer sabrás si puedes recuperar el IVA de tus compras, qué facturas sirven, cómo se calcula el tope de cada mes y qué pasos seguir para pedir la devolución sin intermediarios.',
  sections: [
    {
      titulo: 'En qué consiste este derecho',
      blocks: [
        {
          p: 'Cada vez que compras un producto o servicio gravado pagas el Impuesto al Valor Agregado, el IVA. Si ya cumpliste 65 años, el Estado te devuelve el IVA que pagaste en bienes y servicios de primera necesidad para tu uso personal. El dinero llega a tu propia cuenta bancaria.',
        },
        {
          p: 'No es un favor ni un bono: es un derecho. Lo tienen las personas ecuatorianas y también las extranjeras que residen en el Ecuador. No importa si recibes una pensión, si trabajas o si te mantiene tu familia. Tampoco necesitas tener RUC.',
        },
        {
          p: 'Cuentan las compras hechas desde el día en que cumples 65 años. Las compras anteriores no dan derecho a devolución.',
        },
      ],
    },
    {
      titulo: 'Qué compras sirven y cuáles no',
      blocks: [
        {
          p: 'La devolución cubre gastos de alimentación, vestimenta, vivienda, salud, educación, comunicación, cultura, deporte y transporte. Deben ser para ti y no para un negocio.',
        },
        {
          table: {
            head: ['Situación', '¿Se devuelve?', 'Por qué'],
            rows: [
              ['Ropa o calzado para ti', 'Sí', 'Es de primera necesidad y paga IVA'],
              ['Comida en un restaurante', 'Sí', 'Pagaste IVA en la factura'],
              ['Plan de internet o celular', 'Sí', 'Es un gasto de comunicación'],
              ['Medicinas, frutas, verduras', 'No hay qué devolver', 'Tienen tarifa 0 %: no pagaste IVA'],
              ['Factura a «consumidor final»', 'No', 'No lleva tu nombre ni tu cédula'],
              ['Nota de venta', 'No', 'No muestra el IVA por separado'],
              ['Mercadería para vender', 'No', 'Es de un negocio, no de uso personal'],
            ],
          },
        },
        {
          p: 'La costumbre más útil es sencilla: di tu número de cédula antes de que la caja cierre la compra y revisa que la factura salga con tu nombre completo.',
        },
      ],
    },
    {
      titulo: 'Cuánto te pueden devolver',
      blocks: [
        {
          p: 'Hay un tope por mes. Se calcula así: dos salarios básicos unificados multiplicados por la tarifa de IVA vigente en el mes de la compra. En 2025 el salario básico unificado es de 470 dólares y la tarifa general es del 15 %. Entonces, 470 × 2 = 940, y el 15 % de 940 son 141 dólares al mes.',
        },
        {
          p: 'Ese valor es un máximo, no un monto fijo. Si en el mes pagaste 30 dólares de IVA, te devuelven hasta 30. Si pagaste 200, te devuelven 141. Mira el ejemplo de un mes cualquiera:',
        },
        {
          table: {
            head: ['Compra del mes', 'Valor sin IVA', 'IVA pagado'],
            rows: [
              ['Ropa y zapatos', '120,00', '18,00'],
              ['Almuerzos en restaurante', '60,00', '9,00'],
              ['Plan de internet', '25,00', '3,75'],
              ['Medicinas (tarifa 0 %)', '80,00', '0,00'],
              ['Total', '285,00', '30,75'],
            ],
          },
        },
        {
          p: 'En este caso se puede pedir la devolución de 30,75 dólares, porque no supera el tope. El salario básico cambia cada año: para otro año repite la cuenta con el valor de ese año.',
        },
      ],
    },
    {
      titulo: 'Antes de empezar: lo que debes tener a mano',
      blocks: [
        {
          list: [
            'Tu cédula vigente.',
            'Tu clave de SRI en línea. Si nunca la tuviste, se obtiene gratis y tú eres la única persona que debe conocerla.',
            'Una cuenta de ahorros o corriente a tu nombre. No sirve la cuenta de un hijo o de una vecina.',
            'Tu correo electrónico y tu número de celular actualizados, porque ahí llegan los avisos.',
            'Si tienes facturas de papel, los originales ordenados por mes.',
          ],
        },
        {
          p: 'Las facturas electrónicas emitidas con tu cédula ya están en el sistema del SRI. No tienes que imprimirlas ni llevarlas a ninguna ventanilla.',
        },
      ],
    },
    {
      titulo: 'Cómo pedir la devolución por internet',
      blocks: [
        {
          steps: [
            'Entra a www.sri.gob.ec y abre SRI en línea con tu cédula y tu clave.',
            'En el menú busca «Devoluciones» y elige la devolución de IVA para personas adultas mayores.',
            'La primera vez, revisa tus datos y registra o confirma tu cuenta bancaria.',
            'Escoge el mes que quieres pedir. Debe ser un mes ya terminado.',
            'Mira la lista de facturas que muestra el sistema. Marca solo las de uso personal y de primera necesidad.',
            'Comprueba el total, envía la solicitud y guarda el número de trámite.',
            'Revisa tu correo y tu buzón del contribuyente hasta recibir la respuesta.',
          ],
        },
        {
          p: 'Puedes pedir varios meses, uno después de otro. No hace falta correr, pero tampoco dejarlo para siempre: el derecho a pedir el IVA de una factura se pierde cinco años después de la fecha en que se emitió.',
        },
        {
          p: 'Para las facturas de papel el trámite es presencial, en un centro de atención del SRI. Algunos locales también aplican el beneficio al momento de pagar, con un código personal que se obtiene en el SRI. Pregunta en caja si el local participa. Una compra que ya recibió el beneficio no se puede volver a pedir.',
        },
      ],
    },
    {
      titulo: 'Errores que retrasan el pago',
      blocks: [
        {
          list: [
            'Incluir compras de toda la familia a nombre de la persona mayor. El SRI puede revisar y pedir que se devuelva lo cobrado de más, con intereses.',
            'Registrar una cuenta bancaria cerrada, inactiva o de otra persona.',
            'Marcar facturas de un negocio propio. Ese IVA se trata en la declaración del negocio.',
            'Perder la clave y pedirla a un tramitador. Quien tiene tu clave puede cambiar tu cuenta bancaria.',
            'Creer que hay que pagar por el trámite. La solicitud es gratuita.',
          ],
        },
        {
          p: 'Si te niegan una parte, la respuesta debe decir por qué. Lee primero el motivo: muchas veces basta con corregir la cuenta o separar una factura. Si no estás de acuerdo, puedes presentar un reclamo dentro del plazo que señala la notificación.',
        },
      ],
    },
    {
      titulo: 'Otros beneficios que conviene preguntar',
      blocks: [
        {
          p: 'Desde los 65 años tienes además una exoneración en el impuesto a la renta, que depende de la fracción básica que se fija cada año. En el municipio puede haber exoneraciones del impuesto predial según tu patrimonio y tus ingresos. También existen tarifas rebajadas en transporte y en servicios básicos. Cada beneficio se pide en una institución distinta.',
        },
        {
          p: 'Para dudas sobre la devolución puedes llamar al SRI al 1700 774 774. Si necesitas que alguien te explique la pantalla con calma, pide una asesoría en el NAF y ven con una persona de confianza. Tu clave la escribes siempre tú.',
        },
      ],
    },
  ],
} satisfies LibroDocument
