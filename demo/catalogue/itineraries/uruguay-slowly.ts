import type { DemoDay } from '../../itinerary-model.ts'

export const uruguaySlowlyDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'colonia-del-sacramento',
    overnight: 'hotel',
    hotel: 'colonia-posada-de-la-muralla',
    tours: ['colonia-old-town'],
    transfers: [{ mode: 'car', minutes: 10, km: 2, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Colonia',
        text: 'Encuentro en el puerto de Colonia; el barco desde Buenos Aires se agrega si hace falta. Hacia la tarde, dos horas por el casco con guía, la muralla y el faro, con un medio y medio al final.',
      },
      en: {
        title: 'Arrival in Colonia',
        text: 'We meet you in the port of Colonia; the ferry from Buenos Aires can be added. Towards evening, two hours through the old town with a guide, the wall and the lighthouse, with a glass of medio y medio to finish.',
      },
      pt: {
        title: 'Chegada a Colônia',
        text: 'Encontro no porto de Colônia; o barco de Buenos Aires pode ser acrescentado. No fim da tarde, duas horas pelo centro antigo com guia, a muralha e o farol, com um medio y medio no final.',
      },
    },
  },
  {
    day: 2,
    destination: 'colonia-del-sacramento',
    overnight: 'hotel',
    hotel: 'colonia-posada-de-la-muralla',
    tours: ['colonia-carmelo-wine'],
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 70, km: 77, service: 'private' },
      { mode: 'car', minutes: 70, km: 77, service: 'private' },
    ],
    details: {
      es: {
        title: 'Viñas en Carmelo',
        text: 'Bodegas de familias piamontesas, en bicicleta o en auto, tannat con quesos de la zona y pasta casera al mediodía. Regreso por la costa del río.',
      },
      en: {
        title: 'Vineyards in Carmelo',
        text: 'The wineries of Piedmontese families, by bicycle or by car, tannat with local cheeses and fresh pasta at midday. Back along the river.',
      },
      pt: {
        title: 'Vinhedos em Carmelo',
        text: 'Vinícolas de famílias piemontesas, de bicicleta ou de carro, tannat com queijos da região e massa caseira ao meio-dia. Volta pela margem do rio.',
      },
    },
  },
  {
    day: 3,
    destination: 'jose-ignacio',
    overnight: 'hotel',
    hotel: 'jose-ignacio-la-barca-azul',
    meals: ['breakfast', 'lunch'],
    transfers: [
      { mode: 'car', minutes: 150, km: 180, service: 'private' },
      { mode: 'car', minutes: 150, km: 180, toDestination: 'jose-ignacio', service: 'private' },
    ],
    details: {
      es: {
        title: 'Montevideo y la costa',
        text: 'Almuerzo en el mercado del puerto y una hora de rambla a pie. Por la tarde, las playas de Maldonado y la llegada a un bungaló entre dunas.',
      },
      en: {
        title: 'Montevideo and the coast',
        text: 'Lunch in the port market and an hour on foot along the seafront. In the afternoon, the beaches of Maldonado and a bungalow in the dunes.',
      },
      pt: {
        title: 'Montevidéu e a costa',
        text: 'Almoço no mercado do porto e uma hora de orla a pé. À tarde, as praias de Maldonado e a chegada a um bangalô entre dunas.',
      },
    },
  },
  {
    day: 4,
    destination: 'jose-ignacio',
    overnight: 'hotel',
    hotel: 'jose-ignacio-la-barca-azul',
    tours: ['jose-ignacio-garzon'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 80, km: 90, service: 'private' }],
    details: {
      es: {
        title: 'Pueblo Garzón',
        text: 'Tierra adentro entre palmares y sierras bajas: olivar, bodega y una mesa larga en la plaza, con cordero y panqueques de dulce de leche. La sobremesa está incluida.',
      },
      en: {
        title: 'Pueblo Garzón',
        text: 'Inland among palms and low hills: an olive grove, a winery and a long table on the square, with lamb and dulce de leche pancakes. The unhurried afternoon at the table is included.',
      },
      pt: {
        title: 'Pueblo Garzón',
        text: 'Terra adentro entre palmeirais e serras baixas: olival, vinícola e uma mesa longa na praça, com cordeiro e panquecas de doce de leite. A tarde sem pressa à mesa está incluída.',
      },
    },
  },
  {
    day: 5,
    destination: 'jose-ignacio',
    overnight: 'hotel',
    hotel: 'jose-ignacio-la-barca-azul',
    tours: ['jose-ignacio-beach-ride'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 20, km: 12, service: 'private' },
      { mode: 'horse', minutes: 150, km: 8 },
    ],
    details: {
      es: {
        title: 'Cabalgata hasta la laguna',
        text: 'Mañana de playa y faro. Cuando baja el sol, ocho kilómetros de arena firme a caballo hasta la boca de laguna Garzón, en grupo de cinco como máximo. Tortas fritas y mate al llegar.',
      },
      en: {
        title: 'A ride to the lagoon',
        text: 'A morning of beach and lighthouse. When the sun drops, eight kilometres of firm sand on horseback to the mouth of Laguna Garzón, five riders at most. Fried bread and mate at the end.',
      },
      pt: {
        title: 'Cavalgada até a lagoa',
        text: 'Manhã de praia e farol. Quando o sol baixa, oito quilômetros de areia firme a cavalo até a boca da laguna Garzón, em grupo de no máximo cinco. Bolinhos fritos e mate na chegada.',
      },
    },
  },
  {
    day: 6,
    destination: 'jose-ignacio',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 115, km: 160, service: 'private' }],
    details: {
      es: {
        title: 'Traslado a Carrasco o Punta del Este',
        text: 'Sin despertador: el auto sale cuando usted diga. Son dos horas hasta Carrasco y una hasta el aeropuerto de Punta del Este.',
      },
      en: {
        title: 'Transfer to Carrasco or Punta del Este',
        text: 'No alarm clock: the car leaves when you say so. It is two hours to Carrasco and one to the airport of Punta del Este.',
      },
      pt: {
        title: 'Traslado a Carrasco ou Punta del Este',
        text: 'Sem despertador: o carro sai quando você disser. São duas horas até Carrasco e uma até o aeroporto de Punta del Este.',
      },
    },
  },
]
