import type { DemoDay } from '../../itinerary-model.ts'

export const chileEndToEndLastDays: readonly DemoDay[] = [
  {
    day: 8,
    destination: 'puerto-varas',
    overnight: 'hotel',
    hotel: 'varas-casa-del-colono',
    tours: ['varas-chiloe'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'bus', minutes: 330, km: 360, service: 'shared' },
      { mode: 'boat', minutes: 60, service: 'shared' },
    ],
    details: {
      es: {
        title: 'Chiloé',
        text: 'Transbordador por el canal de Chacao y un día entre Castro, Dalcahue y Nercón. Almuerzo en el puerto, con empanadas de mariscos y milcao. Se vuelve de noche.',
      },
      en: {
        title: 'Chiloé',
        text: 'The ferry over the Chacao channel and a day between Castro, Dalcahue and Nercón. Lunch by the harbour, with seafood empanadas and milcao. You return after dark.',
      },
      pt: {
        title: 'Chiloé',
        text: 'Balsa pelo canal de Chacao e um dia entre Castro, Dalcahue e Nercón. Almoço no porto, com empanadas de frutos do mar e milcao. Volta-se à noite.',
      },
    },
  },
  {
    day: 9,
    destination: 'torres-del-paine',
    overnight: 'hotel',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 35, km: 32, service: 'private' },
      { mode: 'flight', minutes: 135, toDestination: 'torres-del-paine', included: true },
      { mode: 'car', minutes: 15, km: 9, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Puerto Natales',
        text: 'Vuelo al sur, directo en verano y con escala en Santiago o Punta Arenas el resto del año, y tarde frente al fiordo Última Esperanza: el muelle viejo, cisnes de cuello negro y cordero al palo. Noche en un hotel de la costanera.',
      },
      en: {
        title: 'Flight to Puerto Natales',
        text: 'A flight south, direct in summer and otherwise by Santiago or Punta Arenas, and an afternoon by Last Hope Sound: the old pier, black-necked swans and lamb on the stake. The night is at a hotel on the waterfront.',
      },
      pt: {
        title: 'Voo para Puerto Natales',
        text: 'Voo para o sul, direto no verão e com escala em Santiago ou Punta Arenas no resto do ano, e tarde diante do fiorde Última Esperanza: o velho cais, cisnes de pescoço preto e cordeiro no fogo de chão. Noite num hotel à beira-mar.',
      },
    },
  },
  {
    day: 10,
    destination: 'torres-del-paine',
    overnight: 'hotel',
    hotel: 'paine-estancia-tres-cuernos',
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 120, km: 115, service: 'private' }],
    details: {
      es: {
        title: 'Miradores del parque',
        text: 'Por la cueva del Milodón al río Serrano, con paradas en el lago Grey, Salto Grande y el mirador de los Cuernos, seis kilómetros de ida y vuelta. La estancia es todo incluido y tiene cuarenta ventanas al macizo.',
      },
      en: {
        title: 'Lookouts of the park',
        text: 'By the Milodón cave to the Serrano river, stopping at Lake Grey, Salto Grande and the Cuernos lookout, six kilometres there and back. The estancia is all-inclusive and has forty windows on the massif.',
      },
      pt: {
        title: 'Mirantes do parque',
        text: 'Pela caverna do Milodón ao rio Serrano, com paradas no lago Grey, em Salto Grande e no mirante dos Cuernos, seis quilômetros ida e volta. A estância é tudo incluído e tem quarenta janelas para o maciço.',
      },
    },
  },
  {
    day: 11,
    destination: 'torres-del-paine',
    overnight: 'hotel',
    hotel: 'paine-estancia-tres-cuernos',
    tours: ['paine-base-of-the-towers'],
    meals: ['breakfast', 'boxLunch', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 75, km: 65, service: 'shared' },
      { mode: 'car', minutes: 75, km: 65, service: 'shared' },
    ],
    details: {
      es: {
        title: 'La base de las Torres',
        text: 'Veinte kilómetros y novecientos metros de subida, de ocho a diez horas. Quien no quiera tanto tiene ese día un paseo a caballo hasta la laguna Azul. Cena sin horario.',
      },
      en: {
        title: 'The base of the Towers',
        text: 'Twenty kilometres and nine hundred metres of ascent, eight to ten hours. Those who want less have a ride to Laguna Azul that day. Dinner keeps no hours.',
      },
      pt: {
        title: 'A base das Torres',
        text: 'Vinte quilômetros e novecentos metros de subida, de oito a dez horas. Quem não quiser tanto tem nesse dia uma cavalgada até a laguna Azul. Jantar sem horário.',
      },
    },
  },
  {
    day: 12,
    destination: 'torres-del-paine',
    overnight: 'hotel',
    hotel: 'paine-estancia-tres-cuernos',
    tours: ['paine-pumas'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 240, km: 130, service: 'private' }],
    details: {
      es: {
        title: 'Tras la huella del puma',
        text: 'Salida antes del alba con rastreadores que conocen a cada animal, por los campos del borde del parque. El encuentro no se promete, aunque es probable; la distancia la pone el puma. Desayuno junto al fuego y tarde libre.',
      },
      en: {
        title: 'On the trail of the puma',
        text: 'We leave before dawn with trackers who know every animal, on the ranches at the edge of the park. A meeting is not promised, though likely; the puma sets the distance. Breakfast by a fire, and a free afternoon.',
      },
      pt: {
        title: 'Na trilha do puma',
        text: 'Saída antes da alvorada com rastreadores que conhecem cada animal, pelas fazendas da borda do parque. O encontro não se promete, embora seja provável; a distância quem define é o puma. Café da manhã junto ao fogo e tarde livre.',
      },
    },
  },
  {
    day: 13,
    destination: 'torres-del-paine',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 90, km: 85, service: 'private' },
      { mode: 'flight', minutes: 190, included: true },
    ],
    details: {
      es: {
        title: 'Vuelo a Santiago',
        text: 'Hora y media hasta el aeropuerto de Puerto Natales y vuelo a Santiago; cuando no hay directo, se sale de Punta Arenas, tres horas más al sur. Conexión internacional desde la noche.',
      },
      en: {
        title: 'Flight to Santiago',
        text: 'An hour and a half to Puerto Natales airport and a flight to Santiago; when there is no direct one, it leaves from Punta Arenas, three hours further south. International connections from the evening on.',
      },
      pt: {
        title: 'Voo para Santiago',
        text: 'Hora e meia até o aeroporto de Puerto Natales e voo a Santiago; quando não há direto, sai-se de Punta Arenas, três horas mais ao sul. Conexão internacional a partir da noite.',
      },
    },
  },
]
