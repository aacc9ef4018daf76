import type { DestinationGuide } from '../../guide.ts'
import { iguazuOutings } from '../outings/iguazu.ts'

export const iguazuGuide: DestinationGuide = {
  location: { lat: -25.695278, lng: -54.436667 },
  altitude: 195,
  airport: 'IGR',
  timeZone: 'America/Argentina/Cordoba',
  nightsAdvised: { min: 2, max: 3 },
  aliases: ['Iguazu', 'Iguassu', 'Foz do Iguaçu', 'Puerto Iguazú', 'Iguazu Falls', 'Foz do Iguazú'],
  year: [
    {
      months: [1],
      state: 'fair',
      note: {
        es: 'Calor húmedo y vacaciones escolares: las pasarelas se llenan temprano.',
        en: 'Humid heat and school holidays: the walkways fill up early.',
        pt: 'Calor úmido e férias escolares: as passarelas enchem cedo.',
      },
    },
    {
      months: [2],
      state: 'fair',
      note: {
        es: 'Calor, chaparrones de tarde y gentío en los días de carnaval.',
        en: 'Hot, with afternoon showers, and crowded over carnival.',
        pt: 'Calor, pancadas de chuva à tarde e muita gente no carnaval.',
      },
    },
    {
      months: [3],
      state: 'good',
      note: {
        es: 'El calor empieza a aflojar y el parque se vacía.',
        en: 'The heat begins to ease and the park empties.',
        pt: 'O calor começa a ceder e o parque esvazia.',
      },
    },
    {
      months: [4, 5],
      state: 'peak',
      note: {
        es: 'Días templados y selva muy verde, con buena luz para las fotografías.',
        en: 'Mild days, a very green forest and good light for photographs.',
        pt: 'Dias amenos, mata bem verde e boa luz para fotografar.',
      },
    },
    {
      months: [6],
      state: 'good',
      note: {
        es: 'Mañanas frescas con niebla sobre el río y poca gente.',
        en: 'Cool mornings with mist on the river, and few people.',
        pt: 'Manhãs frescas com neblina sobre o rio e pouca gente.',
      },
    },
    {
      months: [7],
      state: 'good',
      note: {
        es: 'Fresco y agradable para caminar; mucha gente en las vacaciones de invierno.',
        en: 'Cool and pleasant for walking; busy in the winter school holidays.',
        pt: 'Fresco e bom para caminhar; cheio nas férias escolares de julho.',
      },
    },
    {
      months: [8, 9],
      state: 'peak',
      note: {
        es: 'Temperaturas suaves; florecen los lapachos rosados y amarillos.',
        en: 'Gentle temperatures; the pink and yellow lapacho trees are in flower.',
        pt: 'Temperaturas suaves; florescem os ipês rosas e amarelos.',
      },
    },
    {
      months: [10],
      state: 'good',
      note: {
        es: 'Primavera lluviosa: el río suele venir crecido y las mariposas abundan.',
        en: 'A rainy spring: the river often runs high, and there are butterflies everywhere.',
        pt: 'Primavera chuvosa: o rio costuma subir e há muitas borboletas.',
      },
    },
    {
      months: [11],
      state: 'good',
      note: {
        es: 'Tardes cálidas, aves que anidan y todavía sin multitudes.',
        en: 'Warm afternoons, nesting birds and no crowds yet.',
        pt: 'Tardes quentes, aves em ninho e ainda sem multidões.',
      },
    },
    {
      months: [12],
      state: 'fair',
      note: {
        es: 'Calor fuerte; conviene entrar a la apertura y descansar al mediodía.',
        en: 'Very hot; go in at opening time and rest at midday.',
        pt: 'Calor forte; vale entrar na abertura e descansar ao meio-dia.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Unos 275 saltos repartidos en 2,7 kilómetros de selva, con pasarelas que llevan al borde de la Garganta del Diablo y, enfrente, la vista completa desde el lado brasileño.',
      highlights: [
        'La pasarela que termina sobre la Garganta del Diablo',
        'El Circuito Inferior, donde la espuma llega a la cara',
        'La panorámica completa desde el lado brasileño',
        'Tucanes, coatíes y vencejos que anidan detrás del agua',
        'Cinco noches al mes, las cataratas a la luz de la luna llena',
      ],
      seasonNote:
        'Se visita todo el año. Otoño (abril y mayo) y fin del invierno (agosto y septiembre) son lo más cómodo para caminar; el verano austral, de diciembre a febrero, es muy caluroso.',
      climate:
        'Subtropical húmedo: veranos de 33 °C, inviernos suaves de 10 a 23 °C y lluvia en cualquier mes.',
      practical: {
        arrival:
          'El aeropuerto de Puerto Iguazú (IGR) recibe vuelos directos desde Buenos Aires, de unas dos horas. Está a unos 20 minutos del pueblo y del parque. Del lado brasileño, Foz do Iguaçu (IGU) tiene vuelos a São Paulo y Río de Janeiro.',
        visas:
          'Para ver el lado brasileño hay que pasar dos controles migratorios. Consulte con tiempo si su pasaporte necesita visado para Brasil, aunque solo vaya por unas horas.',
        health:
          'Se recomienda la vacuna contra la fiebre amarilla, al menos diez días antes del viaje. El repelente hace falta todo el año.',
        clothing:
          'Zapatos que puedan mojarse, ropa de secado rápido y una capa impermeable. Proteja el teléfono y la cámara con una funda.',
        safety:
          'No alimente a los coatíes ni a los monos: muerden y roban comida. Guarde los alimentos en la mochila cerrada.',
        money:
          'La entrada al parque y casi todos los comercios aceptan tarjetas. Conviene llevar algo de efectivo para propinas y puestos de artesanos.',
      },
      questions: [
        {
          question: '¿Hay que ver los dos lados?',
          answer:
            'Sí, si tiene dos días. Del lado argentino se camina entre los saltos y ocupa un día completo; el brasileño muestra el conjunto y se recorre en medio día.',
        },
        {
          question: '¿Se puede recorrer en silla de ruedas?',
          answer:
            'El Circuito Superior y la pasarela de la Garganta son llanos y accesibles. El Circuito Inferior tiene escaleras en parte del recorrido.',
        },
        {
          question: '¿Qué pasa si el río está muy crecido?',
          answer:
            'En crecidas excepcionales el parque cierra por un tiempo la pasarela de la Garganta. El resto de los circuitos suele seguir abierto y el guía reordena la visita.',
        },
      ],
    },
    en: {
      summary:
        "Some 275 falls along 2.7 kilometres of rainforest, with walkways out to the lip of the Devil's Throat and, across the river, the whole sweep seen from Brazil.",
      highlights: [
        "The walkway that ends above the Devil's Throat",
        'The Lower Circuit, where the spray reaches your face',
        'The whole panorama from the Brazilian side',
        'Toucans, coatis and the swifts that nest behind the water',
        'The falls by full moon, five nights a month',
      ],
      seasonNote:
        'Open all year. Autumn (April and May) and late winter (August and September) are the most comfortable for walking; the southern summer, December to February, is very hot.',
      climate:
        'Humid subtropical: summers of 33 °C, mild winters between 10 and 23 °C, and rain in any month.',
      practical: {
        arrival:
          'Puerto Iguazú airport (IGR) has direct flights from Buenos Aires, about two hours. It is some 20 minutes from both the town and the park. On the Brazilian side, Foz do Iguaçu (IGU) is linked with São Paulo and Rio de Janeiro.',
        visas:
          'Seeing the Brazilian side means passing two border controls. Check in good time whether your passport needs a visa for Brazil, even for a few hours.',
        health:
          'A yellow fever vaccination is recommended, at least ten days before you travel. You will want repellent all year round.',
        clothing:
          'Shoes that may get wet, clothes that dry fast and a rain cape. Keep phone and camera in a waterproof cover.',
        safety:
          'Do not feed the coatis or the monkeys: they bite, and they steal. Keep food inside a closed bag.',
        money:
          'The park gate and nearly every shop take cards. Carry a little cash for tips and craft stalls.',
      },
      questions: [
        {
          question: 'Should we see both sides?',
          answer:
            'Yes, if you have two days. On the Argentine side you walk among the falls and it fills a day; the Brazilian side shows you the whole and takes half a day.',
        },
        {
          question: 'Can it be visited in a wheelchair?',
          answer:
            "The Upper Circuit and the walkway to the Devil's Throat are level and accessible. Part of the Lower Circuit has steps.",
        },
        {
          question: 'What if the river is in flood?',
          answer:
            "In exceptional floods the park closes the Devil's Throat walkway for a while. The other circuits usually stay open and your guide rearranges the day.",
        },
      ],
    },
    pt: {
      summary:
        'Cerca de 275 quedas ao longo de 2,7 quilômetros de mata, com passarelas até a beira da Garganta do Diabo e, do outro lado do rio, a vista completa a partir do Brasil.',
      highlights: [
        'A passarela que termina sobre a Garganta do Diabo',
        'O Circuito Inferior, onde a névoa chega ao rosto',
        'A vista completa a partir do lado brasileiro',
        'Tucanos, quatis e andorinhões que fazem ninho atrás da água',
        'As cataratas sob a lua cheia, cinco noites por mês',
      ],
      seasonNote:
        'Visita-se o ano todo. O outono (abril e maio) e o fim do inverno (agosto e setembro) são os mais confortáveis para caminhar; o verão, de dezembro a fevereiro, é muito quente.',
      climate:
        'Subtropical úmido: verões de 33 °C, invernos amenos de 10 a 23 °C e chuva em qualquer mês.',
      practical: {
        arrival:
          'O aeroporto de Puerto Iguazú (IGR) recebe voos diretos de Buenos Aires, de cerca de duas horas. Fica a uns 20 minutos da cidade e do parque. Do lado brasileiro, Foz do Iguaçu (IGU) tem voos para São Paulo e Rio de Janeiro.',
        visas:
          'Brasileiros entram na Argentina com passaporte ou com carteira de identidade em bom estado. Quem tem outro passaporte deve verificar com antecedência as regras dos dois lados da fronteira.',
        health:
          'Recomenda-se a vacina contra a febre amarela, ao menos dez dias antes da viagem. Repelente, o ano todo.',
        clothing:
          'Calçado que possa molhar, roupa que seque rápido e capa de chuva. Proteja o celular e a câmera com uma capa impermeável.',
        safety:
          'Não alimente os quatis nem os macacos: eles mordem e roubam comida. Guarde os alimentos na mochila fechada.',
        money:
          'O parque e quase todo o comércio aceitam cartões. Leve algum dinheiro para gorjetas e artesanato.',
      },
      questions: [
        {
          question: 'Vale a pena ver os dois lados?',
          answer:
            'Sim, se houver dois dias. Do lado argentino caminha-se entre as quedas e isso ocupa o dia inteiro; o brasileiro mostra o conjunto e leva meio dia.',
        },
        {
          question: 'Dá para visitar de cadeira de rodas?',
          answer:
            'O Circuito Superior e a passarela da Garganta são planos e acessíveis. O Circuito Inferior tem escadas em parte do percurso.',
        },
        {
          question: 'E se o rio estiver muito cheio?',
          answer:
            'Em cheias excepcionais o parque fecha por um tempo a passarela da Garganta. Os outros circuitos costumam continuar abertos e o guia reorganiza a visita.',
        },
      ],
    },
  },
  outings: iguazuOutings,
}
