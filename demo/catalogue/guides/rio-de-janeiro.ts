import type { DestinationGuide } from '../../guide.ts'
import { rioDeJaneiroOutings } from '../outings/rio-de-janeiro.ts'

export const rioDeJaneiroGuide: DestinationGuide = {
  location: { lat: -22.906847, lng: -43.172896 },
  altitude: 5,
  airport: 'GIG',
  timeZone: 'America/Sao_Paulo',
  nightsAdvised: { min: 3, max: 5 },
  aliases: [
    'Rio',
    'Río',
    'Copacabana',
    'Ipanema',
    'Corcovado',
    'Pan de Azúcar',
    'Sugarloaf',
    'Pão de Açúcar',
  ],
  year: [
    {
      months: [1],
      state: 'fair',
      note: {
        es: 'Calor intenso y tormentas de tarde; playas llenas.',
        en: 'Fierce heat, afternoon storms and full beaches.',
        pt: 'Calor intenso, temporais à tarde e praias cheias.',
      },
    },
    {
      months: [2],
      state: 'good',
      note: {
        es: 'Carnaval en febrero o marzo: reserve con un año y cuente con calor.',
        en: 'Carnival in February or March: book a year ahead and expect heat.',
        pt: 'Carnaval em fevereiro ou março: reserve com um ano e conte com calor.',
      },
    },
    {
      months: [3],
      state: 'fair',
      note: {
        es: 'Mar tibio y aguaceros que cierran el verano.',
        en: 'A warm sea and the downpours that end summer.',
        pt: 'Mar morno e as águas de março fechando o verão.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'El calor cede, el mar sigue templado.',
        en: 'The heat eases and the sea stays warm.',
        pt: 'O calor diminui e o mar continua morno.',
      },
    },
    {
      months: [5, 6],
      state: 'peak',
      note: {
        es: 'Sol suave y cielos limpios: las mejores vistas desde los morros.',
        en: 'Gentle sun and clear skies: the best views from the hills.',
        pt: 'Sol suave e céu limpo: as melhores vistas do alto dos morros.',
      },
    },
    {
      months: [7, 8],
      state: 'peak',
      note: {
        es: 'Invierno de 25 °C, seco y bueno para caminar; fiestas juninas tardías.',
        en: 'A dry winter of 25 °C, good for walking; late June festivals.',
        pt: 'Inverno de 25 °C, seco e bom para caminhar; festas julinas.',
      },
    },
    {
      months: [9, 10],
      state: 'good',
      note: {
        es: 'Primavera templada, con alguna lluvia y poca gente.',
        en: 'A mild spring, some rain and few people.',
        pt: 'Primavera amena, com alguma chuva e pouca gente.',
      },
    },
    {
      months: [11],
      state: 'fair',
      note: {
        es: 'Suben el calor y las lluvias.',
        en: 'Heat and rain both rise.',
        pt: 'Sobem o calor e as chuvas.',
      },
    },
    {
      months: [12],
      state: 'good',
      note: {
        es: 'Verano de playa y fuegos artificiales de Año Nuevo en Copacabana.',
        en: "Beach weather and New Year's fireworks over Copacabana.",
        pt: 'Verão de praia e os fogos do Réveillon em Copacabana.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Montañas de granito que salen del mar, una selva en medio de la ciudad, veinte kilómetros de playa y samba los lunes en la Pedra do Sal.',
      highlights: [
        'El Cristo Redentor antes de que llegue la multitud',
        'El Pan de Azúcar de día, al atardecer y con luces',
        'La selva replantada de Tijuca',
        'La Pequeña África y el muelle de Valongo',
        'Un agua de coco en Ipanema',
      ],
      seasonNote:
        'De mayo a agosto el aire es más seco y las vistas, más limpias. El verano, de diciembre a marzo, es de playa, tormentas y carnaval.',
      climate:
        'Tropical: 23 a 33 °C en verano, 18 a 25 °C en invierno; llueve más de diciembre a marzo.',
      practical: {
        arrival:
          'El Galeão (GIG), con los vuelos internacionales, está a unos 40 minutos de Ipanema sin tránsito. Santos Dumont (SDU), en pleno centro, tiene el puente aéreo con São Paulo.',
        visas:
          'Los ciudadanos de la mayoría de los países de América Latina y de Europa entran sin visado por turismo. Desde 2025, quienes tienen pasaporte de Estados Unidos, Canadá o Australia necesitan visado electrónico.',
        safety:
          'En la playa lleve lo mínimo: una toalla, algo de dinero y ninguna joya. De noche, muévase en taxi o por aplicación y siga las indicaciones del hotel sobre por dónde caminar.',
        transport:
          'El metro une Copacabana, Ipanema y el centro y es la manera más rápida de moverse. El tranvía VLT recorre el centro y el puerto.',
        power: '127 V, 60 Hz, enchufes tipo N. Algunos hoteles tienen además tomas de 220 V.',
      },
      questions: [
        {
          question: '¿Cuándo cae el carnaval?',
          answer:
            'Cambia cada año: los cuatro días anteriores al Miércoles de Ceniza, en febrero o a comienzos de marzo. Los hoteles piden un mínimo de noches y se llenan con meses.',
        },
        {
          question: '¿Se puede nadar en Ipanema y Copacabana?',
          answer:
            'Sí, con atención a las banderas: hay corrientes fuertes. Tras una lluvia intensa conviene esperar un día.',
        },
      ],
    },
    en: {
      summary:
        'Granite mountains rising from the sea, a forest in the middle of the city, twenty kilometres of beach and samba on Mondays at Pedra do Sal.',
      highlights: [
        'Christ the Redeemer before the crowds',
        'Sugarloaf by day, at sunset and lit up',
        'The replanted forest of Tijuca',
        'Little Africa and the wharf of Valongo',
        'Coconut water in Ipanema',
      ],
      seasonNote:
        'From May to August the air is drier and the views cleaner. Summer, December to March, means beaches, storms and carnival.',
      climate:
        'Tropical: 23 to 33 °C in summer, 18 to 25 °C in winter; most rain falls from December to March.',
      practical: {
        arrival:
          'Galeão (GIG), for international flights, is some 40 minutes from Ipanema without traffic. Santos Dumont (SDU), right in the centre, has the shuttle to São Paulo.',
        visas:
          'Most Latin American and European citizens enter without a visa for tourism. Since 2025, holders of US, Canadian and Australian passports need an electronic visa.',
        safety:
          'Take as little as you can to the beach: a towel, some money, no jewellery. At night go by taxi or app, and follow the advice of your hotel on where to walk.',
        transport:
          'The metro joins Copacabana, Ipanema and the centre and is the fastest way about. The VLT tram serves the centre and the port.',
        power: '127 V, 60 Hz, sockets type N. Some hotels have 220 V outlets as well.',
      },
      questions: [
        {
          question: 'When is carnival?',
          answer:
            'It changes every year: the four days before Ash Wednesday, in February or early March. Hotels ask for a minimum stay and fill up months ahead.',
        },
        {
          question: 'Can we swim at Ipanema and Copacabana?',
          answer:
            'Yes, with an eye on the flags: currents are strong. After heavy rain it is wise to wait a day.',
        },
      ],
    },
    pt: {
      summary:
        'Montanhas de granito que saem do mar, uma floresta no meio da cidade, vinte quilômetros de praia e samba às segundas na Pedra do Sal.',
      highlights: [
        'O Cristo Redentor antes da multidão',
        'O Pão de Açúcar de dia, ao pôr do sol e iluminado',
        'A Floresta da Tijuca, replantada árvore por árvore',
        'A Pequena África e o Cais do Valongo',
        'Uma água de coco em Ipanema',
      ],
      seasonNote:
        'De maio a agosto o ar é mais seco e as vistas, mais limpas. O verão, de dezembro a março, é de praia, temporais e carnaval.',
      climate:
        'Tropical: 23 a 33 °C no verão, 18 a 25 °C no inverno; chove mais de dezembro a março.',
      practical: {
        arrival:
          'O Galeão (GIG), com os voos internacionais, fica a uns 40 minutos de Ipanema sem trânsito. O Santos Dumont (SDU), no centro, tem a ponte aérea com São Paulo.',
        visas:
          'A maioria dos latino-americanos e europeus entra sem visto para turismo. Desde 2025, portadores de passaporte dos Estados Unidos, do Canadá e da Austrália precisam de visto eletrônico.',
        safety:
          'Na praia, leve o mínimo: canga, algum dinheiro e nenhuma joia. À noite, use táxi ou aplicativo e siga as orientações do hotel sobre onde caminhar.',
        transport:
          'O metrô liga Copacabana, Ipanema e o Centro e é o jeito mais rápido de circular. O VLT percorre o Centro e a zona portuária.',
        power: '127 V, 60 Hz, tomadas tipo N. Alguns hotéis têm também tomadas de 220 V.',
      },
      questions: [
        {
          question: 'Quando cai o carnaval?',
          answer:
            'Muda a cada ano: os quatro dias antes da Quarta-feira de Cinzas, em fevereiro ou no começo de março. Os hotéis pedem um mínimo de noites e lotam com meses de antecedência.',
        },
        {
          question: 'Dá para nadar em Ipanema e Copacabana?',
          answer:
            'Sim, de olho nas bandeiras: há correntezas fortes. Depois de chuva intensa convém esperar um dia.',
        },
      ],
    },
  },
  outings: rioDeJaneiroOutings,
}
