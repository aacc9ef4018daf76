import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const rioDeJaneiro: DemoDestination = {
  key: 'rio-de-janeiro',
  region: 'rio-de-janeiro',
  starred: true,
  tags: ['ciudad', 'playa', 'unesco', 'música', 'noche', 'gastronomía'],
  details: {
    es: {
      name: 'Río de Janeiro',
      description: `Ninguna gran ciudad tiene una ubicación tan insensata: montañas de granito que salen del mar, una selva de verdad en el medio, veinte kilómetros de playa y, entre una cosa y otra, seis millones de cariocas convencidos de que el día libre es hoy. En 2012 la UNESCO reconoció ese paisaje como Patrimonio Mundial.

Al **Pan de Azúcar**, 396 metros, se sube en el teleférico inaugurado en 1912, mejor a última hora, cuando se encienden las luces de Botafogo. Al **Cristo Redentor** se llega en tren por la floresta de Tijuca. Y después está el resto: un agua de coco en Ipanema, el tranvía de Santa Teresa, un partido en el Maracaná, la roda de samba de los lunes en Pedra do Sal.

**Cuándo ir:** de abril a octubre, con menos lluvia y buen sol; en febrero o marzo, Carnaval, que pide reservar con un año. Cuatro noches y ropa liviana.`,
    },
    en: {
      name: 'Rio de Janeiro',
      description: `No great city has such a reckless setting: granite mountains rising from the sea, a real rainforest in the middle, twenty kilometres of beach and, in between, six million cariocas who are sure that today is the day off. In 2012 UNESCO listed that landscape as World Heritage.

You ride up **Sugarloaf**, 396 metres, in the cable car opened in 1912, best late in the day, when the lights come on around Botafogo. You reach **Christ the Redeemer** by train through the Tijuca forest. And then there is the rest: coconut water in Ipanema, the tram of Santa Teresa, a match at the Maracanã, the Monday samba circle at Pedra do Sal.

**When to go:** April to October for less rain and good sun; February or March for Carnival, which asks to be booked a year ahead. Four nights and light clothes.`,
    },
    pt: {
      name: 'Rio de Janeiro',
      description: `Nenhuma grande cidade tem uma localização tão insensata: montanhas de granito que saem do mar, uma mata de verdade no meio, vinte quilômetros de praia e, entre uma coisa e outra, seis milhões de cariocas convencidos de que a folga é hoje. Em 2012 a UNESCO reconheceu essa paisagem como Patrimônio Mundial.

Ao **Pão de Açúcar**, 396 metros, sobe-se no bondinho inaugurado em 1912, de preferência no fim da tarde, quando se acendem as luzes de Botafogo. Ao **Cristo Redentor** chega-se de trem pela Floresta da Tijuca. E depois há o resto: uma água de coco em Ipanema, o bonde de Santa Teresa, um jogo no Maracanã, a roda de samba de segunda-feira na Pedra do Sal.

**Quando ir:** de abril a outubro, com menos chuva e bom sol; em fevereiro ou março, o Carnaval, que pede reserva com um ano de antecedência. Quatro noites e roupa leve.`,
    },
  },
  pictures: [
    slider('rio', 0, 'golden', 'summer'),
    slider('rio', 1, 'dusk', 'summer'),
    slider('rio', 2, 'day', 'summer'),
    main('rio', 0, 'dusk', 'summer'),
    main('rio', 1, 'day', 'summer'),
    detail('rio', 0, 'day', 'summer'),
    detail('rio', 1, 'night', 'summer'),
  ],
  tours: [
    {
      key: 'rio-sugarloaf-corcovado',
      category: 'roads',
      starred: true,
      starredInDestination: true,
      tags: ['pan de azúcar', 'cristo redentor', 'imperdible'],
      details: {
        es: {
          name: 'Cristo Redentor y Pan de Azúcar sin filas',
          description: `El orden importa: al Corcovado en el primer tren, cuando la bruma todavía está abajo y el Cristo casi solo; al Pan de Azúcar a las cuatro y media, para ver la ciudad de día, al atardecer y encendida. En el medio, almuerzo en Urca con los pies sobre la mureta. Entradas con horario, guía y traslados incluidos. Si el cielo no ayuda, cambiamos de día.`,
        },
        en: {
          name: 'Christ the Redeemer and Sugarloaf without queues',
          description: `The order matters: Corcovado by the first train, while the mist is still below and the statue is almost alone; Sugarloaf at half past four, so as to see the city by day, at sunset and lit up. In between, lunch on the sea wall of Urca. Timed tickets, guide and transfers are included. If the sky does not help, we change the day.`,
        },
        pt: {
          name: 'Cristo Redentor e Pão de Açúcar sem filas',
          description: `A ordem importa: ao Corcovado no primeiro trem, quando a bruma ainda está lá embaixo e o Cristo quase sozinho; ao Pão de Açúcar às quatro e meia, para ver a cidade de dia, no pôr do sol e acesa. No meio, almoço na mureta da Urca. Ingressos com hora marcada, guia e traslados incluídos. Se o céu não ajudar, trocamos de dia.`,
        },
      },
      pictures: [main('rio', 0, 'golden', 'summer'), slider('rio', 0, 'dawn', 'summer')],
    },
    {
      key: 'rio-samba',
      category: 'city',
      starredInDestination: true,
      tags: ['samba', 'pequeña áfrica', 'nocturna'],
      details: {
        es: {
          name: 'Samba y Pequeña África',
          description: `Por la tarde, el Valongo, el muelle por donde entraron cientos de miles de africanos esclavizados, hoy Patrimonio Mundial, con un historiador del barrio. Al anochecer, feijoada en un bar de azulejos y, si es lunes, roda de samba al aire libre en Pedra do Sal; los otros días, un club de Lapa. Se vuelve en auto, ronco y contento. Máximo diez personas.`,
        },
        en: {
          name: 'Samba and Little Africa',
          description: `In the afternoon, Valongo, the wharf where hundreds of thousands of enslaved Africans were landed, now a World Heritage site, with a historian of the neighbourhood. At nightfall, feijoada in a tiled bar and, on Mondays, the open-air samba circle at Pedra do Sal; on other days, a club in Lapa. You are driven home, hoarse and happy. Ten people at most.`,
        },
        pt: {
          name: 'Samba e Pequena África',
          description: `À tarde, o Valongo, o cais por onde entraram centenas de milhares de africanos escravizados, hoje Patrimônio Mundial, com um historiador do bairro. Ao anoitecer, feijoada num bar de azulejos e, se for segunda-feira, roda de samba ao ar livre na Pedra do Sal; nos outros dias, um clube da Lapa. Volta-se de carro, rouco e contente. No máximo dez pessoas.`,
        },
      },
      pictures: [main('rio', 1, 'dusk', 'summer'), slider('rio', 1, 'night', 'summer')],
    },
    {
      key: 'rio-tijuca',
      category: 'trekking',
      starredInDestination: true,
      tags: ['selva', 'cascadas', 'a pie'],
      bannedTags: ['noche', 'playa'],
      details: {
        es: {
          name: 'Senderos de la floresta de Tijuca',
          description: `La selva urbana más famosa del mundo fue un cafetal arruinado que el emperador mandó replantar, árbol por árbol, en el siglo XIX. Con un biólogo se camina medio día entre jequitibás, cascadas y monos capuchinos hasta el pico de Tijuca o, más suave, hasta la Vista Chinesa. Se lleva agua, repelente y ganas de mojarse. Dos niveles de dificultad.`,
        },
        en: {
          name: 'Trails of the Tijuca forest',
          description: `The best-known urban forest in the world was a ruined coffee estate which the emperor ordered replanted, tree by tree, in the nineteenth century. With a biologist you walk for half a day among great jequitibá trees, waterfalls and capuchin monkeys, up to Tijuca peak or, more gently, to the Vista Chinesa. Bring water, repellent and a readiness to get wet. Two levels of difficulty.`,
        },
        pt: {
          name: 'Trilhas da Floresta da Tijuca',
          description: `A floresta urbana mais famosa do mundo foi um cafezal arruinado que o imperador mandou replantar, árvore por árvore, no século XIX. Com um biólogo caminha-se meio dia entre jequitibás, cachoeiras e macacos-prego até o pico da Tijuca ou, mais leve, até a Vista Chinesa. Leve água, repelente e vontade de se molhar. Dois níveis de dificuldade. Meio dia, com traslado incluído.`,
        },
      },
      pictures: [main('tijuca', 0, 'day', 'summer'), slider('tijuca', 1, 'mist', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'rio-hotel-morro-da-lua',
      stars: 5,
      tags: ['playa', 'piscina', 'vista'],
      details: {
        es: {
          name: 'Hotel Morro da Lua',
          description: `Torre de los años cincuenta sobre Ipanema, con piscina en la azotea, mosaicos de época y el mejor atardecer del barrio.`,
        },
        en: {
          name: 'Hotel Morro da Lua',
          description: `A tower of the fifties above Ipanema, with a rooftop pool, mosaics of the period and the best sunset in the neighbourhood.`,
        },
        pt: {
          name: 'Hotel Morro da Lua',
          description: `Torre dos anos cinquenta em Ipanema, com piscina na cobertura, mosaicos de época e o melhor pôr do sol do bairro.`,
        },
      },
    },
    {
      key: 'rio-casa-mangueira-rosa',
      stars: 3.5,
      tags: ['santa teresa', 'jardín'],
      details: {
        es: {
          name: 'Casa Mangueira Rosa',
          description: `Caserón de 1890 en Santa Teresa: diez cuartos, un mango centenario, hamacas y desayuno con frutas que no sabrá nombrar.`,
        },
        en: {
          name: 'Casa Mangueira Rosa',
          description: `An 1890 mansion in Santa Teresa: ten rooms, a hundred-year-old mango tree, hammocks and a breakfast of fruit you cannot name.`,
        },
        pt: {
          name: 'Casa Mangueira Rosa',
          description: `Casarão de 1890 em Santa Teresa: dez quartos, uma mangueira centenária, redes e café da manhã com frutas de todas as cores.`,
        },
      },
    },
  ],
}
