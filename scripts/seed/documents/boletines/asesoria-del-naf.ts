import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'Asesoría del NAF: qué esperar y qué tener a mano',
  descripcion:
    'Prepara tu consulta, escribe un buen detalle en el formulario y saca provecho de la asesoría gratuita del NAF, sabiendo qué puede hacer y qué no.',
  fechaPublicacion: '2025-11-03',
  sections: [
    {
      titulo: 'Qué es el NAF',
      blocks: [
        {
          p: 'NAF quiere decir Núcleo de Apoyo Contable y Fiscal. Es un centro de la universidad que trabaja junto al SRI. Estudiantes preparados y sus docentes te explican, sin costo, cómo cumplir con tus impuestos. La asesoría es virtual: no tienes que viajar ni pedir permiso en el trabajo.',
        },
        {
          p: 'Puedes consultar si tienes un negocio pequeño, si trabajas con facturas, si tienes un empleo o si apenas piensas en abrir tu RUC. No hay preguntas tontas. La mayoría de las personas llega con la misma frase: «No sé por dónde empezar».',
        },
      ],
    },
    {
      titulo: 'Lo que hacemos y lo que no',
      blocks: [
        {
          table: {
            head: ['El NAF sí', 'El NAF no'],
            rows: [
              ['Te explica tus obligaciones y tus fechas', 'Hace trámites en tu nombre ante el SRI'],
              ['Te guía por los pasos de SRI en línea', 'Te pide la clave ni entra en tu cuenta'],
              ['Te ayuda a entender una notificación', 'Firma declaraciones ni lleva tu contabilidad'],
              ['Te dice qué documentos reunir', 'Decide por ti ni reemplaza a un abogado'],
              ['Te atiende gratis', 'Cobra por la asesoría'],
            ],
          },
        },
        {
          p: 'Si tu caso es complicado, por ejemplo un juicio o una auditoría, te lo diremos con franqueza. En ese caso necesitas a un profesional, o ir directamente al SRI.',
        },
      ],
    },
    {
      titulo: 'Cómo pedirla en el portal',
      blocks: [
        {
          steps: [
            'Entra al portal y pulsa «Solicitar una asesoría». Si ya tienes cuenta, inicia sesión antes: tus datos aparecerán llenos.',
            'Escribe tu nombre, tu cédula o RUC, tu correo, tu teléfono y tu ciudad. Léelos dos veces: un número errado y no podremos encontrarte.',
            'Elige el tipo de servicio: declaraciones tributarias, actualización de RUC, gastos personales, facturación electrónica u otros.',
            'Elige qué tipo de contribuyente eres. Si no lo sabes, marca «Otro» y escribe «no sé».',
            'Indica si tienes una discapacidad. Sirve para atenderte mejor y para hablarte de los beneficios que te tocan.',
            'Escoge cómo prefieres que te contactemos: WhatsApp, llamada, correo u otro medio.',
            'Cuenta tu caso en el detalle y envía.',
          ],
        },
        {
          p: 'Con una cuenta guardas el historial de tus solicitudes, tienes atención prioritaria y lees estos boletines.',
        },
      ],
    },
    {
      titulo: 'Un buen detalle ahorra días',
      blocks: [
        {
          p: 'El detalle es lo primero que leemos. Si dice «ayuda con el SRI», tendremos que preguntarte todo de nuevo. Compara:',
        },
        {
          list: [
            'Poco útil: «Tengo problemas con el IVA».',
            'Útil: «Soy RIMPE emprendedora, vendo ropa. En julio no declaré el IVA semestral. Quiero saber cómo ponerme al día».',
            'Poco útil: «Me llegó algo del SRI».',
            'Útil: «El 20 de octubre recibí un aviso por diferencias en mi renta de 2024. Tuve dos empleos y solo declaré uno».',
          ],
        },
        {
          p: 'Usa tres partes: quién eres para el SRI, qué pasó y cuándo, y qué quieres lograr. Si hay un plazo que vence pronto, escríbelo al comienzo. No pongas claves ni números de tarjeta.',
        },
      ],
    },
    {
      titulo: 'Ten esto a mano el día de la asesoría',
      blocks: [
        {
          table: {
            head: ['Si tu consulta es sobre', 'Ten cerca'],
            rows: [
              ['Declaraciones de IVA', 'Ventas y compras del período, retenciones, última declaración'],
              ['Impuesto a la renta', 'Formulario 107, ingresos y gastos del año, retenciones de renta'],
              ['RUC', 'Cédula, certificado de RUC, planilla de servicios, fecha del cambio'],
              ['Gastos personales', 'Rol de pagos, facturas por rubro, datos de tus cargas'],
              ['Facturación electrónica', 'Factura con el problema, estado de tu firma, programa que usas'],
              ['Una notificación', 'El documento completo y la fecha en que lo recibiste'],
            ],
          },
        },
        {
          p: 'Prueba antes tu clave de SRI en línea. Tú la escribirás en tu propio equipo mientras te guiamos. Si la olvidaste, recupérala primero: el portal del SRI te envía un enlace al correo que registraste.',
        },
      ],
    },
    {
      titulo: 'Durante la conversación',
      blocks: [
        {
          list: [
            'Busca un lugar tranquilo y ten papel y lápiz.',
            'Cuenta también lo que te da vergüenza: un año sin declarar, una factura inventada por otro. Sin esa parte, el consejo puede ser malo.',
            'Pide que te repitan lo que no entiendas. Explicar claro es nuestro trabajo.',
            'Al final, di con tus palabras qué harás primero, qué después y en qué fecha.',
          ],
        },
      ],
    },
    {
      titulo: 'Después',
      blocks: [
        {
          p: 'Haz el primer paso el mismo día, mientras lo recuerdas. Guarda el comprobante de cada trámite. Si algo salió distinto de lo que hablamos, envía otra solicitud y menciona la anterior.',
        },
        {
          p: 'Presentar la declaración, pagar y decidir siguen en tus manos. Por eso, ante un plazo que vence hoy o mañana, no esperes nuestra respuesta: llama al SRI, al 1700 774 774.',
        },
        {
          p: 'Noviembre es un buen mes para consultar. Las fechas de enero y de marzo todavía están lejos, y hay tiempo para corregir el RUC, juntar facturas y ordenar el año.',
        },
      ],
    },
  ],
} satisfies BoletinDocument
