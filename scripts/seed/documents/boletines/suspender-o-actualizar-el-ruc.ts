import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'Suspender o actualizar el RUC a tiempo',
  descripcion:
    'Distingue cuándo basta con actualizar tu RUC y cuándo conviene suspenderlo, y haz el trámite dentro de los 30 días hábiles para no acumular multas.',
  fechaPublicacion: '2025-04-28',
  sections: [
    {
      titulo: 'El problema que más se repite',
      blocks: [
        {
          p: 'Una persona abre su RUC para un trabajo corto. El trabajo termina y ella se olvida del RUC. Dos años después quiere un crédito y descubre que debe varias declaraciones, con sus multas. El RUC no se apaga solo: mientras esté activo, el SRI espera tus declaraciones, aunque no hayas vendido nada.',
        },
        {
          p: 'La solución toma pocos minutos cuando se hace a tiempo. El plazo es de 30 días hábiles desde que ocurre el cambio o desde que dejas de trabajar.',
        },
      ],
    },
    {
      titulo: '¿Actualizar o suspender?',
      blocks: [
        {
          table: {
            head: ['Qué te pasó', 'Qué haces'],
            rows: [
              ['Te mudaste o cambiaste de local', 'Actualizas la dirección'],
              ['Agregaste o dejaste una actividad, pero sigues con otra', 'Actualizas las actividades'],
              ['Abriste un segundo local', 'Actualizas: agregas un establecimiento'],
              ['Cerraste un local y sigues en otro', 'Actualizas: cierras ese establecimiento'],
              ['Cambió tu teléfono o tu correo', 'Actualizas tus medios de contacto'],
              ['Ya no trabajas por tu cuenta', 'Suspendes'],
              ['Consigues un empleo y dejas el negocio', 'Suspendes'],
              ['Falleció el titular', 'Un familiar pide la cancelación'],
            ],
          },
        },
        {
          p: 'Suspender no es borrar. El número sigue siendo tuyo, y si vuelves a trabajar lo reactivas. La cancelación definitiva de una persona natural es por fallecimiento.',
        },
      ],
    },
    {
      titulo: 'Para actualizar',
      blocks: [
        {
          steps: [
            'Entra a SRI en línea con tu cédula o RUC y tu clave.',
            'Abre el menú «RUC» y elige la actualización.',
            'Revisa todos los datos, no solo el que cambió. Fíjate bien en el correo: allí te llegan los avisos.',
            'Corrige lo necesario. Para una dirección nueva, ten a mano la planilla de luz, agua o teléfono del lugar.',
            'Confirma y descarga tu certificado nuevo.',
          ],
        },
        {
          p: 'Algunas actividades, como transporte o educación, pueden pedir permisos o documentos de otra institución. Si el sistema no te deja avanzar, el trámite se hace en una oficina del SRI con la cédula y el documento del cambio.',
        },
        {
          p: 'Si agregas una actividad, pregunta antes cómo afecta a tu régimen. Una actividad de servicios profesionales, por ejemplo, está fuera del RIMPE y te puede llevar a declarar el IVA cada mes.',
        },
      ],
    },
    {
      titulo: 'Para suspender',
      blocks: [
        {
          p: 'Antes de empezar, ponte al día: lo que dejes pendiente no se borra al suspender y sigue sumando multas e intereses. Sigue este orden:',
        },
        {
          steps: [
            'Escribe en un papel la fecha exacta en que dejaste de trabajar.',
            'Presenta las declaraciones que falten hasta esa fecha.',
            'Si tienes notas de venta o facturas de imprenta sin usar, dales de baja.',
            'Entra a SRI en línea, abre el menú «RUC» y elige la suspensión.',
            'Escribe la fecha de cese y el motivo.',
            'Revisa el resumen, confirma y guarda el documento que recibes.',
          ],
        },
        {
          p: 'Una semana después vuelve a entrar y comprueba que tu estado diga «Suspendido». Si sigue activo, algo faltó.',
        },
      ],
    },
    {
      titulo: 'Lo que queda después de suspender',
      blocks: [
        {
          list: [
            'Las deudas y declaraciones de antes no desaparecen. Se pagan igual.',
            'Los meses del año en que sí trabajaste se declaran. Pregunta si te toca una declaración anticipada o si esperas a la fecha normal.',
            'No puedes facturar con un RUC suspendido. Si te sale un trabajo, reactívalo antes de cobrar.',
            'Los comprobantes se guardan siete años, aunque el negocio ya no exista.',
            'La patente y los permisos del municipio son otro trámite. Avisa también allí que cerraste.',
          ],
        },
      ],
    },
    {
      titulo: 'Si el plazo ya pasó',
      blocks: [
        {
          p: 'Hazlo ahora de todos modos. Cada período sin declarar puede sumar una sanción, así que esperar empeora la cuenta. Si cerraste hace tiempo, reúne pruebas de la fecha real: el fin del contrato de arriendo, el cierre de la patente, el aviso de entrada a un empleo. Con ellas, el SRI puede revisar tu caso. No inventes una fecha: si hay facturas posteriores, el sistema lo sabrá.',
        },
        {
          p: 'Para saber cuánto debes, mira en SRI en línea tu estado tributario y tus obligaciones pendientes. Anota la lista completa. Así, cuando pidas orientación, la respuesta será para tu caso y no una idea general.',
        },
      ],
    },
    {
      titulo: 'Preguntas que nos hacen',
      blocks: [
        {
          list: [
            '«Si suspendo, ¿pierdo mi RIMPE?» Al reactivar se revisa si todavía cumples las condiciones. Consúltalo antes.',
            '«¿Puedo suspender solo unos meses?» Sí, si de verdad no trabajas. Quien trabaja por temporadas debe comparar: a veces es más simple declarar en cero.',
            '«¿Puede hacerlo otra persona?» En una oficina, con una autorización tuya y los documentos que pide el SRI. Por internet, hazlo tú: tu clave no se presta.',
            '«¿Cuesta algo?» El trámite no cuesta. Lo que se paga son las deudas y multas que ya existían.',
          ],
        },
      ],
    },
  ],
} satisfies BoletinDocument
