import type { Provincia } from './cantons.ts'

/**
 * The parishes of the two provinces that the centre serves, by canton (INEC, Clasificador Geográfico Estadístico), with
 * the quarters of Quito that people write as their city.
 */
export const PARISHES: Partial<Record<Provincia, Record<string, string>>> = {
  Pichincha: {
    Quito:
      'Alangasí, Amaguaña, Atahualpa, Calacalí, Calderón, Chavezpamba, Checa, Conocoto, Cumbayá, El Quinche, Gualea, Guangopolo, Guayllabamba, La Merced, Llano Chico, Lloa, Nanegal, Nanegalito, Nayón, Nono, Pacto, Perucho, Pifo, Píntag, Pomasqui, Puéllaro, Puembo, San Antonio, San José de Minas, Tababela, Tumbaco, Yaruquí, Zámbiza, Carapungo, Carcelén, Chillogallo, Chimbacalle, Comité del Pueblo, Cotocollao, El Condado, Guamaní, Iñaquito, Itchimbía, La Ecuatoriana, La Ferroviaria, Mitad del Mundo, Ponceano, Puengasí, Quitumbe, San Isidro del Inca, Solanda, Turubamba',
    Cayambe:
      'Ascázubi, Cangahua, Juan Montalvo, Olmedo, Otón, San José de Ayora, Ayora, Santa Rosa de Cuzubamba',
    Mejía: 'Alóag, Aloasí, Cutuglahua, El Chaupi, Manuel Cornejo Astorga, Tandapi, Tambillo, Uyumbicho',
    'Pedro Moncayo': 'La Esperanza, Malchinguí, Tocachi, Tupigachi',
    Rumiñahui: 'Cotogchoa, Rumipamba, San Pedro de Taboada, San Rafael, Fajardo',
    'San Miguel de los Bancos': 'Mindo',
  },
  Cotopaxi: {
    Latacunga:
      'Aláquez, Aláques, Belisario Quevedo, Guaytacama, Guaitacama, Joseguango Bajo, Mulaló, Once de Noviembre, 11 de Noviembre, Poaló, San Juan de Pastocalle, Pastocalle, Tanicuchí, Toacaso',
    'La Maná': 'El Carmen, Guasaganda, Pucayacu',
    Pangua: 'El Corazón, Moraspungo, Pinllopata, Ramón Campaña',
    Pujilí: 'Angamarca, Guangaje, La Victoria, Pilaló, Tingo, Zumbahua',
    Salcedo: 'Antonio José Holguín, Cusubamba, Mulalillo, Mulliquindil, Pansaleo, Panzaleo, San Miguel',
    Saquisilí: 'Canchagua, Chantilín, Cochapamba',
    Sigchos: 'Chugchillán, Isinliví, Las Pampas, Palo Quemado',
  },
}

/** Parishes of the other provinces that share their name with a canton or parish elsewhere, or end in such a name. */
export const NAMESAKES: Partial<Record<Provincia, string>> = {
  Azuay:
    'Luis Galarza Orellana, Baños, Checa, Santa Ana, San Vicente, Simón Bolívar, San Cristóbal, Abdón Calderón',
  Bolívar: 'Salinas, San Lorenzo, San Vicente, Santiago',
  Cañar: 'San Miguel, San Antonio',
  Carchi: 'San Rafael, La Libertad, Juan Montalvo, Mariscal Sucre',
  'El Oro': 'Milagro, La Libertad, La Victoria, San Antonio',
  Esmeraldas: 'Atahualpa, Pampanal de Bolívar, Bolívar, Daule, Montalvo, Rocafuerte, Calderón, Tambillo',
  Galápagos: 'Santa Rosa',
  Guayas: 'Eloy Alfaro, Velasco Ibarra, Mariscal Sucre, La Victoria',
  Imbabura: 'La Esperanza, Salinas, San Antonio, Eugenio Espejo, San Rafael',
  Loja: 'El Tambo, Santiago, La Victoria, San Antonio, Urdaneta',
  'Los Ríos': 'La Esperanza',
  Manabí: 'Eloy Alfaro, San Antonio, San Lorenzo, Atahualpa, Abdón Calderón',
  'Morona Santiago': 'San Antonio, Cumandá',
  Napo: 'Santa Rosa',
  Orellana: 'Nuevo Rocafuerte, Rumipamba',
  Pastaza: 'El Triunfo, Montalvo, Simón Bolívar',
  'Santa Elena': 'Atahualpa, Simón Bolívar',
  Sucumbíos: 'Puerto Bolívar',
  Tungurahua:
    'Atahualpa, Montalvo, San Fernando, Santa Rosa, El Triunfo, Sucre, Rumipamba, Bolívar, San José de Poaló',
  'Zamora Chinchipe': 'Nuevo Quito',
}
