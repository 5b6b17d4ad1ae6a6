import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Facturación electrónica para empezar',
  autor: 'Equipo NAF ESPE',
  tipo: 'Contable',
  fechaPublicacion: '2024-09-18',
  descripcion:
    'Prepara lo necesario, emite tu primera factura electrónica sin costo, entrégala correctamente y corrige los errores más comunes.',
  sections: [
    {
      titulo: 'Qué cambia frente a la factura de papel',
      blocks: [
        {
          p: 'Una factura electrónica es un archivo de datos firmado por ti y autorizado por el Servicio de Rentas Internas (SRI). Ese archivo se llama XML y es el que tiene validez. La hoja con diseño que puedes leer o imprimir se llama RIDE y es solo su representación.',
        },
        {
          p: 'La diferencia importa. Si un cliente guarda el papel y pierde el XML, todavía puede consultar el comprobante con la clave de acceso. Pero un RIDE de una factura que el SRI no autorizó no vale nada, por bonito que se vea.',
        },
      ],
    },
    {
      titulo: 'Quién está obligado',
      blocks: [
        {
          p: 'Desde el 30 de noviembre de 2022, quienes declaran IVA deben facturar electrónicamente. Los negocios populares del RIMPE son una excepción: pueden entregar notas de venta por las actividades de ese régimen. Si eres emprendedor del RIMPE o estás en el régimen general, la obligación sí te alcanza.',
        },
        {
          p: 'Las facturas de papel que aún conserves no te salvan. Si estás obligado, el comprobante preimpreso se usa solo en los casos excepcionales que permite la norma.',
        },
      ],
    },
    {
      titulo: 'Lo que necesitas',
      blocks: [
        {
          table: {
            head: ['Requisito', 'Dónde se obtiene', 'Cuesta'],
            rows: [
              ['RUC activo', 'SRI en línea u oficina del SRI', 'No'],
              ['Clave de SRI en línea', 'Portal u oficina del SRI', 'No'],
              ['Firma electrónica vigente', 'Entidad de certificación autorizada', 'Sí, según la vigencia'],
              ['Sistema para facturar', 'Facturador del SRI o un programa privado', 'El del SRI es gratuito'],
              ['Correo electrónico e internet', 'Tu proveedor', 'Según tu plan'],
            ],
          },
        },
        {
          p: 'La firma electrónica es un archivo protegido con contraseña. Con ella se puede firmar a tu nombre, igual que con tu puño y letra. Hay firmas en archivo y en dispositivo; antes de comprar, pregunta cuál admite tu sistema. No la envíes por mensajes ni la dejes en una computadora compartida. Anota la fecha en que caduca: con la firma vencida no puedes facturar.',
        },
      ],
    },
    {
      titulo: 'Pide la autorización al SRI',
      blocks: [
        {
          p: 'Hay dos ambientes. En el de pruebas practicas y nada tiene valor. En el de producción cada comprobante es real y genera impuestos. Debes habilitarte en cada uno.',
        },
        {
          steps: [
            'Inicia sesión en SRI en línea y abre el menú «Facturación electrónica».',
            'Solicita la habilitación en el ambiente de pruebas.',
            'Emite varios comprobantes de práctica: uno con 15 %, uno con 0 % y una nota de crédito.',
            'Cuando los procesos salgan sin errores, solicita la habilitación en producción.',
            'Configura en tu sistema los datos del negocio: nombre, dirección, número de establecimiento y punto de emisión.',
            'Carga tu firma electrónica y prueba que la contraseña funcione.',
          ],
        },
      ],
    },
    {
      titulo: 'Tu primera factura',
      blocks: [
        {
          steps: [
            'Pide al cliente su nombre, su cédula o RUC, su correo y su dirección.',
            'Verifica el número. Un dígito mal escrito deja sin respaldo a tu cliente.',
            'Agrega cada producto con cantidad, precio unitario y descuento.',
            'Selecciona la tarifa de IVA de cada producto. Una misma factura puede tener varias.',
            'Indica la forma de pago: efectivo, tarjeta, transferencia u otra.',
            'Revisa el total, firma y envía al SRI en el momento de la venta.',
            'Espera el estado «autorizado».',
            'Envía el XML y el RIDE al correo del cliente. Si te lo pide, imprime el RIDE.',
          ],
        },
        {
          p: 'La venta a «consumidor final» solo se permite hasta un monto que fija la norma. Cuando la venta lo supera, debes identificar al comprador. El límite vigente está en sri.gob.ec. En cualquier monto, si el cliente quiere la factura con sus datos, se la das.',
        },
      ],
    },
    {
      titulo: 'La clave de acceso',
      blocks: [
        {
          p: 'Cada comprobante tiene una clave de 49 dígitos. Contiene la fecha, el tipo de comprobante, tu RUC, el ambiente, el número de la factura y otros datos de control. Es también el número de autorización. Cualquier persona puede consultar en el portal del SRI si un comprobante con esa clave está autorizado.',
        },
        {
          p: 'Enseña esto a tus clientes y úsalo tú mismo cuando compras. Es la manera más rápida de saber si una factura es verdadera.',
        },
      ],
    },
    {
      titulo: 'Cuando algo sale mal',
      blocks: [
        {
          table: {
            head: ['Situación', 'Qué hacer'],
            rows: [
              ['El SRI devuelve o no autoriza', 'Lee el mensaje, corrige el dato y vuelve a enviar'],
              [
                'Te equivocaste en el RUC del cliente',
                'Anula dentro del plazo permitido, con aceptación del cliente si se requiere, y emite una nueva',
              ],
              ['El cliente devuelve un producto', 'Emite una nota de crédito por lo devuelto'],
              ['Diste un descuento después de facturar', 'Emite una nota de crédito por el descuento'],
              ['Debes cobrar intereses o un valor adicional', 'Emite una nota de débito'],
              [
                'No hay internet',
                'Anota la venta con todos los datos y regulariza apenas vuelva el servicio',
              ],
            ],
          },
        },
        {
          p: 'Nunca borres un archivo creyendo que así desaparece la venta. Si fue autorizado, el SRI lo tiene. Debe existir una anulación o una nota de crédito. Los plazos y condiciones para anular han cambiado con el tiempo; revísalos antes de hacerlo.',
        },
      ],
    },
    {
      titulo: 'Buenas costumbres',
      blocks: [
        {
          list: [
            'Revisa al cierre de cada día que todos los comprobantes consten como autorizados.',
            'Guarda los XML en dos lugares, por ejemplo tu computadora y una memoria externa, durante siete años. El correo no basta: puede llenarse o bloquearse.',
            'No dejes saltos en la numeración. Si aparece uno, averigua la causa.',
            'Configura bien las tarifas una sola vez y no las cambies venta por venta.',
            'Antes de pagar un programa privado, pregunta si funciona en tu teléfono y si podrás descargar todos tus archivos cuando te vayas.',
            'Renueva tu firma al menos dos semanas antes de que venza.',
          ],
        },
        {
          p: 'Si nunca has facturado así, trae tu computadora a una asesoría del NAF. Practicaremos contigo en el ambiente de pruebas; tú escribes tus claves y nadie más las ve.',
        },
      ],
    },
  ],
} satisfies LibroDocument
