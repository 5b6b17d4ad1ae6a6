import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Cómo llevar un registro de ingresos y gastos',
  autor: 'Estudiantes del NAF ESPE, sede Latacunga',
  tipo: 'Contable',
  fechaPublicacion: '2024-12-05',
  descripcion:
    'Arma en un cuaderno o en una hoja de cálculo un registro que te sirva para declarar y para saber cuánto gana de verdad tu negocio.',
  sections: [
    {
      titulo: 'Para qué sirve',
      blocks: [
        {
          p: 'Las personas naturales que no están obligadas a llevar contabilidad deben llevar al menos una cuenta de ingresos y gastos. Es la base de sus declaraciones. Pero su mayor utilidad es para ti: sin registro no sabes si el dinero de la caja es ganancia, es deuda con el proveedor o es IVA que tendrás que entregar.',
        },
        {
          p: 'No requiere contador ni programas caros. Requiere constancia: diez minutos al día valen más que un fin de semana entero a fin de mes, con facturas perdidas.',
        },
      ],
    },
    {
      titulo: '¿Basta el registro o necesitas contabilidad?',
      blocks: [
        {
          p: 'Depende de tus ventas, tus costos y tu capital. La referencia más conocida son los ingresos brutos anuales: por encima de 300 000 USD, una persona natural está obligada a llevar contabilidad. También hay límites de capital propio y de costos y gastos. Consulta los vigentes en sri.gob.ec y revisa lo que dice tu certificado de RUC.',
        },
        {
          p: 'Las sociedades, aunque sean pequeñas, siempre llevan contabilidad. Este libro es para los demás: la tienda, el taller, la peluquería, la consultora que trabaja sola.',
        },
      ],
    },
    {
      titulo: 'Las columnas que necesitas',
      blocks: [
        {
          table: {
            head: ['Columna', 'Qué se escribe', 'Ejemplo'],
            rows: [
              ['Fecha', 'El día del comprobante', '03/06/2024'],
              ['Comprobante', 'Tipo y número', 'Factura 001-001-000000125'],
              ['Con quién', 'Nombre y RUC o cédula', 'Ferretería del barrio'],
              ['Concepto', 'Qué se vendió o compró', '10 galones de pintura'],
              ['Base 0 %', 'Valor sin IVA de esa tarifa', '0,00'],
              ['Base 15 %', 'Valor sin IVA de esa tarifa', '120,00'],
              ['IVA', 'El impuesto', '18,00'],
              ['Total', 'La suma', '138,00'],
              ['Pago', 'Efectivo, transferencia, a crédito', 'Transferencia'],
            ],
          },
        },
        {
          p: 'Usa una hoja para ingresos y otra para gastos, con las mismas columnas. En la hoja de ingresos agrega dos más: retención de renta y retención de IVA. Si vendes materiales con tarifa 5 %, abre una columna de base para esa tarifa. Deja una columna final de observaciones.',
        },
      ],
    },
    {
      titulo: 'Tu rutina',
      blocks: [
        {
          steps: [
            'Cada venta: emite el comprobante en ese momento. No lo dejes para la noche.',
            'Cada compra: pide factura con tu RUC y guarda el papel en una funda o el archivo en una carpeta del mes.',
            'Cada noche: pasa los comprobantes al registro, en orden de fecha. Si no vendiste, escribe la fecha y un cero: así sabrás que no fue un olvido.',
            'Cada semana: cuenta el efectivo y compáralo con lo que dice el registro.',
            'Cada mes: suma las columnas y compara el total de ventas con lo que facturaste en el sistema.',
            'Cada mes: descarga tus compras en SRI en línea y busca facturas que no anotaste.',
            'Cada año: imprime o guarda una copia cerrada de los doce meses.',
          ],
        },
      ],
    },
    {
      titulo: 'Separa tu bolsillo del negocio',
      blocks: [
        {
          p: 'Es la regla que más cuesta. Si tomas 20 USD de la caja para el almuerzo de tus hijos, no es un gasto del negocio: es un retiro del dueño. Anótalo en otra hoja, llamada «retiros». Así la caja cuadra y la declaración no se llena de gastos que no corresponden.',
        },
        {
          list: [
            'Abre una cuenta bancaria solo para el negocio, aunque sea de ahorros.',
            'Fija un monto semanal para ti y respétalo.',
            'Si un gasto es mixto, como el internet de una casa que es también oficina, aplica una proporción razonable y úsala siempre igual.',
            'Si pones dinero tuyo en el negocio, anótalo como aporte. No es una venta.',
            'Un préstamo que recibes tampoco es ingreso. Lo que pagas de capital tampoco es gasto; los intereses sí.',
          ],
        },
      ],
    },
    {
      titulo: 'Un mes resuelto',
      blocks: [
        {
          p: 'Un salón de belleza cobra servicios con 15 % y registra lo siguiente:',
        },
        {
          table: {
            head: ['Resumen del mes', 'Base', 'IVA', 'Total'],
            rows: [
              ['Ventas', '2 000,00', '300,00', '2 300,00'],
              ['Productos para el salón', '500,00', '75,00', '575,00'],
              ['Arriendo del local', '400,00', '60,00', '460,00'],
              ['Agua del local, tarifa 0 %', '20,00', '0,00', '20,00'],
              ['Total de gastos', '920,00', '135,00', '1 055,00'],
            ],
          },
        },
        {
          p: 'La ganancia del mes es 2 000 menos 920: son 1 080 USD. En la caja sobraron 1 245 USD (2 300 menos 1 055), porque ahí están también 165 USD de IVA por entregar. Si la dueña gasta los 1 245 USD, en la fecha de declarar no tendrá con qué pagar. Haz esta tabla al cerrar cada mes y compárala con la anterior. Si las ventas suben y la ganancia baja, algún costo creció o estás vendiendo demasiado barato.',
        },
      ],
    },
    {
      titulo: 'Qué guardar y por cuánto tiempo',
      blocks: [
        {
          p: 'Guarda los comprobantes de venta, las retenciones, los estados de cuenta y tus registros durante siete años. De los comprobantes electrónicos conserva el archivo XML, no solo la impresión. El papel térmico se borra: tómale una foto o pídele al vendedor el comprobante electrónico.',
        },
        {
          p: 'Nombra las carpetas siempre igual, por ejemplo «2024-06 compras». Haz una copia en otro dispositivo el primer día de cada mes. Protege el archivo con contraseña, porque contiene datos de tus clientes. Un registro que se pierde con el teléfono no sirve.',
        },
      ],
    },
    {
      titulo: 'Errores que arruinan un registro',
      blocks: [
        {
          list: [
            'Anotar el total con IVA en la columna de la base.',
            'Registrar la venta cuando te pagan y no cuando la facturas. Para el IVA, en general, manda la fecha del comprobante.',
            'Borrar una fila equivocada. Mejor anótala con signo contrario y explica el motivo.',
            'Olvidar las ventas pagadas con tarjeta o billetera móvil. El SRI recibe esa información.',
            'Registrar una compra dos veces: una por el correo y otra por el papel. El número de comprobante te avisa.',
          ],
        },
        {
          p: 'Si tu registro está atrasado varios meses, empieza por el mes actual y avanza hacia atrás. En una asesoría del NAF puedes revisar con nosotros las columnas y tu primer mes completo.',
        },
      ],
    },
  ],
} satisfies LibroDocument
