import type { BoletinDocument } from '../document.ts'

export default {
  titulo: 'Obligados a llevar contabilidad: cuándo lo eres',
  descripcion:
    'Compara tus cifras del año pasado con los tres límites que importan, y prepara lo que cambia si este año te toca llevar contabilidad.',
  fechaPublicacion: '2025-01-13',
  sections: [
    {
      titulo: 'La pregunta de enero',
      blocks: [
        {
          p: 'Cada 1 de enero conviene hacerse la misma pregunta: ¿este año debo llevar contabilidad? La respuesta no depende de que tu negocio «parezca grande». Depende de tres números, y basta con que uno pase su límite.',
        },
        {
          p: 'Las sociedades no tienen que hacer esta cuenta: las compañías y demás sociedades llevan contabilidad siempre, desde el primer día. Lo que sigue es para personas naturales.',
        },
      ],
    },
    {
      titulo: 'Los tres límites',
      blocks: [
        {
          table: {
            head: ['Qué se mira', 'De qué momento', 'Límite en dólares'],
            rows: [
              ['Capital propio del negocio', 'Al iniciar la actividad o al 1 de enero', 'Más de 180 000'],
              ['Ingresos de la actividad', 'Todo el año anterior', 'Más de 300 000'],
              ['Costos y gastos de la actividad', 'Todo el año anterior', 'Más de 240 000'],
            ],
          },
        },
        {
          p: 'Capital propio es lo que tiene el negocio menos lo que debe. Se cuentan la mercadería, las máquinas, el vehículo de trabajo, el dinero en el banco del negocio y lo que te deben los clientes. Se restan los préstamos y las cuentas por pagar. La casa donde vive tu familia no entra si no la usas para trabajar.',
        },
        {
          p: 'No sumes lo que no viene de tu actividad. Un sueldo en relación de dependencia, una pensión jubilar, una herencia o una lotería no cuentan para estos límites. Y si tu actividad habitual es arrendar inmuebles, el límite de capital propio no se te aplica.',
        },
      ],
    },
    {
      titulo: 'Un ejemplo con cada caso',
      blocks: [
        {
          list: [
            'Marta tiene una ferretería. El año pasado vendió 310 000 dólares. Pasa el límite de ingresos: este año lleva contabilidad.',
            'Julio vende repuestos. Vendió 260 000 y gastó 245 000. No pasa en ingresos, pero sí en gastos: lleva contabilidad.',
            'Elena tiene un local de comidas. Vendió 90 000, gastó 60 000 y su negocio vale 25 000 después de restar las deudas. No pasa ninguno: no está obligada.',
            'Pedro gana 40 000 de sueldo y vende café por 15 000. El sueldo no se suma. No está obligado.',
          ],
        },
      ],
    },
    {
      titulo: 'Haz tu propia cuenta',
      blocks: [
        {
          steps: [
            'Suma tus facturas de venta del año que terminó, sin IVA, y resta las notas de crédito.',
            'Suma los costos y gastos del negocio: compras, arriendo, sueldos, luz, transporte.',
            'Haz la lista de lo que tenía el negocio el 1 de enero y lo que debía. Resta.',
            'Compara los tres resultados con la tabla.',
            'Mira en tu certificado de RUC si dice que estás obligado a llevar contabilidad. Si no coincide con tu cuenta, pide orientación.',
          ],
        },
        {
          p: 'Si no puedes hacer los pasos 1 y 2 porque te faltan papeles, esa es tu primera tarea. En SRI en línea puedes consultar los comprobantes electrónicos que recibiste en cada mes.',
        },
      ],
    },
    {
      titulo: 'Qué cambia si estás obligado',
      blocks: [
        {
          list: [
            'Necesitas un contador o una contadora con título legalmente registrado. Esa persona lleva los libros y firma tus declaraciones junto contigo.',
            'Los registros se llevan por partida doble, en español y en dólares.',
            'Al cierre del año debes tener estados financieros. Tu impuesto a la renta sale de ellos.',
            'Tus facturas deben decir «Obligado a llevar contabilidad: SÍ». Cambia ese dato en tu programa de facturación.',
            'Averigua si debes presentar anexos y si el SRI te nombró agente de retención.',
          ],
        },
        {
          p: 'Tu fecha de impuesto a la renta no cambia: sigues siendo persona natural y declaras en marzo, según el noveno dígito del RUC.',
        },
      ],
    },
    {
      titulo: 'Qué sigue igual si no lo estás',
      blocks: [
        {
          p: 'No estar obligado no es lo mismo que no anotar nada. Debes llevar una cuenta de ingresos y egresos. Puede ser un cuaderno o una hoja de cálculo, con estas columnas:',
        },
        {
          table: {
            head: ['Fecha', 'Comprobante', 'Detalle', 'Valor sin IVA', 'IVA'],
            rows: [
              ['03/01', 'Factura 001-001-45', 'Venta de dos sillas', '120,00', '18,00'],
              ['04/01', 'Factura 002-003-981', 'Compra de madera', '60,00', '9,00'],
            ],
          },
        },
        {
          p: 'Usa una hoja para ventas y otra para compras, y guarda los comprobantes siete años. Con ese registro puedes probar tus gastos si el SRI te pregunta.',
        },
      ],
    },
    {
      titulo: 'Errores que salen caros',
      blocks: [
        {
          list: [
            'Mirar solo las ventas y olvidar los gastos o el capital.',
            'Partir el negocio entre familiares solo para quedar debajo del límite. El SRI puede revisar quién maneja de verdad la actividad.',
            'Contratar a un contador en marzo. Para entonces ya hay tres meses sin registrar.',
            'Mezclar la cuenta bancaria de la casa con la del negocio. Abre una aparte: ahorra tiempo y discusiones.',
            'Creer que el RIMPE libra de todo. Una persona en el RIMPE también puede quedar obligada si pasa un límite, y las sociedades del RIMPE siempre llevan contabilidad.',
          ],
        },
        {
          p: 'Antes de contratar, pide al contador su número de registro y un acuerdo escrito con lo que hará cada mes. Y no le entregues tu clave principal: consulta en el SRI las opciones para dar permiso a un tercero.',
        },
      ],
    },
  ],
} satisfies BoletinDocument
