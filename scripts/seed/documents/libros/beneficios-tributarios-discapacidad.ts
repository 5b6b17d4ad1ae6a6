import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Beneficios tributarios para personas con discapacidad',
  autor: 'Equipo NAF ESPE',
  tipo: 'No Contable',
  fechaPublicacion: '2025-10-21',
  descripcion:
    'Conoce qué beneficios existen en IVA, impuesto a la renta y vehículos, quién puede actuar como sustituto, en qué institución se pide cada uno y qué documentos preparar antes de ir.',
  sections: [
    {
      titulo: 'Quién puede usar estos beneficios',
      blocks: [
        {
          p: 'Los beneficios tributarios son para las personas con una discapacidad igual o superior al 30 %, calificada por el Ministerio de Salud Pública. El grado y el tipo de discapacidad constan en la cédula o en el documento que entrega la autoridad de salud.',
        },
        {
          p: 'La calificación es el primer paso y no la hace el SRI. Si todavía no la tienes, acude a tu centro de salud más cercano y pregunta por el equipo calificador. Un certificado médico particular ayuda en la evaluación, pero no la reemplaza.',
        },
        {
          p: 'En julio de 2025 se publicó una nueva Ley Orgánica de las Personas con Discapacidad. Los beneficios principales se mantienen, pero los procedimientos se pueden ajustar. Antes de cada trámite confirma en sri.gob.ec las condiciones del momento.',
        },
      ],
    },
    {
      titulo: 'Las personas sustitutas',
      blocks: [
        {
          p: 'A veces la persona con discapacidad no puede trabajar o hacer trámites por sí misma. En ese caso una persona que la mantiene y la cuida puede ser reconocida como sustituta. Suele ser la madre, el padre, la pareja u otro familiar cercano.',
        },
        {
          p: 'No basta con decir «yo le cuido». La calidad de sustituto se acredita ante la institución competente y se renueva cuando corresponde. Por cada persona con discapacidad hay un solo beneficiario: dos hermanos no pueden pedir el mismo beneficio por su mamá.',
        },
      ],
    },
    {
      titulo: 'Mapa de los beneficios',
      blocks: [
        {
          table: {
            head: ['Beneficio', 'En qué consiste', 'Dónde se pide'],
            rows: [
              ['Devolución de IVA', 'Recuperas IVA de compras de primera necesidad', 'SRI'],
              ['Impuesto a la renta', 'Una parte de tus ingresos no paga impuesto', 'En tu declaración'],
              ['Gastos personales', 'Hijas e hijos con discapacidad: carga sin límite de edad', 'Anexo, SRI'],
              ['Impuesto al vehículo', 'Rebaja en el impuesto anual', 'SRI'],
              ['Compra de vehículo', 'Exenciones con requisitos y autorización previa', 'SRI y Aduana'],
              ['Impuesto predial', 'Rebaja o exoneración local', 'Tu municipio'],
              ['Contratación', 'Deducción adicional para quien te emplea', 'Declaración del empleador'],
            ],
          },
        },
        {
          p: 'Varios beneficios son proporcionales: a mayor grado de discapacidad, mayor beneficio. Por eso dos personas con las mismas compras pueden recibir valores distintos.',
        },
      ],
    },
    {
      titulo: 'Devolución de IVA',
      blocks: [
        {
          p: 'Puedes pedir que te devuelvan el IVA pagado en bienes y servicios de primera necesidad para tu uso personal: vestimenta, vivienda, salud, alimentación, educación, comunicación, cultura, deporte y movilidad, además de ayudas técnicas y otros bienes que la ley señala para las personas con discapacidad.',
        },
        {
          p: 'Hay un tope mensual que parte de dos salarios básicos unificados y de la tarifa de IVA, y que se ajusta según tu grado de discapacidad. El sistema del SRI hace el cálculo con el dato que consta en tu registro.',
        },
        {
          steps: [
            'Pide todas tus facturas con nombre y cédula de la persona con discapacidad. Si eres sustituto, confirma antes en el SRI a nombre de quién deben salir.',
            'Entra a SRI en línea y busca «Devoluciones». Elige la opción para personas con discapacidad.',
            'Registra una cuenta bancaria de la persona beneficiaria.',
            'Selecciona un mes ya terminado y marca las facturas que correspondan.',
            'Envía la solicitud, guarda el número de trámite y espera la respuesta en tu correo.',
          ],
        },
        {
          p: 'Si además tienes 65 años o más, no se suman dos devoluciones por la misma compra. Pregunta antes en el SRI cuál de los dos beneficios te corresponde y con qué tope.',
        },
      ],
    },
    {
      titulo: 'Impuesto a la renta',
      blocks: [
        {
          p: 'Los ingresos de una persona con discapacidad están exonerados hasta un monto equivalente al doble de la fracción básica que no paga impuesto a la renta. La fracción básica cambia cada año y está publicada en sri.gob.ec. Las personas sustitutas también pueden aplicar esta exoneración con las condiciones de la norma.',
        },
        {
          p: 'Si trabajas en relación de dependencia, entrega a tu empleador una copia del documento que acredita tu discapacidad. Así el descuento mensual en tu rol ya toma en cuenta el beneficio y no tienes que reclamar después lo retenido de más.',
        },
        {
          p: 'Si tienes negocio propio, la exoneración se registra en la declaración anual, en marzo. Guarda el documento de calificación junto con tu declaración. Tener la exoneración no te libera de emitir comprobantes ni de declarar a tiempo.',
        },
      ],
    },
    {
      titulo: 'Vehículos',
      blocks: [
        {
          p: 'Existen dos beneficios que se confunden con frecuencia. El primero es la rebaja en el impuesto anual que se paga antes de matricular. Se solicita en el SRI y se aplica a un vehículo que esté a nombre de la persona beneficiaria.',
        },
        {
          p: 'El segundo es la exención de impuestos al comprar o importar un vehículo para uso de la persona con discapacidad. Tiene límites de valor, de antigüedad y de frecuencia. La autorización se pide antes de la compra. Si compras primero y preguntas después, puedes perder el beneficio. El vehículo tampoco se puede vender ni prestar libremente durante el tiempo que fija la ley.',
        },
      ],
    },
    {
      titulo: 'Qué llevar y qué errores evitar',
      blocks: [
        {
          list: [
            'Lleva cédula, documento de calificación y, si eres sustituto, el documento que lo acredita.',
            'Revisa que tu nombre y tu número de cédula estén iguales en todos los papeles.',
            'No prestes tu cédula para que otra persona compre a tu nombre. Es una falta grave y hay que devolver lo cobrado.',
            'No entregues tu clave a gestores. Ningún trámite de estos necesita que otra persona la conozca.',
            'Si tu calificación cambió, avisa y actualiza tus datos antes de pedir un nuevo mes.',
          ],
        },
        {
          p: 'Tienes derecho a una atención preferente en cualquier oficina pública. Si la información de la pantalla o del papel no es accesible para ti, pide que te la lean o que te la envíen en otro formato. En el NAF puedes indicar en la solicitud de asesoría que tienes una discapacidad, para preparar la atención contigo.',
        },
      ],
    },
  ],
} satisfies LibroDocument
