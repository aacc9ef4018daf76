import type { DemoIncentive } from '../model.ts'
import { main, slider } from '../pictures.ts'

export const incentives: readonly DemoIncentive[] = [
  {
    key: 'mendoza-harvest-team',
    destination: 'mendoza',
    details: {
      es: {
        name: 'Vendimia en equipo',
        description: `Para grupos de 20 a 120 personas. Cada equipo cosecha su hilera, pisa sus uvas, discute su corte con una enóloga y defiende la etiqueta ante un jurado; un año después, las botellas llegan a la oficina. Sede en una bodega del Valle de Uco con sala de reuniones, cena entre barricas y cielo de montaña.\n\nDe fines de febrero a abril; el resto del año, la versión de blending. Transporte, traducción y plan de lluvia incluidos.`,
      },
      en: {
        name: 'Harvest as a team',
        description: `For groups of 20 to 120. Each team picks its row, treads its grapes, argues over its blend with a winemaker and defends its label before a jury; a year later the bottles arrive at the office. It is held at a winery in the Uco Valley with a meeting room, a dinner among the barrels and mountain skies.\n\nLate February to April; the rest of the year, the blending version. Transport, interpreters and a rain plan are included.`,
      },
      pt: {
        name: 'Vindima em equipe',
        description: `Para grupos de 20 a 120 pessoas. Cada equipe colhe sua fileira, pisa suas uvas, discute seu corte com uma enóloga e defende o rótulo diante de um júri; um ano depois, as garrafas chegam ao escritório. Sede numa vinícola do Vale de Uco com sala de reuniões, jantar entre barricas e céu de montanha.\n\nDo fim de fevereiro a abril; no resto do ano, a versão de blending. Transporte, tradução e plano de chuva incluídos.`,
      },
    },
    pictures: [slider('wine-table', 2, 'golden', 'autumn'), main('mendoza', 0, 'golden', 'autumn')],
  },
  {
    key: 'buenos-aires-tango-gala',
    destination: 'buenos-aires',
    details: {
      es: {
        name: 'Gala de tango con orquesta propia',
        description: `Un salón de 1915 cerrado para la empresa, orquesta típica de once músicos y maestros que en cuarenta minutos hacen caminar el tango a trescientas personas a la vez. La velada incluye cóctel, cena de cuatro pasos, exhibición y milonga hasta que el grupo se rinda.\n\nDe 60 a 400 invitados, todo el año. Sonido, iluminación, permisos y traslados desde los hoteles a cargo nuestro.`,
      },
      en: {
        name: 'Tango gala with its own orchestra',
        description: `A ballroom of 1915 closed for your company, an eleven-piece tango orchestra and teachers who, in forty minutes, get three hundred people walking to the music at once. The evening takes in cocktails, a four-course dinner, an exhibition and a milonga until the party gives in.\n\nFrom 60 to 400 guests, all year. Sound, lights, permits and transfers from the hotels are our business.`,
      },
      pt: {
        name: 'Gala de tango com orquestra própria',
        description: `Um salão de 1915 fechado para a empresa, orquestra típica de onze músicos e professores que em quarenta minutos fazem trezentas pessoas caminharem o tango ao mesmo tempo. A noite inclui coquetel, jantar em quatro etapas, exibição e milonga até o grupo se render.\n\nDe 60 a 400 convidados, o ano todo. Som, iluminação, autorizações e traslados dos hotéis por nossa conta.`,
      },
    },
    pictures: [slider('tango', 2, 'dusk', 'summer'), main('tango', 1, 'night', 'summer')],
  },
  {
    key: 'calafate-ice-summit',
    destination: 'el-calafate',
    details: {
      es: {
        name: 'Convención frente al hielo',
        description: `La reunión por la mañana, en un auditorio que mira al Lago Argentino; la decisión por la tarde, en la cubierta de un barco reservado, a trescientos metros del Perito Moreno. Caminata con crampones por turnos, brindis con hielo del glaciar y cordero patagónico en una estancia con música en vivo.\n\nHasta 180 personas, de octubre a abril, con vuelo chárter opcional desde Buenos Aires.`,
      },
      en: {
        name: 'A convention facing the ice',
        description: `Meetings in the morning, in an auditorium that looks over Lake Argentino; decisions in the afternoon, on the deck of a private boat three hundred metres from Perito Moreno. Crampon walks in turns, a toast with glacier ice and Patagonian lamb on an estancia, with live music.\n\nUp to 180 people, October to April, with an optional charter flight from Buenos Aires.`,
      },
      pt: {
        name: 'Convenção diante do gelo',
        description: `A reunião de manhã, num auditório que olha para o Lago Argentino; a decisão à tarde, no convés de um barco exclusivo, a trezentos metros do Perito Moreno. Caminhada com grampões em turnos, brinde com gelo da geleira e cordeiro patagônico numa estância com música ao vivo.\n\nAté 180 pessoas, de outubro a abril, com voo fretado opcional a partir de Buenos Aires.`,
      },
    },
    pictures: [slider('ice-cave', 2, 'day', 'summer'), main('ice-cave', 0, 'day', 'summer')],
  },
  {
    key: 'rio-samba-school',
    destination: 'rio-de-janeiro',
    details: {
      es: {
        name: 'Una escuela de samba en tres días',
        description: `El grupo llega el jueves sin saber nada y el sábado desfila. Batería, carros, vestuario y enredo propio, con los maestros de una escuela verdadera en su galpón de la Ciudad del Samba. Compite cada departamento y gana el que menos miedo tiene.\n\nDe 40 a 250 personas, de marzo a noviembre. Se combina con jornada de trabajo en un hotel de Ipanema y cóctel en el Pan de Azúcar.`,
      },
      en: {
        name: 'A samba school in three days',
        description: `The group arrives on Thursday knowing nothing and on Saturday it parades. Drums, floats, costumes and a theme of its own, with the masters of a real school in its workshop at Samba City. Every department competes, and the least frightened wins.\n\nFrom 40 to 250 people, March to November. It goes with a working day at a hotel in Ipanema and cocktails on Sugarloaf.`,
      },
      pt: {
        name: 'Uma escola de samba em três dias',
        description: `O grupo chega na quinta sem saber nada e no sábado desfila. Bateria, carros, fantasias e enredo próprio, com os mestres de uma escola de verdade no barracão da Cidade do Samba. Cada departamento compete, e ganha o que tem menos medo.\n\nDe 40 a 250 pessoas, de março a novembro. Combina com dia de trabalho num hotel de Ipanema e coquetel no Pão de Açúcar.`,
      },
    },
    pictures: [slider('rio', 1, 'golden', 'summer'), main('rio', 1, 'dusk', 'summer')],
  },
  {
    key: 'atacama-under-the-stars',
    destination: 'san-pedro-de-atacama',
    details: {
      es: {
        name: 'Cena bajo la Vía Láctea',
        description: `Una mesa de cien metros en medio de la nada, faroles solo hasta el postre y, cuando se apagan, un astrónomo con micrófono y seis telescopios. De día, rally fotográfico en 4x4 por el Valle de la Luna y taller de liderazgo con caminata en silencio.\n\nHasta 120 invitados, todo el año salvo enero y febrero. Cocina de campaña, baños, generador silencioso y plan de viento incluidos.`,
      },
      en: {
        name: 'Dinner under the Milky Way',
        description: `A table a hundred metres long in the middle of nowhere, lanterns only until dessert and, when they go out, an astronomer with a microphone and six telescopes. By day, a photographic rally by 4x4 through the Valley of the Moon and a leadership workshop with a walk in silence.\n\nUp to 120 guests, all year but January and February. Field kitchen, toilets, silent generator and a plan for wind are included.`,
      },
      pt: {
        name: 'Jantar sob a Via Láctea',
        description: `Uma mesa de cem metros no meio do nada, lampiões só até a sobremesa e, quando se apagam, um astrônomo com microfone e seis telescópios. De dia, rali fotográfico em 4x4 pelo Vale da Lua e oficina de liderança com caminhada em silêncio.\n\nAté 120 convidados, o ano todo, exceto janeiro e fevereiro. Cozinha de campanha, banheiros, gerador silencioso e plano de vento incluídos.`,
      },
    },
    pictures: [slider('atacama', 2, 'dusk', 'winter'), main('atacama', 0, 'night', 'summer')],
  },
  {
    key: 'bariloche-snow-challenge',
    destination: 'bariloche',
    details: {
      es: {
        name: 'Desafío en la nieve',
        description: `Dos días de pruebas por equipos en un bosque de lengas nevado: orientación con mapa, construcción de un refugio, carrera de trineos y una final de curling improvisado sobre una laguna. Nadie necesita saber esquiar y todos terminan riendo. Por la noche, fondue, cerveza local y entrega de premios junto al hogar.\n\nDe 25 a 150 personas, de julio a septiembre; en verano, la misma idea con kayaks y bicicletas.`,
      },
      en: {
        name: 'Snow challenge',
        description: `Two days of team trials in a snowy beech forest: finding the way by map, building a shelter, a sledge race and a final of makeshift curling on a frozen pond. Nobody needs to know how to ski and everybody ends up laughing. In the evening, fondue, local beer and prizes by the fire.\n\nFrom 25 to 150 people, July to September; in summer, the same idea with kayaks and bicycles.`,
      },
      pt: {
        name: 'Desafio na neve',
        description: `Dois dias de provas por equipes num bosque nevado: orientação com mapa, construção de abrigo, corrida de trenós e uma final de curling improvisado sobre uma lagoa gelada. Ninguém precisa saber esquiar e todos terminam rindo. À noite, fondue, cerveja local e entrega de prêmios junto à lareira.\n\nDe 25 a 150 pessoas, de julho a setembro; no verão, a mesma ideia com caiaques e bicicletas.`,
      },
    },
    pictures: [slider('bariloche', 0, 'golden', 'winter'), main('bariloche', 0, 'dusk', 'winter')],
  },
]
