import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Contabilidad básica: la ecuación contable y los libros',
  autor: 'Docentes de Contabilidad del NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2025-05-20',
  descripcion:
    'Comprende qué son activo, pasivo y patrimonio, sigue un ejemplo de partida doble y reconoce los libros y estados que prepara tu contador.',
  sections: [
    {
      titulo: 'La pregunta que responde la contabilidad',
      blocks: [
        {
          p: 'Todo negocio necesita contestar tres preguntas: qué tengo, qué debo y qué es realmente mío. La contabilidad las responde con un orden que cualquier contador entiende. Aunque no estés obligado a llevarla, conocer su lógica te ayuda a leer los papeles que te entregan y a decidir mejor.',
        },
        {
          list: [
            'Activo: lo que el negocio tiene o le deben. Dinero, mercadería, muebles, cuentas por cobrar.',
            'Pasivo: lo que el negocio debe. Proveedores, préstamos, impuestos, sueldos por pagar.',
            'Patrimonio: lo que queda para el dueño. Sus aportes más las ganancias que no ha retirado.',
          ],
        },
      ],
    },
    {
      titulo: 'La ecuación contable',
      blocks: [
        {
          p: 'Activo = Pasivo + Patrimonio. Todo lo que el negocio tiene lo puso alguien: un tercero, que es el pasivo, o el dueño, que es el patrimonio. Por eso la igualdad se cumple siempre, después de cada operación. Si no se cumple, hay un error de registro. Si un negocio tiene 8 000 USD en activos y debe 3 000, el patrimonio es 5 000. Tener muchas cosas no significa ser dueño de todas.',
        },
      ],
    },
    {
      titulo: 'Un negocio en cuatro operaciones',
      blocks: [
        {
          p: 'Sigue esta historia. Una papelería abre con 3 000 USD de su dueño en el banco. Luego compra mercadería por 1 000 USD más IVA. Después vende, por 800 USD más IVA, artículos que le costaron 500. Al final recibe un préstamo de 2 000 USD. Todo pasa por el banco y los artículos llevan IVA de 15 %.',
        },
        {
          table: {
            head: ['Después de…', 'Activo', 'Pasivo', 'Patrimonio'],
            rows: [
              ['Aporte del dueño', '3 000', '0', '3 000'],
              ['Compra de mercadería', '3 000', '0', '3 000'],
              ['Venta', '3 420', '120', '3 300'],
              ['Préstamo', '5 420', '2 120', '3 300'],
            ],
          },
        },
        {
          p: 'La compra no cambió el total: salieron 1 150 USD del banco y entraron 1 000 de mercadería y 150 de IVA por recuperar. La venta aumentó el patrimonio en 300, que es la ganancia: 800 menos 500. Los 120 USD de IVA cobrados son pasivo, porque hay que declararlos. El préstamo hizo crecer el banco, pero no hizo más rico al dueño.',
        },
      ],
    },
    {
      titulo: 'La cuenta y la partida doble',
      blocks: [
        {
          p: 'Una cuenta es el nombre con que se agrupan cosas iguales: «Bancos», «Inventario», «Proveedores», «Ventas». Cada cuenta tiene dos lados. El izquierdo se llama debe y el derecho, haber. No significan «bueno» o «malo»: son solo lados.',
        },
        {
          table: {
            head: ['Tipo de cuenta', 'Aumenta en', 'Disminuye en'],
            rows: [
              ['Activo', 'Debe', 'Haber'],
              ['Pasivo', 'Haber', 'Debe'],
              ['Patrimonio', 'Haber', 'Debe'],
              ['Ingresos', 'Haber', 'Debe'],
              ['Costos y gastos', 'Debe', 'Haber'],
            ],
          },
        },
        {
          p: 'Partida doble quiere decir que cada operación se anota al menos en dos cuentas y que lo anotado en el debe suma lo mismo que lo anotado en el haber. Es un control incorporado: obliga a decir de dónde vino y a dónde fue cada dólar.',
        },
      ],
    },
    {
      titulo: 'Cómo se escribe un asiento',
      blocks: [
        {
          p: 'El asiento es el registro de una operación. Así queda la venta de la papelería, en dos partes: lo que se cobra y lo que sale de la bodega.',
        },
        {
          table: {
            head: ['Cuenta', 'Debe', 'Haber'],
            rows: [
              ['Bancos', '920,00', ''],
              ['Ventas', '', '800,00'],
              ['IVA en ventas', '', '120,00'],
              ['Costo de ventas', '500,00', ''],
              ['Inventario de mercadería', '', '500,00'],
              ['Sumas iguales', '1 420,00', '1 420,00'],
            ],
          },
        },
        {
          steps: [
            'Lee el comprobante y pregunta qué entró y qué salió.',
            'Elige las cuentas del plan de cuentas del negocio.',
            'Decide cuáles aumentan y cuáles disminuyen, y escribe los valores en el debe o en el haber según la tabla anterior.',
            'Verifica que las dos sumas sean iguales.',
            'Agrega una glosa: fecha, número de comprobante y una frase que explique la operación.',
          ],
        },
      ],
    },
    {
      titulo: 'Los libros y los estados',
      blocks: [
        {
          table: {
            head: ['Documento', 'Qué muestra'],
            rows: [
              ['Libro diario', 'Todos los asientos, en orden de fecha'],
              ['Libro mayor', 'Los movimientos y el saldo de cada cuenta'],
              ['Balance de comprobación', 'La lista de saldos, para ver si el debe iguala al haber'],
              ['Estado de situación financiera', 'Activo, pasivo y patrimonio a una fecha'],
              ['Estado de resultados', 'Ingresos, costos, gastos y ganancia de un período'],
            ],
          },
        },
        {
          p: 'El camino es siempre el mismo: comprobante, diario, mayor, balance de comprobación y estados. El estado de situación es una foto. El estado de resultados es una película. La ganancia de la película aparece en la foto, dentro del patrimonio. En el Ecuador, la contabilidad de quien está obligado se lleva en español, en dólares y por partida doble, bajo la responsabilidad de un contador autorizado. El contador firma, pero el dueño responde por la verdad de los documentos que entrega.',
        },
      ],
    },
    {
      titulo: 'Ganancia no es efectivo',
      blocks: [
        {
          p: 'Vendes 1 000 USD a crédito y te pagarán en tres meses. La contabilidad registra hoy la venta y una cuenta por cobrar. Hay ganancia, pero no hay dinero. También ocurre al revés: el préstamo trae dinero sin ganancia. Por eso un negocio que gana puede quedarse sin con qué pagar los sueldos. Otro caso es la depreciación. Si compras una impresora que durará tres años, su costo no es gasto de un solo mes. Se reparte durante su vida útil, dentro de los límites que permite la norma tributaria.',
        },
      ],
    },
    {
      titulo: 'Practica tú',
      blocks: [
        {
          p: 'Toma la papelería donde la dejamos, con activo de 5 420. Paga 200 USD de arriendo desde el banco (no consideres el IVA) y luego 500 USD del préstamo. ¿Cómo queda la ecuación? Respuesta: el arriendo baja el banco y el patrimonio en 200; quedan 5 220 = 2 120 + 3 100. El abono baja el banco y el pasivo en 500; quedan 4 720 = 1 620 + 3 100. Pagar una deuda no es un gasto.',
        },
        {
          p: 'Tres errores de principiante: anotar el IVA de las ventas como ingreso, registrar los retiros del dueño como gasto del negocio y olvidar el costo de lo vendido, como si toda la venta fuera ganancia.',
        },
      ],
    },
  ],
} satisfies LibroDocument
