import type { DemoCountry } from '../../model.ts'

export const argentina: DemoCountry = {
  key: 'argentina',
  name: 'Argentina',
  names: { es: 'Argentina', en: 'Argentina', pt: 'Argentina' },
  aliases: ['República Argentina', 'Argentinien', 'Argentine', 'AR'],
  intro: {
    es: 'De la selva del Iguazú a los canales de Tierra del Fuego hay más de tres mil kilómetros, y casi todos los climas. **Argentina** se recorre por tramos: el norte de cerros y pueblos de adobe, los viñedos al pie de los Andes, los lagos, los hielos y la estepa patagónica, y Buenos Aires al principio y al final. Las distancias piden aviones; lo demás pide tiempo de sobremesa. El verano austral, de diciembre a marzo, es para el sur; el invierno, para el norte.',
    en: 'Between the rainforest of Iguazú and the channels of Tierra del Fuego lie over three thousand kilometres and nearly every climate. **Argentina** is travelled in stretches: a north of painted hills and adobe villages, vineyards at the foot of the Andes, lakes, ice and Patagonian steppe, with Buenos Aires at either end. Distances ask for planes; everything else asks for time at the table. The southern summer, December to March, is for the south; winter is for the north.',
    pt: 'Da mata do Iguaçu aos canais da Terra do Fogo há mais de três mil quilômetros e quase todos os climas. A **Argentina** se percorre por trechos: o norte de montanhas coloridas e povoados de adobe, os vinhedos aos pés dos Andes, os lagos, os gelos e a estepe patagônica, com Buenos Aires no começo e no fim. As distâncias pedem avião; o resto pede tempo à mesa. O verão austral, de dezembro a março, é para o sul; o inverno, para o norte.',
  },
  regions: [
    {
      key: 'misiones',
      name: 'Misiones',
      names: { es: 'Misiones', en: 'Misiones', pt: 'Misiones' },
      aliases: ['Litoral', 'Mesopotamia argentina', 'Selva misionera'],
      intro: {
        es: 'Tierra roja, yerba mate y la mayor selva que le queda a la Argentina. Misiones guarda las cataratas del Iguazú, pero también las ruinas jesuíticas de San Ignacio, saltos que nadie visita y posadas entre palmitos, a un paso de Brasil y Paraguay.',
        en: 'Red earth, yerba mate and the largest rainforest Argentina has left. Misiones keeps the Iguazú falls and also the Jesuit ruins of San Ignacio, waterfalls that nobody visits and lodges among the palms, a step away from Brazil and Paraguay.',
        pt: 'Terra vermelha, erva-mate e a maior floresta que resta à Argentina. Misiones guarda as cataratas do Iguaçu e também as ruínas jesuíticas de San Ignacio, saltos que ninguém visita e pousadas entre palmeiras, a um passo do Brasil e do Paraguai.',
      },
    },
    {
      key: 'santa-cruz',
      name: 'Santa Cruz',
      names: { es: 'Santa Cruz', en: 'Santa Cruz', pt: 'Santa Cruz' },
      aliases: [
        'Patagonia',
        'Patagonia argentina',
        'Patagônia',
        'Los Glaciares',
        'Patagonia austral',
      ],
      intro: {
        es: 'La Patagonia de los hielos: estepa hasta el horizonte y, de pronto, el Campo de Hielo. En Santa Cruz están el Perito Moreno, el Fitz Roy y la Cueva de las Manos, con sus manos pintadas hace más de nueve mil años. Hay más guanacos que personas y el viento tiene la última palabra.',
        en: 'The Patagonia of ice: steppe as far as one can see and then, all at once, the ice field. Santa Cruz holds Perito Moreno, Fitz Roy and the Cave of the Hands, painted over nine thousand years ago. Guanacos outnumber people and the wind has the last word.',
        pt: 'A Patagônia dos gelos: estepe até o horizonte e, de repente, o campo de gelo. Em Santa Cruz estão o Perito Moreno, o Fitz Roy e a Cueva de las Manos, pintada há mais de nove mil anos. Há mais guanacos do que gente e o vento tem a última palavra.',
      },
    },
    {
      key: 'ciudad-de-buenos-aires',
      name: 'Ciudad de Buenos Aires',
      names: {
        es: 'Ciudad de Buenos Aires',
        en: 'City of Buenos Aires',
        pt: 'Cidade de Buenos Aires',
      },
      aliases: ['Capital Federal', 'CABA', 'Baires'],
      intro: {
        es: 'Cuarenta y ocho barrios, cada uno con su plaza, su club y su panadería. La capital reúne teatros, librerías, parrillas y milongas, y es la puerta de casi todos los viajes por el país.',
        en: 'Forty-eight neighbourhoods, each with its square, its club and its bakery. The capital gathers theatres, bookshops, grills and milongas, and is the door to nearly every journey in the country.',
        pt: 'Quarenta e oito bairros, cada um com sua praça, seu clube e sua padaria. A capital reúne teatros, livrarias, parrillas e milongas, e é a porta de quase todas as viagens pelo país.',
      },
    },
    {
      key: 'jujuy',
      name: 'Jujuy',
      names: { es: 'Jujuy', en: 'Jujuy', pt: 'Jujuy' },
      aliases: ['Norte argentino', 'NOA', 'Northwest Argentina', 'Puna'],
      intro: {
        es: 'La más andina de las provincias: la Quebrada de Humahuaca, la Puna de salares y lagunas, y al este, inesperada, una selva de nubes. Aquí se habla quechua en los mercados y en agosto se da de comer a la tierra.',
        en: 'The most Andean of provinces: the Quebrada de Humahuaca, a Puna of salt and lagoons and, to the east and unexpected, a cloud forest. Quechua is heard in its markets, and in August people feed the earth.',
        pt: 'A mais andina das províncias: a Quebrada de Humahuaca, a Puna de salares e lagoas e, a leste, inesperada, uma floresta nublada. Aqui se ouve quéchua nos mercados e em agosto dá-se de comer à terra.',
      },
    },
    {
      key: 'rio-negro',
      name: 'Río Negro',
      names: { es: 'Río Negro', en: 'Río Negro', pt: 'Río Negro' },
      aliases: [
        'Patagonia',
        'Patagonia norte',
        'Patagônia',
        'Lake District',
        'Región de los Lagos',
      ],
      intro: {
        es: 'De los Andes al Atlántico: en el oeste, Bariloche, los lagos y los bosques de lenga; en el valle, manzanas y peras; en la costa, acantilados y las aguas más templadas de la Patagonia.',
        en: 'From the Andes to the Atlantic: Bariloche, lakes and beech forests in the west; apples and pears in the valley; cliffs on the coast, and the mildest sea in Patagonia.',
        pt: 'Dos Andes ao Atlântico: no oeste, Bariloche, os lagos e os bosques de lenga; no vale, maçãs e peras; no litoral, falésias e o mar mais ameno da Patagônia.',
      },
    },
    {
      key: 'tierra-del-fuego',
      name: 'Tierra del Fuego',
      names: { es: 'Tierra del Fuego', en: 'Tierra del Fuego', pt: 'Terra do Fogo' },
      aliases: ['Fin del Mundo', 'Patagonia', 'Patagônia', 'Fuegia'],
      intro: {
        es: 'Una isla partida entre dos países, donde los Andes se doblan hacia el este y se hunden en el mar. Bosques de lenga, turberas rojas, castores que nadie invitó y, en el canal Beagle, el puerto del que zarpan los barcos a la Antártida.',
        en: 'An island shared by two countries, where the Andes bend to the east and sink into the sea. Beech forests, red bogs, beavers that nobody invited and, on the Beagle Channel, the port from which ships sail to Antarctica.',
        pt: 'Uma ilha dividida entre dois países, onde os Andes se dobram para o leste e afundam no mar. Bosques de lenga, turfeiras vermelhas, castores que ninguém convidou e, no canal Beagle, o porto de onde partem os navios para a Antártida.',
      },
    },
    {
      key: 'mendoza',
      name: 'Mendoza',
      names: { es: 'Mendoza', en: 'Mendoza', pt: 'Mendoza' },
      aliases: ['Cuyo', 'Valle de Uco', 'Tierra del malbec'],
      intro: {
        es: 'Un desierto regado con nieve derretida. Tres oasis de viñas, álamos y acequias al pie del Aconcagua dan la mayor parte del vino argentino, y detrás se levanta la alta montaña, con sus pasos a Chile.',
        en: 'A desert watered by melted snow. Three oases of vines, poplars and channels at the foot of Aconcagua give most of the wine of Argentina; behind them rise the high Andes and the passes into Chile.',
        pt: 'Um deserto regado com neve derretida. Três oásis de vinhas, álamos e canais aos pés do Aconcágua dão a maior parte do vinho argentino; atrás deles se ergue a alta montanha, com seus passos para o Chile.',
      },
    },
    {
      key: 'salta',
      name: 'Salta',
      names: { es: 'Salta', en: 'Salta', pt: 'Salta' },
      aliases: ['Norte argentino', 'NOA', 'Northwest Argentina', 'Valles Calchaquíes'],
      intro: {
        es: 'Una capital colonial que conserva la siesta y, a su alrededor, un muestrario de paisajes: yungas, quebradas rojas, cardones, viñedos a más de dos mil metros y la Puna. La guitarra no es un espectáculo: es costumbre.',
        en: 'A colonial capital that keeps its siesta and, all around it, a sampler of landscapes: cloud forest, red gorges, giant cacti, vineyards above two thousand metres and the Puna. The guitar is not a show here but a habit.',
        pt: 'Uma capital colonial que conserva a sesta e, ao redor, um mostruário de paisagens: florestas nubladas, desfiladeiros vermelhos, cactos, vinhedos acima de dois mil metros e a Puna. O violão não é espetáculo: é costume.',
      },
    },
    {
      key: 'chubut',
      name: 'Chubut',
      names: { es: 'Chubut', en: 'Chubut', pt: 'Chubut' },
      aliases: ['Patagonia', 'Patagonia atlántica', 'Patagônia', 'Península Valdés'],
      intro: {
        es: 'Ballenas en el Atlántico, dinosaurios en la estepa, tés galeses en el valle y alerces milenarios en la cordillera. Chubut es la Patagonia de los animales: casi siempre hay algo que nace, llega o se va.',
        en: 'Whales in the Atlantic, dinosaurs in the steppe, Welsh teas in the valley and ancient alerce trees in the Andes. Chubut is the Patagonia of animals: something is nearly always being born, arriving or leaving.',
        pt: 'Baleias no Atlântico, dinossauros na estepe, chás galeses no vale e alerces milenares na cordilheira. Chubut é a Patagônia dos animais: quase sempre há algo nascendo, chegando ou partindo.',
      },
    },
    {
      key: 'corrientes',
      name: 'Corrientes',
      names: { es: 'Corrientes', en: 'Corrientes', pt: 'Corrientes' },
      aliases: ['Litoral', 'Mesopotamia argentina', 'Iberá'],
      intro: {
        es: 'Ríos anchos, gauchos que montan descalzos, carnaval y acordeón. En el centro de la provincia, los esteros del Iberá devuelven a la Argentina animales que se creían perdidos.',
        en: 'Wide rivers, gauchos who ride barefoot, carnival and accordions. At the heart of the province, the Iberá wetlands are giving Argentina back animals that were thought lost.',
        pt: 'Rios largos, gaúchos que montam descalços, carnaval e acordeão. No centro da província, os esteros do Iberá devolvem à Argentina animais que se davam por perdidos.',
      },
    },
  ],
}
