import type { DemoIncentive } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { listQuestions } from '../wording/questions.ts'

const included = ['venue', 'groupTransfers', 'materials', 'interpreters', 'permits'] as const

const excluded = ['groupFlights', 'lodging', 'taxes', 'tips', 'branding'] as const

export const barilocheSnowChallenge: DemoIncentive = {
  key: 'bariloche-snow-challenge',
  destination: 'bariloche',
  groupSize: { min: 25, max: 150 },
  details: {
    es: {
      name: 'Desafío en la nieve',
      summary:
        'Dos días de pruebas por equipos en un bosque nevado, sin necesidad de esquiar: orientación, refugio, trineos y curling, con fondue y premios. De 25 a 150 personas, de julio a septiembre.',
      description: `Dos días de pruebas por equipos en un bosque de lengas nevado: orientación con mapa, construcción de un refugio, carrera de trineos y una final de curling improvisado sobre una laguna. Nadie necesita saber esquiar y todos terminan riendo. Por la noche, fondue, cerveza local y entrega de premios junto al hogar.

De 25 a 150 personas, de julio a septiembre; en verano, la misma idea con kayaks y bicicletas.`,
      highlights: [
        'Orientación con mapa por el bosque',
        'Un refugio de nieve por equipo',
        'Carrera de trineos y final de curling',
        'Fondue y premios junto al hogar',
      ],
      included: [
        ...listInclusions('es', included),
        'Ropa de nieve, botas y raquetas para todos',
        'Almuerzos calientes en el bosque y cena de premios',
      ],
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'group', 'weather'),
      questions: [
        ...listQuestions('es', 'rain', 'visit'),
        {
          question: '¿Y si no hay nieve?',
          answer:
            'Se sube de cota, al límite del bosque de lengas, que conserva nieve hasta fines de septiembre. De octubre a abril se hace la versión con kayaks y bicicletas.',
        },
      ],
    },
    en: {
      name: 'Snow challenge',
      summary:
        'Two days of team trials in a snowy forest, with no need to ski: finding the way, building a shelter, sledges and curling, with fondue and prizes. For 25 to 150 people, July to September.',
      description: `Two days of team trials in a snowy beech forest: finding the way by map, building a shelter, a sledge race and a final of makeshift curling on a frozen pond. Nobody needs to know how to ski and everybody ends up laughing. In the evening, fondue, local beer and prizes by the fire.

From 25 to 150 people, July to September; in summer, the same idea with kayaks and bicycles.`,
      highlights: [
        'Finding the way through the forest by map',
        'A snow shelter for each team',
        'A sledge race and a curling final',
        'Fondue and prizes by the fire',
      ],
      included: [
        ...listInclusions('en', included),
        'Snow clothing, boots and snowshoes for everyone',
        'Hot lunches in the forest and a prize-giving dinner',
      ],
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'group', 'weather'),
      questions: [
        ...listQuestions('en', 'rain', 'visit'),
        {
          question: 'What if there is no snow?',
          answer:
            'We go higher, to the edge of the beech forest, which keeps its snow until late September. From October to April there is the version with kayaks and bicycles.',
        },
      ],
    },
    pt: {
      name: 'Desafio na neve',
      summary:
        'Dois dias de provas por equipes num bosque nevado, sem precisar esquiar: orientação, abrigo, trenós e curling, com fondue e prêmios. De 25 a 150 pessoas, de julho a setembro.',
      description: `Dois dias de provas por equipes num bosque nevado: orientação com mapa, construção de abrigo, corrida de trenós e uma final de curling improvisado sobre uma lagoa gelada. Ninguém precisa saber esquiar e todos terminam rindo. À noite, fondue, cerveja local e entrega de prêmios junto à lareira.

De 25 a 150 pessoas, de julho a setembro; no verão, a mesma ideia com caiaques e bicicletas.`,
      highlights: [
        'Orientação com mapa pelo bosque',
        'Um abrigo de neve por equipe',
        'Corrida de trenós e final de curling',
        'Fondue e prêmios junto à lareira',
      ],
      included: [
        ...listInclusions('pt', included),
        'Roupa de neve, botas e raquetes para todos',
        'Almoços quentes no bosque e jantar de premiação',
      ],
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'group', 'weather'),
      questions: [
        ...listQuestions('pt', 'rain', 'visit'),
        {
          question: 'E se não houver neve?',
          answer:
            'Sobe-se mais, até o limite do bosque de lengas, que conserva neve até o fim de setembro. De outubro a abril faz-se a versão com caiaques e bicicletas.',
        },
      ],
    },
  },
  pictures: [slider('bariloche', 0, 'golden', 'winter'), main('bariloche', 0, 'dusk', 'winter')],
}
