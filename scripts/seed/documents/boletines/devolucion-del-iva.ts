import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'Devolución del IVA: quién puede pedirla',
  descripcion:
    'Comprueba si tú o alguien de tu familia puede recuperar el IVA de sus compras, qué facturas sirven y cómo pedirlo sin pagar a intermediarios.',
  fechaPublicacion: '2025-06-16',
  sections: [
    {
      titulo: 'Un derecho que pocos usan completo',
      blocks: [
        {
          p: 'Cuando compras verduras o medicinas no pagas IVA. Pero sí lo pagas en la ropa, en muchos productos de limpieza, en la comida preparada y en otras compras de cada mes. Algunas personas pueden pedir al SRI que les devuelva ese dinero. No es una ayuda que llega sola: hay que solicitarla.',
        },
      ],
    },
    {
      titulo: 'Quiénes pueden pedirla',
      blocks: [
        {
          list: [
            'Personas adultas mayores: desde los 65 años cumplidos al momento de la compra. También las extranjeras que residen en Ecuador.',
            'Personas con discapacidad calificada del 30 % o más por la autoridad de salud.',
            'Sustitutos: quienes tienen el reconocimiento oficial por cuidar a una persona con discapacidad que no puede valerse sola.',
            'Exportadores y algunas instituciones, por las compras de su actividad. Tienen un trámite distinto, que aquí no explicamos.',
          ],
        },
        {
          p: 'Tener un negocio no te quita el derecho, pero las compras del negocio no entran. Si vendes almuerzos, el arroz del local va en tu declaración de IVA, y la ropa que compras para ti puede ir en la devolución.',
        },
      ],
    },
    {
      titulo: 'Cuánto se puede recuperar al mes',
      blocks: [
        {
          p: 'Hay un tope mensual. Se calcula así: dos salarios básicos unificados por la tarifa general del IVA, que es 15 %. El salario básico cambia cada enero. Si fuera de 400 dólares, el tope sería el 15 % de 800, o sea 120 dólares al mes. Busca el valor de este año en sri.gob.ec y repite la cuenta.',
        },
        {
          p: 'Para las personas con discapacidad, ese tope se aplica según el grado que consta en su calificación:',
        },
        {
          table: {
            head: ['Grado de discapacidad', 'Parte del tope'],
            rows: [
              ['Del 30 % al 49 %', '60 %'],
              ['Del 50 % al 74 %', '70 %'],
              ['Del 75 % al 84 %', '80 %'],
              ['Del 85 % al 100 %', '100 %'],
            ],
          },
        },
        {
          p: 'Se devuelve solo el IVA que de verdad pagaste. Si en un mes tus facturas suman 20 dólares de IVA, recuperas hasta 20, aunque el tope sea mayor.',
        },
      ],
    },
    {
      titulo: 'Qué facturas sirven',
      blocks: [
        {
          list: [
            'Están a nombre de la persona beneficiaria, con su número de cédula. No sirve a nombre del hijo que hizo la compra. Si eres sustituto, confirma con el SRI a nombre de quién deben estar.',
            'Muestran el IVA separado.',
            'Son compras personales de primera necesidad: alimentación, vestimenta, salud, vivienda, educación, transporte y otras que acepta la norma.',
            'Son de compras hechas en Ecuador.',
            'Todavía están a tiempo: la solicitud se puede presentar hasta cinco años después de la compra.',
          ],
        },
        {
          p: 'No sirven las notas de venta, porque no muestran el IVA, ni las facturas a «consumidor final», ni las que ya usaste en otra solicitud. Tampoco sirven las compras con tarifa 0 %: si no pagaste IVA, no hay nada que devolver.',
        },
      ],
    },
    {
      titulo: 'Paso a paso',
      blocks: [
        {
          steps: [
            'Pide factura electrónica con cédula y correo en cada compra. Dilo antes de pagar.',
            'Ten tu clave de SRI en línea. Si no la tienes, se obtiene sin costo.',
            'Registra una cuenta bancaria a nombre de la persona beneficiaria.',
            'La primera vez, comprueba en SRI en línea o en una oficina que ya constas como beneficiario. Lleva la cédula y, si es el caso, la calificación de discapacidad.',
            'Cuando termine el mes, abre en SRI en línea el menú de devoluciones y elige la de tu caso.',
            'Escoge el mes, marca las facturas que son compras personales y deja fuera las demás.',
            'Envía la solicitud y guarda el número de trámite.',
          ],
        },
        {
          p: 'Las facturas electrónicas se piden por internet. Si tienes facturas de papel, pregunta en una oficina qué formulario y qué copias llevar. La respuesta puede tardar. Con el número de trámite puedes consultar en qué estado está tu solicitud.',
        },
      ],
    },
    {
      titulo: 'Si ayudas a un familiar mayor',
      blocks: [
        {
          p: 'Siéntate a su lado y hagan el trámite juntos, con la clave que él o ella escribe. Acuerden un día fijo del mes. Pongan una tarjeta con su nombre, cédula y correo en la billetera, para dictar los datos en la tienda. Si ya no puede hacerlo por su cuenta, pregunta en el SRI qué documento necesitas para representarlo.',
        },
      ],
    },
    {
      titulo: 'Por qué la niegan y de quién cuidarte',
      blocks: [
        {
          list: [
            'La factura tiene mal la cédula. Pide al vendedor que la corrija pronto, porque hay plazos para hacerlo.',
            'La cuenta bancaria está cerrada o es de otra persona.',
            'Hay compras que no son personales, como veinte sacos de cemento o mercadería para vender.',
            'La calificación de discapacidad está caducada o no aparece en el sistema.',
          ],
        },
        {
          p: 'El SRI no cobra por la devolución ni trabaja con gestores. Desconfía de quien te ofrece «sacar» la devolución a cambio de un porcentaje y te pide la clave. Puede presentar facturas falsas a tu nombre, y quien tendrá que devolver el dinero eres tú.',
        },
        {
          p: 'Si te niegan una parte, lee la respuesta: dice qué facturas no aceptaron y por qué. Si crees que es un error, puedes reclamar dentro del plazo que indica el mismo documento.',
        },
      ],
    },
  ],
} satisfies BoletinDocument
