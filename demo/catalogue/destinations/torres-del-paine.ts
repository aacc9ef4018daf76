import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const torresDelPaine: DemoDestination = {
  key: 'torres-del-paine',
  region: 'magallanes',
  starred: true,
  tags: ['patagonia', 'trekking', 'montaña', 'glaciares', 'fauna', 'lagos'],
  details: {
    es: {
      name: 'Torres del Paine',
      description: `Tres torres de granito, unos cuernos de dos colores, un lago turquesa por valle y un viento que obliga a sujetar el sombrero: el parque más famoso de Chile cabe en una postal y, sin embargo, nadie termina de recorrerlo. Es Reserva de la Biosfera desde 1978.

La caminata a la **base de las Torres** es la más buscada; el circuito **W** la une en cuatro o cinco días con el valle del Francés y el glaciar Grey. Quien prefiera no cargar mochila tiene miradores a pie de ruta, navegación entre témpanos, cabalgatas con baqueanos y el mejor lugar del mundo para ver pumas en libertad, además de guanacos, ñandúes y cóndores casi a diario.

Se entra desde Puerto Natales o, por tierra, desde El Calafate, en unas cinco horas con la frontera incluida.

**Cuándo ir:** de octubre a abril; noviembre y marzo tienen menos gente. El clima cambia cuatro veces por día, así que vístase por capas. Tres noches como mínimo.`,
    },
    en: {
      name: 'Torres del Paine',
      description: `Three towers of granite, horns in two colours, a turquoise lake in every valley and a wind that makes you hold on to your hat: Chile's most famous park fits on a postcard, and yet nobody has ever finished exploring it. It has been a Biosphere Reserve since 1978.

The walk to the **base of the Towers** is the one everybody wants; the **W** trek joins it in four or five days with the French Valley and Grey glacier. Those who would rather not carry a pack have roadside lookouts, boats among the icebergs, rides with local horsemen and the best place in the world to see wild pumas, not to mention guanacos, rheas and condors almost daily.

You come in from Puerto Natales or, overland, from El Calafate, in about five hours with the border included.

**When to go:** October to April; November and March are quieter. The weather changes four times a day, so dress in layers. Three nights at least.`,
    },
    pt: {
      name: 'Torres del Paine',
      description: `Três torres de granito, chifres de duas cores, um lago turquesa em cada vale e um vento que obriga a segurar o chapéu: o parque mais famoso do Chile cabe num cartão-postal e, mesmo assim, ninguém acaba de percorrê-lo. É Reserva da Biosfera desde 1978.

A caminhada até a **base das Torres** é a mais procurada; o circuito **W** a une, em quatro ou cinco dias, ao vale do Francês e à geleira Grey. Quem preferir não levar mochila tem mirantes à beira da estrada, navegação entre icebergs, cavalgadas com vaqueanos e o melhor lugar do mundo para ver pumas em liberdade, além de guanacos, emas e condores quase todos os dias.

Chega-se por Puerto Natales ou, por terra, a partir de El Calafate, em umas cinco horas com a fronteira incluída.

**Quando ir:** de outubro a abril; novembro e março têm menos gente. O tempo muda quatro vezes por dia, então vista-se em camadas. Três noites no mínimo.`,
    },
  },
  pictures: [
    slider('torres-del-paine', 0, 'dawn', 'autumn'),
    slider('torres-del-paine', 1, 'day', 'summer'),
    slider('torres-del-paine', 2, 'dusk', 'summer'),
    main('torres-del-paine', 0, 'day', 'summer'),
    main('torres-del-paine', 1, 'dawn', 'autumn'),
    detail('torres-del-paine', 0, 'golden', 'autumn'),
    detail('torres-del-paine', 1, 'mist', 'spring'),
  ],
  tours: [
    {
      key: 'paine-base-of-the-towers',
      category: 'trekking',
      starred: true,
      starredInDestination: true,
      tags: ['día completo', 'imperdible'],
      details: {
        es: {
          name: 'Base de las Torres',
          description: `Unos veinte kilómetros y casi novecientos metros de desnivel, entre ocho y diez horas, para llegar al anfiteatro donde las tres torres se miran en una laguna glaciar. El primer tramo sube por el valle del Ascencio, el segundo cruza un bosque de lengas y el último es una morrena de bloques que se toma con calma. Guía bilingüe, vianda y bastones incluidos.`,
        },
        en: {
          name: 'Base of the Towers',
          description: `Some twenty kilometres and nearly nine hundred metres of ascent, eight to ten hours in all, to reach the amphitheatre where the three towers look at themselves in a glacial lake. The first stretch climbs the Ascencio valley, the second crosses a beech forest and the last is a moraine of boulders, taken calmly. Bilingual guide, packed lunch and poles included.`,
        },
        pt: {
          name: 'Base das Torres',
          description: `Uns vinte quilômetros e quase novecentos metros de desnível, de oito a dez horas, para chegar ao anfiteatro onde as três torres se miram numa lagoa glacial. O primeiro trecho sobe pelo vale do Ascencio, o segundo atravessa um bosque de lengas e o último é uma moraina de blocos que se enfrenta com calma. Guia bilíngue, lanche e bastões incluídos.`,
        },
      },
      pictures: [
        main('torres-del-paine', 1, 'golden', 'summer'),
        slider('torres-del-paine', 1, 'golden', 'autumn'),
      ],
    },
    {
      key: 'paine-pumas',
      category: 'wildlife',
      starredInDestination: true,
      tags: ['pumas', 'rastreo', 'fotografía'],
      details: {
        es: {
          name: 'Tras las huellas del puma',
          description: `Salida de madrugada con rastreadores que conocen a cada animal por su nombre. Se recorren en vehículo los bordes del parque, en estancias que cambiaron la caza por la observación, y se camina solo cuando vale la pena y a distancia prudente. La probabilidad de encuentro es muy alta de abril a octubre. Jornada larga, fría y memorable, con desayuno junto al fuego.`,
        },
        en: {
          name: 'On the trail of the puma',
          description: `We leave before dawn with trackers who know every animal by name. You drive the edges of the park, on ranches that have traded hunting for watching, and walk only when it is worth it and at a respectful distance. The chances of a meeting are very high from April to October. A long, cold and memorable day, with breakfast by a fire.`,
        },
        pt: {
          name: 'No rastro do puma',
          description: `Saída de madrugada com rastreadores que conhecem cada animal pelo nome. Percorrem-se de carro as bordas do parque, em estâncias que trocaram a caça pela observação, e caminha-se só quando vale a pena e a distância prudente. A probabilidade de encontro é muito alta de abril a outubro. Jornada longa, fria e memorável, com café da manhã junto ao fogo.`,
        },
      },
      pictures: [main('puma', 0, 'dusk', 'winter'), slider('puma', 1, 'dawn', 'winter')],
    },
  ],
  hotels: [
    {
      key: 'paine-estancia-tres-cuernos',
      stars: 4.5,
      tags: ['lodge', 'todo incluido'],
      details: {
        es: {
          name: 'Estancia Tres Cuernos',
          description: `Lodge todo incluido junto al río Serrano: cuarenta ventanas al macizo, quincho con cordero al palo y excursiones con guías propios.`,
        },
        en: {
          name: 'Estancia Tres Cuernos',
          description: `An all-inclusive lodge by the Serrano river: forty windows on the massif, lamb roasted on the stake and outings with guides of its own.`,
        },
        pt: {
          name: 'Estancia Tres Cuernos',
          description: `Lodge com tudo incluído junto ao rio Serrano: quarenta janelas para o maciço, cordeiro na brasa e passeios com guias próprios.`,
        },
      },
    },
  ],
}
