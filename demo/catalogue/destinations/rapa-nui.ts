import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const rapaNui: DemoDestination = {
  key: 'rapa-nui',
  region: 'valparaiso',
  tags: ['isla', 'unesco', 'historia', 'cultura', 'playa', 'luna de miel'],
  details: {
    es: {
      name: 'Rapa Nui, Isla de Pascua',
      description: `A 3.700 kilómetros de la costa, en el punto habitado más solitario del Pacífico, un pueblo de navegantes talló cerca de mil gigantes de piedra y los puso a mirar hacia adentro, hacia su gente. Rapa Nui se recorre en tres días y se recuerda toda la vida.

La cantera está en las laderas del volcán **Rano Raraku**: casi cuatrocientos moais quedaron allí, a medio salir de la roca o enterrados hasta el cuello. En **Ahu Tongariki**, quince de ellos, de pie frente al mar, reciben el sol de diciembre justo a sus espaldas. Está también Orongo, la aldea ceremonial al borde de un cráter, y Anakena, una playa de arena coral con palmeras donde, según la tradición, desembarcó el primer rey.

**Cuándo ir:** todo el año; en febrero, la fiesta de la Tapati. Los sitios se visitan con guía local acreditado y con entrada al parque, que tramitamos nosotros. Cuatro noches.`,
    },
    en: {
      name: 'Rapa Nui, Easter Island',
      description: `Some 3,700 kilometres from the coast, at the loneliest inhabited spot in the Pacific, a people of navigators carved nearly a thousand giants of stone and set them to look inland, over their own. You can see Rapa Nui in three days, and you will remember it all your life.

The quarry lies on the slopes of the **Rano Raraku** volcano: almost four hundred moai stayed there, half out of the rock or buried to the neck. At **Ahu Tongariki** fifteen of them, standing with the sea behind, have the sun come up at their backs in December. There is Orongo, the ceremonial village on the lip of a crater, and Anakena, a beach of coral sand and palms where tradition says the first king came ashore.

**When to go:** all year; in February for the Tapati festival. Sites are visited with an accredited local guide and a park ticket, both of which we arrange. Four nights.`,
    },
    pt: {
      name: 'Rapa Nui, Ilha de Páscoa',
      description: `A 3.700 quilômetros da costa, no ponto habitado mais solitário do Pacífico, um povo de navegadores esculpiu quase mil gigantes de pedra e os pôs a olhar para dentro, para a sua gente. Rapa Nui se percorre em três dias e se lembra a vida inteira.

A pedreira fica nas encostas do vulcão **Rano Raraku**: quase quatrocentos moais ficaram ali, meio saídos da rocha ou enterrados até o pescoço. Em **Ahu Tongariki**, quinze deles, de pé diante do mar, recebem o sol de dezembro bem às costas. Há também Orongo, a aldeia cerimonial à beira de uma cratera, e Anakena, uma praia de areia coralina com palmeiras onde, segundo a tradição, desembarcou o primeiro rei.

**Quando ir:** o ano todo; em fevereiro, a festa da Tapati. Os sítios se visitam com guia local credenciado e ingresso do parque, que providenciamos. Quatro noites.`,
    },
  },
  pictures: [
    slider('rapa-nui', 0, 'dusk', 'summer'),
    slider('rapa-nui', 1, 'day', 'summer'),
    slider('rapa-nui', 2, 'dawn', 'summer'),
    main('rapa-nui', 0, 'golden', 'summer'),
    detail('rapa-nui', 0, 'night', 'summer'),
    detail('rapa-nui', 1, 'golden', 'summer'),
  ],
  tours: [
    {
      key: 'rapa-nui-sunrise-tongariki',
      category: 'heritage',
      starred: true,
      starredInDestination: true,
      tags: ['moais', 'amanecer', 'arqueología'],
      details: {
        es: {
          name: 'Amanecer en Tongariki y cantera de Rano Raraku',
          description: `Salimos a oscuras para ver cómo el sol recorta las quince siluetas de Tongariki. Después del desayuno, en cuanto abre el sendero, caminamos por Rano Raraku entre moais inconclusos, con un guía rapanui que cuenta cómo se tallaban y qué se cree, y qué no, sobre su traslado. Se vuelve por la costa, con parada en Te Pito Kura y en la playa de Anakena.`,
        },
        en: {
          name: 'Sunrise at Tongariki and the Rano Raraku quarry',
          description: `We leave in the dark to see the sun cut out the fifteen silhouettes of Tongariki. After breakfast, as soon as the trail opens, we walk Rano Raraku among unfinished moai with a Rapanui guide who tells how they were carved and what is believed, and what is not, about how they were moved. Back along the coast, with stops at Te Pito Kura and on the beach of Anakena.`,
        },
        pt: {
          name: 'Amanhecer em Tongariki e pedreira de Rano Raraku',
          description: `Saímos no escuro para ver o sol recortar as quinze silhuetas de Tongariki. Depois do café da manhã, assim que a trilha abre, caminhamos por Rano Raraku entre moais inacabados, com um guia rapanui que conta como eram esculpidos e no que se acredita, e no que não, sobre o seu transporte. Volta-se pela costa, com paradas em Te Pito Kura e na praia de Anakena.`,
        },
      },
      pictures: [main('rapa-nui', 1, 'dawn', 'summer'), slider('rapa-nui', 0, 'dawn', 'summer')],
    },
    {
      key: 'rapa-nui-orongo',
      category: 'heritage',
      starredInDestination: true,
      tags: ['cráter', 'hombre pájaro', 'a pie'],
      details: {
        es: {
          name: 'Rano Kau, Orongo y el hombre pájaro',
          description: `Desde Hanga Roa se sube a pie, dos horas tranquilas por un bosque de eucaliptos, hasta el borde del Rano Kau: un cráter de un kilómetro y medio con una laguna cubierta de totoras. En Orongo, las casas de laja recuerdan la carrera en la que los nadadores cruzaban hasta el islote Motu Nui por el primer huevo de la temporada. Regreso en auto, con atardecer en Tahai.`,
        },
        en: {
          name: 'Rano Kau, Orongo and the birdman',
          description: `From Hanga Roa you walk up, two easy hours through eucalyptus, to the rim of Rano Kau: a crater a kilometre and a half across with a lake covered in reeds. At Orongo the houses of stone slabs recall the race in which swimmers crossed to the islet of Motu Nui for the first egg of the season. You come back by car, in time for sunset among the statues of Tahai.`,
        },
        pt: {
          name: 'Rano Kau, Orongo e o homem-pássaro',
          description: `De Hanga Roa sobe-se a pé, duas horas tranquilas por um bosque de eucaliptos, até a borda do Rano Kau: uma cratera de um quilômetro e meio com uma lagoa coberta de juncos. Em Orongo, as casas de laje lembram a corrida em que os nadadores atravessavam até a ilhota Motu Nui em busca do primeiro ovo da temporada. Volta de carro, com pôr do sol em Tahai.`,
        },
      },
      pictures: [main('rapa-nui', 0, 'day', 'winter'), slider('rapa-nui', 2, 'golden', 'winter')],
    },
  ],
  hotels: [
    {
      key: 'rapa-nui-hare-moana',
      stars: 4,
      tags: ['vista al mar', 'piscina'],
      details: {
        es: {
          name: 'Hare Moana Lodge',
          description: `Bungalows de piedra y caña frente al océano, piscina de roca y atún recién pescado en la parrilla. A un kilómetro de Hanga Roa.`,
        },
        en: {
          name: 'Hare Moana Lodge',
          description: `Bungalows of stone and cane facing the ocean, a pool cut in the rock and fresh tuna on the grill. A kilometre from Hanga Roa.`,
        },
        pt: {
          name: 'Hare Moana Lodge',
          description: `Bangalôs de pedra e bambu diante do oceano, piscina na rocha e atum fresco na grelha. A um quilômetro de Hanga Roa.`,
        },
      },
    },
  ],
}
