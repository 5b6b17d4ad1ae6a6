import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Finanzas personales y presupuesto del hogar',
  autor: 'Estudiantes de Economía del NAF ESPE',
  tipo: 'No Contable',
  fechaPublicacion: '2025-06-24',
  descripcion:
    'Arma un presupuesto familiar que puedas cumplir, ordena tus deudas, empieza un fondo de emergencia y aprende a comparar créditos sin caer en préstamos abusivos.',
  sections: [
    {
      titulo: 'Primero, mira a dónde se va el dinero',
      blocks: [
        {
          p: 'Casi nadie sabe cuánto gasta. Durante un mes apunta todo, también el pan y el pasaje. Usa un cuaderno, una hoja de cálculo o las notas del teléfono. No cambies todavía tus costumbres: solo mira. Hazlo en familia. Si una sola persona lleva las cuentas y las demás no saben nada, el presupuesto se siente como un castigo. Si todos ven los números, es más fácil ponerse de acuerdo.',
        },
        {
          p: 'Al terminar el mes agrupa los gastos. Los fijos tienen fecha y valor conocidos: arriendo, pensión escolar, cuota del préstamo. Los variables cambian: comida, transporte, luz. Los ocasionales llegan una o dos veces al año: matrícula del vehículo, útiles, impuesto predial, cumpleaños.',
        },
      ],
    },
    {
      titulo: 'Un presupuesto de ejemplo',
      blocks: [
        {
          p: 'Esta es una familia de cuatro personas con dos ingresos: 620 y 230 dólares, en total 850 al mes. Los valores son los que reciben después de los descuentos.',
        },
        {
          table: {
            head: ['Gasto del mes', 'Dólares'],
            rows: [
              ['Alimentación', '230'],
              ['Arriendo', '220'],
              ['Cuotas de deudas', '95'],
              ['Educación', '70'],
              ['Transporte', '60'],
              ['Luz, agua, internet y teléfono', '55'],
              ['Ahorro', '50'],
              ['Salud', '30'],
              ['Ropa', '25'],
              ['Otros', '15'],
              ['Total', '850'],
            ],
          },
        },
        {
          p: 'Observa que el ahorro está en la lista, como un gasto más. Si esperas a ver cuánto sobra, no sobra nada. Sepáralo el mismo día en que cobras. Si tus ingresos cambian cada mes, arma el presupuesto con el mes más bajo del último año. En los meses buenos guarda la diferencia para los malos.',
        },
      ],
    },
    {
      titulo: 'Cuando los gastos superan a los ingresos',
      blocks: [
        {
          steps: [
            'Comprueba que el ingreso que anotaste es real y no el que esperas.',
            'Pon en orden los gastos: primero vivienda, comida, salud y estudios.',
            'Busca tres gastos pequeños que se repiten. Un dólar diario son 365 dólares al año.',
            'Revisa servicios que pagas y no usas: planes, suscripciones, seguros repetidos.',
            'Compara precios por cantidad igual. El empaque grande no siempre es el más barato.',
            'Si aun así falta, piensa en el otro lado: horas adicionales, una venta, un arriendo compartido.',
          ],
        },
        {
          p: 'No recortes todo de golpe. Un presupuesto sin ningún gusto se abandona en dos semanas. Deja un valor pequeño para disfrutar y respétalo.',
        },
      ],
    },
    {
      titulo: 'El fondo de emergencia',
      blocks: [
        {
          p: 'Una enfermedad, un despido o una refrigeradora dañada llegan sin aviso. El fondo de emergencia evita que cada problema termine en una deuda. La primera meta es un mes de gastos básicos. La segunda, tres meses.',
        },
        {
          p: 'Para la familia del ejemplo los gastos básicos son vivienda, comida, servicios, transporte y salud: 220 + 230 + 55 + 60 + 30 = 595 dólares. Ahorrando 50 al mes, llegan a la primera meta en doce meses. El décimo tercer sueldo, que se paga hasta el 24 de diciembre, o el décimo cuarto pueden acortar el camino. Si los recibes cada mes junto con el sueldo, ya están dentro de tus 850.',
        },
        {
          p: 'Guárdalo en una cuenta distinta de la que usas a diario y sin tarjeta en la billetera. Usa entidades controladas por la Superintendencia de Bancos o por la Superintendencia de Economía Popular y Solidaria. Los depósitos en esas entidades tienen un seguro, que cubre hasta un monto por persona. Consulta la cobertura en la COSEDE.',
        },
      ],
    },
    {
      titulo: 'Ordena tus deudas',
      blocks: [
        {
          p: 'Haz una tabla con todas: a quién debes, cuánto falta, qué tasa pagas, cuál es la cuota y cuándo termina. Incluye la tienda, los catálogos y lo que te prestó tu hermana.',
        },
        {
          p: 'Calcula cuánto pesan las cuotas: divide las cuotas del mes para los ingresos. En el ejemplo, 95 ÷ 850 = 11 %. Muchos asesores recomiendan no pasar de un tercio del ingreso. Si estás por encima, no tomes otra deuda para pagar la anterior sin hacer bien las cuentas.',
        },
        {
          list: [
            'Paga siempre a tiempo la cuota mínima de todas.',
            'Pon el dinero adicional en la de tasa más alta. Cuando termine, pasa ese valor a la siguiente.',
            'En la tarjeta, el pago mínimo alarga la deuda durante años. Paga el total o lo más que puedas.',
            'Si no vas a poder pagar, habla con la entidad antes del vencimiento. Refinanciar a tiempo es más fácil.',
          ],
        },
      ],
    },
    {
      titulo: 'Antes de firmar un crédito',
      blocks: [
        {
          table: {
            head: ['Pregunta', 'Por qué importa'],
            rows: [
              ['¿Cuál es la tasa efectiva anual?', 'Es la que permite comparar entre entidades'],
              ['¿Cuánto pagaré en total?', 'Una cuota baja con plazo largo puede salir más cara'],
              ['¿Qué seguros y costos incluye?', 'Aumentan la cuota'],
              ['¿Puedo pagar antes?', 'Ahorras intereses'],
              ['¿Qué pasa si me atraso?', 'Hay interés de mora y gastos de cobranza'],
              ['¿Alguien firma como garante?', 'Esa persona responde con su propio dinero'],
            ],
          },
        },
        {
          p: 'Cuidado con el préstamo informal. Ejemplo: te prestan 500 dólares al 10 % mensual y cada mes pagas solo el interés, 50 dólares. A los seis meses has pagado 300 y sigues debiendo 500. Cobrar más que la tasa máxima permitida se llama usura y es un delito. Si además hay amenazas, denuncia. Desconfía del crédito por redes sociales que pide un depósito anticipado «para el trámite». Una entidad seria no cobra por adelantado para entregarte un préstamo.',
        },
      ],
    },
    {
      titulo: 'Impuestos y comprobantes en casa',
      blocks: [
        {
          p: 'Pide factura con tu cédula en salud, educación, vivienda, alimentación, vestimenta y turismo. Si pagas impuesto a la renta, esos gastos pueden darte una rebaja. Y si en tu hogar hay una persona de 65 años o más, o con discapacidad, parte del IVA de sus compras se puede recuperar.',
        },
        {
          p: 'Guarda en una carpeta los documentos importantes: contratos, escrituras, garantías, pólizas, certificados. Dile a alguien de confianza dónde está. Tus claves, en cambio, no se comparten.',
        },
      ],
    },
    {
      titulo: 'Un plan para los próximos tres meses',
      blocks: [
        {
          steps: [
            'Mes 1: apunta todos los gastos y haz la tabla de deudas.',
            'Mes 2: arma el presupuesto en familia y abre la cuenta de ahorro.',
            'Mes 3: compara lo planeado con lo real, corrige y elige una meta con nombre y fecha, por ejemplo «útiles escolares, 120 dólares, agosto».',
          ],
        },
      ],
    },
  ],
} satisfies LibroDocument
