import type { DemoIncentive } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { listQuestions } from '../wording/questions.ts'

const included = ['venue', 'groupTransfers', 'interpreters', 'permits'] as const

const excluded = ['groupFlights', 'parkFees', 'lodging', 'taxes', 'tips', 'branding'] as const

export const calafateIceSummit: DemoIncentive = {
  key: 'calafate-ice-summit',
  destination: 'el-calafate',
  groupSize: { min: 20, max: 180 },
  details: {
    es: {
      name: 'Convención frente al hielo',
      summary:
        'Reunión frente al Lago Argentino por la mañana y barco reservado ante el Perito Moreno por la tarde, con caminata sobre el hielo y cena de estancia. Hasta 180 personas, de octubre a abril.',
      description: `La reunión por la mañana, en un auditorio que mira al Lago Argentino; la decisión por la tarde, en la cubierta de un barco reservado, a trescientos metros del Perito Moreno. Caminata con crampones por turnos, brindis con hielo del glaciar y cordero patagónico en una estancia con música en vivo.

Hasta 180 personas, de octubre a abril, con vuelo chárter opcional desde Buenos Aires.`,
      highlights: [
        'Auditorio con vista al lago',
        'Barco reservado a trescientos metros del glaciar',
        'Caminata con crampones por turnos',
        'Cordero patagónico y música en vivo',
      ],
      included: [
        ...listInclusions('es', included),
        'Auditorio para una jornada, con pantalla y sonido',
        'Navegación privada y brindis con hielo del glaciar',
        'Crampones y guías de montaña para los turnos de caminata',
        'Cena de estancia con bebidas',
      ],
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'group', 'weather'),
      questions: [
        ...listQuestions('es', 'rain', 'visit'),
        {
          question: '¿Cuánta gente puede caminar sobre el hielo?',
          answer:
            'Ochenta por día, en cuatro turnos, entre 8 y 65 años. El resto del grupo recorre las pasarelas con guía y cambia de lugar al día siguiente si el programa tiene dos.',
        },
      ],
    },
    en: {
      name: 'A convention facing the ice',
      summary:
        'A meeting over Lake Argentino in the morning and a private boat before Perito Moreno in the afternoon, with a walk on the ice and dinner on an estancia. Up to 180 people, October to April.',
      description: `Meetings in the morning, in an auditorium that looks over Lake Argentino; decisions in the afternoon, on the deck of a private boat three hundred metres from Perito Moreno. Crampon walks in turns, a toast with glacier ice and Patagonian lamb on an estancia, with live music.

Up to 180 people, October to April, with an optional charter flight from Buenos Aires.`,
      highlights: [
        'An auditorium that looks over the lake',
        'A private boat three hundred metres from the glacier',
        'A crampon walk in turns',
        'Patagonian lamb and live music',
      ],
      included: [
        ...listInclusions('en', included),
        'The auditorium for a day, with screen and sound',
        'A private sailing and a toast with glacier ice',
        'Crampons and mountain guides for the walks',
        'Dinner on an estancia, with drinks',
      ],
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'group', 'weather'),
      questions: [
        ...listQuestions('en', 'rain', 'visit'),
        {
          question: 'How many of us can walk on the ice?',
          answer:
            'Eighty a day, in four turns, aged 8 to 65. The rest of the group takes the walkways with a guide and changes places the next day if the programme has two.',
        },
      ],
    },
    pt: {
      name: 'Convenção diante do gelo',
      summary:
        'Reunião diante do Lago Argentino de manhã e barco exclusivo em frente ao Perito Moreno à tarde, com caminhada sobre o gelo e jantar de estância. Até 180 pessoas, de outubro a abril.',
      description: `A reunião de manhã, num auditório que olha para o Lago Argentino; a decisão à tarde, no convés de um barco exclusivo, a trezentos metros do Perito Moreno. Caminhada com grampões em turnos, brinde com gelo da geleira e cordeiro patagônico numa estância com música ao vivo.

Até 180 pessoas, de outubro a abril, com voo fretado opcional a partir de Buenos Aires.`,
      highlights: [
        'Auditório com vista para o lago',
        'Barco exclusivo a trezentos metros da geleira',
        'Caminhada com grampões em turnos',
        'Cordeiro patagônico e música ao vivo',
      ],
      included: [
        ...listInclusions('pt', included),
        'Auditório por um dia, com tela e som',
        'Navegação privativa e brinde com gelo da geleira',
        'Grampões e guias de montanha para os turnos de caminhada',
        'Jantar de estância com bebidas',
      ],
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'group', 'weather'),
      questions: [
        ...listQuestions('pt', 'rain', 'visit'),
        {
          question: 'Quantas pessoas podem caminhar sobre o gelo?',
          answer:
            'Oitenta por dia, em quatro turnos, entre 8 e 65 anos. O resto do grupo percorre as passarelas com guia e troca de lugar no dia seguinte, se o programa tiver dois.',
        },
      ],
    },
  },
  pictures: [slider('ice-cave', 2, 'day', 'summer'), main('ice-cave', 0, 'day', 'summer')],
}
