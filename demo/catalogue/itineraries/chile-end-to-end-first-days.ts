import type { DemoDay } from '../../itinerary-model.ts'

export const chileEndToEndFirstDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    meals: ['dinner'],
    transfers: [{ mode: 'car', minutes: 85, km: 100, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a San Pedro de Atacama',
        text: 'Desde Calama, cien kilómetros de desierto hasta el oasis. Tarde de piscina entre chañares y cena en la casa. La primera noche se duerme a 2.400 metros: sin vino, por una vez.',
      },
      en: {
        title: 'Arrival in San Pedro de Atacama',
        text: 'From Calama, a hundred kilometres of desert to the oasis. An afternoon by the pools among chañar trees and dinner in the house. The first night is at 2,400 metres: without wine, for once.',
      },
      pt: {
        title: 'Chegada a San Pedro de Atacama',
        text: 'De Calama, cem quilômetros de deserto até o oásis. Tarde de piscina entre chañares e jantar na casa. A primeira noite é a 2.400 metros: sem vinho, por uma vez.',
      },
    },
  },
  {
    day: 2,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    tours: ['atacama-stars'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 85, km: 65, service: 'shared' }],
    details: {
      es: {
        title: 'Valle de la Luna y telescopios',
        text: 'Por la mañana, el pueblo y su iglesia de adobe y cactus. Al atardecer, el Valle de la Luna y, con la noche cerrada, un astrónomo que enseña a ver la llama en lo oscuro de la Vía Láctea.',
      },
      en: {
        title: 'Valley of the Moon and telescopes',
        text: 'In the morning, the village and its church of adobe and cactus wood. At sunset, the Valley of the Moon and, once night has fallen, an astronomer who teaches you to see the llama in the dark of the Milky Way.',
      },
      pt: {
        title: 'Vale da Lua e telescópios',
        text: 'De manhã, a vila e sua igreja de adobe e cacto. Ao entardecer, o Vale da Lua e, com a noite fechada, um astrônomo que ensina a ver a lhama no escuro da Via Láctea.',
      },
    },
  },
  {
    day: 3,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    tours: ['atacama-lagoons'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 280, km: 330, service: 'shared' }],
    details: {
      es: {
        title: 'Salar y lagunas altiplánicas',
        text: 'Toconao, los flamencos de Chaxa y, tras el almuerzo en Socaire, Miscanti y Miñiques a 4.100 metros. Se sube despacio y con oxígeno a bordo. Regreso a media tarde.',
      },
      en: {
        title: 'Salt flat and highland lagoons',
        text: 'Toconao, the flamingos of Chaxa and, after lunch in Socaire, Miscanti and Miñiques at 4,100 metres. The climb is slow, with oxygen on board. Back by mid-afternoon.',
      },
      pt: {
        title: 'Salar e lagoas altiplânicas',
        text: 'Toconao, os flamingos de Chaxa e, depois do almoço em Socaire, Miscanti e Miñiques a 4.100 metros. Sobe-se devagar e com oxigênio a bordo. Volta no meio da tarde.',
      },
    },
  },
  {
    day: 4,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-casa-chanar',
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Día libre en el oasis',
        text: 'La casa ofrece salidas propias sin cargo: géiseres del Tatio antes del alba, una cabalgata por la quebrada de Guatin o las termas de Puritama. También se puede no hacer nada.',
      },
      en: {
        title: 'A free day in the oasis',
        text: 'The house has outings of its own at no charge: the Tatio geysers before dawn, a ride in the Guatin gorge or the hot springs of Puritama. Doing nothing is allowed as well.',
      },
      pt: {
        title: 'Dia livre no oásis',
        text: 'A casa oferece saídas próprias sem custo: gêiseres do Tatio antes da alvorada, uma cavalgada pela quebrada de Guatin ou as termas de Puritama. Também se pode não fazer nada.',
      },
    },
  },
  {
    day: 5,
    overnight: 'hotel',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 85, km: 100, service: 'private' },
      { mode: 'flight', minutes: 125, included: true },
      { mode: 'car', minutes: 30, km: 18, service: 'private' },
    ],
    details: {
      es: {
        title: 'Santiago y el barrio Lastarria',
        text: 'Vuelo a la capital y almuerzo libre en el Mercado Central. Por la tarde, el cerro Santa Lucía y las librerías de Lastarria, donde está el hotel de esta noche, una casa de los años veinte.',
      },
      en: {
        title: 'Santiago and the Lastarria quarter',
        text: "A flight to the capital and lunch at leisure in the Central Market. In the afternoon, Santa Lucía hill and the bookshops of Lastarria, where tonight's hotel stands, a house of the twenties.",
      },
      pt: {
        title: 'Santiago e o bairro Lastarria',
        text: 'Voo à capital e almoço livre no Mercado Central. À tarde, o cerro Santa Lucía e as livrarias de Lastarria, onde fica o hotel desta noite, uma casa dos anos vinte.',
      },
    },
  },
  {
    day: 6,
    destination: 'puerto-varas',
    overnight: 'hotel',
    hotel: 'varas-casa-del-colono',
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 30, km: 18, service: 'private' },
      { mode: 'flight', minutes: 105, toDestination: 'puerto-varas', included: true },
      { mode: 'car', minutes: 35, km: 32, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Puerto Varas',
        text: 'Menos de dos horas hasta Puerto Montt y media más hasta el lago Llanquihue. Tarde para la costanera y el kuchen del hotel, que sale del horno a las cinco.',
      },
      en: {
        title: 'Flight to Puerto Varas',
        text: "Less than two hours to Puerto Montt and half an hour more to Lake Llanquihue. The afternoon is for the lakefront and for the hotel's kuchen, out of the oven at five.",
      },
      pt: {
        title: 'Voo para Puerto Varas',
        text: 'Menos de duas horas até Puerto Montt e mais meia até o lago Llanquihue. Tarde para a beira do lago e o kuchen do hotel, que sai do forno às cinco.',
      },
    },
  },
  {
    day: 7,
    destination: 'puerto-varas',
    overnight: 'hotel',
    hotel: 'varas-casa-del-colono',
    tours: ['varas-petrohue'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 150, km: 130, service: 'shared' }],
    details: {
      es: {
        title: 'Volcán Osorno y Petrohué',
        text: 'Al pie del volcán en auto, telesilla hasta la nieve, pasarelas de los saltos y una hora de lago frente al Puntiagudo. El orden depende de las nubes.',
      },
      en: {
        title: 'Osorno volcano and Petrohué',
        text: 'By car to the foot of the volcano, a chairlift to the snow, the walkways of the falls and an hour on the lake facing Puntiagudo. The order depends on the clouds.',
      },
      pt: {
        title: 'Vulcão Osorno e Petrohué',
        text: 'Ao pé do vulcão de carro, cadeirinha até a neve, passarelas dos saltos e uma hora de lago diante do Puntiagudo. A ordem depende das nuvens.',
      },
    },
  },
]
