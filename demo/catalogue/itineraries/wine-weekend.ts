import type { DemoDay } from '../../itinerary-model.ts'

export const wineWeekendDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'mendoza',
    overnight: 'hotel',
    hotel: 'mendoza-finca-alamos-negros',
    meals: ['dinner'],
    transfers: [{ mode: 'car', minutes: 80, km: 95, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Mendoza y al Valle de Uco',
        text: 'El chofer espera en el aeropuerto de Mendoza; el camino al valle dura una hora y veinte y corre junto a la cordillera. Villa con hogar y bañera al aire libre. Cena en la finca.',
      },
      en: {
        title: 'Arrival in Mendoza and the Uco Valley',
        text: 'Your driver waits at Mendoza airport; the road to the valley takes an hour and twenty minutes along the Andes. A villa with a fireplace and an outdoor bath. Dinner at the finca.',
      },
      pt: {
        title: 'Chegada a Mendoza e ao Vale de Uco',
        text: 'O motorista espera no aeroporto de Mendoza; a estrada até o vale leva uma hora e vinte e corre junto à cordilheira. Villa com lareira e banheira ao ar livre. Jantar na finca.',
      },
    },
  },
  {
    day: 2,
    destination: 'mendoza',
    overnight: 'hotel',
    hotel: 'mendoza-finca-alamos-negros',
    tours: ['mendoza-uco-wineries'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 90, km: 70, service: 'private' }],
    details: {
      es: {
        title: 'Tres bodegas y un almuerzo',
        text: 'Una catedral de hormigón, una familia que todavía pisa la uva y una tercera donde el almuerzo de cinco pasos dura lo que el sol en la ventana. Guían los enólogos.',
      },
      en: {
        title: 'Three wineries and a lunch',
        text: 'A cathedral of concrete, a family that still treads its grapes and a third where a five-course lunch lasts as long as the sun in the window. Winemakers lead the way.',
      },
      pt: {
        title: 'Três vinícolas e um almoço',
        text: 'Uma catedral de concreto, uma família que ainda pisa a uva e uma terceira onde o almoço em cinco etapas dura o que o sol leva na janela. Quem conduz são os enólogos.',
      },
    },
  },
  {
    day: 3,
    destination: 'mendoza',
    overnight: 'hotel',
    hotel: 'mendoza-finca-alamos-negros',
    tours: ['mendoza-ride'],
    optionalTours: ['mendoza-high-andes'],
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 60, km: 45, service: 'private' },
      { mode: 'horse', minutes: 120, km: 9 },
    ],
    details: {
      es: {
        title: 'Mañana libre y cabalgata al atardecer',
        text: 'La mañana es de la finca, o de la alta montaña para quien salga a las siete. A las seis, dos horas a caballo por el piedemonte; al bajar espera el asado, con vino de la casa y guitarra.',
      },
      en: {
        title: 'A free morning and a sunset ride',
        text: 'The morning belongs to the finca, or to the high Andes for those who leave at seven. At six, two hours on horseback through the foothills; when you come down the asado is waiting, with house wine and a guitar.',
      },
      pt: {
        title: 'Manhã livre e cavalgada ao entardecer',
        text: 'A manhã é da finca, ou da alta montanha para quem sair às sete. Às seis, duas horas a cavalo pelo sopé dos Andes; na descida espera o churrasco, com vinho da casa e violão.',
      },
    },
  },
  {
    day: 4,
    destination: 'buenos-aires',
    overnight: 'hotel',
    hotel: 'buenos-aires-casa-balcarce',
    tours: ['buenos-aires-parrilla'],
    optionalTours: ['buenos-aires-milonga'],
    meals: ['breakfast', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 80, km: 95, service: 'private' },
      { mode: 'flight', minutes: 105, toDestination: 'buenos-aires', included: true },
      { mode: 'car', minutes: 30, km: 12, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo a Buenos Aires y asado en Palermo',
        text: 'Vuelo del mediodía y tarde en San Telmo. Por la noche, un maestro parrillero explica el fuego y los cortes en una terraza de Palermo, con malbec de Agrelo.',
      },
      en: {
        title: 'Flight to Buenos Aires and an asado in Palermo',
        text: 'A midday flight and an afternoon in San Telmo. In the evening a grill master explains fire and cuts on a roof terrace in Palermo, with a malbec from Agrelo.',
      },
      pt: {
        title: 'Voo a Buenos Aires e churrasco em Palermo',
        text: 'Voo do meio-dia e tarde em San Telmo. À noite, um mestre da parrilla explica o fogo e os cortes num terraço de Palermo, com malbec de Agrelo.',
      },
    },
  },
  {
    day: 5,
    destination: 'buenos-aires',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 50, km: 33, service: 'private' }],
    details: {
      es: {
        title: 'Traslado a Ezeiza',
        text: 'Mañana libre y traslado al aeropuerto. Las botellas viajan embaladas en la maleta: hasta cinco litros por persona.',
      },
      en: {
        title: 'Transfer to Ezeiza',
        text: 'A free morning and a transfer to the airport. The bottles travel packed in your suitcase: up to five litres a person.',
      },
      pt: {
        title: 'Traslado a Ezeiza',
        text: 'Manhã livre e traslado ao aeroporto. As garrafas viajam embaladas na mala: até cinco litros por pessoa.',
      },
    },
  },
]
