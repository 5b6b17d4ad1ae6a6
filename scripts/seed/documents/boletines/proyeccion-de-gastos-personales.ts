import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'Proyección de gastos personales en tu trabajo',
  descripcion:
    'Calcula la rebaja que te corresponde, llena la proyección y entrégala a tu empleador antes de que termine febrero para que te descuenten solo lo justo.',
  fechaPublicacion: '2025-01-27',
  sections: [
    {
      titulo: 'Qué es y a quién le sirve',
      blocks: [
        {
          p: 'Si trabajas con sueldo y ganas lo suficiente para pagar impuesto a la renta, tu empleador te descuenta una parte cada mes. La proyección de gastos personales es una hoja en la que le dices cuánto esperas gastar en el año en tu familia. Con ella, el descuento mensual baja.',
        },
        {
          p: 'Si tu sueldo anual, después del aporte al IESS, no pasa la fracción básica del impuesto a la renta, no te descuentan nada y la hoja no te cambia el sueldo. La fracción básica se fija cada año y está en sri.gob.ec.',
        },
      ],
    },
    {
      titulo: 'La fecha: febrero, y manda tu empleador',
      blocks: [
        {
          p: 'Se entrega hasta el día que diga tu empleador, y nunca después del 28 de febrero. Muchas empresas cierran la recepción antes. Pregunta esta semana en talento humano o a quien hace los roles de pago.',
        },
        {
          p: 'La hoja no se envía al SRI: se entrega en tu trabajo, firmada. Si tienes dos empleadores, va al que te paga más, y allí pones la suma de todos tus sueldos. Al otro le das una copia para que no te retenga por su cuenta.',
        },
      ],
    },
    {
      titulo: 'Los gastos que puedes incluir',
      blocks: [
        {
          table: {
            head: ['Rubro', 'Ejemplos'],
            rows: [
              ['Vivienda', 'Arriendo, intereses del préstamo de la casa, luz, agua'],
              ['Salud', 'Consultas, medicinas, exámenes, seguro médico'],
              ['Educación, arte y cultura', 'Matrícula, pensión, útiles, libros, cursos'],
              ['Alimentación', 'Compras de mercado, restaurantes'],
              ['Vestimenta', 'Ropa y calzado'],
              ['Turismo', 'Viajes y hospedaje dentro del Ecuador'],
            ],
          },
        },
        {
          p: 'Cuentan tus gastos y los de tus cargas familiares, pagados en el país y con comprobante. La factura debe estar a tu nombre o al de tu carga, con su número de cédula.',
        },
      ],
    },
    {
      titulo: 'Quién es carga familiar',
      blocks: [
        {
          list: [
            'Tus hijos e hijas de hasta 21 años, o de cualquier edad si tienen discapacidad.',
            'Tu cónyuge o tu pareja en unión de hecho.',
            'Tus padres.',
          ],
        },
        {
          p: 'Deben depender de ti y no tener ingresos gravados por encima del tope que fija la norma. Una misma persona no puede ser carga de dos contribuyentes. Si tú y tu pareja trabajan, decidan quién pone a cada hijo.',
        },
      ],
    },
    {
      titulo: 'Cómo se calcula la rebaja',
      blocks: [
        {
          p: 'La rebaja es el 18 % del valor menor entre dos: tus gastos del año, o cierto número de canastas familiares básicas. Ese número depende de tus cargas:',
        },
        {
          table: {
            head: ['Cargas familiares', 'Canastas', 'Cargas familiares', 'Canastas'],
            rows: [
              ['Ninguna', '7', '3', '14'],
              ['1', '9', '4', '17'],
              ['2', '11', '5 o más', '20'],
            ],
          },
        },
        {
          p: 'Para el ejemplo usamos una canasta inventada de 800 dólares; toma la verdadera de sri.gob.ec. Luis no tiene cargas: su tope es 7 por 800, o sea 5 600 dólares. Si gasta 4 000, el menor es 4 000 y su rebaja es 720. Si gasta 7 000, el menor es 5 600 y su rebaja es 1 008.',
        },
        {
          p: 'La rebaja se resta del impuesto, no del sueldo. Si tu impuesto del año es 300 dólares y tu rebaja es 720, pagas cero. Los 420 que sobran no se devuelven.',
        },
      ],
    },
    {
      titulo: 'Llena la hoja sin enredarte',
      blocks: [
        {
          steps: [
            'Descarga el formulario del año 2025 de sri.gob.ec, en formularios e instructivos. No uses el del año pasado.',
            'Escribe tu sueldo del año completo con este empleador. Si tienes otro empleo, ponlo en su casillero.',
            'Suma lo que gastaste en 2024 en cada rubro y ajústalo a lo que esperas en 2025.',
            'Anota tus cargas familiares y ten a mano los documentos que lo prueban.',
            'Calcula la rebaja como en el ejemplo, o deja que lo haga la hoja si la llenas en computadora.',
            'Firma dos copias. Una queda en tu trabajo y la otra, con sello o firma de recibido, contigo.',
          ],
        },
      ],
    },
    {
      titulo: 'Cuidados durante el año',
      blocks: [
        {
          list: [
            'Pide siempre factura con tu cédula. Un gasto sin comprobante no existe para el SRI.',
            'No infles la proyección. Si gastas menos de lo que dijiste, en marzo próximo tendrás que declarar y pagar la diferencia.',
            'Si nace un hijo o cambian tus ingresos, pregunta en tu trabajo cuándo puedes entregar una hoja nueva.',
            'Guarda las facturas siete años. El SRI puede pedírtelas después.',
            'Si cambias de empleo, lleva al nuevo lo que ya te retuvo el anterior.',
          ],
        },
        {
          p: 'Si no entregas la hoja, no pierdes la rebaja para siempre. Te descontarán más cada mes y podrás pedir la diferencia cuando presentes tu declaración anual. Entregarla a tiempo te ahorra esa espera.',
        },
        {
          p: 'Quien tiene una enfermedad catastrófica, rara o huérfana, o la tiene una de sus cargas, cuenta con un límite mayor. Pide el certificado médico que exige la norma y consulta tu caso antes de llenar la hoja.',
        },
      ],
    },
  ],
} satisfies BoletinDocument
