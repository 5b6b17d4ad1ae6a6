import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'Impuesto a la renta: marzo para personas naturales',
  descripcion:
    'Averigua si te toca declarar los ingresos de 2024, en qué día de marzo vence tu plazo y cómo presentar la declaración paso a paso.',
  fechaPublicacion: '2025-02-17',
  sections: [
    {
      titulo: 'En marzo se declara el año que ya pasó',
      blocks: [
        {
          p: 'La declaración de marzo de 2025 cuenta lo que ganaste entre el 1 de enero y el 31 de diciembre de 2024. Puedes presentarla desde antes de marzo: no hace falta esperar al último día.',
        },
        {
          table: {
            head: ['Noveno dígito', 'Vence en marzo', 'Noveno dígito', 'Vence en marzo'],
            rows: [
              ['1', 'lunes 10', '6', 'jueves 20'],
              ['2', 'miércoles 12', '7', 'lunes 24 (el 22 es sábado)'],
              ['3', 'viernes 14', '8', 'lunes 24'],
              ['4', 'lunes 17 (el 16 es domingo)', '9', 'miércoles 26'],
              ['5', 'martes 18', '0', 'viernes 28'],
            ],
          },
        },
        { p: 'El noveno dígito es la penúltima cifra de tu cédula. Si no tienes RUC, se usa la cédula.' },
      ],
    },
    {
      titulo: '¿Me toca declarar?',
      blocks: [
        {
          p: 'Declaras si tus ingresos de 2024 pasaron la fracción básica de ese año. La cifra está en la tabla de impuesto a la renta 2024, en sri.gob.ec. No uses la tabla de 2025: esa es para la declaración del próximo año.',
        },
        {
          list: [
            'Trabajas por tu cuenta y pasaste la fracción básica: declaras, aunque el impuesto salga en cero.',
            'Tienes dos empleos, o un empleo y un negocio: sumas todo y, si pasas la cifra, declaras.',
            'Tuviste un solo empleador, ningún otro ingreso y tus gastos personales fueron los que proyectaste: tu formulario 107 vale como declaración.',
            'Tuviste un solo empleador, pero tus gastos personales fueron distintos de lo proyectado: declaras para ajustar la diferencia.',
            'Estás en el RIMPE: también declaras en marzo, con el formulario de tu categoría y su propia tabla.',
          ],
        },
      ],
    },
    {
      titulo: 'Junta estos papeles',
      blocks: [
        {
          list: [
            'El formulario 107 de cada empleador. Deben dártelo aunque ya no trabajes allí.',
            'El resumen de tus ventas y de los gastos de tu negocio en 2024, sin IVA.',
            'Los comprobantes de retención de impuesto a la renta que recibiste.',
            'Los comprobantes del aporte al IESS, si estás afiliado por tu cuenta.',
            'Tus facturas de gastos personales, separadas por rubro: vivienda, salud, educación, alimentación, vestimenta y turismo.',
            'Los datos de tus cargas familiares.',
            'Los intereses bancarios, arriendos u otros ingresos del año.',
          ],
        },
      ],
    },
    {
      titulo: 'Cómo sale el impuesto',
      blocks: [
        { p: 'La cuenta tiene cuatro pasos, siempre en el mismo orden:' },
        {
          steps: [
            'Ingresos gravados menos gastos del negocio y aportes al IESS: eso es la base imponible.',
            'Con la base, busca tu fila en la tabla de 2024. Allí está el impuesto.',
            'Resta la rebaja por gastos personales, que es un porcentaje de esos gastos con un tope según tus cargas.',
            'Resta las retenciones que te hicieron. Lo que queda es lo que pagas o tu saldo a favor.',
          ],
        },
        {
          p: 'Fíjate en la diferencia: los gastos del negocio se restan del ingreso, y los gastos personales dan una rebaja del impuesto. Una misma factura no puede ir en los dos lados. La computadora de tu oficina es gasto del negocio; la de tu hija, gasto personal de educación.',
        },
        {
          p: 'La rebaja por gastos personales es para el régimen general. En el RIMPE, el impuesto sale de la tabla según los ingresos brutos, sin restar gastos.',
        },
      ],
    },
    {
      titulo: 'Presenta la declaración',
      blocks: [
        {
          steps: [
            'Entra a SRI en línea y abre el menú de declaraciones.',
            'Elige impuesto a la renta de personas naturales y el año 2024.',
            'Responde las preguntas. Si marcas que tienes un negocio, verás sus casilleros.',
            'Revisa los valores que ya aparecen llenos. Pueden faltar ingresos o sobrar gastos: tú respondes por lo que firmas.',
            'Completa ingresos, gastos, gastos personales y retenciones.',
            'Compara el resultado con tu cuenta hecha a mano. Si no coincide, busca la razón antes de enviar.',
            'Envía, guarda el comprobante y paga dentro del plazo.',
          ],
        },
      ],
    },
    {
      titulo: 'Si te queda un saldo a favor',
      blocks: [
        {
          p: 'Pasa mucho entre quienes trabajan con honorarios: les retuvieron más que su impuesto. Ese dinero no se pierde. Puedes pedir la devolución en SRI en línea o usarlo en años siguientes. Para pedirla, tus comprobantes de retención deben aparecer en el sistema y tu cuenta bancaria debe estar a tu nombre.',
        },
        { p: 'Nadie necesita cobrarte una comisión por ese pedido: el trámite es gratuito.' },
      ],
    },
    {
      titulo: 'Antes de cerrar marzo',
      blocks: [
        {
          list: [
            'Mira en sri.gob.ec si también debes presentar el anexo de gastos personales o la declaración patrimonial. Depende de tus montos y tienen su propio plazo.',
            'Si el impuesto es alto, consulta las facilidades de pago antes del vencimiento, no después.',
            'Si descubres un error, presenta una declaración sustitutiva.',
            'Si no llegas a tu fecha, declara lo antes posible. La multa y el interés se cuentan por cada mes o fracción de mes.',
            'Guarda todo durante siete años en una carpeta que diga «Renta 2024».',
          ],
        },
      ],
    },
  ],
} satisfies BoletinDocument
