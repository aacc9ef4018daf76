import type { DemoHeading } from '../model.ts'

export const categories: readonly DemoHeading[] = [
  {
    key: 'wildlife',
    name: 'Naturaleza y fauna',
    names: { es: 'Naturaleza y fauna', en: 'Nature and wildlife', pt: 'Natureza e fauna' },
    intro: {
      es: 'Ballenas que se acercan al barco, cóndores a la altura de los ojos, pumas seguidos por rastreadores, carpinchos que no se apartan. Salimos con naturalistas, en grupos pequeños y a la distancia que el animal elige: por eso no prometemos encuentros, sino las mejores horas y los mejores meses.',
      en: 'Whales that come up to the boat, condors at eye level, pumas followed by trackers, capybaras that will not step aside. We go with naturalists, in small groups and at the distance the animal chooses: which is why we promise not meetings but the best hours and the best months.',
      pt: 'Baleias que se aproximam do barco, condores na altura dos olhos, pumas seguidos por rastreadores, capivaras que não saem do caminho. Saímos com naturalistas, em grupos pequenos e à distância que o animal escolhe: por isso não prometemos encontros, e sim as melhores horas e os melhores meses.',
    },
  },
  {
    key: 'trekking',
    name: 'Senderismo y aventura',
    names: { es: 'Senderismo y aventura', en: 'Hiking and adventure', pt: 'Caminhadas e aventura' },
    intro: {
      es: 'De un paseo de una hora con llamas a un día entero hasta la base de las Torres. Cada salida dice cuánto se sube, cuánto dura y qué estado físico pide; los guías están habilitados y el clima tiene siempre la última palabra.',
      en: 'From an hour with llamas to a whole day to the base of the Towers. Each outing says how far it climbs, how long it lasts and how fit you should be; guides are licensed, and the weather always has the last word.',
      pt: 'De um passeio de algumas horas com lhamas a um dia inteiro até a base das Torres. Cada saída diz quanto se sobe, quanto dura e que preparo pede; os guias são credenciados e o tempo tem sempre a última palavra.',
    },
  },
  {
    key: 'water',
    name: 'Lagos, hielos y mares',
    names: { es: 'Lagos, hielos y mares', en: 'Lakes, ice and seas', pt: 'Lagos, gelos e mares' },
    intro: {
      es: 'Témpanos en el lago Argentino, lobos marinos en el Beagle, el kayak del alba en el Titicaca, la lancha que baja por los manglares. El agua es aquí la mejor ruta, y casi siempre la más silenciosa.',
      en: 'Icebergs on Lake Argentino, sea lions in the Beagle, a kayak at dawn on Titicaca, a launch down through the mangroves. Here water is the best of roads, and nearly always the quietest.',
      pt: 'Icebergs no lago Argentino, lobos-marinhos no Beagle, o caiaque do amanhecer no Titicaca, a lancha que desce entre manguezais. Aqui a água é a melhor estrada e quase sempre a mais silenciosa.',
    },
  },
  {
    key: 'table',
    name: 'Vinos y cocina',
    names: { es: 'Vinos y cocina', en: 'Wine and food', pt: 'Vinhos e cozinha' },
    intro: {
      es: 'Malbec con la cordillera enfrente, torrontés helado, un asado explicado corte por corte, una picantería centenaria, fuegos lentos en un pueblo uruguayo. Se aprende con quien cocina o hace el vino, y se come sentado y sin reloj.',
      en: 'Malbec facing the Andes, ice-cold torrontés, an asado explained cut by cut, a hundred-year-old picantería, slow fires in a Uruguayan village. You learn from whoever cooks or makes the wine, and eat sitting down, without a clock.',
      pt: 'Malbec diante da cordilheira, torrontés gelado, um churrasco explicado corte por corte, uma picantería centenária, fogo lento num povoado uruguaio. Aprende-se com quem cozinha ou faz o vinho, e come-se sentado e sem relógio.',
    },
  },
  {
    key: 'heritage',
    name: 'Historia y patrimonio',
    names: { es: 'Historia y patrimonio', en: 'History and heritage', pt: 'História e patrimônio' },
    intro: {
      es: 'Machu Picchu, Tiwanaku, los moai, las iglesias de Chiloé, el muelle de Valongo. Visitas con historiadores, arqueólogos y guías de la comunidad, que cuentan lo que se sabe y también lo que no.',
      en: 'Machu Picchu, Tiwanaku, the moai, the churches of Chiloé, the wharf of Valongo. Visits with historians, archaeologists and guides from the community, who tell what is known and also what is not.',
      pt: 'Machu Picchu, Tiwanaku, os moais, as igrejas de Chiloé, o Cais do Valongo. Visitas com historiadores, arqueólogos e guias da comunidade, que contam o que se sabe e também o que não se sabe.',
    },
  },
  {
    key: 'city',
    name: 'Ciudad y noche',
    names: { es: 'Ciudad y noche', en: 'City and night', pt: 'Cidade e noite' },
    intro: {
      es: 'Una milonga de barrio, la rueda de samba del lunes, La Paz vista desde un cable, las estrellas de Atacama. Lo que pasa cuando cierran los museos, con alguien del lugar al lado.',
      en: "A neighbours' milonga, Monday's samba circle, La Paz from a cable, the stars of Atacama. What goes on once the museums close, with somebody of the place beside you.",
      pt: 'Uma milonga de bairro, a roda de samba da segunda-feira, La Paz vista de um cabo, as estrelas do Atacama. O que acontece quando os museus fecham, com alguém do lugar ao lado.',
    },
  },
  {
    key: 'countryside',
    name: 'Campo y cabalgatas',
    names: { es: 'Campo y cabalgatas', en: 'Country and riding', pt: 'Campo e cavalgadas' },
    intro: {
      es: 'Estancias de la pampa, jinetes descalzos del Iberá, la precordillera al atardecer, la orilla del Atlántico al paso. Caballos mansos, monturas cómodas y cascos para todos: no hace falta saber, basta con querer.',
      en: 'Ranches on the pampa, barefoot horsemen of the Iberá, Andean foothills at sunset, the Atlantic shore at a walk. Gentle horses, comfortable saddles and helmets for all: you need not know how, only want to.',
      pt: 'Estâncias dos pampas, cavaleiros descalços do Iberá, a pré-cordilheira ao entardecer, a beira do Atlântico a passo. Cavalos mansos, selas confortáveis e capacete para todos: não é preciso saber, basta querer.',
    },
  },
  {
    key: 'roads',
    name: 'Rutas y miradores',
    names: { es: 'Rutas y miradores', en: 'Roads and lookouts', pt: 'Estradas e mirantes' },
    intro: {
      es: 'Hay caminos que son el viaje: los Siete Lagos, la cuesta de Lipán, la Ruta 7 hasta el Aconcagua, el tren de las nubes. Salimos a la hora de la luz, paramos donde vale la pena y volvemos sin prisa.',
      en: 'Some roads are the journey: the Seven Lakes, the Lipán pass, Route 7 to Aconcagua, the train in the clouds. We leave when the light is right, stop where it is worth it and come home without haste.',
      pt: 'Há caminhos que são a viagem: os Sete Lagos, a Cuesta de Lipán, a Ruta 7 até o Aconcágua, o trem das nuvens. Saímos na hora da luz, paramos onde vale a pena e voltamos sem pressa.',
    },
  },
]
