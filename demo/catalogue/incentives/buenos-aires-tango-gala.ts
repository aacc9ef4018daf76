import type { DemoIncentive } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { listQuestions } from '../wording/questions.ts'

const included = ['venue', 'groupTransfers', 'interpreters', 'permits'] as const

const excluded = ['groupFlights', 'lodging', 'taxes', 'tips', 'branding'] as const

export const buenosAiresTangoGala: DemoIncentive = {
  key: 'buenos-aires-tango-gala',
  destination: 'buenos-aires',
  groupSize: { min: 60, max: 400 },
  details: {
    es: {
      name: 'Gala de tango con orquesta propia',
      summary:
        'Un salón de 1915 cerrado para la empresa, orquesta de once músicos, clase para trescientas personas a la vez y cena de cuatro pasos. De 60 a 400 invitados, todo el año.',
      description: `Un salón de 1915 cerrado para la empresa, orquesta típica de once músicos y maestros que en cuarenta minutos hacen caminar el tango a trescientas personas a la vez. La velada incluye cóctel, cena de cuatro pasos, exhibición y milonga hasta que el grupo se rinda.

De 60 a 400 invitados, todo el año. Sonido, iluminación, permisos y traslados desde los hoteles a cargo nuestro.`,
      highlights: [
        'Orquesta típica de once músicos',
        'Clase de cuarenta minutos para todo el salón',
        'Cena de cuatro pasos y milonga hasta el final',
        'Un salón de 1915 con piso de roble',
      ],
      included: [
        ...listInclusions('es', included),
        'Cóctel y cena de cuatro pasos con bebidas',
        'Orquesta, exhibición de dos parejas y maestros de baile',
        'Sonido e iluminación',
      ],
      excluded: [...listInclusions('es', excluded), 'Horas extra después de las dos de la mañana'],
      conditions: joinConditions('es', 'group'),
      questions: [
        ...listQuestions('es', 'visit'),
        {
          question: '¿Hace falta saber bailar?',
          answer:
            'No. Los maestros enseñan a caminar en abrazo en cuarenta minutos, y un tercio de las mesas queda siempre con vista a la pista para quien prefiere mirar.',
        },
      ],
    },
    en: {
      name: 'Tango gala with its own orchestra',
      summary:
        'A ballroom of 1915 closed for your company, an eleven-piece orchestra, a class for three hundred at once and a four-course dinner. For 60 to 400 guests, all year.',
      description: `A ballroom of 1915 closed for your company, an eleven-piece tango orchestra and teachers who, in forty minutes, get three hundred people walking to the music at once. The evening takes in cocktails, a four-course dinner, an exhibition and a milonga until the party gives in.

From 60 to 400 guests, all year. Sound, lights, permits and transfers from the hotels are our business.`,
      highlights: [
        'An eleven-piece tango orchestra',
        'A forty-minute class for the whole room',
        'A four-course dinner and a milonga to the end',
        'A ballroom of 1915 with an oak floor',
      ],
      included: [
        ...listInclusions('en', included),
        'Cocktails and a four-course dinner with drinks',
        'Orchestra, an exhibition by two couples and teachers',
        'Sound and lights',
      ],
      excluded: [...listInclusions('en', excluded), 'Extra hours after two in the morning'],
      conditions: joinConditions('en', 'group'),
      questions: [
        ...listQuestions('en', 'visit'),
        {
          question: 'Do we need to know how to dance?',
          answer:
            'No. The teachers have people walking in an embrace within forty minutes, and a third of the tables always look over the floor for those who would rather watch.',
        },
      ],
    },
    pt: {
      name: 'Gala de tango com orquestra própria',
      summary:
        'Um salão de 1915 fechado para a empresa, orquestra de onze músicos, aula para trezentas pessoas ao mesmo tempo e jantar em quatro etapas. De 60 a 400 convidados, o ano todo.',
      description: `Um salão de 1915 fechado para a empresa, orquestra típica de onze músicos e professores que em quarenta minutos fazem trezentas pessoas caminharem o tango ao mesmo tempo. A noite inclui coquetel, jantar em quatro etapas, exibição e milonga até o grupo se render.

De 60 a 400 convidados, o ano todo. Som, iluminação, autorizações e traslados dos hotéis por nossa conta.`,
      highlights: [
        'Orquestra típica de onze músicos',
        'Aula de quarenta minutos para todo o salão',
        'Jantar em quatro etapas e milonga até o fim',
        'Um salão de 1915 com piso de carvalho',
      ],
      included: [
        ...listInclusions('pt', included),
        'Coquetel e jantar em quatro etapas com bebidas',
        'Orquestra, exibição de dois casais e professores de dança',
        'Som e iluminação',
      ],
      excluded: [...listInclusions('pt', excluded), 'Horas extras depois das duas da manhã'],
      conditions: joinConditions('pt', 'group'),
      questions: [
        ...listQuestions('pt', 'visit'),
        {
          question: 'É preciso saber dançar?',
          answer:
            'Não. Os professores ensinam a caminhar em abraço em quarenta minutos, e um terço das mesas fica sempre de frente para a pista, para quem prefere olhar.',
        },
      ],
    },
  },
  pictures: [slider('tango', 2, 'dusk', 'summer'), main('tango', 1, 'night', 'summer')],
}
