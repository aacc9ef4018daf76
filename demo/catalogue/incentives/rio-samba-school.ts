import type { DemoIncentive } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { listQuestions } from '../wording/questions.ts'

const included = ['venue', 'groupTransfers', 'materials', 'interpreters', 'permits'] as const

const excluded = ['groupFlights', 'lodging', 'taxes', 'tips', 'branding'] as const

export const rioSambaSchool: DemoIncentive = {
  key: 'rio-samba-school',
  destination: 'rio-de-janeiro',
  groupSize: { min: 40, max: 250 },
  details: {
    es: {
      name: 'Una escuela de samba en tres días',
      summary:
        'Tres días para armar una escuela de samba de la empresa, con los maestros de una verdadera en la Ciudad del Samba y un desfile final. De 40 a 250 personas, de marzo a noviembre.',
      description: `El grupo llega el jueves sin saber nada y el sábado desfila. Batería, carros, vestuario y enredo propio, con los maestros de una escuela verdadera en su galpón de la Ciudad del Samba. Compite cada departamento y gana el que menos miedo tiene.

De 40 a 250 personas, de marzo a noviembre. Se combina con jornada de trabajo en un hotel de Ipanema y cóctel en el Pan de Azúcar.`,
      highlights: [
        'Batería, carros y vestuario propios',
        'Maestros de una escuela verdadera',
        'Un enredo escrito por el grupo',
        'Desfile final con jurado',
      ],
      included: [
        ...listInclusions('es', included),
        'Vestuario para el desfile, que queda para cada participante',
      ],
      excluded: [
        ...listInclusions('es', excluded),
        'Jornada de trabajo y cóctel en el Pan de Azúcar, que se cotizan aparte',
      ],
      conditions: joinConditions('es', 'group'),
      questions: [
        ...listQuestions('es', 'visit', 'rain'),
        {
          question: '¿Cuánto tiempo lleva por día?',
          answer:
            'Cuatro horas el jueves, cinco el viernes y la tarde del sábado. Las mañanas quedan libres para reuniones o playa.',
        },
      ],
    },
    en: {
      name: 'A samba school in three days',
      summary:
        'Three days to put together a samba school of your own, with the masters of a real one at Samba City and a parade to end with. For 40 to 250 people, March to November.',
      description: `The group arrives on Thursday knowing nothing and on Saturday it parades. Drums, floats, costumes and a theme of its own, with the masters of a real school in its workshop at Samba City. Every department competes, and the least frightened wins.

From 40 to 250 people, March to November. It goes with a working day at a hotel in Ipanema and cocktails on Sugarloaf.`,
      highlights: [
        'Drums, floats and costumes of your own',
        'The masters of a real school',
        'A theme written by the group',
        'A final parade before a jury',
      ],
      included: [
        ...listInclusions('en', included),
        'Parade costumes, which each participant keeps',
      ],
      excluded: [
        ...listInclusions('en', excluded),
        'A working day and cocktails on Sugarloaf, which are quoted apart',
      ],
      conditions: joinConditions('en', 'group'),
      questions: [
        ...listQuestions('en', 'visit', 'rain'),
        {
          question: 'How much of each day does it take?',
          answer:
            'Four hours on Thursday, five on Friday and Saturday afternoon. Mornings stay free for meetings or the beach.',
        },
      ],
    },
    pt: {
      name: 'Uma escola de samba em três dias',
      summary:
        'Três dias para montar uma escola de samba da empresa, com os mestres de uma verdadeira na Cidade do Samba e um desfile final. De 40 a 250 pessoas, de março a novembro.',
      description: `O grupo chega na quinta sem saber nada e no sábado desfila. Bateria, carros, fantasias e enredo próprio, com os mestres de uma escola de verdade no barracão da Cidade do Samba. Cada departamento compete, e ganha o que tem menos medo.

De 40 a 250 pessoas, de março a novembro. Combina com dia de trabalho num hotel de Ipanema e coquetel no Pão de Açúcar.`,
      highlights: [
        'Bateria, carros e fantasias próprios',
        'Mestres de uma escola de verdade',
        'Um enredo escrito pelo grupo',
        'Desfile final com júri',
      ],
      included: [
        ...listInclusions('pt', included),
        'Fantasias para o desfile, que ficam com cada participante',
      ],
      excluded: [
        ...listInclusions('pt', excluded),
        'Dia de trabalho e coquetel no Pão de Açúcar, cotados à parte',
      ],
      conditions: joinConditions('pt', 'group'),
      questions: [
        ...listQuestions('pt', 'visit', 'rain'),
        {
          question: 'Quanto tempo leva por dia?',
          answer:
            'Quatro horas na quinta, cinco na sexta e a tarde de sábado. As manhãs ficam livres para reuniões ou praia.',
        },
      ],
    },
  },
  pictures: [slider('rio', 1, 'golden', 'summer'), main('rio', 1, 'dusk', 'summer')],
}
