import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Inventarios sencillos para tiendas y talleres',
  autor: 'Estudiantes del NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2024-11-12',
  descripcion:
    'Podrás ordenar tu bodega, llevar una tarjeta kárdex con el método promedio, hacer un conteo físico y explicar las diferencias entre lo que hay y lo que dice el papel.',
  sections: [
    {
      titulo: 'El inventario es dinero en la percha',
      blocks: [
        {
          p: 'Cada caja en la bodega es dinero que ya pagaste o que debes. Si tienes demasiado, el dinero está quieto y el producto envejece. Si tienes muy poco, pierdes ventas. Y si no sabes cuánto tienes, no sabes cuánto ganaste.',
        },
        {
          p: 'Inventario es todo lo que tienes para vender, para transformar o para usar en lo que vendes: mercadería, materia prima, productos a medio hacer, productos terminados y empaques. No son inventario la vitrina, la balanza ni la computadora: esos son equipos.',
        },
      ],
    },
    {
      titulo: 'Empieza por ordenar',
      blocks: [
        {
          steps: [
            'Haz una lista de tus productos. Un producto es lo que tiene un mismo precio: el cuaderno de 60 hojas y el de 100 son dos productos.',
            'Dale un código corto a cada uno, por ejemplo CUA-060.',
            'Decide la unidad en que lo cuentas: unidades, libras, metros. No la cambies después.',
            'Asigna un lugar fijo en la percha y rotúlalo.',
            'Pon adelante lo que caduca primero y atrás lo recién comprado.',
            'Anota para cada producto una cantidad mínima. Cuando llegues a ella, es hora de comprar.',
          ],
        },
        {
          p: 'Para calcular la cantidad mínima piensa en dos datos: cuánto vendes por día y cuántos días tarda el proveedor. Si vendes 4 cuadernos diarios y la entrega tarda 5 días, el mínimo es 20, más unos pocos por seguridad.',
        },
        {
          p: 'No todo merece el mismo control. En casi cualquier tienda unos pocos productos concentran la mayor parte del dinero. Cuéntalos cada semana. Los demás se pueden contar una vez al mes.',
        },
      ],
    },
    {
      titulo: 'La tarjeta kárdex',
      blocks: [
        {
          p: 'El kárdex es una hoja por producto con entradas, salidas y saldo. Puede ser de papel o de hoja de cálculo. Lo importante es anotar el mismo día y con el número del comprobante.',
        },
        {
          p: 'El método más fácil es el promedio ponderado. Después de cada compra divides el valor total para la cantidad total. Ese promedio es el costo de las salidas que siguen. Mira el ejemplo de un cuaderno:',
        },
        {
          table: {
            head: ['Movimiento', 'Cantidad', 'Costo unitario', 'Saldo', 'Valor del saldo', 'Promedio'],
            rows: [
              ['Saldo inicial', '100', '1,00', '100', '100,00', '1,00'],
              ['Compra', '+200', '1,30', '300', '360,00', '1,20'],
              ['Venta', '−150', '1,20', '150', '180,00', '1,20'],
              ['Compra', '+50', '1,60', '200', '260,00', '1,30'],
              ['Venta', '−80', '1,30', '120', '156,00', '1,30'],
            ],
          },
        },
        {
          p: 'Fíjate en dos cosas. Las compras cambian el promedio; las ventas no. Y las salidas se registran al costo, nunca al precio de venta. El precio al público no aparece en el kárdex.',
        },
        {
          p: 'Otro método es PEPS: primero en entrar, primero en salir. Supone que vendes antes lo que compraste antes. Elige un método y úsalo todo el año; cambiarlo a cada rato hace imposible comparar.',
        },
      ],
    },
    {
      titulo: 'Del inventario al costo de ventas',
      blocks: [
        {
          p: 'Si llevas kárdex, el costo de lo vendido es la suma de las salidas: 180 + 104 = 284 dólares. La primera venta fue de 150 unidades a 1,20 y la segunda de 80 a 1,30.',
        },
        {
          p: 'Si no llevas kárdex, hay otra cuenta que llega al mismo lugar: inventario inicial, más compras, menos inventario final. En el ejemplo: 100 + 340 − 156 = 284. Las compras fueron 260 y 80. Para usar esta fórmula necesitas contar bien al principio y al final del período.',
        },
        {
          p: 'Registra el costo sin IVA si tu régimen te permite tomar ese IVA como crédito tributario. Si no, el IVA pagado forma parte del costo. Suma también el flete que pagaste para traer la mercadería.',
        },
      ],
    },
    {
      titulo: 'El conteo físico',
      blocks: [
        {
          p: 'El papel dice lo que debería haber. El conteo dice lo que hay. Haz un conteo completo por lo menos una vez al año, al 31 de diciembre, porque ese valor entra en el resultado anual.',
        },
        {
          steps: [
            'Elige un momento sin ventas, por ejemplo antes de abrir.',
            'Imprime la lista de productos sin las cantidades del sistema. Quien cuenta no debe copiar.',
            'Cuenten de dos en dos: una persona cuenta, la otra anota.',
            'Marca cada percha terminada con un papel de color.',
            'Vuelve a contar lo que dé diferencias grandes, antes de corregir.',
            'Firmen la hoja con fecha y hora.',
          ],
        },
        {
          p: 'En el ejemplo el kárdex dice 120 y hay 117. Faltan 3 cuadernos a 1,30: una diferencia de 3,90 dólares. Anota la salida con el motivo «diferencia de conteo» y deja el saldo en 117.',
        },
      ],
    },
    {
      titulo: 'Qué hacer con las diferencias y los daños',
      blocks: [
        {
          table: {
            head: ['Motivo', 'Pista', 'Qué hacer'],
            rows: [
              ['Error de registro', 'Sobra uno y falta otro parecido', 'Corrige las dos tarjetas'],
              [
                'Venta sin comprobante',
                'Falta siempre el mismo producto',
                'Revisa la caja y el procedimiento',
              ],
              ['Producto dañado', 'Está en la bodega, pero no se vende', 'Sepáralo y documenta la baja'],
              ['Robo', 'Falta de golpe una cantidad grande', 'Denuncia y guarda la copia'],
              ['Consumo de la casa', 'Faltan unidades sueltas cada semana', 'Anótalo como retiro del dueño'],
            ],
          },
        },
        {
          p: 'No botes mercadería cara sin dejar un respaldo. Para que una pérdida se acepte como gasto en el impuesto a la renta, la norma pide documentos, por ejemplo una declaración juramentada ante notario o una denuncia, según el caso. Pregunta antes de desechar, no después. Toma fotos y guarda la lista con los costos.',
        },
      ],
    },
    {
      titulo: 'Comprobantes que mueven la bodega',
      blocks: [
        {
          list: [
            'Toda entrada se respalda con la factura o nota de venta del proveedor. Si le compras a alguien que no puede emitirlas, pregunta por la liquidación de compra.',
            'Toda salida por venta se respalda con tu propia factura o nota de venta.',
            'Una devolución de un cliente se respalda con una nota de crédito y vuelve a entrar al kárdex al costo con que salió.',
            'Para trasladar mercadería por la vía pública puede hacer falta una guía de remisión.',
          ],
        },
        {
          p: 'Empieza con tus diez productos más vendidos. Cuando esas diez tarjetas cuadren dos meses seguidos, agrega las demás. Un control pequeño y diario vale más que un sistema grande que nadie llena.',
        },
      ],
    },
  ],
} satisfies LibroDocument
