import type { DemoDay } from '../../itinerary-model.ts'

export const iceAndGraniteDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-posada-coiron',
    meals: ['dinner'],
    transfers: [{ mode: 'car', minutes: 25, km: 22, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a El Calafate',
        text: 'Recibimiento en el aeropuerto y tarde en la laguna Nimez, donde se cuentan flamencos y cauquenes a diez cuadras del centro. Antes de cenar, el guía revisa calzado y mochilas con cada uno. Conviene haber pasado antes por la farmacia para cuidarse los pies.',
      },
      en: {
        title: 'Arrival in El Calafate',
        text: 'We meet you at the airport and spend the afternoon at the Nimez lagoon, where flamingos and upland geese feed ten blocks from the centre. Before dinner the guide checks boots and packs with each of you. Bring what you need to look after your feet.',
      },
      pt: {
        title: 'Chegada a El Calafate',
        text: 'Recepção no aeroporto e tarde na laguna Nimez, com flamingos e gansos-de-magalhães a dez quadras do centro. Antes do jantar, o guia revê calçados e mochilas com cada um. Convém trazer o necessário para cuidar dos pés.',
      },
    },
  },
  {
    day: 2,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-posada-coiron',
    tours: ['calafate-ice-trek'],
    meals: ['breakfast', 'boxLunch'],
    transfers: [
      { mode: 'car', minutes: 90, km: 80, service: 'shared' },
      { mode: 'boat', minutes: 20, service: 'shared' },
      { mode: 'car', minutes: 90, km: 80, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Sobre el Perito Moreno',
        text: 'Navegamos el brazo Rico, nos calzamos los crampones en la orilla y caminamos una hora y media entre grietas y sumideros azules. Antes del regreso queda tiempo en las pasarelas. Es una jornada de esfuerzo medio que pone las piernas en marcha.',
      },
      en: {
        title: 'On Perito Moreno',
        text: 'We cross the Rico arm, strap on crampons at the shore and walk for an hour and a half among crevasses and blue sinkholes. Before the drive back there is time on the walkways. A day of moderate effort that wakes the legs.',
      },
      pt: {
        title: 'Sobre o Perito Moreno',
        text: 'Navegamos pelo braço Rico, calçamos os grampões na margem e caminhamos uma hora e meia entre fendas e sumidouros azuis. Antes da volta sobra tempo nas passarelas. É um dia de esforço médio que põe as pernas em movimento.',
      },
    },
  },
  {
    day: 3,
    destination: 'el-calafate',
    overnight: 'hotel',
    hotel: 'calafate-posada-coiron',
    optionalTours: ['calafate-icebergs', 'calafate-walkways'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Día libre junto al lago',
        text: 'Un día para recuperarse del viaje y del hielo. Se puede navegar hasta los témpanos del Upsala, volver a las pasarelas o subir al cerro Huyliche con vista a todo el Lago Argentino. Por la tarde, el guía muestra el mapa de los días que siguen.',
      },
      en: {
        title: 'A free day by the lake',
        text: 'A day to recover from the flight and the ice. You can sail to the icebergs of Upsala, go back to the walkways or climb Cerro Huyliche for a view of all Lake Argentino. In the afternoon the guide goes over the map of the days ahead.',
      },
      pt: {
        title: 'Dia livre à beira do lago',
        text: 'Um dia para se recuperar da viagem e do gelo. É possível navegar até os icebergs do Upsala, voltar às passarelas ou subir o cerro Huyliche, com vista para todo o Lago Argentino. À tarde, o guia mostra o mapa dos dias seguintes.',
      },
    },
  },
  {
    day: 4,
    destination: 'el-chalten',
    overnight: 'hotel',
    hotel: 'chalten-refugio-lenga',
    meals: ['breakfast', 'boxLunch'],
    transfers: [
      { mode: 'bus', minutes: 180, km: 215, toDestination: 'el-chalten', service: 'shared' },
    ],
    details: {
      es: {
        title: 'Ruta 40 a El Chaltén',
        text: 'Doscientos quince kilómetros de estepa, con parada en La Leona, el parador de 1894 por el que habría pasado Butch Cassidy. Al llegar, caminata corta al Chorrillo del Salto para soltar las piernas: una hora y media, ida y vuelta. Cena libre en el pueblo.',
      },
      en: {
        title: 'Route 40 to El Chaltén',
        text: 'Two hundred and fifteen kilometres of steppe, with a stop at La Leona, the roadhouse of 1894 where Butch Cassidy is said to have slept. On arrival, a short walk to the Chorrillo del Salto waterfall to loosen up: an hour and a half there and back. Dinner is at leisure in the village.',
      },
      pt: {
        title: 'Ruta 40 até El Chaltén',
        text: 'Duzentos e quinze quilômetros de estepe, com parada em La Leona, a pousada de 1894 por onde teria passado Butch Cassidy. Na chegada, caminhada curta ao Chorrillo del Salto para soltar as pernas: uma hora e meia, ida e volta. Jantar livre na vila.',
      },
    },
  },
  {
    day: 5,
    destination: 'el-chalten',
    overnight: 'hotel',
    hotel: 'chalten-refugio-lenga',
    tours: ['chalten-laguna-de-los-tres'],
    meals: ['breakfast', 'boxLunch'],
    details: {
      es: {
        title: 'Laguna de los Tres',
        text: 'La gran jornada del lado argentino: veinte kilómetros y ocho o nueve horas, por laguna Capri y el campamento Poincenot, con una última cuesta empinada que se sube sin prisa. Arriba, el Fitz Roy cae directo sobre el agua turquesa. Desayuno desde las cinco y media.',
      },
      en: {
        title: 'Laguna de los Tres',
        text: 'The great day on the Argentine side: twenty kilometres and eight to nine hours, by Laguna Capri and the Poincenot camp, with a steep last climb taken slowly. At the top Fitz Roy drops straight into turquoise water. Breakfast is served from half past five.',
      },
      pt: {
        title: 'Laguna de los Tres',
        text: 'O grande dia do lado argentino: vinte quilômetros e oito ou nove horas, pela laguna Capri e o acampamento Poincenot, com uma última ladeira íngreme que se sobe sem pressa. Lá em cima, o Fitz Roy cai direto sobre a água turquesa. Café da manhã desde as cinco e meia.',
      },
    },
  },
  {
    day: 6,
    destination: 'el-chalten',
    overnight: 'hotel',
    hotel: 'chalten-refugio-lenga',
    tours: ['chalten-sunrise'],
    meals: ['breakfast', 'boxLunch'],
    details: {
      es: {
        title: 'Amanecer en los Cóndores y día de reserva',
        text: 'Media hora de subida con linterna para ver encenderse el macizo, y de vuelta a desayunar. El resto del día es el margen: si el viento impidió la laguna, se camina hoy; si no, queda Laguna Torre, dieciocho kilómetros suaves, o la sauna.',
      },
      en: {
        title: 'Sunrise at the Condors and a day in reserve',
        text: 'Half an hour uphill by head torch to see the massif catch fire, then down to breakfast. The rest of the day is the margin: if wind stopped the lagoon, it is walked today; if not, there is Laguna Torre, an easy eighteen kilometres, or the sauna.',
      },
      pt: {
        title: 'Amanhecer nos Condores e dia de reserva',
        text: 'Meia hora de subida com lanterna para ver o maciço se acender, e de volta para o café da manhã. O resto do dia é a folga: se o vento impediu a laguna, caminha-se hoje; se não, há a Laguna Torre, dezoito quilômetros suaves, ou a sauna.',
      },
    },
  },
  {
    day: 7,
    destination: 'torres-del-paine',
    overnight: 'hotel',
    hotel: 'paine-estancia-tres-cuernos',
    meals: ['breakfast', 'boxLunch', 'dinner'],
    transfers: [
      { mode: 'bus', minutes: 460, km: 470, toDestination: 'torres-del-paine', service: 'shared' },
    ],
    details: {
      es: {
        title: 'A Chile por Cerro Castillo',
        text: 'El día de ruta: estepa hasta Cancha Carrera, frontera en Cerro Castillo y entrada al parque por el lago Sarmiento, con el macizo creciendo en el parabrisas. Se almuerza de vianda y se para tres veces. Llegada a la estancia, junto al río Serrano, antes de la cena. No se puede entrar a Chile con fruta fresca, carne ni queso.',
      },
      en: {
        title: 'To Chile by Cerro Castillo',
        text: 'The day on the road: steppe as far as Cancha Carrera, the border at Cerro Castillo and into the park by Lake Sarmiento, with the massif growing in the windscreen. Lunch is packed and there are three stops. We reach the estancia, by the Serrano river, before dinner. No fresh fruit, meat or cheese may enter Chile.',
      },
      pt: {
        title: 'Ao Chile por Cerro Castillo',
        text: 'O dia de estrada: estepe até Cancha Carrera, fronteira em Cerro Castillo e entrada no parque pelo lago Sarmiento, com o maciço crescendo no para-brisa. Almoço de lanche e três paradas. Chegada à estância, junto ao rio Serrano, antes do jantar. Não se pode entrar no Chile com frutas frescas, carne nem queijo.',
      },
    },
  },
  {
    day: 8,
    destination: 'torres-del-paine',
    overnight: 'hotel',
    hotel: 'paine-estancia-tres-cuernos',
    meals: ['breakfast', 'boxLunch', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 60, km: 45, service: 'shared' },
      { mode: 'car', minutes: 60, km: 45, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Lago Pehoé y mirador de los Cuernos',
        text: 'Jornada corta antes de la grande: Salto Grande y el sendero al mirador de los Cuernos, seis kilómetros ida y vuelta casi llanos, con el viento como única dificultad. Tarde libre en la estancia, con cordero al asador.',
      },
      en: {
        title: 'Lake Pehoé and the Cuernos lookout',
        text: 'A short day before the long one: the Salto Grande waterfall and the path to the Cuernos lookout, six kilometres there and back, nearly flat, with the wind as the only difficulty. A free afternoon at the estancia and lamb from the stake.',
      },
      pt: {
        title: 'Lago Pehoé e mirante dos Cuernos',
        text: 'Um dia curto antes do grande: Salto Grande e a trilha ao mirante dos Cuernos, seis quilômetros ida e volta quase planos, com o vento como única dificuldade. Tarde livre na estância, com cordeiro no fogo de chão.',
      },
    },
  },
  {
    day: 9,
    destination: 'torres-del-paine',
    overnight: 'hotel',
    hotel: 'paine-estancia-tres-cuernos',
    tours: ['paine-base-of-the-towers'],
    optionalTours: ['paine-pumas'],
    meals: ['breakfast', 'boxLunch', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 75, km: 65, service: 'shared' },
      { mode: 'car', minutes: 75, km: 65, service: 'shared' },
    ],
    details: {
      es: {
        title: 'La base de las Torres',
        text: 'Veinte kilómetros y casi novecientos metros de subida por el valle del Ascencio, un bosque de lengas y una morrena final de bloques. Son de ocho a diez horas. Si el pronóstico es malo, se intercambia con el día anterior. Cena de despedida.',
      },
      en: {
        title: 'The base of the Towers',
        text: 'Twenty kilometres and nearly nine hundred metres of ascent by the Ascencio valley, a beech forest and a last moraine of boulders. It takes eight to ten hours. If the forecast is poor, it changes places with the day before. Farewell dinner.',
      },
      pt: {
        title: 'A base das Torres',
        text: 'Vinte quilômetros e quase novecentos metros de subida pelo vale do Ascencio, um bosque de lengas e uma morena final de blocos. São de oito a dez horas. Se a previsão for ruim, troca-se com o dia anterior. Jantar de despedida.',
      },
    },
  },
  {
    day: 10,
    destination: 'torres-del-paine',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 90, km: 85, service: 'shared' }],
    details: {
      es: {
        title: 'Traslado a Puerto Natales',
        text: 'Por el camino nuevo, con parada en la cueva del Milodón, hasta el centro o el aeropuerto de Puerto Natales. Quien vuelve a la Argentina tiene el mismo día un traslado regular a El Calafate, de unas cinco horas y media.',
      },
      en: {
        title: 'Transfer to Puerto Natales',
        text: 'By the new road, with a stop at the Milodón cave, to the centre or the airport of Puerto Natales. If you are going back to Argentina there is a shared transfer to El Calafate the same day, about five and a half hours.',
      },
      pt: {
        title: 'Traslado a Puerto Natales',
        text: 'Pela estrada nova, com parada na caverna do Milodón, até o centro ou o aeroporto de Puerto Natales. Quem volta à Argentina tem no mesmo dia um traslado regular a El Calafate, de cerca de cinco horas e meia.',
      },
    },
  },
]
