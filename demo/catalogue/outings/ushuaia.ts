import type { Outings } from '../../guide.ts'

export const ushuaiaOutings: Outings = {
  tours: {
    'ushuaia-beagle': {
      location: { lat: -54.8719, lng: -68.0833 },
      durationMinutes: 150,
      startTimes: ['09:30', '15:00'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 30 },
      priceFrom: { amount: 8900, currency: 'USD' },
      included: ['boat', 'guide', 'snack'],
      excluded: ['transfers', 'portTax', 'tips'],
      texts: {
        es: {
          summary:
            'Dos horas y media en una embarcación pequeña entre lobos marinos, cormoranes y el faro, con desembarco en las islas Bridges.',
          highlights: [
            'Cerca, sin molestar a los animales',
            'El faro Les Éclaireurs',
            'Conchales yámanas en una caminata corta',
          ],
        },
        en: {
          summary:
            'Two and a half hours in a small boat among sea lions, cormorants and the lighthouse, with a landing on the Bridges Islands.',
          highlights: [
            'Close, without disturbing the animals',
            'Les Éclaireurs lighthouse',
            'Yámana shell mounds on a short walk',
          ],
        },
        pt: {
          summary:
            'Duas horas e meia num barco pequeno entre lobos-marinhos, cormorões e o farol, com desembarque nas ilhas Bridges.',
          highlights: [
            'Perto, sem incomodar os animais',
            'O farol Les Éclaireurs',
            'Sambaquis yámanas numa caminhada curta',
          ],
        },
      },
    },
    'ushuaia-penguins': {
      location: { lat: -54.9096, lng: -67.3749 },
      durationMinutes: 390,
      startTimes: ['08:00', '14:00'],
      level: 2,
      minAge: 11,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 1, max: 20 },
      priceFrom: { amount: 26500, currency: 'USD' },
      closures: [
        {
          from: '04-01',
          to: '10-31',
          reason: {
            es: 'Fuera de la época de cría de los pingüinos',
            en: "Outside the penguins' breeding season",
            pt: 'Fora da época de reprodução dos pinguins',
          },
        },
      ],
      year: [
        {
          months: [11],
          state: 'good',
          note: {
            es: 'Los pingüinos empollan en sus nidos.',
            en: 'Penguins sit on their eggs.',
            pt: 'Os pinguins chocam nos ninhos.',
          },
        },
        {
          months: [12, 1],
          state: 'peak',
          note: {
            es: 'Nacen y crecen los pichones.',
            en: 'Chicks hatch and grow.',
            pt: 'Nascem e crescem os filhotes.',
          },
        },
        {
          months: [2],
          state: 'peak',
          note: {
            es: 'Los pichones cambian el plumón y aprenden a nadar.',
            en: 'Chicks lose their down and learn to swim.',
            pt: 'Os filhotes trocam a penugem e aprendem a nadar.',
          },
        },
        {
          months: [3],
          state: 'good',
          note: {
            es: 'Los adultos mudan antes de partir.',
            en: 'Adults moult before they leave.',
            pt: 'Os adultos trocam as penas antes de partir.',
          },
        },
        {
          months: [4, 5, 6, 7, 8, 9, 10],
          state: 'closed',
          note: {
            es: 'Los magallánicos están en el mar: no hay salidas.',
            en: 'The Magellanic penguins are at sea: no outings.',
            pt: 'Os pinguins-de-magalhães estão no mar: não há saídas.',
          },
        },
      ],
      included: ['transfers', 'boat', 'naturalist', 'tickets'],
      excluded: ['lunch', 'warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'Por tierra hasta la estancia Harberton y en semirrígido a la isla Martillo, para caminar una hora entre pingüinos.',
          highlights: [
            'Magallánicos y papúas en la misma isla',
            'Veinte personas como máximo',
            'El museo de mamíferos marinos de Harberton',
          ],
          questions: [
            {
              question: '¿Hay que reservar con tiempo?',
              answer:
                'Sí: es la única caminata permitida en la isla y los lugares se agotan con semanas.',
            },
          ],
        },
        en: {
          summary:
            'Overland to Estancia Harberton and by inflatable to Martillo Island, to walk for an hour among penguins.',
          highlights: [
            'Magellanic and gentoo penguins on one island',
            'Twenty people at most',
            'The museum of sea mammals at Harberton',
          ],
          questions: [
            {
              question: 'Should we book ahead?',
              answer: 'Yes: it is the only walk allowed on the island and places go weeks before.',
            },
          ],
        },
        pt: {
          summary:
            'Por terra até a estância Harberton e de bote à ilha Martillo, para caminhar uma hora entre pinguins.',
          highlights: [
            'Pinguins-de-magalhães e gentoo na mesma ilha',
            'Vinte pessoas no máximo',
            'O museu de mamíferos marinhos de Harberton',
          ],
          questions: [
            {
              question: 'É preciso reservar com antecedência?',
              answer:
                'Sim: é a única caminhada permitida na ilha e as vagas se esgotam com semanas.',
            },
          ],
        },
      },
    },
    'ushuaia-national-park': {
      location: { lat: -54.8517, lng: -68.5736 },
      durationMinutes: 480,
      startTimes: ['08:30'],
      level: 3,
      minAge: 8,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 13800, currency: 'USD' },
      included: ['transfers', 'train', 'parkTicket', 'guide', 'boxLunch'],
      excluded: ['boots', 'warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'El tren de los presos hasta el parque, ocho kilómetros de senda junto al agua y la bahía donde termina la Ruta 3.',
          highlights: [
            'La locomotora entre tocones centenarios',
            'Picnic frente a la ensenada Zaratiegui',
            'Lapataia, a 3.079 kilómetros de Buenos Aires',
          ],
        },
        en: {
          summary:
            "The convicts' train into the park, eight kilometres of trail by the water and the bay where Route 3 ends.",
          highlights: [
            'A steam train past century-old stumps',
            'A picnic facing Zaratiegui cove',
            'Lapataia, 3,079 kilometres from Buenos Aires',
          ],
        },
        pt: {
          summary:
            'O trem dos presos até o parque, oito quilômetros de trilha junto à água e a baía onde termina a Ruta 3.',
          highlights: [
            'A locomotiva entre tocos centenários',
            'Piquenique diante da enseada Zaratiegui',
            'Lapataia, a 3.079 quilômetros de Buenos Aires',
          ],
        },
      },
    },
  },
  hotels: {
    'ushuaia-altos-del-beagle': {
      location: { lat: -54.7935, lng: -68.3438 },
      address: 'Camino al Glaciar Martial 3800, Ushuaia',
      website: 'https://example.com/altos-del-beagle',
      rooms: 74,
      checkIn: '15:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'pool',
        'spa',
        'gym',
        'restaurant',
        'bar',
        'breakfast',
        'roomService',
        'heating',
        'fireplace',
        'view',
        'skiRoom',
        'accessible',
        'laundry',
      ],
      summary: {
        es: 'En la ladera del glaciar Martial, con piscina exterior climatizada sobre la ciudad y el canal.',
        en: 'On the slope below the Martial glacier, with a heated outdoor pool above the town and the channel.',
        pt: 'Na encosta do glaciar Martial, com piscina externa aquecida sobre a cidade e o canal.',
      },
    },
    'ushuaia-posada-del-farero': {
      location: { lat: -54.8074, lng: -68.3062 },
      address: 'Pasaje del Farero 27, Ushuaia',
      rooms: 12,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: ['wifi', 'breakfast', 'heating', 'fireplace', 'library', 'laundry'],
      summary: {
        es: 'Una casa fueguina de 1930 a una cuadra del puerto, con mapas, estufa y tortas a la hora del té.',
        en: 'A Fuegian house of 1930 one block from the harbour, with maps, a stove and cakes at tea time.',
        pt: 'Uma casa fueguina de 1930 a uma quadra do porto, com mapas, lareira e bolos na hora do chá.',
      },
    },
  },
}
