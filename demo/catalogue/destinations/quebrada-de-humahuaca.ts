import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const quebradaDeHumahuaca: DemoDestination = {
  key: 'quebrada-de-humahuaca',
  region: 'jujuy',
  starred: true,
  tags: ['norte argentino', 'unesco', 'andes', 'cultura', 'desierto', 'fotografía'],
  details: {
    es: {
      name: 'Quebrada de Humahuaca y Salinas Grandes',
      description: `Diez mil años de caminantes pasaron por este valle: cazadores, caravanas de llamas, chasquis del Inca, arrieros, ejércitos de la Independencia. La Quebrada de Humahuaca es un corredor de 155 kilómetros donde los cerros guardan todos los colores del tiempo y los pueblos siguen celebrando a la Pachamama con la misma seriedad con que tocan la caja.

En **Purmamarca** el Cerro de los Siete Colores es el fondo de la plaza. Más al norte están el pucará de Tilcara, la paleta del pintor sobre Maimará y, a 4.350 metros, el mirador del **Hornocal**, una serranía en zigzag que al atardecer parece tejida en telar.

La cuesta de Lipán sube en caracol hasta los 4.170 metros y del otro lado aparecen las **Salinas Grandes**: un piso blanco de hexágonos, piletas turquesas y un silencio que se oye.

**Cuándo ir:** de abril a noviembre, con sol de día y frío de noche; en febrero, el carnaval lo tapa todo de harina y talco. La altura pide calma: mate de coca, comidas livianas, pasos cortos. Tres noches.`,
    },
    en: {
      name: 'Quebrada de Humahuaca and Salinas Grandes',
      description: `Ten thousand years of travellers have come through this valley: hunters, llama caravans, the Inca's runners, mule drivers, the armies of Independence. The Quebrada de Humahuaca is a corridor 155 kilometres long where the hills keep every colour of time, and where villages still honour Pachamama as earnestly as they beat their drums.

In **Purmamarca** the Hill of Seven Colours is the back wall of the square. Further north are the fortress of Tilcara, the painter's palette above Maimará and, at 4,350 metres, the lookout over the **Hornocal**, a range of zigzags that at sunset seems to have come off a loom.

The Lipán pass winds up to 4,170 metres, and on the far side lie the **Salinas Grandes**: a white floor of hexagons, turquoise pools and a silence you can hear.

**When to go:** April to November, with sunny days and cold nights; in February carnival covers everything in flour and talc. The altitude asks for calm: coca tea, light meals, short steps. Three nights.`,
    },
    pt: {
      name: 'Quebrada de Humahuaca e Salinas Grandes',
      description: `Dez mil anos de caminhantes passaram por este vale: caçadores, caravanas de lhamas, mensageiros do Inca, tropeiros, exércitos da Independência. A Quebrada de Humahuaca é um corredor de 155 quilômetros onde os morros guardam todas as cores do tempo e os povoados ainda celebram a Pachamama com a mesma seriedade com que batem o tambor.

Em **Purmamarca**, o Morro das Sete Cores é o fundo da praça. Mais ao norte estão o pucará de Tilcara, a paleta do pintor sobre Maimará e, a 4.350 metros, o mirante do **Hornocal**, uma serra em zigue-zague que ao entardecer parece saída de um tear.

A subida de Lipán serpenteia até os 4.170 metros e do outro lado surgem as **Salinas Grandes**: um chão branco de hexágonos, piscinas turquesa e um silêncio que se ouve.

**Quando ir:** de abril a novembro, com sol de dia e frio à noite; em fevereiro o carnaval cobre tudo de farinha e talco. A altitude pede calma: chá de coca, refeições leves, passos curtos. Três noites.`,
    },
  },
  pictures: [
    slider('quebrada', 0, 'day', 'summer'),
    slider('salinas-grandes', 0, 'day', 'winter'),
    slider('quebrada', 1, 'golden', 'autumn'),
    main('quebrada', 0, 'golden', 'autumn'),
    main('salinas-grandes', 0, 'dusk', 'winter'),
    detail('quebrada', 0, 'dusk', 'summer'),
    detail('salinas-grandes', 1, 'dawn', 'winter'),
  ],
  tours: [
    {
      key: 'quebrada-hornocal',
      category: 'roads',
      starredInDestination: true,
      tags: ['hornocal', 'miradores', '4x4'],
      details: {
        es: {
          name: 'Tilcara, Humahuaca y el Hornocal al atardecer',
          description: `La Quebrada entera en un día, ordenada por la luz. Por la mañana el pucará de Tilcara y su museo; al mediodía, locro o quinoa en Humahuaca, donde el santo sale del reloj a las doce en punto; a la tarde, veinticinco kilómetros de ripio en 4x4 hasta el mirador del Hornocal, cuando el sol le da de frente. Se sube despacio y se lleva abrigo.`,
        },
        en: {
          name: 'Tilcara, Humahuaca and the Hornocal at sunset',
          description: `The whole valley in a day, in the order the light prefers. In the morning, the fortress of Tilcara and its museum; at noon, stew or quinoa in Humahuaca, where the saint comes out of the clock at twelve sharp; in the afternoon, twenty-five kilometres of gravel by 4x4 to the Hornocal lookout, when the sun strikes it full. We climb slowly; bring something warm.`,
        },
        pt: {
          name: 'Tilcara, Humahuaca e o Hornocal ao entardecer',
          description: `A Quebrada inteira em um dia, na ordem que a luz pede. De manhã, o pucará de Tilcara e seu museu; ao meio-dia, locro ou quinoa em Humahuaca, onde o santo sai do relógio às doze em ponto; à tarde, vinte e cinco quilômetros de rípio em 4x4 até o mirante do Hornocal, quando o sol bate de frente. Sobe-se devagar e leva-se agasalho.`,
        },
      },
      pictures: [main('quebrada', 1, 'dusk', 'winter'), slider('quebrada', 2, 'golden', 'winter')],
    },
    {
      key: 'quebrada-salinas',
      category: 'roads',
      starred: true,
      starredInDestination: true,
      tags: ['salar', 'cuesta de lipán', 'imperdible'],
      details: {
        es: {
          name: 'Cuesta de Lipán y Salinas Grandes',
          description: `De Purmamarca al salar hay sesenta y cinco kilómetros y dos mil metros de desnivel. Paramos en el punto más alto de la ruta, entre vicuñas, y bajamos a las salinas, donde un guía de las comunidades cuenta cómo se cosecha la sal y lleva a las piletas en su camioneta. Ropa clara, anteojos de sol y protector: el reflejo no perdona. Medio día largo.`,
        },
        en: {
          name: 'The Lipán pass and Salinas Grandes',
          description: `From Purmamarca to the salt flat it is sixty-five kilometres and a climb of two thousand metres. We stop at the top of the road, among vicuñas, and come down to the flat, where a guide from the local communities tells how salt is harvested and leads the way to the pools. Wear light colours, sunglasses and sun cream: the glare is merciless. A long half day.`,
        },
        pt: {
          name: 'Cuesta de Lipán e Salinas Grandes',
          description: `De Purmamarca ao salar são sessenta e cinco quilômetros e dois mil metros de desnível. Paramos no ponto mais alto da estrada, entre vicunhas, e descemos às salinas, onde um guia das comunidades conta como se colhe o sal e leva às piscinas em sua caminhonete. Roupa clara, óculos escuros e protetor: o reflexo não perdoa. Meio dia longo. Saída pela manhã.`,
        },
      },
      pictures: [
        main('salinas-grandes', 1, 'day', 'summer'),
        slider('salinas-grandes', 1, 'golden', 'winter'),
      ],
    },
    {
      key: 'quebrada-llamas',
      category: 'trekking',
      starredInDestination: true,
      tags: ['llamas', 'familias', 'a pie'],
      details: {
        es: {
          name: 'Caravana con llamas en Tilcara',
          description: `Como los antiguos caravaneros: cada viajero lleva del cabestro una llama cargada con el almuerzo. Se camina sin apuro entre cardones y cultivos, con un guía que creció en el valle y habla de la sal, del maíz y del trueque. Hay un recorrido de dos horas, ideal con chicos, y otro de día completo. Las llamas son curiosas, tranquilas y muy fotogénicas.`,
        },
        en: {
          name: 'Walking with llamas in Tilcara',
          description: `As the old caravans did it: each traveller leads a llama that carries the lunch. You walk at an easy pace among cacti and small fields with a guide who grew up in the valley and talks about salt, maize and barter. There is a two-hour route, perfect with children, and a full-day one. Llamas are curious, calm and know how to pose.`,
        },
        pt: {
          name: 'Caravana com lhamas em Tilcara',
          description: `Como os antigos caravaneiros: cada viajante leva pelo cabresto uma lhama carregada com o almoço. Caminha-se sem pressa entre cactos e plantações, com um guia que cresceu no vale e fala do sal, do milho e do escambo. Há um percurso de duas horas, ideal com crianças, e outro de dia inteiro. As lhamas são curiosas, tranquilas e muito fotogênicas.`,
        },
      },
      pictures: [main('quebrada', 0, 'dawn', 'spring'), slider('quebrada', 0, 'dawn', 'spring')],
    },
  ],
  hotels: [
    {
      key: 'quebrada-manantial-purmamarca',
      stars: 4,
      tags: ['adobe', 'piscina', 'spa'],
      details: {
        es: {
          name: 'Manantial de Purmamarca',
          description: `Adobe, caña y lana de llama al pie de los cerros. Piscina tibia, cielo negro para ver la Vía Láctea y cocina andina con producto del valle.`,
        },
        en: {
          name: 'Manantial de Purmamarca',
          description: `Adobe, cane and llama wool at the foot of the hills. A warm pool, skies dark enough for the Milky Way and Andean cooking from the valley.`,
        },
        pt: {
          name: 'Manantial de Purmamarca',
          description: `Adobe, taquara e lã de lhama ao pé dos morros. Piscina morna, céu escuro para ver a Via Láctea e cozinha andina com produtos do vale.`,
        },
      },
    },
    {
      key: 'quebrada-patio-tilcara',
      stars: 3,
      tags: ['boutique', 'pueblo'],
      details: {
        es: {
          name: 'El Patio del Pucará',
          description: `Nueve habitaciones en torno a un patio con molle y horno de barro, a tres cuadras de la plaza de Tilcara.`,
        },
        en: {
          name: 'El Patio del Pucará',
          description: `Nine rooms around a courtyard with a pepper tree and a clay oven, three blocks from the square in Tilcara.`,
        },
        pt: {
          name: 'El Patio del Pucará',
          description: `Nove quartos em torno de um pátio com aroeira e forno de barro, a três quadras da praça de Tilcara.`,
        },
      },
    },
  ],
}
