import type { DestinationGuide } from '../../guide.ts'
import { elCalafateOutings } from '../outings/el-calafate.ts'

export const elCalafateGuide: DestinationGuide = {
  location: { lat: -50.3379, lng: -72.2648 },
  altitude: 199,
  airport: 'FTE',
  timeZone: 'America/Argentina/Rio_Gallegos',
  nightsAdvised: { min: 2, max: 4 },
  aliases: [
    'Calafate',
    'Perito Moreno',
    'Glaciar Perito Moreno',
    'Los Glaciares',
    'Patagonia',
    'Lago Argentino',
  ],
  year: [
    {
      months: [1],
      state: 'peak',
      note: {
        es: 'Los días más largos del año y bosque en flor; reserve con meses.',
        en: 'The longest days and flowering forest; book months ahead.',
        pt: 'Os dias mais longos do ano e bosque em flor; reserve com meses.',
      },
    },
    {
      months: [2],
      state: 'peak',
      note: {
        es: 'Tiempo relativamente estable y la laguna llena de flamencos.',
        en: 'Fairly settled weather and a lagoon full of flamingos.',
        pt: 'Tempo relativamente estável e a lagoa cheia de flamingos.',
      },
    },
    {
      months: [3],
      state: 'peak',
      note: {
        es: 'Menos viento y menos gente; los primeros rojos en las lengas.',
        en: 'Less wind, fewer people and the first red in the beeches.',
        pt: 'Menos vento e menos gente; os primeiros vermelhos nas lengas.',
      },
    },
    {
      months: [4],
      state: 'good',
      note: {
        es: 'Otoño pleno: lengas y ñires rojos junto al hielo azul.',
        en: 'Full autumn: red southern beeches beside blue ice.',
        pt: 'Outono pleno: lengas e ñires vermelhos junto ao gelo azul.',
      },
    },
    {
      months: [5],
      state: 'fair',
      note: {
        es: 'Días cortos y fríos; algunos servicios empiezan a cerrar.',
        en: 'Short, cold days; some services begin to close.',
        pt: 'Dias curtos e frios; alguns serviços começam a fechar.',
      },
    },
    {
      months: [6, 7],
      state: 'fair',
      note: {
        es: 'Nieve y pasarelas casi vacías; ocho horas de luz.',
        en: 'Snow, walkways almost empty, and eight hours of daylight.',
        pt: 'Neve, passarelas quase vazias e oito horas de luz.',
      },
    },
    {
      months: [8],
      state: 'fair',
      note: {
        es: 'Frío seco, cielos claros y montañas nevadas.',
        en: 'Dry cold, clear skies and snow on every mountain.',
        pt: 'Frio seco, céu limpo e montanhas nevadas.',
      },
    },
    {
      months: [9],
      state: 'good',
      note: {
        es: 'Vuelven las aves a la laguna y reabren los servicios.',
        en: 'Birds return to the lagoon and services reopen.',
        pt: 'As aves voltam à lagoa e os serviços reabrem.',
      },
    },
    {
      months: [10],
      state: 'good',
      note: {
        es: 'Primavera: notros en flor, cielos cambiantes y buenas tarifas.',
        en: 'Spring: fire bush in flower, changing skies and fair rates.',
        pt: 'Primavera: notros em flor, céu instável e boas tarifas.',
      },
    },
    {
      months: [11, 12],
      state: 'peak',
      note: {
        es: 'Luz hasta las diez de la noche; el viento sopla con ganas.',
        en: 'Light until ten at night, and a wind that means it.',
        pt: 'Luz até as dez da noite; o vento sopra com vontade.',
      },
    },
  ],
  texts: {
    es: {
      summary:
        'La base para el Perito Moreno: un frente de hielo de cinco kilómetros que se desprende ante los ojos, témpanos en el lago Argentino y estancias de estepa.',
      highlights: [
        'Desprendimientos de hielo vistos desde las pasarelas',
        'Una caminata con crampones sobre el glaciar',
        'Los témpanos del brazo norte, camino a Upsala y Spegazzini',
        'Flamencos y cisnes en la laguna Nimez, a pasos del centro',
        'Cordero a la estaca y dulce de calafate',
      ],
      seasonNote:
        'El verano austral, de noviembre a marzo, trae días larguísimos y viento. En abril el bosque se pone rojo; en invierno hay menos servicios y las pasarelas quedan casi vacías.',
      climate:
        'Estepario frío y ventoso: 8 a 19 °C en verano, de -2 a 5 °C en invierno; muy poca lluvia en el pueblo.',
      practical: {
        arrival:
          'El aeropuerto (FTE) está a 20 kilómetros y recibe vuelos de Buenos Aires (algo más de tres horas), Ushuaia y Bariloche. Por tierra se llega de El Chaltén en tres horas y de Puerto Natales en unas cinco, con frontera.',
        clothing:
          'Capas: camiseta térmica, abrigo, rompevientos impermeable, gorro y guantes, también en enero. Anteojos de sol y protector: el hielo refleja mucho.',
        weather:
          'El viento manda, sobre todo de noviembre a enero. Puede haber sol, granizo y arco iris en una misma hora.',
        money:
          'Se paga con tarjeta casi en todas partes. Los cajeros suelen quedarse sin billetes los fines de semana largos.',
        transport:
          'El glaciar está a 80 kilómetros. Hay autobuses diarios y excursiones; la ruta está pavimentada y en invierno puede tener hielo.',
      },
      questions: [
        {
          question: '¿Pasarelas, barco o caminata sobre el hielo?',
          answer:
            'Las pasarelas bastan para entender el glaciar. La caminata con crampones agrega el hielo bajo los pies; la navegación, los témpanos. Con tres noches caben dos de las tres cosas.',
        },
        {
          question: '¿Hay edad límite para caminar sobre el glaciar?',
          answer:
            'Sí: de 8 a 65 años en la caminata que ofrecemos. No se admiten embarazadas ni personas con problemas de movilidad o corazón.',
        },
      ],
    },
    en: {
      summary:
        'The base for Perito Moreno: a front of ice five kilometres wide that breaks away before your eyes, icebergs on Lake Argentino and ranches on the steppe.',
      highlights: [
        'Towers of ice falling in front of the walkways',
        'A walk with crampons on the glacier itself',
        'Icebergs of the northern arm, on the way to Upsala and Spegazzini',
        'Flamingos and swans on Laguna Nimez, steps from the main street',
        'Lamb roasted on the stake and calafate-berry jam',
      ],
      seasonNote:
        'The southern summer, November to March, brings very long days and wind. In April the forest turns red; in winter there are fewer services and the walkways are almost empty.',
      climate:
        'Cold, windy steppe: 8 to 19 °C in summer, -2 to 5 °C in winter; very little rain in town.',
      practical: {
        arrival:
          'The airport (FTE), 20 kilometres away, has flights from Buenos Aires (a little over three hours), Ushuaia and Bariloche. By road it is three hours from El Chaltén and about five from Puerto Natales, border included.',
        clothing:
          'Layers: a thermal shirt, something warm, a windproof and waterproof jacket, hat and gloves, in January too. Sunglasses and sun cream: ice throws back a lot of light.',
        weather:
          'The wind rules, above all from November to January. Sun, hail and a rainbow may share the same hour.',
        money:
          'Cards are taken almost everywhere. Cash machines tend to run dry over long weekends.',
        transport:
          'The glacier is 80 kilometres away. There are daily coaches and outings; the road is paved and may be icy in winter.',
      },
      questions: [
        {
          question: 'Walkways, boat or a walk on the ice?',
          answer:
            'The walkways are enough to understand the glacier. Crampons put the ice under your feet; the boat takes you among icebergs. Three nights leave room for two of the three.',
        },
        {
          question: 'Is there an age limit for walking on the glacier?',
          answer:
            'Yes: 8 to 65 on the walk we offer. It is not open to pregnant women or to people with heart or mobility problems.',
        },
      ],
    },
    pt: {
      summary:
        'A base para o Perito Moreno: uma frente de gelo de cinco quilômetros que se rompe diante dos olhos, icebergs no lago Argentino e estâncias na estepe.',
      highlights: [
        'Blocos de gelo que despencam diante das passarelas',
        'Uma caminhada com grampões sobre o glaciar',
        'Os icebergs do braço norte, a caminho de Upsala e Spegazzini',
        'Flamingos e cisnes na laguna Nimez, a passos do centro',
        'Cordeiro na estaca e geleia de calafate',
      ],
      seasonNote:
        'O verão austral, de novembro a março, traz dias longuíssimos e vento. Em abril o bosque fica vermelho; no inverno há menos serviços e as passarelas ficam quase vazias.',
      climate:
        'Estepe fria e ventosa: 8 a 19 °C no verão, de -2 a 5 °C no inverno; pouquíssima chuva na cidade.',
      practical: {
        arrival:
          'O aeroporto (FTE) fica a 20 quilômetros e recebe voos de Buenos Aires (pouco mais de três horas), Ushuaia e Bariloche. Por terra, são três horas de El Chaltén e cerca de cinco de Puerto Natales, com fronteira.',
        clothing:
          'Camadas: camiseta térmica, agasalho, corta-vento impermeável, gorro e luvas, mesmo em janeiro. Óculos escuros e protetor solar: o gelo reflete muita luz.',
        weather:
          'Quem manda é o vento, sobretudo de novembro a janeiro. Sol, granizo e arco-íris podem caber na mesma hora.',
        money:
          'Cartões são aceitos em quase toda parte. Os caixas eletrônicos costumam ficar sem notas nos feriados prolongados.',
        transport:
          'O glaciar fica a 80 quilômetros. Há ônibus diários e passeios; a estrada é asfaltada e pode ter gelo no inverno.',
      },
      questions: [
        {
          question: 'Passarelas, barco ou caminhada no gelo?',
          answer:
            'As passarelas bastam para entender o glaciar. Os grampões põem o gelo sob os pés; o barco leva aos icebergs. Em três noites cabem duas das três coisas.',
        },
        {
          question: 'Há limite de idade para caminhar no glaciar?',
          answer:
            'Sim: de 8 a 65 anos na caminhada que oferecemos. Não é permitida para gestantes nem para pessoas com problemas cardíacos ou de mobilidade.',
        },
      ],
    },
  },
  outings: elCalafateOutings,
}
