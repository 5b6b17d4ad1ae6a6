import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Retenciones en la fuente: quién, cuándo y cómo',
  autor: 'Docentes tutores del NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2024-11-06',
  descripcion:
    'Entiende por qué un cliente te paga menos de lo facturado, comprueba si la retención es correcta y aprende a emitirla si eres agente de retención.',
  sections: [
    {
      titulo: 'Por qué te pagan menos',
      blocks: [
        {
          p: 'Emites una factura por 115 USD y la empresa te deposita 112. No te falta dinero: te retuvieron 3. Una retención es una parte del impuesto que tu cliente guarda, entrega al SRI y te acredita a ti. Es un anticipo de tu impuesto, no un costo adicional.',
        },
        {
          p: 'Quien retiene se llama agente de retención. Quien recibe menos es el retenido. El papel que une a los dos es el comprobante de retención: sin él no puedes demostrar que ya pagaste esa parte.',
        },
      ],
    },
    {
      titulo: 'Dos retenciones distintas',
      blocks: [
        {
          table: {
            head: ['', 'Impuesto a la renta', 'IVA'],
            rows: [
              ['Sobre qué se calcula', 'El valor de la factura sin IVA', 'El IVA que consta en la factura'],
              [
                'De qué depende',
                'Del tipo de bien o servicio y del régimen de quien vende',
                'De qué se vende y de quién es quién',
              ],
              ['Dónde la restas', 'En tu declaración anual de renta', 'En tu declaración de IVA del período'],
              ['Formulario del agente', 'Retenciones en la fuente', 'El mismo formulario de IVA'],
            ],
          },
        },
        {
          p: 'Una misma factura puede tener las dos retenciones, y el comprobante las muestra en líneas separadas. Los porcentajes de renta se actualizan por resolución del Servicio de Rentas Internas (SRI). Consulta la tabla vigente en sri.gob.ec y no copies la de un año anterior. En el IVA, las retenciones más comunes son 30 % en bienes, 70 % en servicios y 100 % en casos como los honorarios de personas naturales profesionales; existen otras para situaciones especiales.',
        },
      ],
    },
    {
      titulo: 'Quién debe retener',
      blocks: [
        {
          list: [
            'Quienes el SRI ha calificado como agentes de retención. Consta en su RUC y en sus comprobantes.',
            'Los contribuyentes especiales, también designados por el SRI.',
            'Las entidades del sector público, según las reglas que les corresponden.',
            'Todo empleador, por el impuesto a la renta de sus empleados.',
          ],
        },
        {
          p: 'Que una empresa sea grande o lleve contabilidad no basta: revisa su calidad en la consulta de RUC. Y si tú no eres agente, no retengas «por seguridad». No sabrías cómo declararlo y dejarías a tu proveedor con un problema.',
        },
      ],
    },
    {
      titulo: 'A quién no se le retiene',
      blocks: [
        {
          p: 'Hay pagos y personas exentas de retención. Por ejemplo, al negocio popular del RIMPE no se le retiene por las ventas de su régimen. Entre agentes de retención y contribuyentes especiales hay reglas propias en IVA. Si una venta tiene tarifa 0 %, no hay IVA que retener, aunque sí puede haber retención de renta.',
        },
        {
          p: 'Al emprendedor del RIMPE sí se le retiene renta, con un porcentaje propio. Por eso su factura lleva la leyenda del régimen: así el comprador sabe cuál usar.',
        },
      ],
    },
    {
      titulo: 'Un ejemplo completo',
      blocks: [
        {
          p: 'Un taller de costura, del régimen general, vende uniformes a una empresa que es agente de retención. Para simplificar, supón que la retención de renta es 2 % y la de IVA, 30 %.',
        },
        {
          table: {
            head: ['Concepto', 'Cálculo', 'USD'],
            rows: [
              ['Valor de los uniformes', '', '500,00'],
              ['IVA', '500,00 × 15 %', '75,00'],
              ['Total de la factura', '', '575,00'],
              ['Retención de renta', '500,00 × 2 %', '10,00'],
              ['Retención de IVA', '75,00 × 30 %', '22,50'],
              ['Valor que recibe el taller', '575,00 − 32,50', '542,50'],
            ],
          },
        },
        {
          p: 'El taller registra una venta de 500 USD, no de 467,50. En su declaración de IVA resta 22,50 USD y en la de renta resta 10 USD. El error más frecuente es declarar solo lo que llegó a la cuenta.',
        },
      ],
    },
    {
      titulo: 'Si te retuvieron',
      blocks: [
        {
          steps: [
            'Pide el comprobante. Deben entregártelo dentro de los cinco días de recibida tu factura.',
            'Verifica que tenga tu RUC, el número de tu factura y el año correcto.',
            'Revisa que la base de renta sea el valor sin IVA y que el porcentaje corresponda a lo que vendiste.',
            'Comprueba en el portal del SRI que esté autorizado.',
            'Si hay un error, pide la corrección por escrito, de inmediato.',
            'Archívalo junto a la factura: IVA para este período, renta para la declaración anual.',
          ],
        },
        {
          p: 'Lleva una lista con la fecha, el cliente, la base y los dos valores: en marzo solo tendrás que sumar una columna. Si al final del año te retuvieron más de lo que debías pagar, tienes un saldo a favor. Puedes pedir que te lo devuelvan o usarlo según las opciones de la declaración.',
        },
      ],
    },
    {
      titulo: 'Si eres agente de retención',
      blocks: [
        {
          steps: [
            'Al recibir una factura, identifica qué compraste y el régimen de tu proveedor.',
            'Busca el código y el porcentaje en la tabla vigente.',
            'Retén cuando pagas o cuando registras la deuda, lo que ocurra primero.',
            'Emite el comprobante electrónico y entrégalo dentro de los cinco días.',
            'Paga a tu proveedor el valor neto.',
            'Al mes siguiente, según tu noveno dígito, declara y entrega al SRI lo retenido.',
          ],
        },
        {
          p: 'El dinero retenido no es capital de trabajo. Quien no retiene o no entrega lo retenido responde con su propio dinero, y quedarse con lo retenido puede llegar a ser delito. Si un mes no hiciste retenciones, revisa en tu RUC si igual debes presentar el formulario en cero.',
        },
      ],
    },
    {
      titulo: 'Retención en el sueldo',
      blocks: [
        {
          p: 'El empleador calcula el impuesto de todo el año, descuenta el aporte personal al IESS, considera la rebaja por gastos personales y divide el resultado entre los meses. No hay retención si el sueldo anual no llega a la fracción básica.',
        },
        {
          p: 'Al cerrar el año, el empleador te entrega el formulario 107, que muestra cuánto ganaste y cuánto te retuvo. Si tuviste dos empleos en el mismo año, avisa al segundo lo que ganaste en el primero. Si no lo haces, cada uno retiene poco y en marzo te tocará pagar la diferencia.',
        },
      ],
    },
  ],
} satisfies LibroDocument
