import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const lencoisMaranhenses: DemoDestination = {
  key: 'lencois-maranhenses',
  region: 'maranhao',
  tags: ['dunas', 'unesco', 'naturaleza', 'playa', 'aventura', 'luna de miel'],
  details: {
    es: {
      name: 'Lençóis Maranhenses',
      description: `Parece un desierto y no lo es: aquí llueve, y mucho, entre enero y junio. El agua queda atrapada entre las dunas y, durante unos meses, miles de lagunas azules y verdes tibias como una bañera convierten 155.000 hectáreas de arena blanca en algo que no existe en ningún otro lado. Desde 2024 el parque es Patrimonio Mundial.

Se entra por **Barreirinhas**, en camionetas altas hasta donde empieza la arena y después a pie; por **Santo Amaro**, con lagunas más cercanas y menos gente; o por **Atins**, aldea de pescadores y kitesurf donde se comen los camarones más famosos del estado. Entre uno y otro corre el río Preguiças, con manglares, monos y un faro.

**Cuándo ir:** de junio a septiembre, con las lagunas llenas y cielo limpio. Se llega por São Luís, ciudad de azulejos, a cuatro horas por ruta. Tres o cuatro noches y muy poco equipaje.`,
    },
    en: {
      name: 'Lençóis Maranhenses',
      description: `It looks like a desert and is not one: here it rains, and a lot, from January to June. The water is trapped between the dunes and, for a few months, thousands of blue and green lagoons as warm as a bath turn 155,000 hectares of white sand into something that exists nowhere else. The park has been a World Heritage site since 2024.

You come in by **Barreirinhas**, in high trucks to where the sand begins and then on foot; by **Santo Amaro**, where lagoons are nearer and people fewer; or by **Atins**, a village of fishermen and kite surfers with the most celebrated prawns in the state. Between them runs the Preguiças river, with mangroves, monkeys and a lighthouse.

**When to go:** June to September, for full lagoons and clear skies. The way in is São Luís, city of tiles, four hours away by road. Three or four nights and very little luggage.`,
    },
    pt: {
      name: 'Lençóis Maranhenses',
      description: `Parece um deserto e não é: aqui chove, e muito, de janeiro a junho. A água fica presa entre as dunas e, durante alguns meses, milhares de lagoas azuis e verdes, mornas como uma banheira, transformam 155 mil hectares de areia branca em algo que não existe em nenhum outro lugar. Desde 2024 o parque é Patrimônio Mundial.

Entra-se por **Barreirinhas**, em jardineiras até onde começa a areia e depois a pé; por **Santo Amaro**, com lagoas mais próximas e menos gente; ou por **Atins**, vila de pescadores e kitesurfe onde se comem os camarões mais famosos do estado. Entre uma e outra corre o rio Preguiças, com manguezais, macacos e um farol.

**Quando ir:** de junho a setembro, com as lagoas cheias e céu limpo. Chega-se por São Luís, cidade dos azulejos, a quatro horas de estrada. Três ou quatro noites e pouquíssima bagagem.`,
    },
  },
  pictures: [
    slider('lencois', 0, 'day', 'summer'),
    slider('lencois', 1, 'golden', 'summer'),
    slider('lencois', 2, 'dawn', 'summer'),
    main('lencois', 0, 'golden', 'summer'),
    detail('lencois', 0, 'dusk', 'summer'),
    detail('lencois', 1, 'day', 'summer'),
  ],
  tours: [
    {
      key: 'lencois-lagoons',
      category: 'trekking',
      starredInDestination: true,
      tags: ['lagunas', 'atardecer', 'a pie'],
      details: {
        es: {
          name: 'Lagunas de Santo Amaro al atardecer',
          description: `Media hora en camioneta por pistas de arena y después se camina descalzo, porque no hace falta otra cosa. Con un guía del pueblo se va de laguna en laguna, se nada en las que no tienen a nadie y se sube a la última duna para ver cómo la arena pasa del blanco al rosa. En noches de luna, quien quiera vuelve a pie. Cinco horas.`,
        },
        en: {
          name: 'Lagoons of Santo Amaro at sunset',
          description: `Half an hour by truck along sand tracks and then you walk barefoot, because nothing else is needed. With a guide from the village you go from lagoon to lagoon, swim in those that have nobody in them and climb the last dune to see the sand turn from white to pink. On moonlit nights, anyone who wishes may walk home. Five hours.`,
        },
        pt: {
          name: 'Lagoas de Santo Amaro ao pôr do sol',
          description: `Meia hora de jardineira por trilhas de areia e depois se caminha descalço, porque não é preciso mais nada. Com um guia da vila vai-se de lagoa em lagoa, nada-se nas que não têm ninguém e sobe-se a última duna para ver a areia passar do branco ao rosa. Em noites de lua, quem quiser volta a pé. Cinco horas.`,
        },
      },
      pictures: [main('lencois', 1, 'dusk', 'summer'), slider('lencois', 1, 'dusk', 'summer')],
    },
    {
      key: 'lencois-preguicas',
      category: 'water',
      starredInDestination: true,
      tags: ['río', 'lancha', 'manglares'],
      details: {
        es: {
          name: 'Río Preguiças hasta Caburé y Atins',
          description: `Una lancha rápida baja el río entre manglares y palmeras de buriti, con parada en Vassouras, donde los monos bajan a las dunas, y en el faro de Mandacaru, de ciento sesenta escalones y vista redonda. En Caburé, entre el río y el mar, se almuerza robalo a la brasa y se duerme la siesta en hamaca. Día completo, con regreso a Barreirinhas o noche en Atins.`,
        },
        en: {
          name: 'The Preguiças river to Caburé and Atins',
          description: `A fast launch goes down the river between mangroves and buriti palms, stopping at Vassouras, where monkeys come down to the dunes, and at the Mandacaru lighthouse, with a hundred and sixty steps and a view all round. In Caburé, between river and sea, there is snook from the grill and a siesta in a hammock. A full day, back to Barreirinhas or on to a night in Atins.`,
        },
        pt: {
          name: 'Rio Preguiças até Caburé e Atins',
          description: `Uma voadeira desce o rio entre manguezais e buritis, com parada em Vassouras, onde os macacos descem às dunas, e no farol de Mandacaru, de cento e sessenta degraus e vista para todos os lados. Em Caburé, entre o rio e o mar, almoça-se robalo na brasa e tira-se um cochilo na rede. Dia inteiro, com volta a Barreirinhas ou noite em Atins.`,
        },
      },
      pictures: [main('amazonas', 0, 'day', 'summer'), slider('lencois', 2, 'golden', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'lencois-pouso-do-buriti',
      stars: 4,
      tags: ['río', 'piscina'],
      details: {
        es: {
          name: 'Pouso do Buriti',
          description: `Cabañas de madera y paja a orillas del río Preguiças, con muelle propio, piscina de agua dulce y hamacas en cada galería.`,
        },
        en: {
          name: 'Pouso do Buriti',
          description: `Chalets of timber and thatch on the Preguiças river, with a jetty of its own, a freshwater pool and hammocks on every veranda.`,
        },
        pt: {
          name: 'Pouso do Buriti',
          description: `Chalés de madeira e palha à beira do rio Preguiças, com píer próprio, piscina de água doce e redes em cada varanda.`,
        },
      },
    },
  ],
}
