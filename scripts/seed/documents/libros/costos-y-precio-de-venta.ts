import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Costos y precio de venta',
  autor: 'Estudiantes de Administración de Empresas del NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2025-04-08',
  descripcion:
    'Aprende a calcular cuánto te cuesta cada unidad, a fijar un precio que deje ganancia y a saber cuántas unidades necesitas vender para no perder.',
  sections: [
    {
      titulo: 'Vender mucho y ganar poco',
      blocks: [
        {
          p: 'Muchos negocios ponen el precio mirando al vecino. A veces funciona y a veces se vende todo el día para perder. El precio del vecino responde a los costos del vecino. Antes de compararte, necesitas saber los tuyos. En este libro seguimos a un taller que hace mermelada. Produce lotes de 100 frascos y vende 400 frascos al mes. Cambia los nombres y los números por los de tu negocio.',
        },
      ],
    },
    {
      titulo: 'Costos variables y costos fijos',
      blocks: [
        {
          p: 'Un costo variable crece con cada unidad: si no produces, no existe. Un costo fijo se paga igual aunque ese mes no vendas nada. Separarlos es la mitad del trabajo.',
        },
        {
          table: {
            head: ['Costo variable de 100 frascos', 'Lote', 'Por frasco'],
            rows: [
              ['Fruta', '70,00', '0,70'],
              ['Azúcar', '25,00', '0,25'],
              ['Frascos y etiquetas', '45,00', '0,45'],
              ['Mano de obra por lote', '60,00', '0,60'],
              ['Gas', '10,00', '0,10'],
              ['Total', '210,00', '2,10'],
            ],
          },
        },
        {
          table: {
            head: ['Costo fijo del mes', 'Dólares'],
            rows: [
              ['Arriendo del espacio', '120,00'],
              ['Internet y teléfono', '20,00'],
              ['Permisos (costo anual dividido para 12)', '15,00'],
              ['Mantenimiento y limpieza', '25,00'],
              ['Transporte fijo de entregas', '20,00'],
              ['Total', '200,00'],
            ],
          },
        },
        {
          p: 'Con 400 frascos al mes, cada uno carga 200 ÷ 400 = 0,50 de costo fijo. El costo total por frasco es 2,10 + 0,50 = 2,60 dólares. Si el mes es malo y solo salen 200 frascos, el costo fijo por frasco sube a 1,00 y el total a 3,10.',
        },
      ],
    },
    {
      titulo: 'Costos que se suelen olvidar',
      blocks: [
        {
          list: [
            'Tu propio trabajo. Si mañana contratas a alguien para hacerlo, ¿cuánto le pagarías?',
            'La merma: fruta dañada, frascos rotos, producto caducado. Si de 100 sirven 95, divide el costo para 95.',
            'La comisión de la tarjeta o de la aplicación de entregas.',
            'El desgaste de la maquinaria. Divide su costo para los meses que durará.',
            'La luz y el agua de la casa, cuando el taller funciona ahí. Asigna una parte razonable.',
            'Las muestras y los descuentos.',
          ],
        },
        {
          p: 'Con el IVA de las compras hay una regla clara. Si tu régimen te permite usarlo como crédito tributario, no es costo: registra la compra sin IVA. Si no puedes usarlo, el IVA que pagaste es parte de tu costo.',
        },
      ],
    },
    {
      titulo: 'Margen y recargo no son lo mismo',
      blocks: [
        {
          p: 'Aquí está el error más caro. El recargo se calcula sobre el costo. El margen se calcula sobre el precio de venta. «Le pongo el 35 %» puede significar dos precios muy distintos:',
        },
        {
          table: {
            head: ['Método', 'Cuenta', 'Precio', 'Gano por frasco'],
            rows: [
              ['Recargo de 35 % sobre el costo', '2,60 × 1,35', '3,51', '0,91 (25,9 % del precio)'],
              ['Margen de 35 % sobre el precio', '2,60 ÷ 0,65', '4,00', '1,40 (35 % del precio)'],
            ],
          },
        },
        {
          p: 'Para obtener un margen, divide el costo para uno menos el margen. Con 35 % divides para 0,65. Con 40 % divides para 0,60. Con 25 % divides para 0,75.',
        },
        {
          p: 'El taller decide vender a 4,00 dólares más IVA. La mermelada paga la tarifa general, así que el cliente ve 4,60 en la factura. Los 0,60 no son ganancia. Si tu negocio es RIMPE negocio popular, emites notas de venta y no desglosas IVA: el precio que anuncias es el precio final.',
        },
      ],
    },
    {
      titulo: 'Cuánto necesitas vender para no perder',
      blocks: [
        {
          p: 'Resta el costo variable del precio: 4,00 − 2,10 = 1,90. Ese valor se llama margen de contribución. Es lo que cada frasco aporta para pagar los costos fijos. Cuando los costos fijos están cubiertos, lo que sigue es ganancia.',
        },
        {
          steps: [
            'Suma tus costos fijos del mes: 200.',
            'Calcula el margen de contribución de una unidad: 1,90.',
            'Divide: 200 ÷ 1,90 = 105,3.',
            'Redondea hacia arriba: con 106 frascos no ganas ni pierdes. Ese es tu punto de equilibrio.',
            'Para ganar 400 dólares suma la meta a los fijos: 600 ÷ 1,90 = 315,8. Necesitas 316 frascos.',
          ],
        },
        {
          p: 'Con los 400 frascos de un mes normal, el taller gana 400 × 1,90 − 200 = 560 dólares antes de impuestos. Divide la meta para los días que abres: 316 frascos en 24 días son unos 13 por día. Ese número cabe en un papel pegado junto a la caja.',
        },
      ],
    },
    {
      titulo: 'Antes de dar un descuento',
      blocks: [
        {
          p: 'Un descuento del 10 % no baja la ganancia un 10 %: la baja mucho más. Si vendes a 3,60, cada frasco aporta 1,50 y no 1,90. El punto de equilibrio sube de 106 a 134 frascos. Pregúntate si el descuento traerá esas ventas adicionales.',
        },
        {
          list: [
            'Da descuentos por cantidad, con una cantidad mínima escrita.',
            'Nunca bajes del costo variable. Por debajo de 2,10 cada venta te quita dinero.',
            'Un precio entre 2,10 y 2,60 solo se justifica por poco tiempo, por ejemplo para no perder fruta madura.',
            'En ventas a crédito, fija la fecha de pago antes de entregar.',
          ],
        },
      ],
    },
    {
      titulo: 'El precio también lo decide el cliente',
      blocks: [
        {
          p: 'El costo te dice el mínimo. El mercado te dice el máximo. Mira tres negocios parecidos y anota precio, tamaño y calidad. Compara por cantidad igual: un frasco de 250 gramos a 4,00 cuesta más que uno de 300 a 4,50, porque el primero sale a 1,60 por cada 100 gramos y el segundo a 1,50.',
        },
        {
          p: 'Si tu costo es más alto que el precio del mercado, no bajes el precio a ciegas. Revisa las cantidades de la receta, busca otro proveedor, reduce la merma o ofrece algo por lo que la gente pague más. Y si aun así no cuadra, quizá ese producto no conviene.',
        },
        {
          p: 'Vuelve a hacer la cuenta cada tres meses y cada vez que un insumo importante suba. Guarda las facturas de tus compras: son la fuente de tus costos y el respaldo de tus declaraciones. Si tu hoja de cálculo no te cuadra, llévala a una asesoría con las últimas tres facturas de cada insumo.',
        },
      ],
    },
  ],
} satisfies LibroDocument
