import type { DemoDay } from '../../itinerary-model.ts'

export const wineRoadDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    transfers: [{ mode: 'car', minutes: 50, km: 33, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Buenos Aires',
        text: 'Traslado de Ezeiza a San Telmo, a una casa de tres patios. Tarde libre para el barrio: el mercado de 1897, los anticuarios, la plaza Dorrego. Por la noche, si el cansancio lo permite, un bar de vinos en Palermo que sirve por copa lo que mañana se verá en el mapa.',
      },
      en: {
        title: 'Arrival in Buenos Aires',
        text: 'A transfer from Ezeiza to San Telmo, to a house of three courtyards. The afternoon is free for the quarter: the market of 1897, the antique shops, Plaza Dorrego. In the evening, if you are not too tired, a wine bar in Palermo pours by the glass what the map will show you tomorrow.',
      },
      pt: {
        title: 'Chegada a Buenos Aires',
        text: 'Traslado de Ezeiza a San Telmo, a uma casa de três pátios. Tarde livre para o bairro: o mercado de 1897, os antiquários, a plaza Dorrego. À noite, se o cansaço permitir, um bar de vinhos em Palermo serve em taça o que amanhã estará no mapa.',
      },
    },
  },
  {
    day: 2,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    tours: ['buenos-aires-parrilla'],
    optionalTours: ['buenos-aires-milonga', 'buenos-aires-neighbourhoods'],
    meals: ['breakfast', 'lunch'],
    details: {
      es: {
        title: 'El asado, explicado y comido',
        text: 'En una terraza de Palermo, un maestro parrillero muestra el fuego, los cortes y los tiempos, de la provoleta a la tira, con malbec de Agrelo. El almuerzo dura unas tres horas. Tarde y noche libres.',
      },
      en: {
        title: 'The asado, explained and eaten',
        text: 'On a roof terrace in Palermo a grill master shows fire, cuts and timing, from provolone to short ribs, with a malbec from Agrelo. Lunch takes some three hours. The afternoon and evening are your own.',
      },
      pt: {
        title: 'O churrasco, explicado e comido',
        text: 'Num terraço de Palermo, um mestre da parrilla mostra o fogo, os cortes e os tempos, do provolone à costela, com malbec de Agrelo. O almoço dura cerca de três horas. Tarde e noite livres.',
      },
    },
  },
  {
    day: 3,
    destination: 'mendoza',
    overnight: 'hotel',
    hotel: 'mendoza-finca-alamos-negros',
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 25, km: 10, service: 'private' },
      { mode: 'flight', minutes: 110, toDestination: 'mendoza', included: true },
      { mode: 'car', minutes: 80, km: 95, service: 'private' },
    ],
    details: {
      es: {
        title: 'A Mendoza y el Valle de Uco',
        text: 'Vuelo de mañana y, camino al valle, una primera bodega en Luján de Cuyo, la cuna del malbec. Se llega a la finca con el sol bajando sobre el Cordón del Plata. Cena con la cosecha de la huerta.',
      },
      en: {
        title: 'To Mendoza and the Uco Valley',
        text: 'A morning flight and, on the way to the valley, a first winery in Luján de Cuyo, where malbec made its name. You reach the finca as the sun goes down behind the Cordón del Plata. Dinner comes from the kitchen garden.',
      },
      pt: {
        title: 'A Mendoza e ao Vale de Uco',
        text: 'Voo de manhã e, a caminho do vale, uma primeira vinícola em Luján de Cuyo, o berço do malbec. Chega-se à finca com o sol baixando sobre o Cordón del Plata. Jantar com o que dá a horta.',
      },
    },
  },
  {
    day: 4,
    destination: 'mendoza',
    overnight: 'hotel',
    hotel: 'mendoza-finca-alamos-negros',
    tours: ['mendoza-uco-wineries', 'mendoza-ride'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 90, km: 70, service: 'private' }],
    details: {
      es: {
        title: 'Bodegas del Valle de Uco y cabalgata',
        text: 'Tres bodegas muy distintas entre sí, con enólogos que guían la cata y un almuerzo de cinco pasos que termina a las cuatro. Al caer la tarde, dos horas a caballo por el piedemonte y un asado esperando abajo. Caballos mansos; no hace falta experiencia.',
      },
      en: {
        title: 'Uco Valley wineries and a ride',
        text: 'Three wineries, each unlike the others, with winemakers leading the tastings and a five-course lunch that ends at four. Towards evening, two hours on horseback through the foothills and an asado waiting below. The horses are gentle; no experience is needed.',
      },
      pt: {
        title: 'Vinícolas do Vale de Uco e cavalgada',
        text: 'Três vinícolas bem diferentes entre si, com enólogos que conduzem a prova e um almoço em cinco etapas que termina às quatro. No fim da tarde, duas horas a cavalo pelo sopé dos Andes e um churrasco esperando embaixo. Cavalos mansos; não é preciso experiência.',
      },
    },
  },
  {
    day: 5,
    destination: 'mendoza',
    overnight: 'hotel',
    hotel: 'mendoza-finca-alamos-negros',
    tours: ['mendoza-high-andes'],
    meals: ['breakfast', 'boxLunch'],
    transfers: [{ mode: 'car', minutes: 330, km: 380, service: 'private' }],
    details: {
      es: {
        title: 'Alta montaña y mirador del Aconcagua',
        text: 'La ruta 7 remonta el río Mendoza por Potrerillos y Uspallata hasta el puente del Inca, a 2.700 metros. En el parque se camina una hora alrededor de la laguna de Horcones, con la cara sur al frente. Es un día largo de auto; hay abrigo para prestar.',
      },
      en: {
        title: 'The high Andes and the Aconcagua lookout',
        text: "Route 7 follows the Mendoza river by Potrerillos and Uspallata up to the Inca's bridge, at 2,700 metres. In the park you walk for an hour around the Horcones lagoon, with the south face in front. It is a long day by car; warm jackets are lent.",
      },
      pt: {
        title: 'Alta montanha e mirante do Aconcágua',
        text: 'A ruta 7 sobe o rio Mendoza por Potrerillos e Uspallata até a ponte do Inca, a 2.700 metros. No parque caminha-se uma hora ao redor da laguna de Horcones, com a face sul à frente. É um dia longo de carro; emprestamos agasalhos.',
      },
    },
  },
  {
    day: 6,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-finca-torrontes',
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 80, km: 95, service: 'private' },
      { mode: 'flight', minutes: 105, toDestination: 'salta', included: true },
      { mode: 'car', minutes: 200, km: 190, service: 'private' },
    ],
    details: {
      es: {
        title: 'A Salta y Cafayate',
        text: 'Vuelo a Salta, directo los días de salida, y ruta 68 hacia el sur por la quebrada de las Conchas con la luz de la tarde. Cena en la finca: empanadas del horno de barro y un torrontés frío.',
      },
      en: {
        title: 'To Salta and Cafayate',
        text: 'A flight to Salta, direct on departure days, and Route 68 southward through the Conchas gorge in the afternoon light. Dinner at the finca: empanadas from the clay oven and a cold torrontés.',
      },
      pt: {
        title: 'A Salta e Cafayate',
        text: 'Voo a Salta, direto nos dias de saída, e ruta 68 rumo ao sul pela quebrada de las Conchas com a luz da tarde. Jantar na finca: empanadas do forno de barro e um torrontés gelado.',
      },
    },
  },
  {
    day: 7,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-finca-torrontes',
    tours: ['salta-cafayate'],
    meals: ['breakfast', 'lunch'],
    details: {
      es: {
        title: 'Bodegas de Cafayate',
        text: 'El día se dedica a lo que en una excursión de ida y vuelta se hace corriendo: una bodega centenaria, otra del tamaño de un garaje, el museo de la Vid y el Vino y un almuerzo de cabrito en un patio. Helado de vino en la plaza.',
      },
      en: {
        title: 'The wineries of Cafayate',
        text: 'A day for what others do in a hurry: a century-old winery, another the size of a garage, the museum of vine and wine and a lunch of kid goat in a courtyard. There is wine sorbet in the square.',
      },
      pt: {
        title: 'Vinícolas de Cafayate',
        text: 'Um dia para o que outros fazem correndo: uma vinícola centenária, outra do tamanho de uma garagem, o museu da Videira e do Vinho e um almoço de cabrito num pátio. Sorvete de vinho na praça.',
      },
    },
  },
  {
    day: 8,
    destination: 'salta',
    overnight: 'hotel',
    hotel: 'salta-finca-torrontes',
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 360, km: 220, service: 'private' }],
    details: {
      es: {
        title: 'Colomé, en lo alto',
        text: 'Tres horas de ripio por la ruta 40 hasta una bodega fundada en 1831, con viñas que suben a más de 3.000 metros, almuerzo y un museo de luz de James Turrell. Quien prefiera quedarse cerca cambia la jornada por Tolombón, a quince kilómetros.',
      },
      en: {
        title: 'Colomé, up high',
        text: 'Three hours of gravel along Route 40 to a winery founded in 1831, with vines that climb above 3,000 metres, lunch and a museum of light by James Turrell. Those who would rather stay close can exchange it for Tolombón, fifteen kilometres away.',
      },
      pt: {
        title: 'Colomé, no alto',
        text: 'Três horas de terra pela ruta 40 até uma vinícola fundada em 1831, com vinhas que passam dos 3.000 metros, almoço e um museu de luz de James Turrell. Quem preferir ficar perto troca o dia por Tolombón, a quinze quilômetros.',
      },
    },
  },
  {
    day: 9,
    destination: 'buenos-aires',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 200, km: 195, service: 'private' },
      { mode: 'flight', minutes: 130, toDestination: 'buenos-aires', included: true },
    ],
    details: {
      es: {
        title: 'Regreso a Buenos Aires',
        text: 'Traslado al aeropuerto de Salta y vuelo a Buenos Aires, con las botellas ya embaladas. Conviene tomar el vuelo internacional desde las diez de la noche en adelante.',
      },
      en: {
        title: 'Back to Buenos Aires',
        text: 'A transfer to Salta airport and a flight to Buenos Aires, with the bottles already packed. Your international flight should leave at ten in the evening or later.',
      },
      pt: {
        title: 'Volta a Buenos Aires',
        text: 'Traslado ao aeroporto de Salta e voo a Buenos Aires, com as garrafas já embaladas. Convém que o voo internacional saia a partir das dez da noite.',
      },
    },
  },
]
