import type { DemoDestination } from '../../model.ts'
import { detail, main, slider } from '../../pictures.ts'

export const esterosDelIbera: DemoDestination = {
  key: 'esteros-del-ibera',
  region: 'corrientes',
  tags: ['fauna', 'birdwatching', 'humedal', 'naturaleza', 'gaucho', 'familias'],
  details: {
    es: {
      name: 'Esteros del Iberá',
      description: `Iberá quiere decir *agua que brilla* en guaraní, y al amanecer no hay mejor traducción. Es uno de los humedales de agua dulce más grandes del planeta: más de un millón de hectáreas de lagunas, embalsados que flotan, palmares y pastizales donde la fauna perdió el miedo a la gente.

En media mañana de lancha se ven carpinchos por docenas, yacarés al sol, ciervos de los pantanos con el agua al pecho y algunas de las más de 350 especies de aves registradas. Desde 2021 vuelve a haber **yaguaretés** libres, gracias al mayor proyecto de *rewilding* de Sudamérica, y los guacamayos rojos aprendieron otra vez a volar.

La base es **Colonia Carlos Pellegrini**, de calles de arena y posadas con galería. Hay cabalgatas con menchos, los jinetes correntinos, chamamé y mbejú caliente.

**Cuándo ir:** de marzo a noviembre; en verano hace mucho calor. Dos o tres noches, bien combinadas con Iguazú.`,
    },
    en: {
      name: 'Iberá Wetlands',
      description: `Iberá means *water that shines* in Guaraní, and at daybreak there is no better translation. It is one of the largest freshwater wetlands on the planet: over a million hectares of lagoons, floating islands, palm groves and grassland where wildlife has lost its fear of people.

In half a morning by boat you see capybaras by the dozen, caimans in the sun, marsh deer up to the chest in water and some of the more than 350 bird species on record. Since 2021 there have been free **jaguars** again, thanks to the largest rewilding project in South America, and the red-and-green macaws have learnt once more to fly.

The base is **Colonia Carlos Pellegrini**, a village of sand streets and inns with verandas. There are rides with the *menchos*, the horsemen of Corrientes, there is chamamé music and hot mbejú bread.

**When to go:** March to November; summers are very hot. Two or three nights, well matched with Iguazú.`,
    },
    pt: {
      name: 'Esteros del Iberá',
      description: `Iberá quer dizer *água que brilha* em guarani, e ao amanhecer não há melhor tradução. É uma das maiores áreas úmidas de água doce do planeta: mais de um milhão de hectares de lagoas, ilhas flutuantes, palmeirais e campos onde os animais perderam o medo das pessoas.

Em meia manhã de barco veem-se capivaras às dúzias, jacarés ao sol, cervos-do-pantanal com água pelo peito e algumas das mais de 350 espécies de aves registradas. Desde 2021 há outra vez **onças-pintadas** livres, graças ao maior projeto de refaunação da América do Sul, e as araras-vermelhas reaprenderam a voar.

A base é **Colonia Carlos Pellegrini**, de ruas de areia e pousadas com varanda. Há cavalgadas com os *menchos*, os cavaleiros de Corrientes, há chamamé e mbejú quentinho.

**Quando ir:** de março a novembro; no verão faz muito calor. Duas ou três noites, que combinam bem com o Iguaçu.`,
    },
  },
  pictures: [
    slider('ibera', 0, 'dawn', 'spring'),
    slider('ibera', 1, 'golden', 'summer'),
    slider('ibera', 2, 'day', 'autumn'),
    main('ibera', 0, 'golden', 'spring'),
    detail('ibera', 0, 'day', 'summer'),
    detail('ibera', 1, 'dusk', 'autumn'),
  ],
  tours: [
    {
      key: 'ibera-boat-safari',
      category: 'wildlife',
      starredInDestination: true,
      tags: ['lancha', 'aves', 'carpinchos'],
      details: {
        es: {
          name: 'Safari en lancha por la laguna Iberá',
          description: `Dos horas y media al amanecer o a la caída del sol, en lanchas de fondo plano que se empujan con botador para no hacer ruido. Se llega a metros de carpinchos, yacarés y ciervos, y se pisa un embalsado, esa tierra que flota y tiembla. Los guías nacieron en el estero: muchos son hijos de cazadores y hoy son quienes mejor lo cuidan. Grupos de seis como máximo.`,
        },
        en: {
          name: 'Boat safari on the Iberá lagoon',
          description: `Two and a half hours at daybreak or at sundown, in flat-bottomed boats that are poled along to keep them quiet. You come within a few metres of capybaras, caimans and deer, and set foot on floating land that trembles under you. The guides were born in the marsh: many are the sons and daughters of hunters, and nobody looks after it better. Six guests at most.`,
        },
        pt: {
          name: 'Safári de barco pela lagoa Iberá',
          description: `Duas horas e meia ao amanhecer ou ao pôr do sol, em barcos de fundo chato empurrados com vara para não fazer barulho. Chega-se a poucos metros de capivaras, jacarés e cervos, e pisa-se numa ilha flutuante, essa terra que treme. Os guias nasceram no estero: muitos são filhos de caçadores e hoje são os que melhor cuidam dele. Grupos de no máximo seis.`,
        },
      },
      pictures: [main('ibera', 1, 'dawn', 'spring'), slider('ibera', 1, 'dawn', 'spring')],
    },
    {
      key: 'ibera-ride',
      category: 'countryside',
      starredInDestination: true,
      tags: ['caballos', 'menchos', 'chamamé'],
      details: {
        es: {
          name: 'Cabalgata con menchos y noche de chamamé',
          description: `Los jinetes correntinos van descalzos y cantan bajito. Con ellos se cabalga toda una tarde entre palmares, pastizales y bañados con el agua en los estribos, viendo chajás y aguará guazú, si hay suerte. A la vuelta, asado con mandioca, mate cocido y un acordeón que no necesita micrófono. Caballos mansos y montura ancha; no hace falta saber montar. Cascos para todos.`,
        },
        en: {
          name: 'A ride with the menchos and a chamamé night',
          description: `The horsemen of Corrientes ride barefoot and sing under their breath. You spend an afternoon with them among palm groves and grassland, through marsh with the water at your stirrups, among screamers and, with luck, a maned wolf. Back home there is an asado with cassava, mate tea and an accordion that needs no microphone. Gentle horses and broad saddles; no experience required. Helmets for everyone.`,
        },
        pt: {
          name: 'Cavalgada com menchos e noite de chamamé',
          description: `Os cavaleiros de Corrientes montam descalços e cantam baixinho. Com eles se cavalga uma tarde inteira entre palmeirais, campos e banhados com a água nos estribos, vendo anhumas e, com sorte, um lobo-guará. Na volta, churrasco com mandioca, mate cozido e um acordeão que dispensa microfone. Cavalos mansos e selas largas; não é preciso saber montar. Capacetes para todos os participantes.`,
        },
      },
      pictures: [main('gauchos', 0, 'dusk', 'summer'), slider('gauchos', 2, 'dawn', 'summer')],
    },
  ],
  hotels: [
    {
      key: 'ibera-posada-agua-que-brilla',
      stars: 3.5,
      tags: ['lodge', 'piscina', 'pensión completa'],
      details: {
        es: {
          name: 'Posada Agua que Brilla',
          description: `Galerías frente a la laguna, hamacas, piscina y pensión completa con cocina correntina. Los carpinchos pastan en el jardín.`,
        },
        en: {
          name: 'Posada Agua que Brilla',
          description: `Verandas by the lagoon, hammocks, a pool and full board with the cooking of Corrientes. Capybaras mow the lawn.`,
        },
        pt: {
          name: 'Posada Agua que Brilla',
          description: `Varandas diante da lagoa, redes, piscina e pensão completa com cozinha de Corrientes. As capivaras pastam no jardim.`,
        },
      },
    },
  ],
}
