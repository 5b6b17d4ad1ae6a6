import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Conciliación bancaria y control del efectivo',
  autor: 'Docentes tutores del NAF ESPE, sede Sangolquí',
  tipo: 'Contable',
  fechaPublicacion: '2025-08-05',
  descripcion:
    'Sabrás hacer un arqueo de caja, manejar una caja chica, conciliar tu libro con el estado de cuenta del banco y detectar a tiempo cobros que no llegaron o pagos duplicados.',
  sections: [
    {
      titulo: 'Por qué controlar el dinero todos los días',
      blocks: [
        {
          p: 'El efectivo es lo más fácil de perder y lo más difícil de reconstruir. Una venta sin anotar hoy es una duda mañana y un faltante sin explicación a fin de mes. Controlar no significa desconfiar: protege a quien cobra y a quien es dueño.',
        },
        {
          list: [
            'Usa una cuenta bancaria solo para el negocio.',
            'Deposita completo lo cobrado, de preferencia al día siguiente. No pagues gastos con el dinero de las ventas.',
            'Quien cobra no debería ser quien revisa. Si trabajas sin ayuda, pide a alguien de confianza que revise una vez al mes.',
            'Todo ingreso y todo egreso lleva un papel: factura, recibo, vale o comprobante de transferencia.',
          ],
        },
      ],
    },
    {
      titulo: 'El arqueo de caja',
      blocks: [
        {
          p: 'Arquear es contar el dinero y compararlo con lo que debería haber. Hazlo al cerrar cada día o cada turno. Toma diez minutos si ya tienes los comprobantes en orden.',
        },
        {
          steps: [
            'Anota el fondo con que empezó la caja. Sirve para dar vueltos y no es una venta.',
            'Suma las ventas cobradas en efectivo, según tus comprobantes.',
            'Resta los gastos que salieron de la caja y que tienen vale.',
            'Cuenta billetes y monedas por separado y anota cada total.',
            'Compara y escribe la diferencia, aunque sea de centavos.',
            'Firma la hoja y guarda las ventas del día para el depósito. Deja solo el fondo.',
          ],
        },
        {
          table: {
            head: ['Arqueo del día', 'Dólares'],
            rows: [
              ['Fondo inicial', '50,00'],
              ['(+) Ventas en efectivo', '312,75'],
              ['(−) Gastos con vale', '27,25'],
              ['Debe haber', '335,50'],
              ['Dinero contado', '334,00'],
              ['Faltante', '1,50'],
            ],
          },
        },
        {
          p: 'Un faltante de 1,50 una sola vez puede ser un vuelto mal dado. El mismo faltante tres veces por semana es una señal. También preocúpate por los sobrantes: suelen ser ventas sin comprobante.',
        },
      ],
    },
    {
      titulo: 'La caja chica',
      blocks: [
        {
          p: 'Para no tocar las ventas, crea un fondo pequeño para gastos menores: un taxi, una resma de papel, un foco. Decide el monto, por ejemplo 40 dólares, y una sola persona responsable. En todo momento se cumple una suma: dinero más vales y facturas es igual a 40. Cuando queda poco, entregas las facturas y repones exactamente lo gastado. Pide un comprobante con tus datos también en los gastos pequeños; sin él no podrás usarlos en tu declaración.',
        },
      ],
    },
    {
      titulo: 'Qué es conciliar con el banco',
      blocks: [
        {
          p: 'Tú llevas un libro de la cuenta: anotas depósitos, pagos y transferencias. El banco lleva el suyo: es el estado de cuenta. Al cierre del mes los dos saldos casi nunca son iguales. Conciliar es encontrar cada diferencia y explicarla. Hay diferencias normales, que se arreglan con el tiempo: un depósito que el banco registra al día siguiente o un cheque que todavía no cobran. Otras debes anotarlas tú, porque el banco las supo primero: comisiones, intereses o la transferencia de un cliente que no avisó. Y otras son errores, tuyos o del banco.',
        },
      ],
    },
    {
      titulo: 'Conciliación paso a paso',
      blocks: [
        {
          steps: [
            'Descarga el estado de cuenta del mes completo.',
            'Comprueba que el saldo inicial sea igual al final del mes pasado.',
            'Marca en ambos lados lo que coincide en valor y en fecha cercana.',
            'Haz la lista de lo que quedó sin marca en el banco y en tu libro.',
            'Ajusta el saldo del banco con lo que el banco todavía no sabe.',
            'Ajusta el saldo de tu libro con lo que tú no sabías.',
            'Los dos resultados deben ser iguales. Si no, busca de nuevo.',
          ],
        },
        {
          table: {
            head: ['Lado del banco', 'Dólares', 'Lado de tu libro', 'Dólares'],
            rows: [
              ['Saldo del estado de cuenta', '1485,00', 'Saldo del libro', '1498,50'],
              ['(+) Depósito del último día', '220,00', '(+) Transferencia de un cliente', '60,00'],
              ['(−) Cheque no cobrado', '155,00', '(−) Comisión del banco', '3,50'],
              ['', '', '(−) Pago de 45 anotado como 40', '5,00'],
              ['Saldo conciliado', '1550,00', 'Saldo conciliado', '1550,00'],
            ],
          },
        },
        {
          p: 'Después de conciliar, registra en tu libro los tres ajustes de la derecha. Los de la izquierda no se registran: ya estaban en tu libro y aparecerán solos en el banco el mes siguiente. Si un depósito sigue «en tránsito» un mes después, reclama. Un truco para buscar errores: si la diferencia se divide exacta para nueve, es probable que hayas cambiado dos cifras de lugar. Por ejemplo, escribir 63 en vez de 36 produce una diferencia de 27.',
        },
      ],
    },
    {
      titulo: 'Ventas con tarjeta y transferencias',
      blocks: [
        {
          p: 'Cuando cobras con tarjeta, el dinero no llega completo. La emisora descuenta su comisión, el IVA de la comisión y, según tu caso, retenciones. Anota la venta por el valor total de la factura. Después registra la comisión como gasto y las retenciones como un anticipo de tus impuestos. Pide y descarga los comprobantes de retención. Si registras solo lo que llegó al banco, declaras menos ventas de las que hiciste y pierdes retenciones que te pertenecen.',
        },
        {
          p: 'No entregues la mercadería con la foto de una transferencia. Espera a ver el valor en tu cuenta. Las capturas falsas son una estafa común.',
        },
      ],
    },
    {
      titulo: 'Separa el dinero de los impuestos',
      blocks: [
        {
          p: 'El IVA que cobras y las retenciones que haces no son tuyos. Cada semana pasa ese valor a otra cuenta o a un sobre rotulado. El día de declarar el dinero estará completo y no tendrás que buscar un préstamo.',
        },
        {
          p: 'Para compras grandes usa transferencia, cheque o tarjeta. La ley exige que los pagos que superan cierto monto pasen por el sistema financiero para que el gasto sea deducible y el IVA sirva como crédito. Consulta el monto vigente en sri.gob.ec.',
        },
      ],
    },
    {
      titulo: 'Señales de alarma',
      blocks: [
        {
          list: [
            'Depósitos que se atrasan varios días sin motivo.',
            'Vales sin firma o con el mismo gasto repetido.',
            'Conciliaciones que siempre cuadran con una línea llamada «varios».',
            'Cheques en blanco ya firmados.',
            'Una persona que nunca quiere que otra la reemplace en la caja.',
          ],
        },
        {
          p: 'Guarda cada conciliación con su estado de cuenta, en una carpeta por año. Cuando prepares tu declaración o pidas un crédito, será la prueba más clara de que tus números son reales.',
        },
      ],
    },
  ],
} satisfies LibroDocument
