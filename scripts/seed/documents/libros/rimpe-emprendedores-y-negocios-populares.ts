import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'RIMPE: emprendedores y negocios populares',
  autor: 'Docentes tutores del NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2024-08-21',
  descripcion:
    'Descubre si perteneces al RIMPE, en cuál de sus dos grupos estás, qué comprobantes debes entregar y en qué fechas declaras.',
  sections: [
    {
      titulo: 'Un régimen para negocios pequeños',
      blocks: [
        {
          p: 'RIMPE significa Régimen Simplificado para Emprendedores y Negocios Populares. Rige desde 2022 y reemplazó al RISE y al régimen de microempresas. Su idea es sencilla: quien vende poco tiene menos trámites.',
        },
        {
          p: 'El Servicio de Rentas Internas (SRI) te ubica en el régimen según tus ingresos brutos del año anterior. Ingreso bruto es todo lo que vendiste, sin restar lo que gastaste. Un error muy común es pensar en la ganancia: si vendiste 25 000 USD y te quedaron 4 000 USD, tu ingreso bruto es 25 000 USD.',
        },
      ],
    },
    {
      titulo: 'Los dos grupos',
      blocks: [
        {
          table: {
            head: ['', 'Negocio popular', 'Emprendedor'],
            rows: [
              ['Quién puede ser', 'Solo personas naturales', 'Personas naturales y sociedades'],
              ['Ingresos brutos al año', 'Hasta 20 000 USD', 'Más de 20 000 y hasta 300 000 USD'],
              ['Comprobante', 'Nota de venta', 'Factura electrónica'],
              ['IVA', 'Incluido en la cuota anual', 'Declaración semestral: julio y enero'],
              ['Impuesto a la renta', 'Valor fijo según tabla', 'Tabla progresiva sobre ingresos brutos'],
              ['Cuándo lo declara', 'Marzo, según noveno dígito', 'Marzo, según noveno dígito'],
            ],
          },
        },
        {
          p: 'Una persona que vende menos de 20 000 USD no siempre es negocio popular: también importa la actividad. Y una sociedad que vende poco es emprendedora, porque el grupo de negocio popular es solo para personas naturales.',
        },
      ],
    },
    {
      titulo: 'Quién no puede estar en el RIMPE',
      blocks: [
        {
          p: 'La ley deja fuera ciertas actividades, aunque los ingresos sean bajos. Las que más consultas generan son:',
        },
        {
          list: [
            'Servicios profesionales, como los de un abogado, una contadora o un odontólogo.',
            'Transporte.',
            'Comercialización de combustibles.',
            'Construcción y urbanización.',
            'Trabajo en relación de dependencia: el sueldo no es un ingreso de este régimen.',
            'Rentas de capital, como los intereses, cuando son el único ingreso.',
          ],
        },
        {
          p: 'La lista completa está en sri.gob.ec. Si tienes dos actividades, una incluida y otra excluida, cada una tributa con sus propias reglas y es fácil confundirse. Busca asesoría antes de tu primera declaración.',
        },
      ],
    },
    {
      titulo: 'Comprueba tu situación',
      blocks: [
        {
          steps: [
            'Entra a SRI en línea y abre la consulta de RUC. No necesitas clave para esta consulta.',
            'Escribe tu número de RUC.',
            'Busca la palabra «régimen» y lee si dice general, RIMPE emprendedor o RIMPE negocio popular.',
            'Compara el dato con lo que vendiste el año anterior y con tus actividades.',
            'Si no coincide, reúne tus declaraciones y comprobantes y pide al SRI que revise tu ubicación.',
          ],
        },
        {
          p: 'Repite esta revisión en los primeros días de cada año. El SRI puede cambiarte de grupo o de régimen y tú debes emitir el comprobante correcto desde entonces.',
        },
      ],
    },
    {
      titulo: 'Si eres negocio popular',
      blocks: [
        {
          p: 'Entregas notas de venta. Deben llevar la leyenda que te identifica como negocio popular del régimen RIMPE. En ellas no se separa el IVA: el precio va completo. Por eso quien te compra no obtiene crédito tributario de IVA con tu nota de venta, aunque sí puede usarla para sustentar un gasto si consta su nombre y su número de identificación.',
        },
        {
          p: 'No estás obligado a la facturación electrónica por tus ventas del régimen, pero puedes usarla si te conviene. Las notas de venta en papel se mandan a hacer en una imprenta autorizada por el SRI y tienen fecha de caducidad. Revísala cada mes.',
        },
        {
          p: 'Una vez al año, en marzo, presentas tu declaración y pagas un valor fijo que depende del tramo de tus ingresos. La tabla vigente está en sri.gob.ec. Ese pago cubre el impuesto a la renta y el IVA de tu actividad del régimen. Si no vendiste nada, pregunta si igual debes presentarla: mientras el RUC está activo, por lo general sí.',
        },
      ],
    },
    {
      titulo: 'Si eres emprendedor',
      blocks: [
        {
          list: [
            'Emites facturas electrónicas con la leyenda «Contribuyente Régimen RIMPE».',
            'Cobras IVA con la tarifa de cada producto: 15 %, 5 % o 0 %.',
            'Declaras el IVA de enero a junio en julio, y el de julio a diciembre en enero.',
            'Declaras el impuesto a la renta en marzo, según tu noveno dígito.',
            'Tus clientes que son agentes de retención te retienen una parte del impuesto. Guarda esos comprobantes porque se restan al declarar.',
          ],
        },
        {
          p: 'El impuesto a la renta se calcula sobre tus ingresos brutos del régimen, con una tabla propia. No se restan los gastos del negocio ni se aplica la rebaja por gastos personales a ese impuesto. Sí se restan las devoluciones y los descuentos que constan en el comprobante. Guarda igual tus facturas de compra: las necesitas para el crédito tributario de IVA y para saber si ganas o pierdes.',
        },
        {
          p: 'Como el IVA se paga cada seis meses, se acumula. Si cobras 50 USD de IVA por semana, en un semestre son cerca de 1 300 USD. Guarda cada semana esa parte en una cuenta aparte.',
        },
      ],
    },
    {
      titulo: 'Qué pasa si creces',
      blocks: [
        {
          p: 'Si un negocio popular supera 20 000 USD en el año, pasa al grupo de emprendedores. Si un emprendedor supera 300 000 USD, pasa al régimen general. No escondas ventas para quedarte: el SRI cruza datos de bancos, tarjetas y facturas de tus proveedores.',
        },
        {
          p: 'Prepárate un mes antes de llegar al límite. Consigue tu firma electrónica, prueba la facturación electrónica y pregunta qué declaraciones nuevas tendrás. En el NAF te ayudamos a hacer esa lista.',
        },
      ],
    },
    {
      titulo: 'Preguntas que nos hacen',
      blocks: [
        {
          list: [
            '«¿Puedo dar factura si soy negocio popular?» Sí, factura electrónica, si te preparas para emitirla.',
            '«¿Tengo que llevar contabilidad?» Un negocio popular no. Basta un registro de ingresos y gastos.',
            '«Antes tenía RISE, ¿todavía sirve?» No. El RISE ya no existe y sus notas de venta no son válidas.',
            '«¿Puedo escoger el régimen?» No. El SRI te ubica según la ley; puedes reclamar si hay un error.',
          ],
        },
      ],
    },
  ],
} satisfies LibroDocument
