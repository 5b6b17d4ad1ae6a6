import type { LibroDocument } from '../document.ts'
import anexosTributarios from './anexos-tributarios.ts'
import beneficiosTributariosDiscapacidad from './beneficios-tributarios-discapacidad.ts'
import comoLeerUnaFactura from './como-leer-una-factura.ts'
import conciliacionBancariaYEfectivo from './conciliacion-bancaria-y-efectivo.ts'
import contabilidadBasicaEcuacionYLibros from './contabilidad-basica-ecuacion-y-libros.ts'
import costosYPrecioDeVenta from './costos-y-precio-de-venta.ts'
import culturaTributaria from './cultura-tributaria.ts'
import declaracionDeIvaPasoAPaso from './declaracion-de-iva-paso-a-paso.ts'
import devolucionIvaAdultosMayores from './devolucion-iva-adultos-mayores.ts'
import elRucInscripcionActualizacionYSuspension from './el-ruc-inscripcion-actualizacion-y-suspension.ts'
import estadosFinancierosPequenosNegocios from './estados-financieros-pequenos-negocios.ts'
import facturacionElectronicaParaEmpezar from './facturacion-electronica-para-empezar.ts'
import finanzasPersonalesHogar from './finanzas-personales-hogar.ts'
import gastosPersonalesYRebajaDelImpuestoALaRenta from './gastos-personales-y-rebaja-del-impuesto-a-la-renta.ts'
import guiaEstudianteVoluntario from './guia-estudiante-voluntario.ts'
import impuestoALaRentaDePersonasNaturales from './impuesto-a-la-renta-de-personas-naturales.ts'
import inventariosSencillos from './inventarios-sencillos.ts'
import multasEIntereses from './multas-e-intereses.ts'
import planificarUnEmprendimiento from './planificar-un-emprendimiento.ts'
import registroDeIngresosYGastos from './registro-de-ingresos-y-gastos.ts'
import retencionesEnLaFuente from './retenciones-en-la-fuente.ts'
import rimpeEmprendedoresYNegociosPopulares from './rimpe-emprendedores-y-negocios-populares.ts'
import sriEnLineaClaveYSeguridadDigital from './sri-en-linea-clave-y-seguridad-digital.ts'
import tusDerechosAnteLaAdministracionTributaria from './tus-derechos-ante-la-administracion-tributaria.ts'

export const LIBROS: readonly LibroDocument[] = [
  anexosTributarios,
  beneficiosTributariosDiscapacidad,
  comoLeerUnaFactura,
  conciliacionBancariaYEfectivo,
  contabilidadBasicaEcuacionYLibros,
  costosYPrecioDeVenta,
  culturaTributaria,
  declaracionDeIvaPasoAPaso,
  devolucionIvaAdultosMayores,
  elRucInscripcionActualizacionYSuspension,
  estadosFinancierosPequenosNegocios,
  facturacionElectronicaParaEmpezar,
  finanzasPersonalesHogar,
  gastosPersonalesYRebajaDelImpuestoALaRenta,
  guiaEstudianteVoluntario,
  impuestoALaRentaDePersonasNaturales,
  inventariosSencillos,
  multasEIntereses,
  planificarUnEmprendimiento,
  registroDeIngresosYGastos,
  retencionesEnLaFuente,
  rimpeEmprendedoresYNegociosPopulares,
  sriEnLineaClaveYSeguridadDigital,
  tusDerechosAnteLaAdministracionTributaria,
]
