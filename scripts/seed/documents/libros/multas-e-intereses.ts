import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Multas e intereses: cómo ponerte al día',
  autor: 'Docentes tutores del NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2024-10-15',
  descripcion:
    'Aprende a saber qué debes, a distinguir impuesto, multa e interés, a calcular la multa por declarar tarde y a ordenar tus declaraciones atrasadas paso a paso.',
  sections: [
    {
      titulo: 'Tres cosas distintas: impuesto, multa e interés',
      blocks: [
        {
          p: 'Cuando te atrasas, la deuda puede tener tres partes. El impuesto es lo que siempre debiste pagar. La multa es el castigo por no presentar la declaración a tiempo. El interés es el costo de haber usado ese dinero durante más meses.',
        },
        {
          p: 'La multa depende de la fecha en que declaras. El interés depende de la fecha en que pagas. Por eso puedes tener interés sin multa: ocurre si declaraste a tiempo y no pagaste. También puedes tener multa sin interés: ocurre si declaraste tarde y no tenías impuesto que pagar.',
        },
        {
          p: 'La conclusión práctica es importante: si hoy no tienes dinero, declara igual. Detienes la multa y solo queda corriendo el interés.',
        },
      ],
    },
    {
      titulo: 'Cómo se calcula la multa por declarar tarde',
      blocks: [
        {
          p: 'La regla general está en el artículo 100 de la Ley de Régimen Tributario Interno. Se cuenta por mes o fracción de mes. Una fracción es cualquier parte de un mes: un solo día de atraso ya cuenta como un mes.',
        },
        {
          table: {
            head: ['Tu caso', 'Multa por mes o fracción', 'Máximo'],
            rows: [
              [
                'Impuesto a la renta con impuesto causado',
                '3 % del impuesto causado',
                '100 % de ese impuesto',
              ],
              [
                'IVA con valor a pagar',
                '3 % de lo que queda luego del crédito tributario',
                '100 % de ese valor',
              ],
              [
                'Sin impuesto, pero con ventas',
                '0,1 % de ventas o ingresos brutos',
                '5 % de ventas o ingresos',
              ],
            ],
          },
        },
        {
          p: 'Ejemplo 1. Tu IVA a pagar era de 200 dólares y declaras con dos meses y cinco días de atraso. Se cuentan tres meses: 3 % × 3 = 9 %. La multa es de 18 dólares, además del interés. Ejemplo 2. Vendiste 1500 dólares, tus compras te dejaron sin IVA por pagar y declaras con veinte días de atraso. Se cuenta un mes: 0,1 % de 1500 es 1,50 dólares.',
        },
        {
          p: 'Si no declaraste nada y no tuviste ventas, o si el SRI te notificó antes de que presentes, se aplican otros valores. Dependen de tu tipo de contribuyente y de si corregiste antes o después del aviso. Consulta el instructivo de sanciones en sri.gob.ec.',
        },
      ],
    },
    {
      titulo: 'Cómo se calcula el interés',
      blocks: [
        {
          p: 'El interés se aplica sobre el impuesto que no pagaste, desde el día siguiente al vencimiento hasta el día del pago. Se cuenta por meses y no por días. La tasa la publica el SRI y cambia cada trimestre. Al llenar la declaración atrasada, el sistema calcula el interés con las tasas de cada período; revisa siempre el resultado antes de enviar.',
        },
        {
          p: 'Si haces un abono, la ley ordena a dónde va el dinero: primero cubre los intereses, después el impuesto y al final las multas. Un abono pequeño puede quedarse casi todo en intereses. Por eso conviene abonar pronto y con un plan.',
        },
      ],
    },
    {
      titulo: 'Averigua qué debes antes de pagar',
      blocks: [
        {
          steps: [
            'Entra a SRI en línea y abre la consulta del estado tributario. Te dice si tienes obligaciones pendientes.',
            'Abre la consulta de deudas. Anota el impuesto, el período y el valor de cada una.',
            'Revisa tu buzón del contribuyente. Ahí pueden estar notificaciones que no has leído.',
            'Compara con tu RUC: mira qué obligaciones tienes registradas y desde cuándo.',
            'Haz una lista por fecha, de la más antigua a la más nueva, con dos columnas: «falta declarar» y «falta pagar».',
          ],
        },
        {
          p: 'Un caso frecuente es el de quien dejó de trabajar y no suspendió el RUC. Mientras el RUC sigue activo, las declaraciones siguen siendo obligatorias aunque el valor sea cero. Antes de llenar todo en cero, comprueba que de verdad no emitiste comprobantes en esos meses.',
        },
      ],
    },
    {
      titulo: 'El orden para ponerte al día',
      blocks: [
        {
          steps: [
            'Presenta primero lo que vence este mes, para que la lista no crezca.',
            'Sigue con las declaraciones de IVA atrasadas, empezando por la más antigua. El crédito tributario de un mes pasa al siguiente, así que el orden importa.',
            'Luego presenta las declaraciones anuales de impuesto a la renta.',
            'Incluye la multa y el interés en la misma declaración atrasada.',
            'Paga con convenio de débito, con tarjeta o con el comprobante electrónico de pago en un banco autorizado.',
            'A los pocos días vuelve a consultar el estado tributario y guarda una captura con la fecha.',
          ],
        },
        {
          p: 'Si cerraste el negocio, suspende el RUC apenas estés al día. Así dejas de acumular obligaciones.',
        },
      ],
    },
    {
      titulo: 'Si no puedes pagar todo',
      blocks: [
        {
          p: 'En muchos casos puedes pedir facilidades de pago. Es una solicitud para cubrir la deuda en cuotas. Se presenta en el SRI e indica qué deuda incluyes y cómo propones pagarla. La norma fija el plazo máximo, la primera cuota y, en algunos casos, una garantía. No todos los impuestos las admiten: pregunta antes por los que cobraste o retuviste a otras personas, como el IVA. Las condiciones vigentes están en sri.gob.ec.',
        },
        {
          list: [
            'Propón cuotas que de verdad puedas cumplir. Si dejas de pagar, el plan se termina y se cobra el saldo completo.',
            'No esperes al juicio coactivo. En esa etapa pueden retener dinero de tus cuentas y hay costos adicionales.',
            'No cuentes con una «remisión». De vez en cuando una ley perdona intereses y multas, pero es algo excepcional y con fecha límite.',
          ],
        },
      ],
    },
    {
      titulo: 'Si te equivocaste en una declaración',
      blocks: [
        {
          p: 'Una declaración se corrige con una declaración sustitutiva. Reemplaza por completo a la anterior, así que llena de nuevo todos los casilleros y no solo el que cambia. Si la corrección aumenta el impuesto, pagas la diferencia con su interés. Si lo disminuye, hay un plazo para hacerlo y después se necesita un trámite distinto. Mientras más pronto corrijas, más sencillo es.',
        },
        {
          p: 'Cuando recibas una notificación, no la ignores. Fíjate en la fecha, en el plazo para contestar y en lo que te piden. Tráela a tu asesoría: con el papel delante es mucho más fácil orientarte que con el recuerdo.',
        },
      ],
    },
    {
      titulo: 'Para que no vuelva a pasar',
      blocks: [
        {
          list: [
            'Anota en tu teléfono una alarma cinco días antes del vencimiento según tu noveno dígito.',
            'Separa el IVA cobrado en otra cuenta o en otro sobre. No es dinero tuyo.',
            'No dejes la declaración para el último día: el sistema puede estar lento.',
            'Actualiza tu correo en el SRI. Muchas multas empiezan con un aviso que nadie leyó.',
          ],
        },
      ],
    },
  ],
} satisfies LibroDocument
