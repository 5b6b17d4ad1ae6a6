import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Impuesto a la renta de personas naturales',
  autor: 'Equipo NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2025-02-11',
  descripcion:
    'Averigua si debes declarar, reúne tus datos, calcula tu impuesto a la renta y presenta la declaración anual en marzo sin sobresaltos.',
  sections: [
    {
      titulo: 'Qué grava este impuesto',
      blocks: [
        {
          p: 'El impuesto a la renta se paga sobre lo que ganaste entre el 1 de enero y el 31 de diciembre. Se declara una sola vez al año, en marzo del año siguiente. Es progresivo: quien gana más paga un porcentaje mayor, y quien no supera un mínimo no paga. Ese mínimo se llama fracción básica desgravada. Cambia cada año y consta en la tabla que publica el Servicio de Rentas Internas (SRI). Usa siempre la tabla del año en que recibiste los ingresos, no la del año en que declaras. Las sociedades declaran en abril; no confundas tu calendario con el de la empresa que representas.',
        },
      ],
    },
    {
      titulo: 'Quién debe declarar',
      blocks: [
        {
          list: [
            'Quien tiene ingresos gravados por encima de la fracción básica, por su cuenta o por varias fuentes.',
            'El empleado que tuvo dos o más empleadores en el año y cuyos ingresos, sumados, superan la fracción básica.',
            'El empleado que proyectó gastos personales distintos de los que tuvo y debe ajustar su impuesto.',
            'Quien está en el RIMPE, con las reglas y la tabla de ese régimen.',
            'Quien quiere pedir la devolución de retenciones que le hicieron en exceso.',
          ],
        },
        {
          p: 'Si trabajas con un solo empleador, no tienes otros ingresos y no hay ajustes por gastos personales, no necesitas declarar: el formulario 107 que te entrega tu empleador hace las veces de declaración. Si tienes RUC, revisa además tus obligaciones en SRI en línea y no supongas.',
        },
      ],
    },
    {
      titulo: 'Ingresos que cuentan e ingresos exentos',
      blocks: [
        {
          table: {
            head: ['Suelen estar gravados', 'Suelen estar exentos'],
            rows: [
              ['Sueldos, comisiones, horas extras', 'Décimo tercero y décimo cuarto sueldos'],
              ['Honorarios y ventas de tu negocio', 'Fondos de reserva'],
              ['Arriendos que cobras', 'Pensiones de jubilación del IESS'],
              ['Utilidades que reparte tu empleador', 'Ciertos intereses de depósitos a plazo'],
            ],
          },
        },
        {
          p: 'Las herencias y donaciones tienen una tabla y un formulario diferentes. Si vendiste un terreno o recibiste dinero del exterior, pide ayuda: el tratamiento depende del caso. Los adultos mayores y las personas con discapacidad tienen una exoneración adicional. Lleva tu cédula o el documento que acredita la discapacidad, porque el porcentaje registrado influye en el cálculo.',
        },
      ],
    },
    {
      titulo: 'Qué puedes restar',
      blocks: [
        {
          p: 'Hay dos restas y cada una va en su lugar. Los gastos del negocio se restan del ingreso. Los gastos personales rebajan el impuesto ya calculado.',
        },
        {
          list: [
            'Gastos para obtener el ingreso: arriendo del local, mercadería, internet del trabajo, sueldos que pagas con afiliación al IESS. Cada uno con su comprobante a tu nombre.',
            'El aporte personal al IESS que te descuentan como empleado.',
            'Retenciones de renta que te hicieron en el año: se restan al final, del impuesto.',
            'La rebaja por gastos personales, que puede bajar el impuesto hasta cero, pero no más.',
          ],
        },
        {
          p: 'Los pagos grandes en efectivo pueden no ser aceptados como gasto, aunque tengas factura: la ley exige usar el sistema financiero desde cierto monto. Paga por transferencia y guarda la constancia.',
        },
      ],
    },
    {
      titulo: 'La cuenta, línea por línea',
      blocks: [
        {
          p: 'Marta es diseñadora y trabaja por su cuenta en el régimen general. Para el ejemplo, supón que la tabla de ese año da un impuesto de 380 USD para su base y que la rebaja le corresponde completa.',
        },
        {
          table: {
            head: ['Línea', 'USD'],
            rows: [
              ['Honorarios facturados, sin IVA', '24 000'],
              ['Menos: gastos del trabajo con comprobante', '6 500'],
              ['Base imponible', '17 500'],
              ['Impuesto según la tabla (supuesto)', '380'],
              ['Menos: rebaja por gastos personales (supuesta)', '300'],
              ['Impuesto después de la rebaja', '80'],
              ['Menos: retenciones que le hicieron', '120'],
              ['Saldo a favor', '40'],
            ],
          },
        },
        {
          p: 'Para usar la tabla real, busca la fila donde cabe tu base imponible. El impuesto es el valor fijo de esa fila más un porcentaje de lo que excede su límite inferior. No se aplica el porcentaje a toda la base.',
        },
      ],
    },
    {
      titulo: 'Cuándo y cómo se presenta',
      blocks: [
        {
          table: {
            head: ['Noveno dígito', 'Hasta el', 'Noveno dígito', 'Hasta el'],
            rows: [
              ['1', '10 de marzo', '6', '20 de marzo'],
              ['2', '12 de marzo', '7', '22 de marzo'],
              ['3', '14 de marzo', '8', '24 de marzo'],
              ['4', '16 de marzo', '9', '26 de marzo'],
              ['5', '18 de marzo', '0', '28 de marzo'],
            ],
          },
        },
        {
          steps: [
            'Reúne: formulario 107 de cada empleador, facturas emitidas, gastos, retenciones y gastos personales.',
            'Registra o revisa tus cargas familiares en SRI en línea.',
            'Abre en «Declaraciones» el formulario de renta de personas naturales y el año que corresponde.',
            'Revisa los datos que el sistema ya trae. Corrige lo que no coincida con tus documentos.',
            'Completa por bloques: negocio, sueldo, arriendos, ingresos exentos, gastos personales.',
            'Compara el resultado con tu cuenta en papel. Si coincide, envía, guarda el PDF y paga con el comprobante electrónico de pago.',
          ],
        },
      ],
    },
    {
      titulo: 'Si no puedes pagar o te equivocaste',
      blocks: [
        {
          p: 'Presenta la declaración a tiempo, aunque no tengas el dinero, y solicita facilidades de pago. Declarar tarde genera multa por cada mes o fracción de mes, además del interés. El sistema calcula ambos cuando llenas el formulario. Si olvidaste un ingreso, presenta una declaración sustitutiva antes de que el SRI lo note: te costará menos. Si declaraste de más, tienes un plazo para corregir a tu favor. Si quedó saldo a favor, puedes solicitar la devolución en línea con una cuenta bancaria a tu nombre. Quienes tienen un patrimonio por encima del monto que fija la norma presentan además una declaración patrimonial. Es informativa y no genera impuesto.',
        },
      ],
    },
    {
      titulo: 'Revisión antes de enviar',
      blocks: [
        {
          list: [
            '¿Sumé todos los empleos del año y usé la tabla de ese mismo año?',
            '¿Las ventas coinciden con mis declaraciones de IVA?',
            '¿Usé solo retenciones de renta y no de IVA?',
            '¿Alguna factura está a la vez como gasto del negocio y como gasto personal?',
          ],
        },
      ],
    },
  ],
} satisfies LibroDocument
