import type { DemoCountry } from '../../model.ts'

export const chile: DemoCountry = {
  key: 'chile',
  name: 'Chile',
  names: { es: 'Chile', en: 'Chile', pt: 'Chile' },
  aliases: ['República de Chile', 'CL'],
  intro: {
    es: 'Cuatro mil trescientos kilómetros de largo y apenas ciento ochenta de ancho: **Chile** es una franja entre los Andes y el Pacífico donde se pasa del desierto más seco del mundo a los fiordos. El norte tiene salares y cielos de observatorio; el sur, volcanes, lagos e iglesias de madera; la Patagonia, torres y glaciares. A cinco horas y media de avión, en medio del océano, está Rapa Nui.',
    en: 'Four thousand three hundred kilometres long and scarcely a hundred and eighty wide, **Chile** is a strip between the Andes and the Pacific that runs from the driest desert on Earth to the fjords. The north has salt flats and skies made for observatories; the south volcanoes, lakes and wooden churches; Patagonia towers and glaciers. Five and a half hours away by plane, in mid-ocean, lies Rapa Nui.',
    pt: 'Com quatro mil e trezentos quilômetros de comprimento e apenas cento e oitenta de largura, o **Chile** é uma faixa entre os Andes e o Pacífico que vai do deserto mais seco do mundo aos fiordes. O norte tem salares e céus de observatório; o sul, vulcões, lagos e igrejas de madeira; a Patagônia, torres e geleiras. A cinco horas e meia de avião, no meio do oceano, está Rapa Nui.',
  },
  regions: [
    {
      key: 'magallanes',
      name: 'Magallanes',
      names: { es: 'Magallanes', en: 'Magallanes', pt: 'Magalhães' },
      aliases: [
        'Patagonia',
        'Patagonia chilena',
        'Patagônia chilena',
        'Chilean Patagonia',
        'Punta Arenas',
      ],
      intro: {
        es: 'El extremo sur del continente: fiordos, el estrecho que cruzó Magallanes en 1520, estancias de ovejas y el macizo del Paine. Se llega por aire, por mar o desde la Patagonia argentina: por tierra chilena no hay camino.',
        en: 'The southern end of the continent: fjords, the strait that Magellan crossed in 1520, sheep stations and the Paine massif. You come by air, by sea or through Argentine Patagonia: no road leads here across Chilean soil.',
        pt: 'O extremo sul do continente: fiordes, o estreito que Magalhães cruzou em 1520, estâncias de ovelhas e o maciço do Paine. Chega-se por ar, por mar ou pela Patagônia argentina: por terra chilena não há estrada.',
      },
    },
    {
      key: 'antofagasta',
      name: 'Antofagasta',
      names: { es: 'Antofagasta', en: 'Antofagasta', pt: 'Antofagasta' },
      aliases: ['Atacama', 'Desierto de Atacama', 'Norte Grande', 'Atacama Desert'],
      intro: {
        es: 'El desierto de Atacama en su forma más pura: salares, volcanes de más de cinco mil metros, minas de cobre y los grandes telescopios del mundo. San Pedro, un oasis de adobe, es la base.',
        en: 'The Atacama in its purest form: salt flats, volcanoes above five thousand metres, copper mines and the great telescopes of the world. San Pedro, an oasis of adobe, is the base.',
        pt: 'O deserto do Atacama em sua forma mais pura: salares, vulcões acima de cinco mil metros, minas de cobre e os grandes telescópios do mundo. San Pedro, um oásis de adobe, é a base.',
      },
    },
    {
      key: 'los-lagos',
      name: 'Los Lagos',
      names: { es: 'Los Lagos', en: 'Los Lagos', pt: 'Los Lagos' },
      aliases: [
        'Región de los Lagos',
        'Chilean Lake District',
        'Lagos chilenos',
        'Chiloé',
        'Patagonia',
      ],
      intro: {
        es: 'Volcanes nevados que se miran en lagos glaciares, pueblos de colonos alemanes y, cruzando el canal de Chacao, la isla de Chiloé, con sus palafitos, sus mitos y dieciséis iglesias del Patrimonio Mundial.',
        en: 'Snow-capped volcanoes mirrored in glacial lakes, towns of German settlers and, across the Chacao channel, the island of Chiloé, with its stilt houses, its myths and sixteen World Heritage churches.',
        pt: 'Vulcões nevados que se espelham em lagos glaciais, cidades de colonos alemães e, do outro lado do canal de Chacao, a ilha de Chiloé, com suas palafitas, seus mitos e dezesseis igrejas do Patrimônio Mundial.',
      },
    },
    {
      key: 'valparaiso',
      name: 'Valparaíso',
      names: { es: 'Valparaíso', en: 'Valparaíso', pt: 'Valparaíso' },
      aliases: ['Isla de Pascua', 'Easter Island', 'Ilha de Páscoa', 'Valpo'],
      intro: {
        es: 'Una región que empieza en los cerros y ascensores del puerto de Valparaíso, sigue por los viñedos de Casablanca y termina a 3.700 kilómetros mar adentro: Rapa Nui depende de ella.',
        en: 'A region that begins on the hills and funiculars of the port of Valparaíso, goes on through the vineyards of Casablanca and ends 3,700 kilometres out to sea: Rapa Nui belongs to it.',
        pt: 'Uma região que começa nas colinas e nos funiculares do porto de Valparaíso, segue pelos vinhedos de Casablanca e termina a 3.700 quilômetros mar adentro: Rapa Nui pertence a ela.',
      },
    },
  ],
}
