import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'RIMPE: qué revisar antes de fin de año',
  descripcion:
    'Suma tus ventas del año, comprueba si sigues en tu categoría del RIMPE y deja listos tus comprobantes para las declaraciones de enero y marzo.',
  fechaPublicacion: '2024-11-25',
  sections: [
    {
      titulo: 'Cinco semanas para poner todo en orden',
      blocks: [
        {
          p: 'Lo que vendas hasta el 31 de diciembre decide en qué categoría del RIMPE estarás. Si esperas a enero para sumar, ya no podrás prepararte. Este boletín te propone una revisión corta: una tarde con tus facturas, un cuaderno y tu clave de SRI en línea.',
        },
      ],
    },
    {
      titulo: 'Primero: suma tus ingresos brutos',
      blocks: [
        {
          p: 'Ingreso bruto es todo lo que vendiste, antes de restar gastos. No es tu ganancia. Si tu tienda vendió 19 000 dólares y te quedaron 4 000, tu ingreso bruto es 19 000. No cuentes el IVA que cobraste.',
        },
        {
          table: {
            head: ['Categoría', 'Ingresos brutos al año', 'Quién puede estar'],
            rows: [
              ['Negocio popular', 'Hasta 20 000 dólares', 'Solo personas naturales'],
              ['Emprendedor', 'Más de 20 000 y hasta 300 000 dólares', 'Personas naturales y sociedades'],
              ['Fuera del RIMPE', 'Más de 300 000 dólares', 'Régimen general'],
            ],
          },
        },
        {
          p: 'Suma de enero a noviembre y calcula cuánto vendes en un diciembre normal. Si el resultado se acerca a 20 000 o a 300 000, pide orientación ya. No dejes de facturar para quedarte debajo del límite: vender sin comprobante es una falta que puede terminar con la clausura del local.',
        },
      ],
    },
    {
      titulo: 'Si vas a pasar de negocio popular a emprendedor',
      blocks: [
        {
          p: 'Pasar el límite no es un castigo. Quiere decir que tu negocio creció. Pero cambian tus obligaciones, y conviene tener lista cada una:',
        },
        {
          table: {
            head: ['', 'Negocio popular', 'Emprendedor'],
            rows: [
              ['Comprobante', 'Nota de venta', 'Factura electrónica'],
              ['IVA', 'No declara por su actividad RIMPE', 'Declara en julio y en enero'],
              ['Impuesto a la renta', 'Cuota anual según la tabla', 'Según la tabla de emprendedores'],
              ['Cuándo paga renta', 'Marzo', 'Marzo'],
            ],
          },
        },
        {
          p: 'Para facturar necesitas firma electrónica y un programa. El SRI ofrece el suyo sin costo. Obtener la firma puede tomar unos días, así que no esperes a la primera venta de enero. Pregunta también desde qué fecha te toca el cambio, porque depende de tu caso.',
        },
      ],
    },
    {
      titulo: 'Comprueba que tu actividad siga dentro',
      blocks: [
        {
          p: 'El RIMPE no es solo cuestión de montos. Algunas actividades están fuera aunque vendas poco. Entre ellas:',
        },
        {
          list: [
            'Los servicios profesionales que necesitan un título de tercer nivel, como los de una contadora o un arquitecto.',
            'Las comisiones: vender a nombre de otra persona a cambio de una parte.',
            'El arriendo de inmuebles y otras rentas de capital.',
            'El sueldo de un empleo. Puedes tener empleo y negocio, pero el sueldo no es ingreso del RIMPE.',
          ],
        },
        {
          p: 'La lista completa está en sri.gob.ec. Si este año agregaste una actividad nueva al RUC, verifica que no esté en ella.',
        },
        {
          p: 'Si eres emprendedor, mira además cuántos años llevas en el régimen. La ley fija un tiempo máximo de permanencia. Consulta en el SRI si el tuyo está por cumplirse, porque después pasas al régimen general.',
        },
      ],
    },
    {
      titulo: 'Revisa tu RUC y tus comprobantes',
      blocks: [
        {
          steps: [
            'Entra a SRI en línea y descarga tu certificado de RUC.',
            'Lee el régimen, la dirección, las actividades y los establecimientos. Si algo cambió, actualízalo: tienes 30 días hábiles desde el cambio.',
            'Mira la leyenda de tus comprobantes. El emprendedor escribe «Contribuyente Régimen RIMPE»; el negocio popular, «Contribuyente Negocio Popular - Régimen RIMPE».',
            'Si usas notas de venta de imprenta, revisa hasta cuándo valen. Una nota caducada no sirve.',
            'Si usas firma electrónica, revisa su fecha de vencimiento.',
          ],
        },
      ],
    },
    {
      titulo: 'Guarda los números de este año',
      blocks: [
        {
          p: 'Haz un registro simple: fecha, número de comprobante, a quién vendiste y cuánto. Otro igual para las compras. Con eso llenarás tus declaraciones sin correr. Los comprobantes se guardan siete años, en papel o en archivo, según como los recibiste.',
        },
        {
          p: 'Para tu calendario: si eres emprendedor, en enero declaras el IVA de julio a diciembre. En marzo, negocios populares y emprendedores que son personas naturales declaran el impuesto a la renta. El día depende del noveno dígito del RUC.',
        },
      ],
    },
    {
      titulo: 'Tres confusiones frecuentes',
      blocks: [
        {
          list: [
            '«Como negocio popular no vendí nada, no hago nada». La declaración anual de renta se presenta igual mientras el RUC siga activo.',
            '«Si tuve pérdida, no pago». En el RIMPE el impuesto mira los ingresos, no la ganancia. Por eso puedes tener que pagar en un año malo.',
            '«Tengo dos negocios, cada uno con su límite». El límite es por persona. Se suman los ingresos de todos tus locales que están en el régimen.',
          ],
        },
        {
          p: 'Las tablas del impuesto están en sri.gob.ec, en la sección del RIMPE. Antes de calcular, comprueba que la tabla sea la del año que declaras.',
        },
      ],
    },
  ],
} satisfies BoletinDocument
