import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Gastos personales y la rebaja del impuesto a la renta',
  autor: 'Estudiantes de Contabilidad y Auditoría de la ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2025-01-14',
  descripcion:
    'Sabrás qué gastos del hogar reducen tu impuesto a la renta, cómo calcular la rebaja según tus cargas familiares y qué comprobantes guardar.',
  sections: [
    {
      titulo: 'La idea en pocas palabras',
      blocks: [
        {
          p: 'Si pagas impuesto a la renta, una parte de lo que gastaste en tu hogar reduce ese impuesto. No es dinero que te entregan: es una rebaja que se resta del impuesto que ya calculaste. Si tu impuesto es cero, no hay nada que rebajar. Y si la rebaja es mayor que el impuesto, el exceso se pierde; no queda a tu favor. La usan los empleados y las personas que trabajan por su cuenta en el régimen general. El impuesto del régimen RIMPE se calcula sobre las ventas y no admite esta rebaja.',
        },
      ],
    },
    {
      titulo: 'Qué gastos cuentan',
      blocks: [
        {
          table: {
            head: ['Tipo', 'Ejemplos que suelen servir'],
            rows: [
              ['Vivienda', 'Arriendo, intereses del préstamo de tu casa, predial, servicios básicos'],
              ['Salud', 'Consultas, medicinas, exámenes, lentes, seguro médico; también gastos de mascotas'],
              ['Educación', 'Matrícula, pensiones, útiles, uniformes, cursos; incluye arte y cultura'],
              ['Alimentación', 'Compras de alimentos, comida en restaurantes'],
              ['Vestimenta', 'Ropa y calzado'],
              ['Turismo', 'Servicios turísticos dentro del país, en establecimientos registrados'],
            ],
          },
        },
        {
          p: 'Valen tus gastos y los de tus cargas familiares. La factura debe estar a tu nombre o al nombre de la carga familiar registrada. Si tienes duda sobre una factura concreta, sepárala y pregunta antes de sumarla. No cuentan las multas, las cuotas de un auto, los electrodomésticos ni lo que otra persona o un seguro te devolvió. Tampoco sirve un comprobante a «consumidor final», porque no demuestra que gastaste tú.',
        },
      ],
    },
    {
      titulo: 'Quiénes son tus cargas familiares',
      blocks: [
        {
          list: [
            'Tu cónyuge o pareja en unión de hecho.',
            'Tus hijos de hasta 21 años.',
            'Tus hijos con discapacidad, de cualquier edad.',
            'Tus padres.',
          ],
        },
        {
          p: 'Deben depender de ti y sus ingresos gravados no pueden pasar de un salario básico unificado. Una misma persona no puede ser carga de dos contribuyentes. Si tú y tu pareja pagan impuesto, conversen antes de registrar a los hijos y decidan quién lo hará; suele convenir que sea quien tiene el impuesto más alto. Las cargas se registran en SRI en línea. Hazlo antes de presentar tu proyección, tu anexo o tu declaración, y revisa el registro cada año: los hijos cumplen años y algunos empiezan a trabajar. Una hija de 20 años que estudia y depende de ti puede ser tu carga; a los 22 ya no, salvo que tenga discapacidad.',
        },
      ],
    },
    {
      titulo: 'Cuánto es la rebaja',
      blocks: [
        {
          p: 'Se comparan dos cantidades y se toma la menor. La primera es la suma de tus gastos personales. La segunda es el valor de la canasta familiar básica multiplicado por un número que depende de tus cargas. La rebaja es el 18 % de esa cantidad menor.',
        },
        {
          table: {
            head: ['Cargas familiares', 'Número de canastas'],
            rows: [
              ['Ninguna', '7'],
              ['1', '9'],
              ['2', '11'],
              ['3', '14'],
              ['4', '17'],
              ['5 o más', '20'],
            ],
          },
        },
        {
          p: 'El valor de la canasta cambia cada año y lo publica el SRI en sri.gob.ec. Existen reglas más favorables cuando el contribuyente o una de sus cargas tiene una enfermedad catastrófica, rara o huérfana, y una regla propia para Galápagos.',
        },
      ],
    },
    {
      titulo: 'Dos ejemplos',
      blocks: [
        {
          p: 'Para que la cuenta sea fácil, usamos una canasta inventada de 800 USD. Rosa tiene dos cargas. Su límite es 11 × 800 = 8 800 USD.',
        },
        {
          table: {
            head: ['Paso', 'Si gasta 6 000 USD', 'Si gasta 10 000 USD'],
            rows: [
              ['Gastos con comprobante', '6 000', '10 000'],
              ['Límite (11 canastas)', '8 800', '8 800'],
              ['Cantidad menor', '6 000', '8 800'],
              ['Rebaja (18 %)', '1 080', '1 584'],
              ['Impuesto antes de la rebaja', '1 200', '1 200'],
              ['Impuesto que queda', '120', '0'],
            ],
          },
        },
        {
          p: 'Mira la segunda columna: la rebaja de 1 584 USD supera al impuesto de 1 200 USD. Rosa no paga, pero los 384 USD restantes no se le devuelven ni pasan al otro año.',
        },
      ],
    },
    {
      titulo: 'Si eres empleado',
      blocks: [
        {
          steps: [
            'A inicios del año, suma lo que calculas gastar en cada tipo de gasto. Usa como guía el año anterior.',
            'Registra tus cargas familiares en SRI en línea.',
            'Llena el formulario de proyección de gastos personales y entrégalo a tu empleador en el plazo que fija el SRI.',
            'Tu empleador calcula el impuesto del año, resta la rebaja y descuenta una parte cada mes.',
            'Si tus gastos cambian mucho, entrega una nueva proyección dentro del plazo para actualizarla.',
            'Al terminar el año, pide tu formulario 107 y compara lo que proyectaste con lo que gastaste.',
          ],
        },
        {
          p: 'Si gastaste menos de lo proyectado, te descontaron de menos. En ese caso debes presentar tu declaración y pagar la diferencia. Si gastaste más y te descontaron de más, la declaración te permite pedir que te devuelvan lo retenido en exceso.',
        },
      ],
    },
    {
      titulo: 'Si trabajas por tu cuenta',
      blocks: [
        {
          p: 'No entregas proyección a nadie. Registras tus gastos personales directamente en tu declaración de marzo. Cuida de no usar dos veces la misma factura: si el arriendo ya está como gasto de tu consultorio, no puede estar también en vivienda. El SRI puede pedir además el Anexo de Gastos Personales a quienes superan cierto nivel de ingresos y usan la rebaja. Se presenta antes de la declaración; en 2025, en febrero según el noveno dígito. Consulta cada año si te corresponde.',
        },
      ],
    },
    {
      titulo: 'Ordena tus comprobantes durante el año',
      blocks: [
        {
          list: [
            'Da siempre tu cédula en la caja, también en compras pequeñas.',
            'Crea en tu correo una carpeta para cada tipo de gasto.',
            'Cada tres meses, descarga tus comprobantes recibidos en SRI en línea y clasifícalos.',
            'Pide factura o comprobante del arriendo. Sin él no hay gasto que presentar.',
            'Guarda los comprobantes siete años.',
          ],
        },
        {
          p: 'El error más caro es escribir cifras redondas sin respaldo. El SRI conoce las facturas electrónicas emitidas a tu nombre y puede pedirte que justifiques la diferencia.',
        },
      ],
    },
  ],
} satisfies LibroDocument
