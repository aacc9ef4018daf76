import type { DemoDay } from '../../itinerary-model.ts'

export const sambaAndFallsDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-hotel-morro-da-lua',
    transfers: [{ mode: 'car', minutes: 50, km: 28, service: 'private' }],
    details: {
      es: {
        title: 'Llegada a Río de Janeiro',
        text: 'Traslado a Ipanema y tarde de playa o de piscina en la azotea. A la hora del sol bajo, el Arpoador queda a diez minutos a pie.',
      },
      en: {
        title: 'Arrival in Rio de Janeiro',
        text: 'A transfer to Ipanema and an afternoon on the beach or by the rooftop pool. When the sun is low, Arpoador is ten minutes away on foot.',
      },
      pt: {
        title: 'Chegada ao Rio de Janeiro',
        text: 'Traslado a Ipanema e tarde de praia ou de piscina na cobertura. Na hora do sol baixo, o Arpoador fica a dez minutos a pé.',
      },
    },
  },
  {
    day: 2,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-hotel-morro-da-lua',
    tours: ['rio-sugarloaf-corcovado'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 120, km: 45, service: 'private' }],
    details: {
      es: {
        title: 'El Cristo y el Pan de Azúcar',
        text: 'Corcovado en el primer tren, almuerzo en Urca y Pan de Azúcar a las cuatro y media. Entradas con horario, sin filas. Con mal tiempo, se cambia por el día siguiente.',
      },
      en: {
        title: 'Christ the Redeemer and Sugarloaf',
        text: 'Corcovado by the first train, lunch in Urca and Sugarloaf at half past four. Timed tickets, no queues. In poor weather it changes places with the next day.',
      },
      pt: {
        title: 'O Cristo e o Pão de Açúcar',
        text: 'Corcovado no primeiro trem, almoço na Urca e Pão de Açúcar às quatro e meia. Ingressos com hora marcada, sem filas. Com mau tempo, troca-se pelo dia seguinte.',
      },
    },
  },
  {
    day: 3,
    destination: 'rio-de-janeiro',
    overnight: 'hotel',
    hotel: 'rio-hotel-morro-da-lua',
    tours: ['rio-samba'],
    optionalTours: ['rio-tijuca'],
    meals: ['breakfast', 'dinner'],
    transfers: [{ mode: 'car', minutes: 60, km: 24, service: 'private' }],
    details: {
      es: {
        title: 'Samba y Pequeña África',
        text: 'Mañana libre. Por la tarde, el muelle de Valongo y la historia del puerto; al anochecer, feijoada y rueda de samba. Regreso en auto hasta el hotel.',
      },
      en: {
        title: 'Samba and Little Africa',
        text: 'A free morning. In the afternoon, the Valongo wharf and the story of the port; at nightfall, feijoada and a samba circle. You are driven back to the hotel.',
      },
      pt: {
        title: 'Samba e Pequena África',
        text: 'Manhã livre. À tarde, o cais do Valongo e a história do porto; ao anoitecer, feijoada e roda de samba. Volta de carro até o hotel.',
      },
    },
  },
  {
    day: 4,
    destination: 'iguazu',
    overnight: 'hotel',
    hotel: 'iguazu-timbo-lodge',
    tours: ['iguazu-brazilian-side'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 50, km: 28, service: 'private' },
      { mode: 'flight', minutes: 125, toDestination: 'iguazu', included: true },
      { mode: 'car', minutes: 60, km: 45, service: 'private' },
    ],
    details: {
      es: {
        title: 'Vuelo y lado brasileño',
        text: 'Dos horas hasta Foz do Iguaçu y derecho a los miradores de frente. Al final de la tarde, cruce de la frontera con los trámites resueltos y llegada al lodge, en la reserva Iryapú.',
      },
      en: {
        title: 'Flight and the Brazilian side',
        text: 'Two hours to Foz do Iguaçu and straight to the lookouts that face the falls. Late in the afternoon, over the border with the formalities seen to and on to the lodge, in the Iryapú reserve.',
      },
      pt: {
        title: 'Voo e lado brasileiro',
        text: 'Duas horas até Foz do Iguaçu e direto aos mirantes de frente. No fim da tarde, travessia da fronteira com os trâmites resolvidos e chegada ao lodge, na reserva Iryapú.',
      },
    },
  },
  {
    day: 5,
    destination: 'iguazu',
    overnight: 'hotel',
    hotel: 'iguazu-timbo-lodge',
    tours: ['iguazu-devils-throat'],
    optionalTours: ['iguazu-full-moon'],
    meals: ['breakfast'],
    transfers: [
      { mode: 'car', minutes: 20, km: 15, service: 'private' },
      { mode: 'car', minutes: 20, km: 15, service: 'private' },
    ],
    details: {
      es: {
        title: 'Lado argentino y Garganta del Diablo',
        text: 'La Garganta cuando abre el parque y los dos circuitos con un guía naturalista. Por la tarde, senderos propios del lodge o piscina entre palmeras.',
      },
      en: {
        title: "The Argentine side and the Devil's Throat",
        text: "The Throat as the park opens, and both circuits with a naturalist. In the afternoon, the lodge's own trails or its pool among palms.",
      },
      pt: {
        title: 'Lado argentino e Garganta do Diabo',
        text: 'A Garganta quando o parque abre e os dois circuitos com um guia naturalista. À tarde, trilhas próprias do lodge ou piscina entre palmeiras.',
      },
    },
  },
  {
    day: 6,
    destination: 'iguazu',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 25, km: 20, service: 'private' }],
    details: {
      es: {
        title: 'Salida de Iguazú',
        text: 'Traslado al aeropuerto de Puerto Iguazú, o al de Foz do Iguaçu con cruce de frontera incluido. Desde el primero se conecta con Buenos Aires; desde el segundo, con Río y São Paulo.',
      },
      en: {
        title: 'Leaving Iguazú',
        text: 'A transfer to the airport of Puerto Iguazú, or to that of Foz do Iguaçu with the border crossing included. The first connects with Buenos Aires, the second with Rio and São Paulo.',
      },
      pt: {
        title: 'Saída de Iguaçu',
        text: 'Traslado ao aeroporto de Puerto Iguazú, ou ao de Foz do Iguaçu com travessia de fronteira incluída. O primeiro conecta com Buenos Aires; o segundo, com o Rio e São Paulo.',
      },
    },
  },
]
