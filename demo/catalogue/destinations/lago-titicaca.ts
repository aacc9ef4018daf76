import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const lagoTiticaca: DemoDestination = {
  key: 'lago-titicaca',
  region: 'puno',
  tags: ['andes', 'lagos', 'cultura', 'navegación', 'altura', 'tren'],
  details: {
    es: {
      name: 'Lago Titicaca y Puno',
      description: `Es un mar a 3.812 metros: azul oscuro, frío, tan grande que tiene horizonte. De sus aguas, cuenta la leyenda, salieron Manco Cápac y Mama Ocllo para fundar el Cusco, y en sus orillas se sigue hablando quechua y aimara, sembrando papa en andenes y navegando en barcas de **totora**.

Frente a Puno, los **uros** viven sobre islas que ellos mismos tejen, capa sobre capa de junco, y que hay que renovar cada pocas semanas. Más adentro, en **Taquile**, los hombres tejen desde niños gorros finísimos, arte que la UNESCO declaró patrimonio de la humanidad; y en Amantaní las familias abren su casa, su mesa y, al anochecer, la puerta de los cerros sagrados.

Al sur, por Bolivia, esperan Copacabana y la Isla del Sol.

**Cuándo ir:** de abril a noviembre; en febrero, la fiesta de la Candelaria llena Puno de diabladas. Dos noches, una de ellas en la isla si el frío no lo asusta.`,
    },
    en: {
      name: 'Lake Titicaca and Puno',
      description: `It is a sea at 3,812 metres: dark blue, cold, and so large that it has a horizon. From its waters, the legend says, came Manco Cápac and Mama Ocllo to found Cusco, and on its shores people still speak Quechua and Aymara, plant potatoes on terraces and sail in boats of **totora** reed.

Off Puno the **Uros** live on islands which they weave themselves, layer upon layer of rushes, and which must be renewed every few weeks. Further out, on **Taquile**, men learn as boys to knit the finest of caps, an art that UNESCO has listed as heritage of humanity; and on Amantaní families open their houses, their tables and, at nightfall, the gates of their sacred hills.

To the south, across Bolivia, wait Copacabana and the Island of the Sun.

**When to go:** April to November; in February the feast of Candelaria fills Puno with dancing devils. Two nights, one of them on the island if the cold does not scare you.`,
    },
    pt: {
      name: 'Lago Titicaca e Puno',
      description: `É um mar a 3.812 metros: azul-escuro, frio, tão grande que tem horizonte. De suas águas, conta a lenda, saíram Manco Cápac e Mama Ocllo para fundar Cusco, e em suas margens ainda se fala quéchua e aimará, planta-se batata em terraços e navega-se em barcos de **totora**.

Em frente a Puno, os **uros** vivem sobre ilhas que eles mesmos tecem, camada sobre camada de junco, e que é preciso renovar a cada poucas semanas. Mais adentro, em **Taquile**, os homens tricotam desde meninos gorros finíssimos, arte que a UNESCO declarou patrimônio da humanidade; e em Amantaní as famílias abrem a casa, a mesa e, ao anoitecer, a porta dos morros sagrados.

Ao sul, pela Bolívia, esperam Copacabana e a Ilha do Sol.

**Quando ir:** de abril a novembro; em fevereiro, a festa da Candelária enche Puno de diabladas. Duas noites, uma delas na ilha se o frio não assustar.`,
    },
  },
  pictures: [
    slider('titicaca', 0, 'day', 'winter'),
    slider('titicaca', 1, 'golden', 'winter'),
    slider('titicaca', 2, 'dawn', 'winter'),
    main('titicaca', 0, 'golden', 'winter'),
    detail('titicaca', 0, 'dusk', 'winter'),
    detail('titicaca', 1, 'day', 'summer'),
  ],
  tours: [
    {
      key: 'titicaca-uros-taquile',
      category: 'heritage',
      starredInDestination: true,
      tags: ['uros', 'taquile', 'tejidos'],
      details: {
        es: {
          name: 'Islas de los uros y Taquile',
          description: `Lancha desde Puno por un canal entre totorales. En una isla familiar de los uros, lejos de las más visitadas, se aprende cómo se arma el suelo y se rema un rato en balsa. Después, Taquile: subida suave hasta la plaza, tejedores en plena tarea y almuerzo de trucha mirando la cordillera Real. Día completo, con parte del pago directo a las comunidades.`,
        },
        en: {
          name: 'The Uros islands and Taquile',
          description: `By launch from Puno along a channel through the reeds. On a family island of the Uros, away from the busiest ones, you learn how the floor is made and take a turn at the oars of a reed boat. Then Taquile: a gentle climb to the square, knitters hard at work and a lunch of trout facing the Cordillera Real. A full day, part of whose price goes straight to the communities.`,
        },
        pt: {
          name: 'Ilhas dos uros e Taquile',
          description: `Lancha de Puno por um canal entre os totorais. Numa ilha familiar dos uros, longe das mais visitadas, aprende-se como se monta o chão e rema-se um pouco na balsa. Depois, Taquile: subida suave até a praça, tricoteiros em plena tarefa e almoço de truta olhando a cordilheira Real. Dia inteiro, com parte do valor paga diretamente às comunidades. Saída cedo.`,
        },
      },
      pictures: [main('titicaca', 1, 'day', 'winter'), slider('titicaca', 1, 'day', 'winter')],
    },
    {
      key: 'titicaca-kayak',
      category: 'water',
      starredInDestination: true,
      tags: ['kayak', 'aventura', 'amanecer'],
      details: {
        es: {
          name: 'Kayak al amanecer en Llachón',
          description: `La península de Llachón conserva el lago de los campesinos: caletas de piedra, cebada hasta la orilla, ni un hotel a la vista. Se sale en kayaks dobles, estables, cuando el agua es un espejo, y se rema dos horas bordeando la costa con guía local y lancha de apoyo. Desayuno en casa de una familia, con pan de horno de barro y queso. No hace falta experiencia.`,
        },
        en: {
          name: 'Kayaking at sunrise in Llachón',
          description: `The Llachón peninsula keeps the lake as its farmers know it: coves of stone, barley down to the shore, not a hotel in sight. You set out in stable double kayaks while the water is a mirror and paddle along the coast for two hours with a local guide and a support boat. Breakfast is in a family's house, with bread from the clay oven and cheese. No experience needed.`,
        },
        pt: {
          name: 'Caiaque ao amanhecer em Llachón',
          description: `A península de Llachón conserva o lago dos camponeses: enseadas de pedra, cevada até a beira, nenhum hotel à vista. Sai-se em caiaques duplos, estáveis, quando a água é um espelho, e rema-se duas horas pela costa com guia local e lancha de apoio. Café da manhã na casa de uma família, com pão de forno de barro e queijo. Não é preciso experiência.`,
        },
      },
      pictures: [main('titicaca', 0, 'dawn', 'winter'), slider('titicaca', 0, 'dawn', 'winter')],
    },
  ],
  hotels: [
    {
      key: 'titicaca-hotel-balsa-dorada',
      stars: 4,
      tags: ['vista al lago', 'calefacción'],
      details: {
        es: {
          name: 'Hotel Balsa Dorada',
          description: `En la bahía de Puno, todas las habitaciones miran al agua. Pisos calefaccionados, oxígeno y muelle para salir a las islas.`,
        },
        en: {
          name: 'Hotel Balsa Dorada',
          description: `On the bay of Puno, with every room facing the water. Heated floors, oxygen and a jetty for the islands.`,
        },
        pt: {
          name: 'Hotel Balsa Dorada',
          description: `Na baía de Puno, todos os quartos olham para a água. Piso aquecido, oxigênio e píer para sair às ilhas.`,
        },
      },
    },
  ],
}
