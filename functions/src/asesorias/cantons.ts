/** The provinces, the cantons of each, and what else its towns are called (INEC, Clasificador Geográfico Estadístico). */
export const CANTONS = {
  Azuay:
    'Cuenca, Girón, Gualaceo, Nabón, Paute, Pucará, San Fernando, Santa Isabel, Sígsig, Oña, Chordeleg, El Pan, Sevilla de Oro, Guachapala, Camilo Ponce Enríquez',
  Bolívar: 'Guaranda, Chillanes, Chimbo, Echeandía, San Miguel, Caluma, Las Naves',
  Cañar: 'Azogues, Biblián, Cañar, La Troncal, El Tambo, Déleg, Suscal',
  Carchi: 'Tulcán, Bolívar, Espejo, Mira, Montúfar, San Pedro de Huaca',
  Cotopaxi: 'Latacunga, La Maná, Pangua, Pujilí, Salcedo, Saquisilí, Sigchos',
  Chimborazo: 'Riobamba, Alausí, Colta, Chambo, Chunchi, Guamote, Guano, Pallatanga, Penipe, Cumandá',
  'El Oro':
    'Machala, Arenillas, Atahualpa, Balsas, Chilla, El Guabo, Huaquillas, Marcabelí, Pasaje, Piñas, Portovelo, Santa Rosa, Zaruma, Las Lajas',
  Esmeraldas: 'Esmeraldas, Eloy Alfaro, Muisne, Quinindé, San Lorenzo, Atacames, Rioverde',
  Guayas:
    'Guayaquil, Alfredo Baquerizo Moreno, Balao, Balzar, Colimes, Daule, Durán, El Empalme, El Triunfo, Milagro, Naranjal, Naranjito, Palestina, Pedro Carbo, Samborondón, Santa Lucía, Salitre, Yaguachi, Playas, Simón Bolívar, Coronel Marcelino Maridueña, Lomas de Sargentillo, Nobol, General Antonio Elizalde, Isidro Ayora',
  Imbabura: 'Ibarra, Antonio Ante, Cotacachi, Otavalo, Pimampiro, San Miguel de Urcuquí',
  Loja: 'Loja, Calvas, Catamayo, Celica, Chaguarpamba, Espíndola, Gonzanamá, Macará, Paltas, Puyango, Saraguro, Sozoranga, Zapotillo, Pindal, Quilanga, Olmedo',
  'Los Ríos':
    'Babahoyo, Baba, Montalvo, Puebloviejo, Quevedo, Urdaneta, Ventanas, Vinces, Palenque, Buena Fe, Valencia, Mocache, Quinsaloma',
  Manabí:
    'Portoviejo, Bolívar, Chone, El Carmen, Flavio Alfaro, Jipijapa, Junín, Manta, Montecristi, Olmedo, Paján, Pichincha, Rocafuerte, Santa Ana, Sucre, Tosagua, 24 de Mayo, Pedernales, Puerto López, Jama, Jaramijó, San Vicente',
  'Morona Santiago':
    'Macas, Morona, Gualaquiza, Limón Indanza, Palora, Santiago, Sucúa, Huamboya, San Juan Bosco, Taisha, Logroño, Pablo Sexto, Tiwintza, Sevilla Don Bosco',
  Napo: 'Tena, Archidona, El Chaco, Quijos, Carlos Julio Arosemena Tola',
  Pastaza: 'Puyo, Pastaza, Mera, Santa Clara, Arajuno',
  Pichincha:
    'Quito, Cayambe, Mejía, Machachi, Pedro Moncayo, Tabacundo, Rumiñahui, Sangolquí, San Miguel de los Bancos, Pedro Vicente Maldonado, Puerto Quito',
  Tungurahua:
    'Ambato, Baños de Agua Santa, Cevallos, Mocha, Patate, Quero, San Pedro de Pelileo, Santiago de Píllaro, Tisaleo',
  'Zamora Chinchipe':
    'Zamora, Chinchipe, Nangaritza, Yacuambi, Yantzaza, El Pangui, Centinela del Cóndor, Palanda, Paquisha',
  Galápagos: 'San Cristóbal, Isabela, Santa Cruz, Puerto Ayora',
  Sucumbíos: 'Nueva Loja, Lago Agrio, Gonzalo Pizarro, Putumayo, Shushufindi, Sucumbíos, Cascales, Cuyabeno',
  Orellana: 'El Coca, Francisco de Orellana, Aguarico, La Joya de los Sachas, Loreto',
  'Santo Domingo de los Tsáchilas': 'Santo Domingo, La Concordia',
  'Santa Elena': 'Santa Elena, La Libertad, Salinas',
}
export type Provincia = keyof typeof CANTONS

/**
 * What else belongs to a canton, by its name: the seats that are called otherwise and, in the two provinces that the
 * centre serves, the parishes (INEC, Clasificador Geográfico Estadístico) and the quarters of Quito that people write as
 * their city. Elsewhere, some towns whose name no other province has.
 */
export const TOWNS: Partial<Record<Provincia, Record<string, string>>> = {
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
  Carchi: { Espejo: 'El Ángel', Montúfar: 'San Gabriel' },
  Chimborazo: { Colta: 'Cajabamba, Villa La Unión' },
  'El Oro': { Atahualpa: 'Paccha', 'Las Lajas': 'La Victoria' },
  Esmeraldas: { 'Eloy Alfaro': 'Valdez, Limones', Quinindé: 'Rosa Zárate' },
  Galápagos: { 'San Cristóbal': 'Puerto Baquerizo Moreno', Isabela: 'Puerto Villamil' },
  Guayas: {
    Durán: 'Eloy Alfaro',
    'El Empalme': 'Velasco Ibarra',
    Nobol: 'Narcisa de Jesús',
    Playas: 'General Villamil, Playas de Villamil',
    Yaguachi: 'Virgen de Fátima',
  },
  Imbabura: { 'Antonio Ante': 'Atuntaqui' },
  Loja: {
    Calvas: 'Cariamanga',
    Espíndola: 'Amaluza',
    Loja: 'Vilcabamba',
    Paltas: 'Catacocha',
    Puyango: 'Alamor',
  },
  'Los Ríos': { Urdaneta: 'Catarama' },
  Manabí: { Bolívar: 'Calceta', 'Santa Ana': 'Santa Ana de Vuelta Larga', Sucre: 'Bahía de Caráquez' },
  'Morona Santiago': {
    'Limón Indanza': 'Limón, General Leonidas Plaza, General Leonidas Plaza Gutiérrez',
    Santiago: 'Méndez, Santiago de Méndez',
  },
  Napo: { Quijos: 'Baeza', 'Carlos Julio Arosemena Tola': 'Arosemena Tola' },
  Orellana: { Aguarico: 'Nuevo Rocafuerte, Tiputini', Loreto: 'Huaticocha' },
  Sucumbíos: {
    Cuyabeno: 'Tarapoa',
    'Gonzalo Pizarro': 'Lumbaqui',
    Putumayo: 'Puerto El Carmen, Puerto El Carmen de Putumayo, Puerto El Carmen del Putumayo',
    Sucumbíos: 'La Bonita',
  },
  'Zamora Chinchipe': {
    'Centinela del Cóndor': 'Zumbi',
    Chinchipe: 'Zumba',
    Nangaritza: 'Guayzimi, Guaysimi',
    Yacuambi: '28 de Mayo',
  },
}

/** Parishes of the other provinces that share their name with a canton or parish elsewhere, or end in such a name. */
export const NAMESAKES: Partial<Record<Provincia, string>> = {
  Azuay:
    'Luis Galarza Orellana, Baños, Checa, Santa Ana, San Vicente, Simón Bolívar, San Cristóbal, Abdón Calderón, Amaluza, Paccha',
  Bolívar: 'Salinas, San Lorenzo, San Vicente, Santiago',
  Cañar: 'San Miguel, San Antonio',
  Carchi: 'San Rafael, La Libertad, Juan Montalvo, Mariscal Sucre',
  'El Oro': 'Milagro, La Libertad, San Antonio',
  Esmeraldas: 'Atahualpa, Pampanal de Bolívar, Bolívar, Daule, Montalvo, Rocafuerte, Calderón, Tambillo',
  Galápagos: 'Santa Rosa',
  Guayas: 'Mariscal Sucre, La Victoria',
  Imbabura: 'La Esperanza, Salinas, San Antonio, Eugenio Espejo, San Rafael',
  Loja: 'El Tambo, Limones, Santiago, La Victoria, San Antonio, Urdaneta',
  'Los Ríos': 'La Esperanza',
  Manabí: 'Eloy Alfaro, San Antonio, San Lorenzo, Atahualpa, Abdón Calderón',
  'Morona Santiago': 'San Antonio, Cumandá',
  Napo: 'Santa Rosa',
  Orellana: 'Rumipamba',
  Pastaza: 'El Triunfo, Montalvo, Simón Bolívar',
  'Santo Domingo de los Tsáchilas': 'Puerto Limón',
  'Santa Elena': 'Atahualpa, Simón Bolívar',
  Sucumbíos: 'Puerto Bolívar',
  Tungurahua:
    'Atahualpa, Montalvo, San Fernando, Santa Rosa, El Triunfo, Sucre, Rumipamba, Bolívar, San José de Poaló',
  'Zamora Chinchipe': 'Nuevo Quito',
}

/** What people call a town besides its name. */
export const ALSO: Record<string, string> = {
  banos: 'Baños de Agua Santa',
  pelileo: 'San Pedro de Pelileo',
  pillaro: 'Santiago de Píllaro',
  urcuqui: 'San Miguel de Urcuquí',
  huaca: 'San Pedro de Huaca',
  coca: 'El Coca',
  sachas: 'La Joya de los Sachas',
  bucay: 'General Antonio Elizalde',
  'santo domingo de los tsachilas': 'Santo Domingo',
  'santo domingo de los colorados': 'Santo Domingo',
  'distrito metropolitano de quito': 'Quito',
  dmq: 'Quito',
  'san francisco de quito': 'Quito',
  uio: 'Quito',
  gye: 'Guayaquil',
  gquil: 'Guayaquil',
  cue: 'Cuenca',
  ltx: 'Latacunga',
  'santo dgo': 'Santo Domingo',
  'san jacinto de yaguachi': 'Yaguachi',
  jujan: 'Alfredo Baquerizo Moreno',
  'san felipe de ona': 'Oña',
  'san jose de chimbo': 'Chimbo',
  'puerto bolivar': 'Machala',
  'marcelino mariduena': 'Coronel Marcelino Maridueña',
  'ponce enriquez': 'Camilo Ponce Enríquez',
  'los bancos': 'San Miguel de los Bancos',
  'valle de los chillos': 'Sangolquí',
  'los chillos': 'Sangolquí',
}
