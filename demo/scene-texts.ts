import type { DemoWords } from './place-model.ts'
import type { SceneName } from './artwork/scenes.ts'

interface SceneTexts {
  /** The subject of the scene, without its light. */
  readonly shows: DemoWords
  /** The subject's name, if it is a place or a thing. */
  readonly called?: DemoWords
}

/** Alternative texts of the scenes. */
export const sceneTexts: Readonly<Record<SceneName, SceneTexts>> = {
  amazonas: {
    shows: {
      es: 'Agua negra del Amazonas con victorias regias gigantes y guacamayos sobre la selva',
      en: 'Black Amazon water with giant lily pads, and macaws above the forest',
      pt: 'Águas escuras da Amazônia com vitórias-régias gigantes e araras sobre a floresta',
    },
    called: {
      es: 'Victorias regias del Amazonas',
      en: 'Giant lilies of the Amazon',
      pt: 'Vitórias-régias da Amazônia',
    },
  },
  asado: {
    shows: {
      es: 'Asado en un patio de Buenos Aires: brasas bajo la parrilla y la mesa puesta bajo las luces',
      en: 'An asado in a Buenos Aires courtyard: embers under the grill and a table laid under strings of lights',
      pt: 'Churrasco em um pátio de Buenos Aires: brasas sob a grelha e a mesa posta sob as luzes',
    },
    called: { es: 'Asado de patio', en: 'A courtyard asado', pt: 'Churrasco no pátio' },
  },
  atacama: {
    shows: {
      es: 'El cono del volcán Licancabur reflejado en una laguna salada con flamencos',
      en: 'The cone of Licancabur volcano mirrored in a salt lagoon with flamingos',
      pt: 'O cone do vulcão Licancabur refletido em uma lagoa salgada com flamingos',
    },
    called: { es: 'Volcán Licancabur', en: 'Licancabur volcano', pt: 'Vulcão Licancabur' },
  },
  bariloche: {
    shows: {
      es: 'Penínsulas de bosque en el lago Nahuel Huapi vistas desde lo alto, con la cordillera detrás',
      en: 'Forested peninsulas in Lake Nahuel Huapi seen from above, the Andes behind',
      pt: 'Penínsulas de floresta no lago Nahuel Huapi vistas do alto, com a cordilheira ao fundo',
    },
    called: { es: 'Lago Nahuel Huapi', en: 'Lake Nahuel Huapi', pt: 'Lago Nahuel Huapi' },
  },
  'buenos-aires': {
    shows: {
      es: 'El Obelisco sobre la avenida 9 de Julio, entre jacarandás',
      en: 'The Obelisk over Avenida 9 de Julio, among jacarandas',
      pt: 'O Obelisco na avenida 9 de Julio, entre jacarandás',
    },
    called: { es: 'Avenida 9 de Julio', en: 'Avenida 9 de Julio', pt: 'Avenida 9 de Julio' },
  },
  caminito: {
    shows: {
      es: 'Casas de chapa pintadas de colores vivos en Caminito, en La Boca',
      en: 'Tin houses painted in bright colours in Caminito, La Boca',
      pt: 'Casas de chapa pintadas de cores vivas no Caminito, em La Boca',
    },
    called: { es: 'Caminito, La Boca', en: 'Caminito, La Boca', pt: 'Caminito, La Boca' },
  },
  coast: {
    shows: {
      es: 'Olas largas, dunas y barcas sobre la arena, con el faro de José Ignacio en la punta',
      en: "Long waves, dunes and boats on the sand, with José Ignacio's lighthouse on its point",
      pt: 'Ondas longas, dunas e barcos na areia, com o farol de José Ignacio na ponta',
    },
    called: {
      es: 'Faro de José Ignacio',
      en: 'José Ignacio lighthouse',
      pt: 'Farol de José Ignacio',
    },
  },
  colca: {
    shows: {
      es: 'Un cóndor planea sobre el cañón del Colca, con andenes al sol y el río muy abajo',
      en: 'A condor glides over the Colca canyon, terraces in the sun and the river far below',
      pt: 'Um condor plana sobre o cânion do Colca, com terraços ao sol e o rio lá embaixo',
    },
    called: { es: 'Cañón del Colca', en: 'Colca canyon', pt: 'Cânion do Colca' },
  },
  colonia: {
    shows: {
      es: 'Calle empedrada de Colonia con buganvillas, que baja hacia el faro y el río',
      en: 'A cobbled street in Colonia with bougainvillea, running down to the lighthouse and the river',
      pt: 'Rua de pedras de Colônia com buganvílias, descendo até o farol e o rio',
    },
    called: { es: 'Calle de los Suspiros', en: 'Street of Sighs', pt: 'Rua dos Suspiros' },
  },
  'fitz-roy': {
    shows: {
      es: 'Las agujas de granito del Fitz Roy sobre los bosques de lenga',
      en: 'The granite needles of Fitz Roy above lenga beech woods',
      pt: 'As agulhas de granito do Fitz Roy sobre os bosques de lenga',
    },
    called: { es: 'Monte Fitz Roy', en: 'Mount Fitz Roy', pt: 'Monte Fitz Roy' },
  },
  gauchos: {
    shows: {
      es: 'Jinetes a contraluz en la pampa, con ñandúes entre los pastos',
      en: 'Riders against the light on the pampas, rheas in the grass',
      pt: 'Cavaleiros na contraluz no pampa, com emas entre o capim',
    },
    called: { es: 'Jinetes en la pampa', en: 'Riders on the pampas', pt: 'Cavaleiros no pampa' },
  },
  ibera: {
    shows: {
      es: 'Un espejo de agua en los esteros del Iberá, con palmeras, carpinchos y un yabirú',
      en: 'A mirror of water in the Iberá wetlands with palms, capybaras and a jabiru stork',
      pt: "Um espelho d'água nos esteros do Iberá, com palmeiras, capivaras e um jaburu",
    },
    called: { es: 'Esteros del Iberá', en: 'Iberá wetlands', pt: 'Esteros do Iberá' },
  },
  icebergs: {
    shows: {
      es: 'Témpanos azules a la deriva junto a una embarcación, pequeña a su lado',
      en: 'Blue icebergs adrift beside a boat that looks small next to them',
      pt: 'Icebergs azuis à deriva junto a um barco, pequeno ao lado deles',
    },
    called: { es: 'Témpanos del Upsala', en: 'Upsala icebergs', pt: 'Icebergs do Upsala' },
  },
  iguazu: {
    shows: {
      es: 'Los saltos del Iguazú en herradura bajo el borde de la selva, con bruma y un arcoíris',
      en: "The horseshoe of Iguazú Falls under the jungle's rim, with spray and a rainbow",
      pt: 'As quedas do Iguaçu em ferradura sob a borda da selva, com bruma e um arco-íris',
    },
    called: { es: 'Garganta del Diablo', en: "Devil's Throat", pt: 'Garganta do Diabo' },
  },
  'la-paz': {
    shows: {
      es: 'La hoya de La Paz con casas de ladrillo y teleféricos, y el nevado Illimani al fondo',
      en: 'The bowl of La Paz with brick houses and cable cars, snowy Illimani behind',
      pt: 'O vale de La Paz com casas de tijolo e teleféricos, e o nevado Illimani ao fundo',
    },
    called: { es: 'La Paz y el Illimani', en: 'La Paz and Illimani', pt: 'La Paz e o Illimani' },
  },
  lencois: {
    shows: {
      es: 'Dunas blancas con lagunas de lluvia en cada hondonada',
      en: 'White dunes with a lagoon of rain in every hollow',
      pt: 'Dunas brancas com lagoas de chuva em cada depressão',
    },
    called: { es: 'Lençóis Maranhenses', en: 'Lençóis Maranhenses', pt: 'Lençóis Maranhenses' },
  },
  'machu-picchu': {
    shows: {
      es: 'La ciudadela de Machu Picchu en su cresta, con el Huayna Picchu detrás y nubes en el cañón',
      en: 'The citadel of Machu Picchu on its ridge, Huayna Picchu behind and cloud in the gorge',
      pt: 'A cidadela de Machu Picchu em sua crista, com o Huayna Picchu atrás e nuvens no cânion',
    },
    called: {
      es: 'Machu Picchu y Huayna Picchu',
      en: 'Machu Picchu and Huayna Picchu',
      pt: 'Machu Picchu e Huayna Picchu',
    },
  },
  market: {
    shows: {
      es: 'Mercado andino con toldos y montones de fruta, arcos blancos y un volcán detrás',
      en: 'An Andean market with awnings and heaped fruit, white arcades and a volcano behind',
      pt: 'Mercado andino com toldos e montes de frutas, arcos brancos e um vulcão atrás',
    },
    called: { es: 'Mercado andino', en: 'An Andean market', pt: 'Mercado andino' },
  },
  mendoza: {
    shows: {
      es: 'Hileras de viñas y álamos bajo el Aconcagua',
      en: 'Rows of vines and poplars below Aconcagua',
      pt: 'Fileiras de videiras e álamos sob o Aconcágua',
    },
    called: { es: 'Viñas y Aconcagua', en: 'Vines and Aconcagua', pt: 'Videiras e Aconcágua' },
  },
  penguins: {
    shows: {
      es: 'Pingüinos que llegan a la orilla, con los Andes fueguinos detrás',
      en: 'Penguins coming ashore, the Fuegian Andes behind',
      pt: 'Pinguins chegando à margem, com os Andes fueguinos atrás',
    },
    called: {
      es: 'Pingüinos en la isla Martillo',
      en: 'Penguins on Martillo Island',
      pt: 'Pinguins na ilha Martillo',
    },
  },
  'perito-moreno': {
    shows: {
      es: 'El frente de hielo azul del glaciar Perito Moreno sobre el lago Argentino',
      en: 'The blue ice front of Perito Moreno glacier above Lake Argentino',
      pt: 'A frente de gelo azul da geleira Perito Moreno sobre o lago Argentino',
    },
    called: {
      es: 'Glaciar Perito Moreno',
      en: 'Perito Moreno glacier',
      pt: 'Geleira Perito Moreno',
    },
  },
  'puerto-varas': {
    shows: {
      es: 'El cono blanco del volcán Osorno sobre el lago Llanquihue',
      en: 'The white cone of Osorno volcano over Lake Llanquihue',
      pt: 'O cone branco do vulcão Osorno sobre o lago Llanquihue',
    },
    called: { es: 'Volcán Osorno', en: 'Osorno volcano', pt: 'Vulcão Osorno' },
  },
  quebrada: {
    shows: {
      es: 'Cerros de franjas de colores sobre un pueblo de adobe con cardones',
      en: 'Hills in coloured bands above an adobe village with cardón cacti',
      pt: 'Morros de faixas coloridas sobre um povoado de adobe com cactos cardones',
    },
    called: {
      es: 'Quebrada de Humahuaca',
      en: 'Quebrada de Humahuaca',
      pt: 'Quebrada de Humahuaca',
    },
  },
  'rapa-nui': {
    shows: {
      es: 'Moáis sobre su plataforma, frente al océano Pacífico',
      en: 'Moai on their platform above the Pacific',
      pt: 'Moais em sua plataforma diante do oceano Pacífico',
    },
    called: { es: 'Moáis de Rapa Nui', en: 'Moai of Rapa Nui', pt: 'Moais de Rapa Nui' },
  },
  rio: {
    shows: {
      es: 'El Pan de Azúcar sobre la bahía de Guanabara, con el Cristo Redentor sobre el bosque',
      en: 'Sugarloaf over Guanabara bay, Christ the Redeemer above the forest',
      pt: 'O Pão de Açúcar sobre a baía de Guanabara, com o Cristo Redentor acima da floresta',
    },
    called: { es: 'Bahía de Guanabara', en: 'Guanabara bay', pt: 'Baía de Guanabara' },
  },
  'salinas-grandes': {
    shows: {
      es: 'Suelo blanco de sal agrietado en hexágonos, con piletas de salmuera turquesa',
      en: 'A white floor of salt cracked into hexagons, with pools of turquoise brine',
      pt: 'Chão branco de sal rachado em hexágonos, com poças de salmoura turquesa',
    },
    called: { es: 'Salinas Grandes', en: 'Salinas Grandes', pt: 'Salinas Grandes' },
  },
  tango: {
    shows: {
      es: 'Una pareja baila tango bajo un farol, sobre los adoquines de San Telmo',
      en: 'A couple dance tango under a street lamp on the cobbles of San Telmo',
      pt: 'Um casal dança tango sob um lampião, sobre os paralelepípedos de San Telmo',
    },
    called: { es: 'Tango en San Telmo', en: 'Tango in San Telmo', pt: 'Tango em San Telmo' },
  },
  titicaca: {
    shows: {
      es: 'Una balsa de totora en el lago Titicaca, con la Cordillera Real al fondo',
      en: 'A reed boat on Lake Titicaca, the Cordillera Real beyond',
      pt: 'Um barco de totora no lago Titicaca, com a Cordilheira Real ao fundo',
    },
    called: { es: 'Balsa de totora', en: 'A reed boat', pt: 'Barco de totora' },
  },
  'torres-del-paine': {
    shows: {
      es: 'Las torres y los cuernos del Paine sobre el lago Pehoé',
      en: 'The towers and horns of Paine over Lake Pehoé',
      pt: 'As torres e os chifres do Paine sobre o lago Pehoé',
    },
    called: { es: 'Lago Pehoé', en: 'Lake Pehoé', pt: 'Lago Pehoé' },
  },
  ushuaia: {
    shows: {
      es: 'El faro sobre sus rocas en el canal Beagle',
      en: 'The lighthouse on its rocks in the Beagle Channel',
      pt: 'O farol sobre suas rochas no canal Beagle',
    },
    called: {
      es: 'Faro del canal Beagle',
      en: 'Beagle Channel lighthouse',
      pt: 'Farol do canal Beagle',
    },
  },
  uyuni: {
    shows: {
      es: 'El salar de Uyuni, blanco y plano hasta el horizonte',
      en: 'The Uyuni salt flat, white and level to the horizon',
      pt: 'O salar de Uyuni, branco e plano até o horizonte',
    },
    called: { es: 'Salar de Uyuni', en: 'Uyuni salt flat', pt: 'Salar de Uyuni' },
  },
  valdes: {
    shows: {
      es: 'La cola de una ballena franca frente a los acantilados de Península Valdés',
      en: "A right whale's tail off the cliffs of Península Valdés",
      pt: 'A cauda de uma baleia-franca diante das falésias da Península Valdés',
    },
    called: {
      es: 'Ballena franca austral',
      en: 'Southern right whale',
      pt: 'Baleia-franca-austral',
    },
  },
  viaduct: {
    shows: {
      es: 'El Tren a las Nubes sobre el viaducto La Polvorilla, entre cerros de la Puna',
      en: 'The Train to the Clouds on the Polvorilla viaduct, among hills of the Puna',
      pt: 'O Trem das Nuvens sobre o viaduto La Polvorilla, entre morros da Puna',
    },
    called: { es: 'Viaducto La Polvorilla', en: 'Polvorilla viaduct', pt: 'Viaduto La Polvorilla' },
  },
  'wine-coast': {
    shows: {
      es: 'Una mesa con copas de vino frente a la costa',
      en: 'A table with glasses of wine before the coast',
      pt: 'Uma mesa com taças de vinho diante da costa',
    },
    called: { es: 'Vino frente al mar', en: 'Wine by the sea', pt: 'Vinho à beira-mar' },
  },
  'wine-table': {
    shows: {
      es: 'Una mesa con copas de vino entre viñas',
      en: 'A table with glasses of wine among vines',
      pt: 'Uma mesa com taças de vinho entre videiras',
    },
    called: { es: 'Mesa entre viñas', en: 'A table among the vines', pt: 'Mesa entre videiras' },
  },
  'ice-cave': {
    shows: {
      es: 'Bóvedas de hielo azul bajo el glaciar, con dos personas en la entrada',
      en: 'Vaults of blue ice under the glacier, two people at the mouth',
      pt: 'Abóbadas de gelo azul sob a geleira, com duas pessoas na entrada',
    },
    called: { es: 'Cueva de hielo', en: 'Ice cave', pt: 'Caverna de gelo' },
  },
  'ice-trek': {
    shows: {
      es: 'Una fila de caminantes con crampones sobre las ondas azules del glaciar',
      en: "A line of walkers with crampons on the glacier's blue waves",
      pt: 'Uma fila de caminhantes com grampões sobre as ondas azuis da geleira',
    },
    called: {
      es: 'Caminata sobre el hielo',
      en: 'Walking on the ice',
      pt: 'Caminhada sobre o gelo',
    },
  },
  walkways: {
    shows: {
      es: 'Visitantes en las pasarelas frente al glaciar, entre el bosque de lengas',
      en: 'Visitors on the walkways before the glacier, in the beech forest',
      pt: 'Visitantes nas passarelas diante da geleira, entre o bosque de lengas',
    },
    called: { es: 'Pasarelas del glaciar', en: 'Glacier walkways', pt: 'Passarelas da geleira' },
  },
  moray: {
    shows: {
      es: 'Los andenes circulares de Moray hundidos en la meseta, con los nevados de Urubamba detrás',
      en: 'The rings of terraces of Moray sunk into the plateau, the snows of Urubamba behind',
      pt: 'Os terraços circulares de Moray afundados no planalto, com os nevados de Urubamba atrás',
    },
    called: { es: 'Andenes de Moray', en: 'Terraces of Moray', pt: 'Terraços de Moray' },
  },
  puma: {
    shows: {
      es: 'Un puma sobre una loma de la estepa, con las Torres del Paine detrás',
      en: 'A puma on a ridge above the steppe, the towers of Paine behind',
      pt: 'Um puma sobre uma colina da estepe, com as Torres del Paine atrás',
    },
    called: { es: 'Puma en la estepa', en: 'A puma on the steppe', pt: 'Puma na estepe' },
  },
  tijuca: {
    shows: {
      es: 'Un sendero hacia una cascada bajo los árboles altos de la selva de Tijuca',
      en: 'A trail to a cascade under the tall trees of the Tijuca forest',
      pt: 'Uma trilha até uma cascata sob as árvores altas da Floresta da Tijuca',
    },
    called: { es: 'Selva de Tijuca', en: 'Tijuca forest', pt: 'Floresta da Tijuca' },
  },
  'mountain-lodge': {
    shows: {
      es: 'Casa de madera con techo a dos aguas entre coníferas, al pie de montañas',
      en: 'A timber house with a pitched roof among conifers, below mountains',
      pt: 'Casa de madeira com telhado de duas águas entre coníferas, ao pé de montanhas',
    },
  },
  'mountain-inn': {
    shows: {
      es: 'Posada baja de piedra con un camino de lajas, al pie de montañas',
      en: 'A low stone inn with a path of flagstones, below mountains',
      pt: 'Pousada baixa de pedra com um caminho de lajes, ao pé de montanhas',
    },
  },
  'jungle-lodge': {
    shows: {
      es: 'Casa de madera sobre pilotes en medio de la selva',
      en: 'A timber house on stilts in the middle of the jungle',
      pt: 'Casa de madeira sobre palafitas no meio da selva',
    },
  },
  'river-hotel': {
    shows: {
      es: 'Hotel blanco con balcones, rodeado de selva',
      en: 'A white hotel with balconies, surrounded by jungle',
      pt: 'Hotel branco com varandas, cercado de selva',
    },
  },
  'adobe-inn': {
    shows: {
      es: 'Posada de adobe de techo plano entre cardones, bajo cerros ocres',
      en: 'A flat-roofed adobe inn among cardón cacti, below ochre hills',
      pt: 'Pousada de adobe de teto plano entre cactos cardones, sob morros ocres',
    },
  },
  'adobe-house': {
    shows: {
      es: 'Casa de adobe de dos pisos con ventanas en arco, bajo cerros ocres',
      en: 'A two-storey adobe house with arched windows, below ochre hills',
      pt: 'Casa de adobe de dois andares com janelas em arco, sob morros ocres',
    },
  },
  'sea-house': {
    shows: {
      es: 'Casa blanca y baja frente al agua, detrás de los pastos de la duna',
      en: 'A low white house by the water, behind the grass of the dune',
      pt: 'Casa branca e baixa diante da água, atrás do capim da duna',
    },
  },
  'sea-hotel': {
    shows: {
      es: 'Hotel de tres pisos con balcones frente al mar',
      en: 'A three-storey hotel with balconies by the sea',
      pt: 'Hotel de três andares com varandas diante do mar',
    },
  },
  'town-palace': {
    shows: {
      es: 'Palacete de tres pisos con balcones en una calle de la ciudad',
      en: 'A three-storey mansion with balconies in a city street',
      pt: 'Palacete de três andares com varandas em uma rua da cidade',
    },
  },
  'town-house': {
    shows: {
      es: 'Casa de dos pisos con balcones y ventanas en arco, en una calle antigua',
      en: 'A two-storey house with balconies and arched windows in an old street',
      pt: 'Casa de dois andares com varandas e janelas em arco, em uma rua antiga',
    },
  },
  'vineyard-house': {
    shows: {
      es: 'Casa baja con ventanas en arco detrás de las viñas, al pie de la montaña',
      en: 'A low house with arched windows behind the vines, below the mountains',
      pt: 'Casa baixa com janelas em arco atrás das videiras, ao pé da montanha',
    },
  },
  'lake-lodge': {
    shows: {
      es: 'Casa de piedra con techo a dos aguas frente al agua, entre coníferas',
      en: 'A stone house with a pitched roof by the water, among conifers',
      pt: 'Casa de pedra com telhado de duas águas diante da água, entre coníferas',
    },
  },
}
