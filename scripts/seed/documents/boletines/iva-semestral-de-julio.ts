import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'IVA semestral de julio: lo que debes preparar',
  descripcion:
    'Reúne a tiempo los papeles de enero a junio, separa las ventas del 12 % y del 15 % y presenta tu declaración semestral antes de tu fecha de julio.',
  fechaPublicacion: '2024-06-24',
  sections: [
    {
      titulo: 'Para quién es este boletín',
      blocks: [
        {
          p: 'En julio se declara el IVA de enero a junio. En enero se declara el de julio a diciembre. Este calendario es para ti si estás en uno de estos grupos:',
        },
        {
          list: [
            'Eres RIMPE emprendedor.',
            'Solo vendes bienes o servicios con tarifa 0 %.',
            'Tus clientes te retienen todo el IVA que cobras.',
          ],
        },
        {
          p: 'Si eres RIMPE negocio popular y solo tienes tu actividad del régimen, no presentas esta declaración. Si estás en el régimen general y cobras IVA, lo tuyo es mensual.',
        },
      ],
    },
    {
      titulo: 'Tu fecha en julio de 2024',
      blocks: [
        { p: 'Mira la novena cifra de tu RUC. Esta tabla ya tiene en cuenta los fines de semana:' },
        {
          table: {
            head: ['Noveno dígito', 'Vence en julio'],
            rows: [
              ['1', 'miércoles 10'],
              ['2', 'viernes 12'],
              ['3', 'lunes 15 (el 14 es domingo)'],
              ['4', 'martes 16'],
              ['5', 'jueves 18'],
              ['6', 'lunes 22 (el 20 es sábado)'],
              ['7', 'lunes 22'],
              ['8', 'miércoles 24'],
              ['9', 'viernes 26'],
              ['0', 'lunes 29 (el 28 es domingo)'],
            ],
          },
        },
      ],
    },
    {
      titulo: 'Este semestre tiene dos tarifas',
      blocks: [
        {
          p: 'La tarifa general del IVA subió del 12 % al 15 % el 1 de abril de 2024. Tu semestre queda partido en dos: las ventas de enero, febrero y marzo llevan 12 %, y las de abril, mayo y junio llevan 15 %. Lo mismo pasa con tus compras.',
        },
        {
          p: 'Lo que cuenta es la fecha de la venta, no la fecha en que te pagaron. Si vendiste y facturaste el 28 de marzo y te pagaron el 10 de abril, esa factura es del 12 %.',
        },
        {
          p: 'Veamos un ejemplo. Rosa tiene un taller de costura y es emprendedora. De enero a marzo vendió 3 000 dólares y de abril a junio 4 000, sin contar el IVA.',
        },
        {
          table: {
            head: ['Trimestre', 'Ventas', 'Tarifa', 'IVA cobrado'],
            rows: [
              ['Enero a marzo', '3 000', '12 %', '360'],
              ['Abril a junio', '4 000', '15 %', '600'],
              ['Total', '7 000', '', '960'],
            ],
          },
        },
        {
          p: 'Si en el mismo semestre Rosa pagó 500 dólares de IVA en telas e hilos, con facturas a su nombre, su cuenta es 960 menos 500. Le queda por pagar 460 dólares, y de ahí resta las retenciones de IVA que le hayan hecho.',
        },
      ],
    },
    {
      titulo: 'Arma tu carpeta esta semana',
      blocks: [
        { p: 'Seis meses son muchos papeles. Hazlo por partes:' },
        {
          steps: [
            'Descarga de SRI en línea la lista de tus comprobantes recibidos, mes por mes.',
            'Marca los que son de tu negocio. El mercado de la casa o los útiles de tus hijos no van en el IVA de tu actividad.',
            'Suma tus facturas emitidas de cada mes y resta tus notas de crédito.',
            'Separa los totales en tres grupos: tarifa 0 %, 12 % y 15 %. Si vendes materiales de construcción con 5 %, agrega un grupo más.',
            'Junta los comprobantes de retención de IVA que te entregaron tus clientes.',
            'Busca tu declaración de enero pasado. Si allí te quedó un saldo a favor, lo vas a usar ahora.',
          ],
        },
      ],
    },
    {
      titulo: 'Qué compras te dan crédito y cuáles no',
      blocks: [
        {
          p: 'El IVA de una compra se resta cuando la factura tiene tu nombre y tu RUC, muestra el IVA separado y la compra sirve para tus ventas con IVA.',
        },
        {
          list: [
            'La nota de venta de un negocio popular prueba que gastaste, pero no da crédito de IVA.',
            'La factura a «consumidor final» no da crédito.',
            'Si vendes una parte con 15 % y otra con 0 %, solo puedes usar una parte del IVA de las compras comunes. El formulario calcula esa proporción con tus ventas.',
            'Si todo lo que vendes es 0 %, el IVA de tus compras no se resta aquí: pasa a ser parte de tu costo.',
          ],
        },
      ],
    },
    {
      titulo: 'Errores que vemos cada julio',
      blocks: [
        {
          list: [
            'Elegir el período equivocado. Comprueba que la pantalla diga primer semestre de 2024.',
            'Escribir el total con IVA en el casillero de ventas. Allí va el valor sin impuesto.',
            'Olvidar las retenciones y pagar de más.',
            'No declarar porque el semestre fue malo. Sin ventas, la obligación sigue.',
            'Dejar todo para el último día y encontrar la clave bloqueada.',
          ],
        },
      ],
    },
    {
      titulo: 'El dinero del IVA no es ganancia',
      blocks: [
        {
          p: 'Quien declara cada seis meses tiene un riesgo especial: gastar el IVA cobrado. Ese dinero es del Estado desde el día de la venta; tú solo lo guardas. Muchos emprendedores lo apartan cada viernes en otra cuenta. Si de lo cobrado en la semana apartas el IVA, en enero no tendrás que pedir prestado.',
        },
        {
          p: 'Si no alcanzas a pagar el valor completo, declara de todos modos dentro del plazo. Así evitas la multa por declarar tarde. Después pregunta enseguida al SRI qué opciones de pago admite tu caso, porque los intereses corren cada mes.',
        },
      ],
    },
  ],
} satisfies BoletinDocument
