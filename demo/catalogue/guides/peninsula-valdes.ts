import type { DestinationGuide } from '../../guide.ts'
import { peninsulaValdesOutings } from '../outings/peninsula-valdes.ts'

export const peninsulaValdesGuide: DestinationGuide = {
  location: { lat: -42.769158, lng: -65.038533 },
  altitude: 15,
  airport: 'PMY',
  timeZone: 'America/Argentina/Catamarca',
  nightsAdvised: { min: 2, max: 4 },
  aliases: [
    'Puerto Madryn',
    'Madryn',
    'Puerto Pirámides',
    'Península Valdés',
    'Valdes Peninsula',
    'Punta Tombo',
    'Patagonia',
    'Trelew',
    'Gaiman',
  ],
  year: [
    {
      months: [1, 2],
      state: 'good',
      note: {
        es: 'Pichones de pingüino en Punta Tombo y playas tibias; sin ballenas.',
        en: 'Penguin chicks at Punta Tombo and mild beaches; no whales.',
        pt: 'Filhotes de pinguim em Punta Tombo e praias amenas; sem baleias.',
      },
    },
    {
      months: [3, 4],
      state: 'good',
      note: {
        es: 'Orcas que se varan a propósito en Punta Norte, con suerte y marea.',
        en: 'Orcas beach themselves at Punta Norte, given luck and tide.',
        pt: 'Orcas que encalham de propósito em Punta Norte, com sorte e maré.',
      },
    },
    {
      months: [5],
      state: 'fair',
      note: {
        es: 'Mes de paso: quedan lobos y elefantes marinos.',
        en: 'A month between: sea lions and elephant seals remain.',
        pt: 'Mês de transição: ficam os lobos e os elefantes-marinhos.',
      },
    },
    {
      months: [6],
      state: 'good',
      note: {
        es: 'Llegan las ballenas; los paseos en barco abren a mediados de mes.',
        en: 'The whales arrive; boat trips open around mid-month.',
        pt: 'Chegam as baleias; os passeios de barco abrem em meados do mês.',
      },
    },
    {
      months: [7, 8],
      state: 'good',
      note: {
        es: 'Ballenas a metros de la playa El Doradillo; frío y días cortos.',
        en: 'Whales a few metres off El Doradillo beach; cold, short days.',
        pt: 'Baleias a metros da praia El Doradillo; frio e dias curtos.',
      },
    },
    {
      months: [9, 10],
      state: 'peak',
      note: {
        es: 'Ballenas con ballenatos, pingüinos que llegan y elefantes marinos en celo.',
        en: 'Whales with calves, penguins arriving, elephant seals breeding.',
        pt: 'Baleias com filhotes, pinguins chegando e elefantes-marinhos no cio.',
      },
    },
    {
      months: [11],
      state: 'peak',
      note: {
        es: 'El último buen mes de ballenas, con pichones y delfines.',
        en: 'The last good month for whales, with chicks and dolphins.',
        pt: 'O último bom mês de baleias, com filhotes de pinguim e golfinhos.',
      },
    },
    {
      months: [12],
      state: 'good',
      note: {
        es: 'Parten las últimas ballenas; pingüineras llenas.',
        en: 'The last whales leave; penguin colonies in full swing.',
        pt: 'Partem as últimas baleias; pinguineiras cheias.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'Ballenas francas de junio a diciembre, pingüinos de septiembre a abril, orcas en marzo y té galés: una península que vive según el calendario del mar.',
      highlights: [
        'Ballenas desde el barco en Puerto Pirámides',
        'El Doradillo, donde se las oye respirar desde la playa',
        'La colonia de pingüinos de Punta Tombo',
        'Elefantes marinos en Caleta Valdés',
        'El té galés de Gaiman',
      ],
      seasonNote:
        'Septiembre, octubre y noviembre reúnen casi todo. Las ballenas están de junio a mediados de diciembre; los pingüinos, de septiembre a abril; las orcas, en marzo y abril.',
      climate:
        'Estepario y ventoso: 13 a 28 °C en verano, 2 a 13 °C en invierno; unos 200 mm de lluvia al año.',
      practical: {
        arrival:
          'Se vuela a Puerto Madryn (PMY) o a Trelew (REL), a una hora por ruta, desde Buenos Aires, en unas dos horas. Puerto Pirámides está a 100 kilómetros de Madryn.',
        weather:
          'El viento puede cerrar el puerto de Pirámides por unas horas o un día. Con dos noches hay margen para reprogramar.',
        clothing:
          'Cortavientos y abrigo todo el año, sobre todo en el barco; calzado cerrado para los senderos.',
        transport:
          'En la península los caminos son de ripio y las distancias, largas: la vuelta completa pasa los 400 kilómetros.',
        safety:
          'Los pingüinos tienen prioridad de paso. Mantenga la distancia con lobos y elefantes marinos y no se acerque al borde de los acantilados.',
      },
      questions: [
        {
          question: '¿Cuándo hay más ballenas?',
          answer:
            'En septiembre y octubre, cuando las madres acompañan a los ballenatos. Desde la playa se ven bien de junio a octubre.',
        },
        {
          question: '¿Madryn o Pirámides?',
          answer:
            'Madryn tiene más servicios y queda a mano de Punta Tombo. Una noche en Pirámides permite oír a las ballenas en la oscuridad.',
        },
      ],
    },
    en: {
      summary:
        'Right whales from June to December, penguins from September to April, orcas in March and a Welsh tea: a peninsula that lives by the calendar of the sea.',
      highlights: [
        'Whales from the boats of Puerto Pirámides',
        'El Doradillo, where you hear them breathe from the beach',
        'The penguin colony of Punta Tombo',
        'Elephant seals at Caleta Valdés',
        'Welsh tea in Gaiman',
      ],
      seasonNote:
        'September, October and November bring nearly everything together. Whales stay from June to mid-December, penguins from September to April; orcas come in March and April.',
      climate:
        'Windy steppe: 13 to 28 °C in summer, 2 to 13 °C in winter; some 200 mm of rain a year.',
      practical: {
        arrival:
          'Fly from Buenos Aires, in about two hours, to Puerto Madryn (PMY) or to Trelew (REL), an hour away by road. Puerto Pirámides is 100 kilometres from Madryn.',
        weather:
          'Wind may close the port of Pirámides for hours or a day. Two nights leave room to try again.',
        clothing:
          'A windproof and something warm all year, above all on the boat; closed shoes for the trails.',
        transport:
          'Roads on the peninsula are gravel and distances long: the whole loop is over 400 kilometres.',
        safety:
          'Penguins have right of way. Keep your distance from sea lions and elephant seals, and stay back from cliff edges.',
      },
      questions: [
        {
          question: 'When are there most whales?',
          answer:
            'In September and October, when mothers go about with their calves. From the beach they are easily seen between June and October.',
        },
        {
          question: 'Madryn or Pirámides?',
          answer:
            'Madryn has more services and is handy for Punta Tombo. A night in Pirámides lets you hear whales in the dark.',
        },
      ],
    },
    pt: {
      summary:
        'Baleias-francas de junho a dezembro, pinguins de setembro a abril, orcas em março e chá galês: uma península que vive pelo calendário do mar.',
      highlights: [
        'Baleias vistas do barco em Puerto Pirámides',
        'El Doradillo, onde se ouve a respiração delas da praia',
        'A colônia de pinguins de Punta Tombo',
        'Elefantes-marinhos em Caleta Valdés',
        'O chá galês de Gaiman',
      ],
      seasonNote:
        'Setembro, outubro e novembro reúnem quase tudo. As baleias ficam de junho a meados de dezembro; os pinguins, de setembro a abril; as orcas vêm em março e abril.',
      climate:
        'Estepe ventosa: 13 a 28 °C no verão, 2 a 13 °C no inverno; cerca de 200 mm de chuva por ano.',
      practical: {
        arrival:
          'Voa-se de Buenos Aires, em cerca de duas horas, a Puerto Madryn (PMY) ou a Trelew (REL), a uma hora por estrada. Puerto Pirámides fica a 100 quilômetros de Madryn.',
        weather:
          'O vento pode fechar o porto de Pirámides por horas ou um dia. Com duas noites há margem para remarcar.',
        clothing:
          'Corta-vento e agasalho o ano todo, sobretudo no barco; calçado fechado para as trilhas.',
        transport:
          'Na península as estradas são de cascalho e as distâncias, longas: a volta completa passa de 400 quilômetros.',
        safety:
          'Os pinguins têm preferência de passagem. Mantenha distância de lobos e elefantes-marinhos e não chegue à beira das falésias.',
      },
      questions: [
        {
          question: 'Quando há mais baleias?',
          answer:
            'Em setembro e outubro, quando as mães acompanham os filhotes. Da praia se veem bem de junho a outubro.',
        },
        {
          question: 'Madryn ou Pirámides?',
          answer:
            'Madryn tem mais serviços e fica à mão de Punta Tombo. Uma noite em Pirámides permite ouvir as baleias no escuro.',
        },
      ],
    },
  },
  outings: peninsulaValdesOutings,
}
