import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const machuPicchu: DemoDestination = {
  key: 'machu-picchu',
  region: 'cusco',
  starred: true,
  tags: ['andes', 'unesco', 'historia', 'tren', 'trekking', 'cultura'],
  details: {
    es: {
      name: 'Cusco, Valle Sagrado y Machu Picchu',
      description: `Hacia 1450, el Inca Pachacútec mandó construir una ciudad sobre un filo de granito, a 2.430 metros, entre la selva y la nieve. **Machu Picchu** no figura en ninguna crónica española y quizá por eso llegó entera: terrazas, fuentes, templos y casas con las ventanas puestas donde sale el sol. Patrimonio Mundial desde 1983, se visita hoy con horario y circuito fijos, que conviene reservar con meses.

Pero el viaje empieza antes. En **Cusco**, a 3.400 metros, donde los muros incas sostienen iglesias barrocas; en el **Valle Sagrado**, más bajo y más templado, con Pisac, Ollantaytambo, los andenes circulares de Moray y las tres mil pozas de sal de Maras. De Ollantaytambo sale el tren que acompaña al Urubamba hasta la ceja de selva.

**Cuándo ir:** de abril a octubre, con cielo seco; junio y julio son los meses de las fiestas y del gentío. Duerma primero en el valle para aclimatarse. Cinco noches.`,
    },
    en: {
      name: 'Cusco, the Sacred Valley and Machu Picchu',
      description: `Around 1450 the Inca Pachacútec had a city built on a blade of granite, at 2,430 metres, between the forest and the snow. No Spanish chronicle mentions **Machu Picchu**, and perhaps that is why it came down to us whole: terraces, fountains, temples, and houses with their windows set where the sun comes up. A World Heritage site since 1983, it is visited today by fixed hours and circuits, best booked months ahead.

The journey begins earlier, though. In **Cusco**, at 3,400 metres, Inca walls hold up baroque churches; in the **Sacred Valley**, lower and milder, lie Pisac, Ollantaytambo, the circular terraces of Moray and the three thousand salt pans of Maras. From Ollantaytambo the train follows the Urubamba down to the edge of the jungle.

**When to go:** April to October, under dry skies; June and July are the months of festivals and crowds. Sleep in the valley first, to get used to the altitude. Five nights.`,
    },
    pt: {
      name: 'Cusco, Vale Sagrado e Machu Picchu',
      description: `Por volta de 1450, o Inca Pachacútec mandou construir uma cidade sobre um fio de granito, a 2.430 metros, entre a selva e a neve. **Machu Picchu** não figura em nenhuma crônica espanhola e talvez por isso tenha chegado inteira: terraços, fontes, templos e casas com as janelas voltadas para onde nasce o sol. Patrimônio Mundial desde 1983, hoje se visita com horário e circuito fixos, que convém reservar com meses de antecedência.

Mas a viagem começa antes. Em **Cusco**, a 3.400 metros, os muros incas sustentam igrejas barrocas; no **Vale Sagrado**, mais baixo e mais ameno, esperam Pisac, Ollantaytambo, os terraços circulares de Moray e as três mil salinas de Maras. De Ollantaytambo parte o trem que acompanha o Urubamba até a beira da selva.

**Quando ir:** de abril a outubro, com céu seco; junho e julho são os meses das festas e da multidão. Durma primeiro no vale para se aclimatar. Cinco noites.`,
    },
  },
  pictures: [
    slider('machu-picchu', 0, 'day', 'spring'),
    slider('machu-picchu', 1, 'dawn', 'winter'),
    slider('machu-picchu', 2, 'mist', 'summer'),
    main('machu-picchu', 0, 'dawn', 'winter'),
    main('machu-picchu', 1, 'day', 'spring'),
    detail('machu-picchu', 0, 'golden', 'winter'),
    detail('machu-picchu', 1, 'mist', 'spring'),
  ],
  tours: [
    {
      key: 'machu-picchu-by-train',
      category: 'heritage',
      starred: true,
      starredInDestination: true,
      tags: ['tren', 'imperdible', 'circuito 2'],
      details: {
        es: {
          name: 'Machu Picchu en tren panorámico',
          description: `Tren de la mañana desde Ollantaytambo, una hora cuarenta y cinco junto al río con techo de cristal, y ómnibus en zigzag hasta la puerta. Visitamos el circuito completo, el de la vista clásica, con un guía cusqueño que explica la ingeniería y deja ratos de silencio. Tiempo para almorzar en Aguas Calientes y regreso al valle al anochecer. Llevar el pasaporte original.`,
        },
        en: {
          name: 'Machu Picchu by panoramic train',
          description: `The morning train from Ollantaytambo, an hour and three quarters beside the river under a glass roof, then the bus that zigzags up to the gate. We follow the full circuit, the one with the classic view, with a guide from Cusco who explains the engineering and leaves room for silence. Time for lunch in Aguas Calientes, and back in the valley by nightfall. Bring your original passport.`,
        },
        pt: {
          name: 'Machu Picchu de trem panorâmico',
          description: `Trem da manhã de Ollantaytambo, uma hora e quarenta e cinco junto ao rio sob teto de vidro, e ônibus em zigue-zague até a entrada. Visitamos o circuito completo, o da vista clássica, com um guia cusquenho que explica a engenharia e deixa momentos de silêncio. Tempo para almoçar em Aguas Calientes e volta ao vale ao anoitecer. Leve o passaporte original.`,
        },
      },
      pictures: [
        main('machu-picchu', 0, 'golden', 'spring'),
        slider('machu-picchu', 0, 'dawn', 'spring'),
      ],
    },
    {
      key: 'machu-picchu-maras-moray',
      category: 'roads',
      starredInDestination: true,
      tags: ['valle sagrado', 'salineras', 'miradores'],
      details: {
        es: {
          name: 'Moray, Maras y Ollantaytambo',
          description: `El Valle Sagrado por el camino de arriba, el de los nevados. En Moray, los andenes circulares donde los incas ensayaban cultivos; en Maras, las salineras que brillan en escalera sobre la quebrada y que todavía trabajan unas seiscientas familias; al final, la fortaleza de Ollantaytambo, con sus seis monolitos rosados. Almuerzo campesino: trucha, choclo con queso y chicha morada.`,
        },
        en: {
          name: 'Moray, Maras and Ollantaytambo',
          description: `The Sacred Valley by the upper road, the one with the snow peaks. At Moray, the circular terraces where the Inca tried out crops; at Maras, the salt pans that shine in steps above the gorge and are still worked by some six hundred families; at the end, the fortress of Ollantaytambo with its six rose-coloured monoliths. A country lunch: trout, corn with cheese and purple chicha.`,
        },
        pt: {
          name: 'Moray, Maras e Ollantaytambo',
          description: `O Vale Sagrado pelo caminho de cima, o dos nevados. Em Moray, os terraços circulares onde os incas experimentavam cultivos; em Maras, as salinas que brilham em degraus sobre o vale e onde ainda trabalham umas seiscentas famílias; no fim, a fortaleza de Ollantaytambo, com seus seis monólitos rosados. Almoço camponês: truta, milho com queijo e chicha roxa. Dia inteiro, com calma.`,
        },
      },
      pictures: [main('moray', 0, 'golden', 'autumn'), slider('moray', 1, 'day', 'summer')],
    },
    {
      key: 'machu-picchu-cusco-kitchen',
      category: 'table',
      starredInDestination: true,
      tags: ['mercado', 'clase de cocina', 'pisco'],
      bannedTags: ['trekking', 'tren'],
      details: {
        es: {
          name: 'Mercado de San Pedro y clase de cocina',
          description: `Con una cocinera cusqueña se compra en el mercado de San Pedro, entre cuarenta papas distintas, panes de Oropesa y hierbas para todo mal, y después se cocina en su casa de San Blas: causa, lomo saltado o una versión vegetariana, y pisco sour batido a mano. Se come lo que se hizo, con vista a los techos. Cuatro horas, grupos de ocho.`,
        },
        en: {
          name: 'San Pedro market and a cooking class',
          description: `With a cook from Cusco you shop at San Pedro market, among forty kinds of potato, bread from Oropesa and herbs for every ill, and then cook in her house in San Blas: causa, lomo saltado or a vegetarian version, and pisco sour shaken by hand. You eat what you have made, looking over the rooftops. Four hours, eight people at most.`,
        },
        pt: {
          name: 'Mercado de San Pedro e aula de cozinha',
          description: `Com uma cozinheira cusquenha compra-se no mercado de San Pedro, entre quarenta tipos de batata, pães de Oropesa e ervas para todos os males, e depois se cozinha na casa dela, em San Blas: causa, lomo saltado ou uma versão vegetariana, e pisco sour batido à mão. Come-se o que se preparou, com vista para os telhados. Quatro horas, grupos de oito.`,
        },
      },
      pictures: [main('market', 0, 'golden', 'summer'), slider('market', 0, 'golden', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'machu-picchu-hacienda-kantu',
      stars: 5,
      tags: ['valle sagrado', 'spa', 'jardín'],
      details: {
        es: {
          name: 'Hacienda Kantu',
          description: `Casas de piedra y teja en el Valle Sagrado, huerta propia, caballos peruanos de paso y chimenea en cada habitación.`,
        },
        en: {
          name: 'Hacienda Kantu',
          description: `Houses of stone and tile in the Sacred Valley, a kitchen garden, Peruvian Paso horses and a fireplace in every room.`,
        },
        pt: {
          name: 'Hacienda Kantu',
          description: `Casas de pedra e telha no Vale Sagrado, horta própria, cavalos peruanos de passo e lareira em cada quarto.`,
        },
      },
    },
    {
      key: 'machu-picchu-casa-del-pututo',
      stars: 3.5,
      tags: ['cusco', 'colonial'],
      details: {
        es: {
          name: 'Casa del Pututo',
          description: `Casona colonial de San Blas, en Cusco, con patio de geranios, oxígeno disponible y mate de coca a toda hora.`,
        },
        en: {
          name: 'Casa del Pututo',
          description: `A colonial house in San Blas, Cusco, with a courtyard of geraniums, oxygen at hand and coca tea at any hour.`,
        },
        pt: {
          name: 'Casa del Pututo',
          description: `Casarão colonial de San Blas, em Cusco, com pátio de gerânios, oxigênio disponível e chá de coca a qualquer hora.`,
        },
      },
    },
  ],
}
