import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Guía del estudiante voluntario del NAF',
  autor: 'Coordinación y estudiantes del NAF ESPE',
  tipo: 'No Contable',
  fechaPublicacion: '2025-09-16',
  descripcion:
    'Si vas a atender en el NAF, aquí aprenderás a preparar y llevar una asesoría, a cuidar los datos de quien te consulta y a reconocer lo que el centro no hace.',
  sections: [
    {
      titulo: 'Tu papel',
      blocks: [
        {
          p: 'El Núcleo de Apoyo Contable y Fiscal orienta gratis a personas que no pueden pagar un asesor o que no saben por dónde empezar. Tú eres el puente entre una norma difícil y una persona con una preocupación concreta. No necesitas saberlo todo. Necesitas escuchar, buscar la fuente correcta y decir con honestidad «no lo sé, lo consulto con mi tutor y te respondo». Una respuesta tarde y correcta es mejor que una rápida y equivocada, porque quien paga la multa no eres tú.',
        },
      ],
    },
    {
      titulo: 'Lo que hacemos y lo que no hacemos',
      blocks: [
        {
          table: {
            head: ['Sí hacemos', 'No hacemos'],
            rows: [
              ['Explicar obligaciones y plazos', 'Presentar declaraciones en nombre de otra persona'],
              ['Mostrar los pasos en la página del SRI', 'Entrar con la clave del contribuyente'],
              ['Ayudar a ordenar comprobantes', 'Firmar documentos o llevar la contabilidad'],
              ['Revisar un borrador y señalar dudas', 'Decidir qué valores se declaran'],
              ['Indicar dónde se hace un trámite', 'Hacer trámites ante el SRI u otra institución'],
              ['Dar charlas de cultura tributaria', 'Cobrar, recibir regalos o recomendar a un contador'],
            ],
          },
        },
        {
          p: 'La regla más importante cabe en una línea: el contribuyente pone las manos en el teclado. Si te pide «hazme tú la declaración», responde con amabilidad: «No podemos hacer trámites por ti, pero me quedo a tu lado mientras la haces y te explico cada casillero».',
        },
      ],
    },
    {
      titulo: 'Antes de la cita',
      blocks: [
        {
          steps: [
            'Lee la solicitud completa: servicio, descripción, tipo de contribuyente y medio de contacto.',
            'Mira si la persona indicó una discapacidad y qué necesita. Prepara un lugar accesible o una llamada en vez de un texto.',
            'Repasa el tema en la página del SRI. Anota la dirección de donde sacas cada dato y la fecha en que la consultaste.',
            'Prepara una lista corta de lo que la persona debe tener a mano y envíala con tiempo.',
            'Si el caso supera lo que conoces, habla con tu tutor antes y no durante la cita.',
          ],
        },
        {
          p: 'Si no podrás asistir, avisa con anticipación a la coordinación para que otra persona tome el caso. Alguien pidió permiso en su trabajo para esa hora.',
        },
      ],
    },
    {
      titulo: 'Durante la asesoría',
      blocks: [
        {
          steps: [
            'Preséntate con tu nombre y di que eres estudiante del NAF.',
            'Explica que la atención es gratuita, informativa y que no incluye trámites.',
            'Pide que te cuente su caso con sus palabras. No interrumpas el primer minuto.',
            'Repite lo que entendiste: «Entonces, tienes RUC desde marzo y no has declarado. ¿Es así?».',
            'Explica un paso a la vez, con palabras sencillas. Si usas un término técnico, di qué significa.',
            'Muestra la fuente oficial en pantalla, no solo tu memoria.',
            'Comprueba que se entendió: pide que te diga qué hará primero.',
            'Cierra con dos o tres acciones escritas y sus fechas.',
          ],
        },
        {
          table: {
            head: ['En lugar de', 'Prueba con'],
            rows: [
              ['«Su base imponible es…»', '«El valor sobre el que se calcula el impuesto es…»'],
              ['«Eso está mal»', '«Veamos cómo corregir este valor»'],
              ['«Es facilísimo»', '«Son cuatro pasos; te acompaño»'],
              ['«Eso no me toca»', '«Eso se hace en el municipio; te digo qué llevar»'],
            ],
          },
        },
        {
          p: 'No juzgues. Quien llega con tres años de atraso ya viene con vergüenza y con miedo. Evita asustar con sanciones: dile qué debe, qué puede hacer hoy y qué cambia si lo hace.',
        },
      ],
    },
    {
      titulo: 'Confidencialidad',
      blocks: [
        {
          p: 'Verás cédulas, ingresos, deudas y problemas de familia. Nada de eso sale de la asesoría. La Ley Orgánica de Protección de Datos Personales también nos obliga a cuidar esos datos y a usarlos solo para atender el caso.',
        },
        {
          list: [
            'No comentes un caso fuera del NAF, ni siquiera sin nombres si alguien podría reconocerlo.',
            'No tomes fotos de documentos con tu teléfono. No guardes archivos del contribuyente en tu computadora personal.',
            'No uses tu número personal para atender. Usa los canales del centro.',
            'No pidas ni aceptes claves. Si alguien te la dicta, detenlo y recomiéndale cambiarla.',
            'Aparta la mirada cuando la persona escriba su contraseña.',
            'Cierra la sesión y borra las descargas en los equipos compartidos.',
            'Registra en el sistema solo lo necesario: el tema, lo que se explicó y lo que queda pendiente.',
          ],
        },
        {
          p: 'Para aprender en grupo se pueden comentar casos, pero cambiados: sin nombre, sin RUC, sin lugar de trabajo y con cifras distintas.',
        },
      ],
    },
    {
      titulo: 'Situaciones difíciles',
      blocks: [
        {
          list: [
            'Te ofrecen dinero o un regalo. Agradece y rechaza: «Aquí la atención no se cobra».',
            'Te piden ayuda para ocultar ventas o conseguir facturas. No orientes sobre eso. Explica que el NAF ayuda a cumplir y avisa a tu tutor.',
            'La persona se enoja. Baja la voz, reconoce la molestia y ofrece una pausa. Si hay insultos o amenazas, termina la atención y llama a tu tutor.',
            'Atiendes a un familiar o a alguien con quien tienes un negocio. Cede el caso a otra persona.',
            'El caso incluye un juicio, una auditoría o una empresa grande. Explica que necesita un profesional y que el NAF no lo puede llevar.',
            'Diste un dato equivocado. Avisa a tu tutor y llama cuanto antes para corregirlo.',
          ],
        },
      ],
    },
    {
      titulo: 'Después de la cita',
      blocks: [
        {
          p: 'Actualiza el estado de la asesoría el mismo día. Escribe una nota de tres líneas que otra persona pueda entender: qué preguntó, qué se explicó y con qué fuente, qué sigue. Si prometiste una respuesta, pon la fecha y cúmplela. Una vez por semana revisa con tu grupo las preguntas que se repiten. De ahí salen los próximos boletines y charlas. También anota lo que no supiste: es la mejor lista de estudio que tendrás.',
        },
      ],
    },
    {
      titulo: 'Tu lista de control',
      blocks: [
        {
          list: [
            '¿Leí la solicitud y preparé el tema con una fuente oficial?',
            '¿Dije que es gratis, informativo y que no hacemos trámites?',
            '¿La persona manejó su propia clave?',
            '¿Se fue con los siguientes pasos por escrito?',
            '¿Cerré sesiones y no guardé documentos?',
            '¿Registré el resultado y consulté mis dudas?',
          ],
        },
      ],
    },
  ],
} satisfies LibroDocument
