import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Estados financieros para pequeños negocios',
  autor: 'Equipo NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2024-05-29',
  descripcion:
    'Con el ejemplo de una panadería aprenderás a leer y armar un estado de resultados y un estado de situación financiera, y a responder con ellos cuatro preguntas útiles para decidir.',
  sections: [
    {
      titulo: 'Para qué sirven',
      blocks: [
        {
          p: 'Los estados financieros son fotos y resúmenes de tu negocio hechos con números. No son solo para empresas grandes ni solo para el SRI. Sirven para saber si ganas o pierdes, cuánto debes, qué tienes y si podrás pagar lo que viene. Las sociedades siempre deben llevar contabilidad. También las personas naturales que superan los límites de ingresos, capital o costos que fija la norma. Si no estás en ese grupo, basta por ley un registro de ingresos y gastos, pero nada te impide preparar estados sencillos para ti.',
        },
        {
          list: [
            'El estado de resultados cuenta una historia: qué pasó durante un mes o un año.',
            'El estado de situación financiera es una foto: qué tienes y qué debes en un día exacto.',
            'El flujo de efectivo explica por dónde entró y por dónde salió el dinero.',
          ],
        },
      ],
    },
    {
      titulo: 'El estado de resultados',
      blocks: [
        {
          p: 'Se lee de arriba hacia abajo. Empieza con las ventas sin IVA. Resta primero lo que costó el producto vendido y después los gastos de tener el local abierto. Al final queda la utilidad. Este es el año de una panadería de barrio:',
        },
        {
          table: {
            head: ['Cuenta', 'Dólares'],
            rows: [
              ['Ventas', '24 000'],
              ['(−) Costo de ventas: harina, huevos, gas del horno', '14 400'],
              ['= Ganancia bruta', '9600'],
              ['(−) Sueldo y aportes de un ayudante a medio tiempo', '4200'],
              ['(−) Arriendo', '2400'],
              ['(−) Luz, agua e internet', '720'],
              ['(−) Depreciación del equipo', '420'],
              ['(−) Otros gastos', '360'],
              ['= Utilidad de la operación', '1500'],
              ['(−) Intereses del préstamo', '220'],
              ['= Utilidad antes de impuestos', '1280'],
            ],
          },
        },
        {
          p: 'Mira un detalle: en la tabla no hay sueldo para la dueña. Los 1280 dólares son lo único que queda por todo su trabajo del año. El negocio tiene utilidad en el papel, pero todavía no paga el tiempo de quien lo atiende. La depreciación reparte el costo de un equipo entre los años que se usa. El equipo costó 4200 dólares y se espera que dure diez años: 4200 ÷ 10 = 420 por año. No es una salida de dinero de este año, pero sí un costo real.',
        },
      ],
    },
    {
      titulo: 'El estado de situación financiera',
      blocks: [
        {
          p: 'Tiene tres partes. El activo es lo que el negocio tiene o le deben. El pasivo es lo que el negocio debe. El patrimonio es lo que queda para la dueña. Siempre se cumple una igualdad: activo = pasivo + patrimonio. Si no cuadra, falta o sobra un registro.',
        },
        {
          table: {
            head: ['Al 31 de diciembre', 'Dólares'],
            rows: [
              ['Efectivo en caja', '450'],
              ['Banco', '1800'],
              ['Clientes que deben', '250'],
              ['Inventario', '900'],
              ['Equipo 4200, menos depreciación acumulada 700', '3500'],
              ['TOTAL ACTIVO', '6900'],
              ['Proveedores por pagar', '600'],
              ['IVA por pagar', '180'],
              ['Préstamo: cuotas del próximo año', '720'],
              ['Préstamo: cuotas de los años siguientes', '1400'],
              ['TOTAL PASIVO', '2900'],
              ['Capital y utilidades anteriores', '2720'],
              ['Utilidad del año', '1280'],
              ['TOTAL PATRIMONIO', '4000'],
            ],
          },
        },
        {
          p: 'Comprueba: 2900 + 4000 = 6900. La utilidad de 1280 es la misma del estado de resultados. Ese es el puente entre los dos informes.',
        },
      ],
    },
    {
      titulo: 'Utilidad no es lo mismo que dinero',
      blocks: [
        {
          p: 'Puedes ganar y no tener efectivo. Pasa cuando vendes a crédito, cuando compras mucha mercadería o cuando pagas el capital de un préstamo. También puedes tener efectivo y estar perdiendo. Pasa cuando recibes un préstamo o cuando todavía no pagas a los proveedores. Por eso conviene un flujo de efectivo sencillo. Anota el saldo inicial, suma lo que de verdad cobraste, resta lo que de verdad pagaste y llega al saldo final. Ese saldo debe coincidir con la caja y con el banco.',
        },
      ],
    },
    {
      titulo: 'Cuatro preguntas que puedes responder',
      blocks: [
        {
          table: {
            head: ['Pregunta', 'Cuenta', 'Resultado'],
            rows: [
              ['¿Cuánto me deja cada dólar vendido?', '9600 ÷ 24 000', '40 %, margen bruto'],
              ['¿Cuánto queda al final?', '1280 ÷ 24 000', '5,3 %, margen antes de impuestos'],
              ['¿Podré pagar lo del próximo año?', '3400 ÷ 1500', '2,27 dólares por cada dólar que vence'],
              ['¿Qué parte es de otros?', '2900 ÷ 6900', '42 % financiado con deuda'],
            ],
          },
        },
        {
          p: 'En la tercera cuenta, 3400 es lo que se convierte pronto en dinero: caja, banco, clientes e inventario. Y 1500 es lo que vence en el año: proveedores, IVA y cuotas del préstamo. Si el resultado baja de uno, hay riesgo de no poder pagar. Un número solo dice poco. Compáralo con tu propio mes anterior o con el mismo mes del año pasado. Si el margen bruto baja de 40 % a 33 %, algo pasó: subió la harina, hay desperdicio o se está regalando producto.',
        },
      ],
    },
    {
      titulo: 'Cómo armarlos si hoy solo tienes un cuaderno',
      blocks: [
        {
          steps: [
            'Separa el dinero del negocio y el de la casa. Sin eso, ningún informe sirve.',
            'El último día del mes cuenta la caja y anota el saldo del banco. Cuenta también el inventario y ponle el precio de compra, no el de venta.',
            'Haz la lista de quién te debe y a quién debes, con fecha y valor.',
            'Suma las ventas y los gastos del mes sin IVA, si tu régimen te permite usar ese IVA como crédito. Calcula el costo de ventas: inventario inicial, más compras, menos inventario final.',
            'Arma los dos estados y revisa que la igualdad se cumpla.',
          ],
        },
        {
          p: 'La primera vez tomará una tarde. Al tercer mes tomará una hora. Guarda cada cierre en una carpeta y no lo cambies después: si encuentras un error, corrígelo en el mes en que lo descubres y escribe una nota.',
        },
      ],
    },
    {
      titulo: 'Errores frecuentes',
      blocks: [
        {
          list: [
            'Contar el IVA cobrado como venta. Es dinero que debes entregar al SRI.',
            'Registrar como gasto el pago completo de la cuota del préstamo. Solo el interés es gasto; el capital reduce la deuda.',
            'Anotar la compra del horno como gasto del mes. Es un activo y se deprecia.',
            'Valorar el inventario al precio de venta. Así inventas una utilidad que aún no existe.',
            'Olvidar los retiros de la dueña. No son gasto: disminuyen el patrimonio.',
          ],
        },
        {
          p: 'Si un banco o una cooperativa te pide estados financieros, pregunta antes qué formato acepta y si deben llevar firma de contador. Para los obligados a llevar contabilidad la firma de un contador autorizado es necesaria.',
        },
      ],
    },
  ],
} satisfies LibroDocument
