import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'

export const andesAndBrazilCircuits: readonly DemoItinerary[] = [
  {
    key: 'peru-heart',
    days: 11,
    nights: 10,
    destinations: ['arequipa-y-colca', 'lago-titicaca', 'machu-picchu'],
    tours: [
      'arequipa-picanterias',
      'colca-condors',
      'titicaca-uros-taquile',
      'machu-picchu-maras-moray',
      'machu-picchu-by-train',
    ],
    hotels: [
      'colca-lodge-andenes-de-yanque',
      'titicaca-hotel-balsa-dorada',
      'machu-picchu-hacienda-kantu',
      'machu-picchu-casa-del-pututo',
    ],
    tags: ['sur del perú', 'arqueología'],
    details: {
      es: {
        name: 'El corazón del Perú: Arequipa, Titicaca y Machu Picchu',
        description: `El sur del Perú en el orden que el cuerpo agradece: primero los 2.300 metros de Arequipa, después el cañón, el lago y, cuando uno ya respira como los del lugar, Cusco y Machu Picchu.

- **Días 1 y 2 · Arequipa.** Santa Catalina, picanterías y el Misti al fondo de cada calle.
- **Días 3 y 4 · Colca.** Pampa de vicuñas, termas junto al río y el vuelo de los cóndores.
- **Días 5 y 6 · Puno.** Islas de los uros y Taquile, con almuerzo frente a la cordillera Real.
- **Día 7 · La ruta del Sol.** Andahuaylillas, su capilla pintada, y Raqchi, de camino a Cusco.
- **Días 8 y 9 · Valle Sagrado.** Moray, Maras, Ollantaytambo y una noche entre maizales.
- **Día 10 · Machu Picchu** en tren panorámico, con el circuito completo.
- **Día 11.** Cusco y vuelo a Lima.

De abril a noviembre. Las entradas se reservan a nombre del viajero con tres meses de anticipación. Oxígeno en todos los traslados y un solo guía de principio a fin si el grupo supera las cuatro personas.`,
      },
      en: {
        name: 'The heart of Peru: Arequipa, Titicaca and Machu Picchu',
        description: `Southern Peru in the order that your body prefers: first the 2,300 metres of Arequipa, then the canyon, the lake and, once you breathe as the locals do, Cusco and Machu Picchu.

- **Days 1 and 2 · Arequipa.** Santa Catalina, the picanterías and Misti at the end of every street.
- **Days 3 and 4 · Colca.** Plains of vicuñas, hot springs by the river and the flight of the condors.
- **Days 5 and 6 · Puno.** The Uros islands and Taquile, with lunch facing the Cordillera Real.
- **Day 7 · The Route of the Sun.** Andahuaylillas with its painted chapel, and Raqchi, on the way to Cusco.
- **Days 8 and 9 · Sacred Valley.** Moray, Maras, Ollantaytambo and a night among the maize.
- **Day 10 · Machu Picchu** by panoramic train, with the full circuit.
- **Day 11.** Cusco and a flight to Lima.

April to November. Tickets are booked in the traveller's name three months ahead. Oxygen on every transfer, and the same guide from first to last for parties of more than four.`,
      },
      pt: {
        name: 'O coração do Peru: Arequipa, Titicaca e Machu Picchu',
        description: `O sul do Peru na ordem que o corpo agradece: primeiro os 2.300 metros de Arequipa, depois o cânion, o lago e, quando já se respira como os moradores, Cusco e Machu Picchu.

- **Dias 1 e 2 · Arequipa.** Santa Catalina, picanterías e o Misti no fim de cada rua.
- **Dias 3 e 4 · Colca.** Pampa de vicunhas, termas junto ao rio e o voo dos condores.
- **Dias 5 e 6 · Puno.** Ilhas dos uros e Taquile, com almoço diante da cordilheira Real.
- **Dia 7 · A rota do Sol.** Andahuaylillas, com sua capela pintada, e Raqchi, a caminho de Cusco.
- **Dias 8 e 9 · Vale Sagrado.** Moray, Maras, Ollantaytambo e uma noite entre milharais.
- **Dia 10 · Machu Picchu** de trem panorâmico, com o circuito completo.
- **Dia 11.** Cusco e voo para Lima.

De abril a novembro. Os ingressos são reservados em nome do viajante com três meses de antecedência. Oxigênio em todos os traslados e um só guia do começo ao fim para grupos de mais de quatro pessoas.`,
      },
    },
    pictures: [
      slider('machu-picchu', 1, 'golden', 'winter'),
      slider('colca', 1, 'dawn', 'winter'),
      main('colca', 1, 'golden', 'winter'),
    ],
  },
  {
    key: 'inca-roads',
    days: 13,
    nights: 12,
    starred: true,
    destinations: ['machu-picchu', 'lago-titicaca', 'la-paz', 'salar-de-uyuni'],
    tours: [
      'machu-picchu-by-train',
      'machu-picchu-cusco-kitchen',
      'titicaca-uros-taquile',
      'la-paz-tiwanaku',
      'uyuni-mirror',
    ],
    hotels: [
      'machu-picchu-hacienda-kantu',
      'titicaca-hotel-balsa-dorada',
      'la-paz-hotel-chuquiago',
      'uyuni-casa-de-sal-tunupa',
    ],
    tags: ['qhapaq ñan', 'arqueología', 'altiplano'],
    details: {
      es: {
        name: 'Por los caminos del Inca: de Cusco al salar',
        description: `Siguiendo hacia el sur la gran red vial de los incas, de la piedra de Cusco a la sal de Uyuni, siempre por encima de los tres mil metros y casi siempre por tierra. Un viaje para quien prefiere las fronteras lentas.

- **Días 1 a 3 · Valle Sagrado y Cusco.** Llegada, dos noches en el valle, clase de cocina y barrio de San Blas.
- **Día 4 · Machu Picchu.** Tren, circuito completo y noche en Aguas Calientes para quien quiera volver a subir.
- **Día 5 · De Cusco a Puno.** Tren del altiplano o ruta del Sol.
- **Días 6 y 7 · Titicaca.** Uros, Taquile y paso a Bolivia por Copacabana, con la Isla del Sol en lancha.
- **Días 8 y 9 · La Paz.** Teleféricos, mercados y Tiwanaku con arqueóloga.
- **Días 10 a 12 · Uyuni.** Vuelo, salar, isla Incahuasi y dos noches bajo las estrellas.
- **Día 13.** Regreso a La Paz y vuelo internacional.

De abril a noviembre. Pide tiempo y buen humor, no un gran estado físico. Seguro con cobertura de altura obligatorio.`,
      },
      en: {
        name: 'On the Inca roads: from Cusco to the salt flats',
        description: `Southward along the great highway of the Inca, from the stones of Cusco to the salt of Uyuni, always above three thousand metres and nearly always overland. A journey for those who like their borders slow.

- **Days 1 to 3 · Sacred Valley and Cusco.** Arrival, two nights in the valley, a cooking class and the San Blas quarter.
- **Day 4 · Machu Picchu.** The train, the full circuit and a night in Aguas Calientes for those who want to go up again.
- **Day 5 · Cusco to Puno.** The altiplano train or the Route of the Sun.
- **Days 6 and 7 · Titicaca.** The Uros, Taquile and over into Bolivia by Copacabana, with the Island of the Sun by launch.
- **Days 8 and 9 · La Paz.** Cable cars, markets and Tiwanaku with an archaeologist.
- **Days 10 to 12 · Uyuni.** Flight, salt flat, Incahuasi island and two nights under the stars.
- **Day 13.** Back to La Paz and your international flight.

April to November. It asks for time and good humour rather than great fitness. Insurance that covers altitude is required.`,
      },
      pt: {
        name: 'Pelos caminhos do Inca: de Cusco ao salar',
        description: `Seguindo para o sul a grande rede de estradas dos incas, da pedra de Cusco ao sal de Uyuni, sempre acima dos três mil metros e quase sempre por terra. Uma viagem para quem prefere as fronteiras lentas.

- **Dias 1 a 3 · Vale Sagrado e Cusco.** Chegada, duas noites no vale, aula de cozinha e bairro de San Blas.
- **Dia 4 · Machu Picchu.** Trem, circuito completo e noite em Aguas Calientes para quem quiser subir de novo.
- **Dia 5 · De Cusco a Puno.** Trem do altiplano ou rota do Sol.
- **Dias 6 e 7 · Titicaca.** Uros, Taquile e entrada na Bolívia por Copacabana, com a Ilha do Sol de lancha.
- **Dias 8 e 9 · La Paz.** Teleféricos, mercados e Tiwanaku com arqueóloga.
- **Dias 10 a 12 · Uyuni.** Voo, salar, ilha Incahuasi e duas noites sob as estrelas.
- **Dia 13.** Volta a La Paz e voo internacional.

De abril a novembro. Pede tempo e bom humor, não grande preparo físico. Seguro com cobertura de altitude obrigatório.`,
      },
    },
    pictures: [
      slider('machu-picchu', 0, 'golden', 'autumn'),
      slider('titicaca', 0, 'golden', 'winter'),
      main('titicaca', 1, 'dawn', 'winter'),
    ],
  },
  {
    key: 'brazil-sand-and-forest',
    days: 13,
    nights: 12,
    destinations: ['rio-de-janeiro', 'lencois-maranhenses', 'amazonia'],
    tours: [
      'rio-sugarloaf-corcovado',
      'rio-tijuca',
      'lencois-lagoons',
      'lencois-preguicas',
      'amazonia-meeting-of-waters',
      'amazonia-night-canoe',
    ],
    hotels: ['rio-casa-mangueira-rosa', 'lencois-pouso-do-buriti', 'amazonia-samauma-lodge'],
    tags: ['brasil', 'playas'],
    details: {
      es: {
        name: 'Brasil de arena y selva',
        description: `Tres Brasiles que no se parecen: la ciudad entre morros, el desierto con lagunas y la selva inundada. Un recorrido pensado para julio y agosto, cuando los tres están en su mejor momento.

- **Días 1 a 4 · Río de Janeiro.** Cristo y Pan de Azúcar, floresta de Tijuca con un biólogo y tiempo de playa. Noches en Santa Teresa, bajo un mango centenario.
- **Día 5 · São Luís.** Vuelo al norte y paseo por la ciudad de los azulejos.
- **Días 6 a 8 · Lençóis Maranhenses.** Río Preguiças en lancha, lagunas al atardecer y una noche en Atins, con camarones a la brasa.
- **Día 9 · Manaos.** Vuelo y visita al Teatro Amazonas.
- **Días 10 a 12 · Río Negro.** Lodge flotante: encuentro de las aguas, delfines, canoa nocturna y caminata con guía ribereño.
- **Día 13.** Regreso a Manaos y vuelo.

De junio a septiembre. Vacuna contra la fiebre amarilla recomendada. Equipaje blando para las lanchas y ganas de andar descalzo.`,
      },
      en: {
        name: 'Brazil of sand and forest',
        description: `Three Brazils that are nothing alike: the city among the hills, the desert with lagoons and the flooded forest. A route made for July and August, when all three are at their best.

- **Days 1 to 4 · Rio de Janeiro.** Christ the Redeemer and Sugarloaf, the Tijuca forest with a biologist and time for the beach. Nights in Santa Teresa, under a hundred-year-old mango tree.
- **Day 5 · São Luís.** Flight north and a stroll through the city of tiles.
- **Days 6 to 8 · Lençóis Maranhenses.** The Preguiças river by launch, lagoons at sunset and a night in Atins, with grilled prawns.
- **Day 9 · Manaus.** Flight and a visit to the Teatro Amazonas.
- **Days 10 to 12 · The Negro river.** A floating lodge: the meeting of the waters, dolphins, a night canoe and a walk with a guide born on the river.
- **Day 13.** Back to Manaus and onward flight.

June to September. Yellow-fever vaccination is recommended. Bring soft luggage for the launches and a wish to go barefoot.`,
      },
      pt: {
        name: 'Brasil de areia e floresta',
        description: `Três Brasis que não se parecem: a cidade entre morros, o deserto com lagoas e a floresta alagada. Um roteiro pensado para julho e agosto, quando os três estão no seu melhor momento.

- **Dias 1 a 4 · Rio de Janeiro.** Cristo e Pão de Açúcar, Floresta da Tijuca com um biólogo e tempo de praia. Noites em Santa Teresa, sob uma mangueira centenária.
- **Dia 5 · São Luís.** Voo para o norte e passeio pela cidade dos azulejos.
- **Dias 6 a 8 · Lençóis Maranhenses.** Rio Preguiças de voadeira, lagoas ao pôr do sol e uma noite em Atins, com camarões na brasa.
- **Dia 9 · Manaus.** Voo e visita ao Teatro Amazonas.
- **Dias 10 a 12 · Rio Negro.** Lodge flutuante: encontro das águas, botos, canoa noturna e caminhada com guia ribeirinho.
- **Dia 13.** Volta a Manaus e voo.

De junho a setembro. Vacina contra febre amarela recomendada. Bagagem macia para as voadeiras e vontade de andar descalço.`,
      },
    },
    pictures: [
      slider('lencois', 0, 'golden', 'summer'),
      slider('amazonas', 2, 'golden', 'summer'),
      main('amazonas', 1, 'golden', 'summer'),
    ],
  },
  {
    key: 'chile-end-to-end',
    days: 13,
    nights: 12,
    destinations: ['san-pedro-de-atacama', 'puerto-varas', 'torres-del-paine'],
    tours: [
      'atacama-lagoons',
      'atacama-stars',
      'varas-petrohue',
      'varas-chiloe',
      'paine-base-of-the-towers',
      'paine-pumas',
    ],
    hotels: ['atacama-casa-chanar', 'varas-casa-del-colono', 'paine-estancia-tres-cuernos'],
    tags: ['chile', 'de norte a sur'],
    details: {
      es: {
        name: 'Chile de punta a punta',
        description: `Del desierto más seco a los hielos del sur en menos de dos semanas, con dos vuelos por Santiago y tres paisajes que parecen de continentes distintos. El mapa más flaco de América, leído de arriba abajo.

- **Días 1 a 4 · San Pedro de Atacama.** Valle de la Luna, salar, lagunas altiplánicas y una noche de telescopios.
- **Día 5 · Santiago.** Vuelo, mercado central y noche en el barrio Lastarria.
- **Días 6 a 8 · Puerto Varas.** Volcán Osorno, saltos del Petrohué y un día en Chiloé, entre iglesias de madera y palafitos.
- **Día 9 · Puerto Natales.** Vuelo al sur y tarde frente al fiordo Última Esperanza.
- **Días 10 a 12 · Torres del Paine.** Miradores, caminata a la base y una madrugada con rastreadores de pumas.
- **Día 13.** Vuelo a Santiago y conexión.

De octubre a abril. El cambio de clima es total: se viaja con capas, traje de baño y gorro de lana. Para prolongar, cuatro noches en Rapa Nui al comienzo o al final.`,
      },
      en: {
        name: 'Chile from end to end',
        description: `From the driest desert to the southern ice in under two weeks, with two flights through Santiago and three landscapes that seem to belong to different continents. The thinnest map in the Americas, read from top to bottom.

- **Days 1 to 4 · San Pedro de Atacama.** Valley of the Moon, salt flat, highland lagoons and a night of telescopes.
- **Day 5 · Santiago.** Flight, the central market and a night in the Lastarria quarter.
- **Days 6 to 8 · Puerto Varas.** Osorno volcano, the Petrohué falls and a day on Chiloé, among wooden churches and stilt houses.
- **Day 9 · Puerto Natales.** Flight south and an afternoon by Last Hope Sound.
- **Days 10 to 12 · Torres del Paine.** Lookouts, the walk to the base and a dawn with puma trackers.
- **Day 13.** Flight to Santiago and connection.

October to April. The change of climate is complete: you travel with layers, a swimsuit and a woollen hat. To go further, add four nights on Rapa Nui at the start or the end.`,
      },
      pt: {
        name: 'Chile de ponta a ponta',
        description: `Do deserto mais seco aos gelos do sul em menos de duas semanas, com dois voos por Santiago e três paisagens que parecem de continentes diferentes. O mapa mais magro da América, lido de cima a baixo.

- **Dias 1 a 4 · San Pedro de Atacama.** Vale da Lua, salar, lagoas altiplânicas e uma noite de telescópios.
- **Dia 5 · Santiago.** Voo, mercado central e noite no bairro Lastarria.
- **Dias 6 a 8 · Puerto Varas.** Vulcão Osorno, saltos do Petrohué e um dia em Chiloé, entre igrejas de madeira e palafitas.
- **Dia 9 · Puerto Natales.** Voo para o sul e tarde diante do fiorde Última Esperanza.
- **Dias 10 a 12 · Torres del Paine.** Mirantes, caminhada à base e uma madrugada com rastreadores de pumas.
- **Dia 13.** Voo para Santiago e conexão.

De outubro a abril. A mudança de clima é total: viaja-se com camadas, roupa de banho e gorro de lã. Para prolongar, quatro noites em Rapa Nui no começo ou no fim.`,
      },
    },
    pictures: [
      slider('torres-del-paine', 1, 'dawn', 'autumn'),
      slider('puerto-varas', 1, 'day', 'spring'),
      main('torres-del-paine', 0, 'golden', 'autumn'),
    ],
  },
  {
    key: 'grand-south-america',
    days: 21,
    nights: 20,
    starred: true,
    destinations: [
      'machu-picchu',
      'salar-de-uyuni',
      'san-pedro-de-atacama',
      'buenos-aires',
      'el-calafate',
      'iguazu',
      'rio-de-janeiro',
    ],
    tours: [
      'machu-picchu-by-train',
      'uyuni-mirror',
      'uyuni-lagoons-crossing',
      'atacama-stars',
      'buenos-aires-milonga',
      'calafate-ice-trek',
      'iguazu-devils-throat',
      'rio-sugarloaf-corcovado',
    ],
    hotels: [
      'machu-picchu-hacienda-kantu',
      'uyuni-casa-de-sal-tunupa',
      'atacama-casa-chanar',
      'buenos-aires-palacio-alvarado',
      'calafate-viento-blanco',
      'iguazu-timbo-lodge',
      'rio-hotel-morro-da-lua',
    ],
    tags: ['gran viaje', 'imperdible'],
    bannedTags: ['familias'],
    details: {
      es: {
        name: 'Gran viaje por Sudamérica',
        description: `Tres semanas, cinco países y siete lugares que por sí solos justifican un vuelo. Es nuestro viaje más completo, armado para que la altura llegue primero y el mar al final, con días libres donde hacen falta.

- **Días 1 a 5 · Perú.** Valle Sagrado, Cusco y Machu Picchu en tren.
- **Días 6 a 9 · Bolivia.** Vuelo a La Paz y Uyuni, el salar y tres días de lagunas de colores hasta la frontera.
- **Días 10 y 11 · Chile.** San Pedro de Atacama, aguas termales y una noche de estrellas.
- **Días 12 a 14 · Buenos Aires.** Barrios, asado, milonga y sueño recuperado.
- **Días 15 a 17 · El Calafate.** Caminata sobre el Perito Moreno y navegación entre témpanos.
- **Días 18 y 19 · Iguazú.** Las cataratas de los dos lados.
- **Días 20 y 21 · Río de Janeiro.** Pan de Azúcar al atardecer y despedida frente al mar.

De abril a noviembre, tiempo seco en todo el recorrido; de octubre a abril, los días más largos en la Patagonia. Incluye todos los vuelos regionales, hoteles de primera y asistencia las veinticuatro horas.`,
      },
      en: {
        name: 'The grand tour of South America',
        description: `Three weeks, five countries and seven places any one of which would be worth the flight. It is our fullest journey, put together so that altitude comes first and the sea last, with free days where you need them.

- **Days 1 to 5 · Peru.** The Sacred Valley, Cusco and Machu Picchu by train.
- **Days 6 to 9 · Bolivia.** Flight to La Paz and Uyuni, the salt flat and three days of coloured lagoons to the border.
- **Days 10 and 11 · Chile.** San Pedro de Atacama, hot springs and a night of stars.
- **Days 12 to 14 · Buenos Aires.** Neighbourhoods, asado, milonga and lost sleep recovered.
- **Days 15 to 17 · El Calafate.** A walk on Perito Moreno and a boat among icebergs.
- **Days 18 and 19 · Iguazú.** The falls from both sides.
- **Days 20 and 21 · Rio de Janeiro.** Sugarloaf at sunset and a farewell by the sea.

April to November for dry skies everywhere; October to April for the longest Patagonian days. All regional flights, first-class hotels and round-the-clock assistance are included.`,
      },
      pt: {
        name: 'A grande viagem pela América do Sul',
        description: `Três semanas, cinco países e sete lugares que sozinhos já justificariam um voo. É a nossa viagem mais completa, montada para que a altitude venha primeiro e o mar por último, com dias livres onde fazem falta.

- **Dias 1 a 5 · Peru.** Vale Sagrado, Cusco e Machu Picchu de trem.
- **Dias 6 a 9 · Bolívia.** Voo para La Paz e Uyuni, o salar e três dias de lagoas coloridas até a fronteira.
- **Dias 10 e 11 · Chile.** San Pedro de Atacama, águas termais e uma noite de estrelas.
- **Dias 12 a 14 · Buenos Aires.** Bairros, churrasco, milonga e sono recuperado.
- **Dias 15 a 17 · El Calafate.** Caminhada sobre o Perito Moreno e navegação entre icebergs.
- **Dias 18 e 19 · Iguaçu.** As cataratas dos dois lados.
- **Dias 20 e 21 · Rio de Janeiro.** Pão de Açúcar ao pôr do sol e despedida diante do mar.

De abril a novembro, tempo seco em todo o percurso; de outubro a abril, os dias mais longos na Patagônia. Inclui todos os voos regionais, hotéis de primeira e assistência 24 horas.`,
      },
    },
    pictures: [
      slider('uyuni', 1, 'golden', 'winter'),
      slider('buenos-aires', 2, 'dusk', 'spring'),
      main('machu-picchu', 1, 'golden', 'winter'),
    ],
  },
]
