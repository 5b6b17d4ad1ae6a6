import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'Estafas que usan el nombre del SRI',
  descripcion:
    'Reconoce los mensajes, llamadas y páginas falsas que usan el nombre del SRI, comprueba si un aviso es verdadero y actúa rápido si ya caíste.',
  fechaPublicacion: '2025-10-06',
  sections: [
    {
      titulo: 'Por qué funcionan',
      blocks: [
        {
          p: 'A casi todos nos asusta una carta de impuestos. Los estafadores lo saben. Escriben con el logotipo del SRI, hablan de una multa o de un dinero a tu favor y te piden actuar ya. Con prisa y miedo, cualquiera puede caer. Este boletín te da tiempo para pensar antes de que suene el teléfono.',
        },
      ],
    },
    {
      titulo: 'La regla que resuelve casi todo',
      blocks: [
        {
          p: 'El SRI nunca te pide tu clave por teléfono ni por correo. Tampoco te pide depósitos en la cuenta de una persona, ni el código que llega a tu celular, ni el número secreto de tu tarjeta. Si alguien lo pide, es una estafa, aunque sepa tu nombre, tu cédula y tu RUC. Esos datos son fáciles de conseguir.',
        },
        {
          p: 'Lo mismo vale para el NAF: nuestro equipo te orienta sin conocer tu clave. Si alguien dice ser del NAF y te la pide, corta y avísanos.',
        },
      ],
    },
    {
      titulo: 'Cinco engaños que debes reconocer',
      blocks: [
        {
          table: {
            head: ['Lo que te dicen', 'Lo que buscan'],
            rows: [
              ['«Tiene una devolución aprobada. Registre su cuenta en este enlace»', 'Los datos de tu banco'],
              ['«Su RUC será cancelado hoy. Verifique su usuario»', 'Tu clave de SRI en línea'],
              ['«Tiene una citación. Abra el archivo adjunto»', 'Meter un programa dañino en tu equipo'],
              ['«Soy funcionario. Con un pago le quito la multa»', 'Que les transfieras dinero'],
              ['«Descargue la nueva aplicación para pagar»', 'El control de tu teléfono'],
            ],
          },
        },
        {
          p: 'Hay una variante más lenta. Alguien se ofrece como gestor, pide tu clave «para ayudarte», cambia tu correo y emite facturas falsas a tu nombre. La víctima se entera meses después, cuando el SRI le pregunta por ventas que nunca hizo.',
        },
      ],
    },
    {
      titulo: 'Señales para desconfiar',
      blocks: [
        {
          list: [
            'Te apuran: «hoy», «última hora», «en diez minutos».',
            'El enlace no lleva a sri.gob.ec. Mira el final del nombre, antes de la primera barra: «sri.gob.ec.example.com» no es del SRI.',
            'El correo viene de una cuenta gratuita o de un nombre raro.',
            'Hay faltas de ortografía, o te llaman «estimado usuario» sin decir quién eres.',
            'Te piden que no cuentes nada o que no cortes la llamada.',
            'Te escriben por una red social o por WhatsApp para cobrarte.',
          ],
        },
        {
          p: 'Que un mensaje esté bien escrito no prueba que sea verdadero. Los engaños de hoy copian muy bien los colores, las firmas y hasta la voz.',
        },
      ],
    },
    {
      titulo: 'Cómo comprobar un aviso',
      blocks: [
        {
          steps: [
            'No toques el enlace ni abras el archivo. No respondas.',
            'Abre tú el navegador y escribe sri.gob.ec, letra por letra.',
            'Entra a SRI en línea y revisa tu buzón, tus notificaciones y tus deudas.',
            'Si allí no aparece nada, llama al 1700 774 774. Marca tú el número; no uses el que viene en el mensaje.',
            'Si dudas todavía, ve a una oficina del SRI con el mensaje en tu teléfono.',
          ],
        },
        {
          p: 'No todo aviso es falso. El SRI sí envía recordatorios y notificaciones. La diferencia es que los verdaderos también puedes verlos entrando por tu cuenta a SRI en línea, sin usar el enlace del mensaje.',
        },
      ],
    },
    {
      titulo: 'Si ya diste tus datos',
      blocks: [
        { p: 'No te culpes y no esperes. Cada minuto cuenta. Haz esto en orden:' },
        {
          steps: [
            'Si diste datos del banco, llama a tu banco y pide bloquear la cuenta o la tarjeta.',
            'Cambia la clave de SRI en línea y la de tu correo. Que sean distintas entre sí.',
            'Entra a SRI en línea y mira que tu correo y tu teléfono sigan siendo los tuyos.',
            'Revisa los comprobantes emitidos y las declaraciones recientes. Anota lo que no reconozcas.',
            'Si entregaste tu firma electrónica, pide a la entidad que la emitió que la revoque.',
            'Guarda pruebas: capturas de pantalla, números, fechas, comprobantes de transferencia.',
            'Avisa al SRI y presenta la denuncia en la Fiscalía.',
          ],
        },
        {
          p: 'Si abriste un archivo o instalaste una aplicación, haz estos cambios desde otro equipo. Antes de volver a usar el primero, pide a alguien de confianza que lo revise.',
        },
      ],
    },
    {
      titulo: 'Hábitos que te protegen',
      blocks: [
        {
          list: [
            'Usa una clave larga y solo para el SRI. Una frase de cuatro palabras sin relación es fácil de recordar.',
            'No guardes la clave en un papel pegado al mostrador.',
            'No envíes el archivo de tu firma electrónica por WhatsApp. Quien lo tiene, con su contraseña, firma por ti.',
            'Si un contador te ayuda, pregunta en el SRI cómo darle permiso sin entregarle tu clave.',
            'Entra una vez al mes y mira tus comprobantes emitidos. Diez minutos bastan.',
            'Cuéntalo en casa. Las personas mayores que esperan una devolución del IVA son un blanco frecuente.',
          ],
        },
      ],
    },
    {
      titulo: 'Practica con este mensaje',
      blocks: [
        {
          p: '«SRI: su devolución de 284,60 USD vence hoy. Confirme su banca en sri-devoluciones.example». Tiene tres señales: apuro, dinero inesperado y una dirección que no es sri.gob.ec. Enséñaselo a alguien de tu familia y pídele que las encuentre.',
        },
      ],
    },
  ],
} satisfies BoletinDocument
