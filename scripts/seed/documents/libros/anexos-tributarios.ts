import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'El anexo de gastos personales y otros anexos',
  autor: 'Estudiantes de Contabilidad y Auditoría del NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2025-01-21',
  descripcion:
    'Entiende qué es un anexo, quién presenta cada uno y cómo llenar el de gastos personales en SRI en línea, desde el registro de cargas familiares hasta guardar el comprobante.',
  sections: [
    {
      titulo: 'Qué es un anexo y en qué se diferencia de una declaración',
      blocks: [
        {
          p: 'En una declaración pones totales: cuánto vendiste, cuánto compraste, cuánto impuesto resulta. En un anexo entregas el detalle que explica esos totales: de quién, con qué comprobante y por cuánto.',
        },
        {
          p: 'El anexo no genera por sí mismo un impuesto que pagar. Sirve para que el SRI pueda comparar lo que tú dices con lo que dicen tus proveedores, tus clientes o tu empleador. Si los dos lados no coinciden, te pedirán una explicación.',
        },
        {
          p: 'No presentar un anexo obligatorio, o presentarlo tarde, tiene una multa. Por eso el primer paso es saber cuáles te tocan. Míralo en tu certificado de RUC, en la parte de obligaciones tributarias.',
        },
      ],
    },
    {
      titulo: 'El anexo de gastos personales: para quién es',
      blocks: [
        {
          p: 'Es para la persona natural que paga impuesto a la renta y quiere usar la rebaja por gastos personales. Puede ser alguien con sueldo o alguien con actividad propia. Se presenta en febrero del año siguiente, según el noveno dígito de la cédula o del RUC, y sustenta la rebaja que luego aparece en la declaración de marzo.',
        },
        {
          p: 'Si trabajas con sueldo hay dos papeles distintos. La proyección es una estimación que entregas a tu empleador a inicios del año, para que calcule tu descuento mensual. El anexo es el detalle de lo que en verdad gastaste y se presenta cuando el año ya terminó.',
        },
        {
          p: 'Si tus ingresos del año no llegan a la fracción básica, no causas impuesto a la renta. En ese caso no tienes impuesto que rebajar. Consulta la fracción básica de cada año en sri.gob.ec.',
        },
      ],
    },
    {
      titulo: 'Cuánto vale la rebaja',
      blocks: [
        {
          p: 'La rebaja es el 18 % del menor de estos dos valores: tus gastos personales del año o un límite. El límite es el valor de la canasta familiar básica multiplicado por un número que depende de tus cargas.',
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
          p: 'Ejemplo con números redondos. Supón que la canasta vale 800 dólares y que tienes una carga. Tu límite es 9 × 800 = 7200. Si gastaste 5000, se toma 5000, que es el menor: la rebaja es 900. Si gastaste 9000, se toma 7200: la rebaja es 1296. Usa siempre el valor de la canasta que el SRI publica para el año que declaras.',
        },
        {
          p: 'La rebaja disminuye el impuesto que te tocaba pagar, pero no lo convierte en saldo a tu favor: si tu impuesto era de 600 dólares, la rebaja útil llega hasta 600. Otra cosa son las retenciones. Si tu empleador te retuvo más de lo que debías, esa diferencia sí se puede pedir de vuelta.',
        },
      ],
    },
    {
      titulo: 'Cómo llenarlo paso a paso',
      blocks: [
        {
          p: 'Ten a mano tu clave de SRI en línea, las cédulas de tus cargas y el total de gastos que no consten en facturas electrónicas.',
        },
        {
          steps: [
            'Entra a SRI en línea, menú «Anexos», opción del anexo de gastos personales.',
            'Registra o confirma tus cargas familiares del año. Una misma persona no puede ser carga de dos contribuyentes.',
            'Elige el año fiscal que vas a presentar.',
            'Revisa las facturas electrónicas que el sistema ya tiene con tu cédula y con la de tus cargas.',
            'Clasifica cada una: vivienda, salud, educación, alimentación, vestimenta o turismo. Deja fuera las que no sean personales.',
            'Agrega los gastos válidos que no aparecen, con el RUC del proveedor y el valor que pide cada casillero.',
            'Compara el total con tu proyección o con tu borrador de declaración.',
            'Envía el anexo y guarda el comprobante en PDF.',
          ],
        },
      ],
    },
    {
      titulo: 'Errores que vemos cada febrero',
      blocks: [
        {
          list: [
            'Poner la misma factura como gasto personal y como gasto del negocio. Solo puede ir en un lado.',
            'Incluir gastos que otro te reembolsó, por ejemplo un seguro.',
            'Usar facturas a «consumidor final». No tienen tu identificación y no sirven.',
            'Registrar como carga a un hijo mayor de 21 años sin discapacidad, o a alguien con ingresos propios que superan lo permitido.',
            'Presentar el anexo y olvidar la rebaja en la declaración, o al revés. Los dos valores deben coincidir.',
            'Dejar pasar la fecha. Sin anexo, la rebaja queda sin sustento y te la pueden negar.',
          ],
        },
      ],
    },
    {
      titulo: 'Otros anexos que te pueden tocar',
      blocks: [
        {
          table: {
            head: ['Anexo', 'Qué informa', 'Quién lo presenta, en general'],
            rows: [
              [
                'ATS, transaccional simplificado',
                'Compras, ventas y retenciones',
                'Sociedades y obligados a llevar contabilidad',
              ],
              ['RDEP, relación de dependencia', 'Sueldos y retenciones del personal', 'Empleadores'],
              ['REBEFICS', 'Socios y beneficiarios finales', 'Sociedades'],
              ['ADI, dividendos', 'Dividendos repartidos', 'Sociedades'],
              ['ICE', 'Productos con impuesto especial', 'Fabricantes e importadores'],
            ],
          },
        },
        {
          p: 'La tabla es una guía para reconocer los nombres. Cada anexo tiene excepciones, fechas y una ficha técnica propia. Algunos se llenan en pantalla y otros se cargan como un archivo XML que antes se valida. Lo que manda es la lista de obligaciones de tu RUC.',
        },
        {
          p: 'Si tienes un empleado, recuerda entregarle el formulario 107, que resume lo que ganó y lo que se le retuvo en el año. Lo necesita para su propia declaración.',
        },
      ],
    },
    {
      titulo: 'Si el anexo ya se envió con un error',
      blocks: [
        {
          p: 'Se puede presentar un anexo sustitutivo, que reemplaza por completo al anterior. Corrige primero el anexo y después, si el valor de la rebaja cambia, también la declaración. Si por el cambio debes más impuesto, tendrás que pagar la diferencia con interés.',
        },
        {
          p: 'Guarda los comprobantes siete años. Para las facturas electrónicas, descarga de vez en cuando los archivos a una carpeta por año. Si un proveedor emitió mal tu cédula, pídele la corrección pronto: en febrero del año siguiente casi nunca se puede arreglar.',
        },
      ],
    },
  ],
} satisfies LibroDocument
