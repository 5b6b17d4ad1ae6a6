import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Tus derechos ante la administración tributaria',
  autor: 'Equipo NAF ESPE, área de orientación ciudadana',
  tipo: 'No Contable',
  fechaPublicacion: '2025-07-16',
  descripcion:
    'Conoce qué puedes exigir al SRI, cómo responder una notificación y qué pasos y plazos tienes para reclamar si no estás de acuerdo.',
  sections: [
    {
      titulo: 'Pagar impuestos no te quita derechos',
      blocks: [
        {
          p: 'El Servicio de Rentas Internas (SRI) puede revisar tus declaraciones, pedir documentos y cobrar. Pero debe hacerlo según la ley, explicar sus decisiones y respetar plazos. Tú puedes preguntar, corregir, defenderte y reclamar. Ejercer estos derechos no empeora tu situación. Este libro no te convierte en abogado. Te da lo necesario para no dejar pasar un plazo y para saber cuándo buscar ayuda legal.',
        },
      ],
    },
    {
      titulo: 'Lo que puedes exigir',
      blocks: [
        {
          list: [
            'Información clara y gratuita sobre tus obligaciones y sobre cómo cumplirlas.',
            'Trato respetuoso y sin discriminación, con atención preferente si eres adulto mayor, estás embarazada o tienes discapacidad.',
            'Saber en qué estado está tu trámite y recibir una respuesta con razones, no solo un «sí» o un «no».',
            'Que tus declaraciones se mantengan en reserva y se usen solo para fines tributarios.',
            'No tener que entregar otra vez documentos que la administración ya posee.',
            'Presentar pruebas, que se tomen en cuenta, e impugnar las decisiones que te afectan.',
            'Corregir tus declaraciones, dentro de las condiciones de la ley.',
            'Recuperar lo que pagaste de más o sin deberlo.',
          ],
        },
      ],
    },
    {
      titulo: 'Derechos que alivian el bolsillo',
      blocks: [
        { p: 'Algunas personas tienen beneficios que no llegan solos: hay que solicitarlos.' },
        {
          table: {
            head: ['Si eres…', 'Pregunta por…'],
            rows: [
              ['Adulto mayor (desde 65 años)', 'Devolución de IVA y exoneración en impuesto a la renta'],
              ['Persona con discapacidad', 'Devolución de IVA y exoneraciones, según el porcentaje'],
              ['Artesano calificado', 'Tarifa 0 % de IVA, si cumples los requisitos'],
              ['Alguien con retenciones en exceso', 'Devolución de impuesto a la renta'],
              ['Alguien que no puede pagar de una vez', 'Facilidades de pago, en cuotas'],
            ],
          },
        },
        {
          p: 'Los límites y requisitos de cada beneficio están en sri.gob.ec. Todos estos trámites son gratuitos y no necesitas intermediarios.',
        },
      ],
    },
    {
      titulo: 'Te llegó una notificación',
      blocks: [
        {
          p: 'No la ignores ni entres en pánico. Puede llegar a tu buzón de SRI en línea, a tu domicilio o por otros medios que permite la ley. Lo importante es la fecha en que fuiste notificado, porque desde el día hábil siguiente se cuentan los plazos.',
        },
        {
          steps: [
            'Anota en la primera hoja la fecha de notificación.',
            'Lee el título: no es lo mismo una invitación, un requerimiento, una comunicación de diferencias o una liquidación de pago.',
            'Subraya tres datos: qué impuesto, qué período y en cuántos días debes responder.',
            'Compara lo que dice con tu declaración y tus comprobantes.',
            'Decide: si tienen razón, corrige. Si no la tienen, prepara una respuesta con pruebas.',
            'Entrega la respuesta antes del último día y guarda la constancia de recepción.',
          ],
        },
        {
          table: {
            head: ['Documento', 'Qué te pide'],
            rows: [
              ['Comunicación persuasiva', 'Te avisa de una falta y te invita a cumplir'],
              ['Requerimiento de información', 'Que entregues datos o documentos'],
              ['Comunicación de diferencias', 'Que justifiques o corrijas lo que no coincide'],
              ['Liquidación de pago o acta de determinación', 'Que pagues un valor, con derecho a impugnar'],
              ['Inicio de cobro coactivo', 'Que pagues una deuda firme; busca asesoría ese mismo día'],
            ],
          },
        },
      ],
    },
    {
      titulo: 'Petición, queja o reclamo',
      blocks: [
        { p: 'Se confunden mucho y cada uno tiene su camino.' },
        {
          list: [
            'Petición: solicitas algo. Por ejemplo, una copia, una corrección de datos o una devolución.',
            'Queja: no estás conforme con la atención que recibiste. No cambia una deuda.',
            'Consulta: preguntas cómo se aplica la ley a tu caso; tiene requisitos formales.',
            'Reclamo administrativo: no aceptas un acto que te fija un impuesto, una multa u otra obligación.',
            'Denuncia: informas que otra persona incumple, por ejemplo que no entrega facturas.',
          ],
        },
      ],
    },
    {
      titulo: 'El reclamo, paso a paso',
      blocks: [
        {
          p: 'El plazo para presentar un reclamo es de 20 días hábiles, contados desde el día hábil siguiente al de la notificación. La administración tiene, como regla general, 120 días hábiles para resolver. Si no lo hace, la ley prevé que el reclamo se entienda aceptado; pide ayuda legal para hacerlo valer.',
        },
        {
          steps: [
            'Escribe tus datos: nombre, cédula o RUC, domicilio y correo para notificaciones.',
            'Identifica el acto que reclamas: número, fecha e impuesto.',
            'Cuenta los hechos en orden, con fechas y en párrafos cortos.',
            'Explica por qué no estás de acuerdo y en qué norma te apoyas.',
            'Di con claridad qué pides: que se anule, que se corrija o que se reduzca.',
            'Enumera las pruebas y adjunta copias.',
            'Firma y preséntalo en SRI en línea o en una oficina. Un reclamo suele requerir también la firma de un abogado.',
          ],
        },
        {
          p: 'Si la respuesta es negativa, todavía puedes acudir a los jueces de lo contencioso tributario. Ese plazo también es corto y necesitas un abogado. Los consultorios jurídicos gratuitos de las universidades pueden orientarte.',
        },
      ],
    },
    {
      titulo: 'Corregir también es un derecho',
      blocks: [
        {
          p: 'Si descubres un error propio, presenta una declaración sustitutiva. Cuando la corrección aumenta el impuesto, puedes hacerla mientras la administración no haya iniciado la determinación; pagarás la diferencia con intereses y la multa que corresponda. Cuando la corrección te favorece, el plazo es de un año desde que presentaste la declaración. No confundas el derecho a corregir con la costumbre de declarar «cualquier cosa» para cumplir la fecha. Las correcciones repetidas llaman la atención y pueden retrasar una devolución.',
        },
      ],
    },
    {
      titulo: 'Tus deberes, la otra cara',
      blocks: [
        {
          list: [
            'Mantener actualizado tu RUC, sobre todo el correo.',
            'Declarar con la verdad y a tiempo.',
            'Entregar comprobantes y guardar los tuyos durante siete años.',
            'Facilitar la información que te pidan legalmente y tratar con respeto a quien te atiende.',
          ],
        },
        {
          p: 'El SRI atiende consultas en el 1700 774 774 y en sus oficinas. En el NAF leemos contigo la notificación y ordenamos tus papeles. No te representamos ante la administración ni en un juicio; si tu caso lo requiere, te lo diremos desde el primer día.',
        },
      ],
    },
  ],
} satisfies LibroDocument
