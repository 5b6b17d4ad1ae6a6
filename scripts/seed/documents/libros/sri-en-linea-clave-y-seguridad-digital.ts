import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'SRI en línea, tu clave y tu seguridad digital',
  autor: 'Estudiantes de Tecnologías de la Información del NAF ESPE',
  tipo: 'No Contable',
  fechaPublicacion: '2025-10-02',
  descripcion:
    'Obtén y protege tu clave, aprende a moverte por SRI en línea y reconoce los engaños más comunes antes de que te cuesten dinero.',
  sections: [
    {
      titulo: 'Tu oficina virtual',
      blocks: [
        {
          p: 'SRI en línea es el portal del Servicio de Rentas Internas donde haces casi todos tus trámites. Es gratuito, funciona a cualquier hora y se usa desde una computadora o un teléfono. Se entra por sri.gob.ec. También hay una aplicación llamada SRI Móvil. Hay consultas abiertas, que no piden clave, y servicios personales, que sí la piden. Esta diferencia te protege: si una página te exige la clave para algo que es público, sospecha.',
        },
        {
          table: {
            head: ['Sin clave', 'Con clave'],
            rows: [
              ['Consulta de un RUC', 'Declarar y pagar'],
              ['Validez de un comprobante', 'Actualizar o suspender tu RUC'],
              ['Información de impuestos vehiculares', 'Ver tus comprobantes recibidos'],
              ['Calendarios, guías y tablas', 'Leer tu buzón de notificaciones'],
            ],
          },
        },
      ],
    },
    {
      titulo: 'Consigue tu clave',
      blocks: [
        {
          p: 'Ten a mano tu cédula y un correo que solo tú leas. No uses el correo del trabajo, de un hijo o de la persona que te ayuda: quien controla ese correo puede cambiar tu clave.',
        },
        {
          steps: [
            'Escribe tú mismo sri.gob.ec en el navegador y abre «SRI en línea».',
            'En la sección «Claves», elige la opción para generar o recuperar la clave.',
            'Ingresa tu identificación y completa los datos que el portal te solicita.',
            'Sigue el enlace que llega a tu correo. Si no aparece en unos minutos, mira en la carpeta de correo no deseado.',
            'Crea una contraseña nueva, que no uses en ninguna otra parte. Cierra la sesión y entra otra vez para comprobar que funciona.',
          ],
        },
        {
          p: 'Si el portal no puede verificar tu identidad, acude a una oficina del SRI con tu cédula. Es gratuito. Si cambiaste de correo, actualízalo apenas entres.',
        },
      ],
    },
    {
      titulo: 'Una contraseña que resista',
      blocks: [
        {
          list: [
            'Usa una frase larga que solo tú entiendas, con mayúsculas, números y algún signo que el portal acepte.',
            'Evita fechas de nacimiento, el número de cédula, el nombre de tus hijos o «Ecuador2025», y no repitas la contraseña de tu banco o tus redes.',
            'Guárdala en un administrador de contraseñas. Si prefieres papel, que esté en tu casa y sin el nombre del servicio.',
            'Cámbiala de inmediato si alguien la vio o si entraste desde un equipo ajeno.',
          ],
        },
        {
          p: 'Protege con igual cuidado tu correo. Activa la verificación en dos pasos: aunque roben tu contraseña, necesitarán también tu teléfono.',
        },
      ],
    },
    {
      titulo: 'Un paseo por el portal',
      blocks: [
        { p: 'Al iniciar sesión verás un menú con grupos de servicios. Estos son los que más usarás:' },
        {
          table: {
            head: ['Menú', 'Qué encuentras'],
            rows: [
              ['RUC', 'Tu certificado, tus datos y tus cambios'],
              ['Declaraciones', 'Formularios, envío e historial en PDF'],
              ['Facturación electrónica', 'Habilitaciones y comprobantes recibidos'],
              ['Deudas, pagos y devoluciones', 'Valores pendientes, formas de pago y solicitudes'],
              ['Notificaciones o buzón', 'Avisos oficiales que pueden tener plazo'],
            ],
          },
        },
        {
          p: 'Reserva un día fijo al mes para entrar, aunque no tengas que declarar. Revisa el buzón, las deudas y tus obligaciones pendientes. Un aviso que lees a tiempo se resuelve con una respuesta; el mismo aviso, tres meses después, puede ser una multa.',
        },
      ],
    },
    {
      titulo: 'Cómo son los engaños',
      blocks: [
        {
          p: 'El SRI nunca te pide la contraseña por teléfono, correo o mensaje. Tampoco te cobra por destrabar una devolución. Aun así, cada marzo aumentan los mensajes falsos, porque los delincuentes saben que estás pendiente de la declaración.',
        },
        {
          list: [
            '«Tiene una deuda, pague hoy o será embargado», con un enlace que no termina en sri.gob.ec.',
            '«Su devolución está aprobada, ingrese los datos de su tarjeta».',
            'Un archivo adjunto llamado «notificación» que pide instalar un programa.',
            'Una llamada amable que conoce tu nombre y tu cédula y solicita el código que te acaba de llegar.',
            'Un perfil de redes que ofrece borrar tus multas a cambio de un depósito, o un anuncio en el buscador que copia el aspecto del portal.',
          ],
        },
        {
          p: 'La señal común es la prisa. Si un mensaje quiere que actúes antes de pensar, detente. Cierra el mensaje, escribe tú la dirección del portal y mira si el aviso está en tu buzón. Si no está ahí, llama al 1700 774 774.',
        },
      ],
    },
    {
      titulo: 'Lee bien una dirección web',
      blocks: [
        {
          p: 'Busca lo que está justo antes de la primera barra simple. En srienlinea.sri.gob.ec/inicio, el dominio termina en sri.gob.ec: es del SRI. En sri.gob.ec.pagos-ya.example/inicio, termina en pagos-ya.example: es de otra persona, aunque empiece igual. El candado del navegador indica que la conexión va cifrada. No indica que el dueño de la página sea honesto. Los sitios falsos también tienen candado.',
        },
      ],
    },
    {
      titulo: 'Si alguien te ayuda',
      blocks: [
        {
          p: 'Pedir ayuda está bien; entregar la clave, no. Acompaña el trámite y escribe tú la contraseña. Quien entra con tu clave puede declarar, cambiar tu correo o solicitar devoluciones, y para el sistema fuiste tú.',
        },
        {
          list: [
            'Si un contador lleva tus declaraciones, pregunta en el SRI cómo autorizar a un tercero sin compartir tu clave.',
            'Exige copia en PDF de cada declaración y pago. Cuando dejes de trabajar con alguien, cambia la clave y revisa el correo registrado.',
            'En un cibercafé, no guardes la contraseña, cierra la sesión y borra las descargas.',
            'No prestes el archivo de tu firma electrónica ni su contraseña.',
          ],
        },
      ],
    },
    {
      titulo: 'Si ya caíste en un engaño',
      blocks: [
        {
          steps: [
            'Cambia la clave de SRI en línea y la de tu correo desde un equipo seguro.',
            'Si diste datos bancarios, llama a tu banco y bloquea tarjetas y cuentas.',
            'Si perdiste tu firma electrónica, pide su revocación a la entidad que la emitió.',
            'Revisa el historial de declaraciones, los datos de tu RUC y los comprobantes emitidos a tu nombre.',
            'Guarda capturas de los mensajes, informa al SRI y presenta la denuncia en la Fiscalía.',
          ],
        },
        {
          p: 'No sientas vergüenza. Estos engaños los diseñan profesionales. Cuanto antes avises, menos daño harán y más fácil será demostrar que no fuiste tú.',
        },
      ],
    },
  ],
} satisfies LibroDocument
