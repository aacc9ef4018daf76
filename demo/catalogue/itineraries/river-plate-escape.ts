import type { DemoDay } from '../../itinerary-model.ts'

export const riverPlateEscapeDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    transfers: [{ mode: 'car', minutes: 50, km: 35, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Buenos Aires',
        text: 'Traslado a Recoleta y tarde libre. El té del hotel, a las cinco, cumple con la cena de quien viene de lejos.',
      },
      en: {
        title: 'Arrival in Buenos Aires',
        text: "A transfer to Recoleta and a free afternoon. The hotel's tea, at five, does for dinner when you have come a long way.",
      },
      pt: {
        title: 'Chegada a Buenos Aires',
        text: 'Traslado à Recoleta e tarde livre. O chá do hotel, às cinco, vale por um jantar para quem vem de longe.',
      },
    },
  },
  {
    day: 2,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    tours: ['buenos-aires-neighbourhoods'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'De Plaza de Mayo a La Boca',
        text: 'Media jornada, a pie y en auto, con una historiadora: el Cabildo, los patios de San Telmo, un café notable y Caminito. Tarde libre en Recoleta.',
      },
      en: {
        title: 'From Plaza de Mayo to La Boca',
        text: 'Half a day, on foot and by car, with a historian: the Cabildo, the courtyards of San Telmo, a listed café and Caminito. A free afternoon in Recoleta.',
      },
      pt: {
        title: 'Da Plaza de Mayo a La Boca',
        text: 'Meio dia, a pé e de carro, com uma historiadora: o Cabildo, os pátios de San Telmo, um café histórico e o Caminito. Tarde livre na Recoleta.',
      },
    },
  },
  {
    day: 3,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-palacio-alvarado',
    tours: ['buenos-aires-milonga'],
    optionalTours: ['buenos-aires-parrilla'],
    meals: ['breakfast'],
    details: {
      es: {
        title: 'Un día propio y una milonga',
        text: 'Día libre. Por la noche, clase de una hora y milonga de club con una pareja de bailarines, traslados incluidos. Mañana el barco sale temprano, pero no tanto.',
      },
      en: {
        title: 'A day of your own and a milonga',
        text: "A free day. In the evening, an hour's class and a club milonga with a couple of dancers, transfers included. Tomorrow's ferry leaves early, but not too early.",
      },
      pt: {
        title: 'Um dia livre e uma milonga',
        text: 'Dia livre. À noite, uma hora de aula e milonga de clube com um casal de dançarinos, traslados incluídos. Amanhã o barco sai cedo, mas nem tanto.',
      },
    },
  },
  {
    day: 4,
    destination: 'colonia-del-sacramento',
    overnight: 'hotel',
    hotel: 'colonia-posada-de-la-muralla',
    tours: ['colonia-old-town'],
    optionalTours: ['colonia-carmelo-wine'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 15, km: 5, service: 'private' },
      {
        mode: 'boat',
        minutes: 75,
        km: 50,
        toDestination: 'colonia-del-sacramento',
        service: 'shared',
      },
      { mode: 'car', minutes: 10, km: 2, service: 'private' },
    ],
    details: {
      es: {
        title: 'En barco a Colonia',
        text: 'Hora y cuarto de río y una casa portuguesa de paredes de un metro. Hacia la tarde, dos horas por el casco con guía, la calle de los Suspiros y el faro. Cuando se va el último barco, la ciudad queda para quienes duermen en ella.',
      },
      en: {
        title: 'By ferry to Colonia',
        text: 'An hour and a quarter over the river to a Portuguese house with walls a metre thick. Towards evening, two hours through the old town with a guide, the Street of Sighs and the lighthouse. Once the last ferry has gone, the town belongs to those who sleep there.',
      },
      pt: {
        title: 'De barco a Colônia',
        text: 'Uma hora e quinze de rio e uma casa portuguesa com paredes de um metro. No fim da tarde, duas horas pelo centro antigo com guia, a rua dos Suspiros e o farol. Quando parte o último barco, a cidade fica para quem dorme nela.',
      },
    },
  },
  {
    day: 5,
    destination: 'buenos-aires',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [
      { mode: 'boat', minutes: 75, km: 50, toDestination: 'buenos-aires', service: 'shared' },
      { mode: 'car', minutes: 60, km: 40, service: 'private' },
    ],
    details: {
      es: {
        title: 'Regreso y conexión',
        text: 'Barco de regreso y traslado al aeropuerto, en Aeroparque o en Ezeiza. Para un vuelo de Ezeiza conviene que falten al menos siete horas desde la salida del barco.',
      },
      en: {
        title: 'Back to your connection',
        text: "The ferry back and a transfer to the airport, Aeroparque or Ezeiza. For a flight from Ezeiza allow at least seven hours from the ferry's departure.",
      },
      pt: {
        title: 'Volta e conexão',
        text: 'Barco de volta e traslado ao aeroporto, Aeroparque ou Ezeiza. Para um voo de Ezeiza convém contar pelo menos sete horas a partir da saída do barco.',
      },
    },
  },
]
