import type { LibroDocument } from '../document.ts'

export default {
  titulo: 'Cultura tributaria: para qué sirven los impuestos',
  autor: 'Coordinación del NAF ESPE',
  tipo: 'No Contable',
  fechaPublicacion: '2024-07-09',
  descripcion:
    'Entiende qué son los tributos, quién los cobra, cómo participas aunque no tengas negocio y qué actividades puedes hacer en tu aula o en tu barrio para hablar del tema.',
  sections: [
    {
      titulo: 'Una cuenta que pagamos entre todos',
      blocks: [
        {
          p: 'Imagina un edificio de diez familias. Todas usan la luz del pasillo, la puerta y la bomba de agua. Si cada una pone su parte, el edificio funciona. Si tres dejan de pagar, las otras siete pagan más o la bomba se daña. Un país se parece mucho a ese edificio.',
        },
        {
          p: 'Los tributos son los aportes que la ley nos pide para sostener lo común: escuelas, hospitales, carreteras, policía, jueces, parques, ayuda a quienes más la necesitan. Son dinero de todos. Por eso hay un deber de pagarlos y un derecho a saber en qué se gastan.',
        },
        {
          p: 'La Constitución del Ecuador recoge los dos lados. El artículo 83 incluye entre los deberes pagar los tributos establecidos por la ley. El artículo 300 señala los principios del régimen tributario, entre ellos generalidad, progresividad, equidad y transparencia.',
        },
      ],
    },
    {
      titulo: 'Impuestos, tasas y contribuciones',
      blocks: [
        {
          table: {
            head: ['Tributo', 'Qué lo distingue', 'Ejemplos'],
            rows: [
              ['Impuesto', 'Se paga sin recibir un servicio directo a cambio', 'IVA, impuesto a la renta'],
              ['Tasa', 'Se paga por un servicio que recibes', 'Recolección de basura, pasaporte'],
              ['Contribución especial', 'Se paga por una obra que te beneficia', 'Mejora de tu calle'],
            ],
          },
        },
        {
          p: 'También se dividen en directos e indirectos. Un impuesto directo mira lo que una persona gana o tiene. El impuesto a la renta es directo: quien gana más paga un porcentaje mayor. Un impuesto indirecto está dentro del precio de lo que compras. El IVA es indirecto: lo paga igual la persona rica y la pobre que compran lo mismo.',
        },
        {
          p: 'Para que el IVA no pese tanto en los hogares con menos recursos, muchos bienes y servicios básicos tienen tarifa 0 %: alimentos en estado natural, medicinas, luz y agua, entre otros.',
        },
      ],
    },
    {
      titulo: 'Quién cobra qué',
      blocks: [
        {
          table: {
            head: ['Institución', 'Qué administra'],
            rows: [
              ['SRI', 'IVA, impuesto a la renta, consumos especiales, salida de divisas, vehículos'],
              ['Aduana (SENAE)', 'Aranceles y tributos de lo que entra del exterior'],
              ['Municipios', 'Impuesto predial, patente, tasas locales'],
            ],
          },
        },
        {
          p: 'Los aportes al IESS no los cobra el SRI. Son de la seguridad social y sirven para la atención de salud, la jubilación y otras prestaciones de quienes están afiliados.',
        },
      ],
    },
    {
      titulo: 'Tú ya pagas impuestos',
      blocks: [
        {
          p: 'Mucha gente dice «yo no pago impuestos porque no tengo negocio». No es así. Si una camiseta cuesta 11,50 dólares y la tarifa es del 15 %, en ese precio hay 10,00 de camiseta y 1,50 de IVA. Quien vende recibe ese 1,50 solo para guardarlo y entregarlo al Estado. Cuando no te dan comprobante, es más fácil que ese 1,50 se quede en el camino. Tú ya lo pagaste. Por eso pedir la factura o la nota de venta es la acción ciudadana más sencilla que existe.',
        },
        {
          list: [
            'Con el comprobante puedes reclamar si el producto sale malo.',
            'Puede servirte para una rebaja en tu impuesto a la renta o para una devolución, según tu caso.',
            'Ayuda a que quien sí cumple no compita contra quien no paga.',
          ],
        },
      ],
    },
    {
      titulo: 'Evadir, eludir, equivocarse',
      blocks: [
        {
          p: 'Equivocarse es llenar mal un casillero y corregirlo. La ley lo permite y conviene hacerlo pronto. Evadir es ocultar ingresos, inventar gastos o usar facturas falsas. Tiene sanciones económicas y, en los casos más graves, es un delito llamado defraudación tributaria.',
        },
        {
          p: 'Entre los dos hay caminos que parecen legales y solo buscan esquivar el impuesto, como crear empresas sin actividad real. A eso se le llama elusión y la administración la puede cuestionar. En cambio, usar un beneficio que la ley te da, como la rebaja por gastos personales, no es trampa. Es tu derecho.',
        },
        {
          p: 'Escucharás frases como «¿con factura o sin factura?». Cuando el precio baja si no hay factura, la rebaja la pagan la escuela y el hospital. Además te quedas sin garantía.',
        },
      ],
    },
    {
      titulo: 'También puedes pedir cuentas',
      blocks: [
        {
          p: 'La cultura tributaria no es solo pagar. Un buen ciudadano pregunta en qué se usa el dinero. Hay varias formas de hacerlo:',
        },
        {
          steps: [
            'Busca el presupuesto de tu municipio. Las instituciones públicas deben publicarlo en su página, en la sección de transparencia.',
            'Asiste a la rendición de cuentas anual. Es abierta y puedes preguntar.',
            'Participa en el presupuesto participativo, si tu cantón o tu parroquia lo convoca.',
            'Pide información pública por escrito. La ley obliga a responder.',
            'Si conoces un acto de corrupción, denúncialo ante la autoridad.',
          ],
        },
        {
          p: 'Ante la administración tributaria también tienes derechos: a un trato respetuoso, a información clara y gratuita, a la reserva de tus datos, a corregir errores y a reclamar si no estás de acuerdo.',
        },
      ],
    },
    {
      titulo: 'Actividades para el aula o el barrio',
      blocks: [
        {
          list: [
            'Detectives de facturas. Cada grupo trae tres comprobantes. Buscan el RUC, la fecha, el valor sin IVA y el IVA. ¿Cuáles productos tienen tarifa 0 %?',
            'El pueblo de fichas. Cada participante recibe diez fichas. El pueblo necesita veinte para arreglar el puente. Deciden cuánto pone cada uno y discuten qué es justo si unos tienen más fichas.',
            'Caminata de lo común. Recorran dos cuadras y anoten todo lo que se sostiene con dinero público: veredas, alumbrado, semáforos, árboles.',
            'Debate. «¿Es justo que todos paguen el mismo IVA?» Un grupo a favor, otro en contra, y luego cambian de lado.',
            'La tienda honesta. Montan una tienda con billetes de papel, emiten notas de venta y al final comparan lo vendido con los comprobantes.',
          ],
        },
        {
          p: 'Para niñas y niños pequeños basta con la idea de cooperar. Para adolescentes funciona hablar de su primer empleo o de la venta que ya hacen por redes sociales. Con adultos, empieza por sus dudas y no por la ley.',
        },
      ],
    },
    {
      titulo: 'Ideas equivocadas que conviene aclarar',
      blocks: [
        {
          table: {
            head: ['Se suele decir', 'Lo correcto'],
            rows: [
              ['«El IVA lo paga el dueño de la tienda»', 'Lo paga quien compra; la tienda lo entrega'],
              ['«Si no vendí, no declaro»', 'Si tu RUC tiene la obligación activa, debes declarar en cero'],
              ['«El RUC cuesta»', 'Obtenerlo y actualizarlo es gratuito'],
              ['«El negocio pequeño no paga»', 'Hay regímenes simples, pero también cumplen'],
              ['«El SRI me llamó para pedir mi clave»', 'El SRI nunca la pide: es una estafa'],
            ],
          },
        },
      ],
    },
  ],
} satisfies LibroDocument
