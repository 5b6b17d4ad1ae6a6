import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'El RUC: inscripción, actualización y suspensión',
  autor: 'Estudiantes del NAF ESPE, sede Sangolquí',
  tipo: 'Contable',
  fechaPublicacion: '2024-05-15',
  descripcion:
    'Conoce qué necesitas para sacar tu RUC como persona natural, cuándo debes actualizarlo y cómo suspenderlo si dejas de trabajar por tu cuenta.',
  sections: [
    {
      titulo: 'Qué es el RUC',
      blocks: [
        {
          p: 'El Registro Único de Contribuyentes (RUC) es el número con el que el Servicio de Rentas Internas (SRI) te identifica cuando realizas una actividad económica. Si eres persona natural con cédula, tu RUC son los diez dígitos de tu cédula más 001. No cambia nunca: si lo suspendes y vuelves a trabajar, será el mismo.',
        },
        {
          p: 'Lo necesitas si vendes productos, prestas servicios, ejerces una profesión, arriendas un local o una casa, o si tienes cualquier otra actividad por tu cuenta. No lo necesitas si tu único ingreso es un sueldo en relación de dependencia. Tienes 30 días hábiles, contados desde que empiezas tu actividad, para inscribirte. El trámite no cuesta nada.',
        },
      ],
    },
    {
      titulo: 'Antes de inscribirte, define cinco cosas',
      blocks: [
        {
          list: [
            'La fecha en que empezaste o vas a empezar. Debe ser la real.',
            'La actividad: describe con palabras simples qué vendes o qué haces. El sistema tiene un catálogo y eliges la más parecida.',
            'La dirección donde trabajas. Puede ser tu propia casa.',
            'Cuánto crees que vas a vender en el año. De eso y de tu actividad depende el régimen.',
            'Un correo y un teléfono que revises. Ahí te llegarán los avisos.',
          ],
        },
        {
          p: 'Puedes tener varias actividades en el mismo RUC y señalar cuál es la principal. Un carpintero que también vende muebles de una fábrica tiene dos: fabricación y comercio. Piénsalas bien. Algunas, como los servicios profesionales, no entran en el régimen RIMPE. Si registras una que no realizas, puedes terminar con obligaciones que no te corresponden.',
        },
      ],
    },
    {
      titulo: 'Documentos',
      blocks: [
        {
          table: {
            head: ['Documento', 'Para qué sirve'],
            rows: [
              ['Cédula vigente, o pasaporte si eres extranjero', 'Comprobar tu identidad'],
              ['Certificado de votación, si estás obligado a votar', 'Requisito de la atención presencial'],
              ['Planilla de luz, agua o teléfono del lugar', 'Comprobar la dirección del establecimiento'],
              ['Título profesional registrado, si vas a ejercerlo', 'Registrar la actividad profesional'],
              ['Calificación artesanal, si la tienes', 'Registrar tu condición de artesano'],
            ],
          },
        },
        {
          p: 'Ciertas actividades, como transporte o educación, piden permisos de otras instituciones. Consulta la ficha del trámite en sri.gob.ec antes de salir de casa: la lista exacta depende de tu actividad.',
        },
      ],
    },
    {
      titulo: 'Inscripción en línea',
      blocks: [
        {
          steps: [
            'Consigue tu clave de SRI en línea si todavía no la tienes. Se solicita en la sección «Claves» del portal o en una oficina.',
            'Inicia sesión con tu número de cédula.',
            'En el menú «RUC», elige la inscripción de persona natural.',
            'Confirma tus datos personales. Vienen del Registro Civil; si hay un error, se corrige allá.',
            'Registra tus medios de contacto y la dirección de tu domicilio.',
            'Busca tu actividad por una palabra clave y agrégala.',
            'Registra el establecimiento. El primero lleva el número 001.',
            'Responde las preguntas sobre ingresos y régimen con valores realistas.',
            'Revisa el resumen, confirma y descarga el certificado de RUC.',
          ],
        },
        {
          p: 'Si prefieres ventanilla, puedes solicitar un turno y acudir a una oficina con los documentos. Otra persona puede hacerlo por ti si lleva tu autorización en la forma que pide el SRI. Al salir, lee el certificado antes de irte: es más fácil corregir la actividad o la dirección en ese momento.',
        },
      ],
    },
    {
      titulo: 'Lee tu certificado',
      blocks: [
        {
          p: 'El certificado es más que un número. Dice qué régimen te asignaron, desde cuándo, qué actividades tienes y qué obligaciones debes cumplir. Por ejemplo: «declaración semestral de IVA» o «impuesto a la renta». Copia esas obligaciones en un calendario el mismo día.',
        },
        {
          list: [
            'Estado activo: tus obligaciones corren aunque no vendas.',
            'Estado suspendido: cesaste tu actividad y ya no se generan nuevas declaraciones periódicas.',
            'Obligado a llevar contabilidad: si dice «sí», necesitas un contador.',
            'Agente de retención: si dice «sí», debes retener impuestos cuando pagas a otros.',
          ],
        },
      ],
    },
    {
      titulo: 'Cuándo debes actualizarlo',
      blocks: [
        {
          p: 'Debes informar los cambios dentro de 30 días hábiles desde que ocurren. Casi todos se pueden registrar en línea, en el mismo menú «RUC».',
        },
        {
          list: [
            'Cambias de domicilio, de teléfono, de correo o de nombre comercial.',
            'Abres o cierras un local.',
            'Agregas una actividad o dejas de hacer una de las registradas.',
            'Obtienes o pierdes la calificación artesanal.',
          ],
        },
        {
          p: 'Un dato viejo trae problemas reales. Si tu correo está mal, no te enteras de una notificación y el plazo para contestar corre igual.',
        },
      ],
    },
    {
      titulo: 'Cómo suspenderlo',
      blocks: [
        {
          p: 'Si dejas de trabajar por tu cuenta, suspende el RUC dentro de los 30 días hábiles siguientes. Mientras esté activo, el sistema espera tus declaraciones, y cada una que falta puede generar una multa.',
        },
        {
          steps: [
            'Presenta las declaraciones pendientes que tengas y revisa tus deudas en SRI en línea.',
            'Si te quedan comprobantes preimpresos sin usar, dales de baja.',
            'En el menú «RUC», elige la suspensión o cese de actividades.',
            'Escribe la fecha real en que terminaste y el motivo.',
            'Confirma y descarga el certificado, que ahora debe decir «suspendido».',
          ],
        },
        {
          p: 'Después de suspenderlo todavía te puede quedar una tarea: la declaración del impuesto a la renta de ese año, que se presenta en marzo del año siguiente. Anótala. Si cerraste solo uno de varios locales, no suspendas el RUC: da de baja ese establecimiento. Para volver a trabajar, reactivas el mismo RUC antes de emitir el primer comprobante. Cuando el titular fallece, los familiares deben informar al SRI. Guarda los comprobantes y registros durante siete años, aunque el RUC esté suspendido.',
        },
      ],
    },
    {
      titulo: 'Equivocaciones comunes',
      blocks: [
        {
          list: [
            'Sacar el RUC «por si acaso» y olvidarlo. Genera obligaciones desde el primer día.',
            'Creer que cerrar el local equivale a suspender el RUC. Son dos cosas distintas.',
            'Prestar tu RUC para que otro facture. Los impuestos de esas ventas serán tuyos.',
            'Pagar a un tramitador por un trámite gratuito y entregarle tu clave.',
          ],
        },
      ],
    },
  ],
} satisfies LibroDocument
