import type { DemoIncentive } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { listQuestions } from '../wording/questions.ts'

const included = ['venue', 'groupTransfers', 'materials', 'interpreters', 'permits'] as const

const excluded = ['groupFlights', 'lodging', 'taxes', 'tips', 'branding'] as const

export const mendozaHarvestTeam: DemoIncentive = {
  key: 'mendoza-harvest-team',
  destination: 'mendoza',
  groupSize: { min: 20, max: 120 },
  details: {
    es: {
      name: 'Vendimia en equipo',
      summary:
        'Cosecha, pisado, corte y etiqueta por equipos en una bodega del Valle de Uco, con sala de reuniones y cena entre barricas. De 20 a 120 personas, de fines de febrero a abril.',
      description: `Para grupos de 20 a 120 personas. Cada equipo cosecha su hilera, pisa sus uvas, discute su corte con una enóloga y defiende la etiqueta ante un jurado; un año después, las botellas llegan a la oficina. Sede en una bodega del Valle de Uco con sala de reuniones, cena entre barricas y cielo de montaña.

De fines de febrero a abril; el resto del año, la versión de blending. Transporte, traducción y plan de lluvia incluidos.`,
      highlights: [
        'Cada equipo cosecha y pisa sus uvas',
        'El corte se decide con una enóloga',
        'La etiqueta se defiende ante un jurado',
        'Las botellas llegan a la oficina un año después',
      ],
      included: [
        ...listInclusions('es', included),
        'Cena entre barricas con vinos de la casa',
        'Una caja de seis botellas por equipo, entregada al año',
      ],
      excluded: [...listInclusions('es', excluded), 'Envío internacional de las botellas'],
      conditions: joinConditions('es', 'group'),
      questions: [
        ...listQuestions('es', 'rain', 'visit'),
        {
          question: '¿Y fuera de la cosecha?',
          answer:
            'De mayo a comienzos de febrero se hace la versión de blending: los equipos trabajan con vinos ya hechos, en la misma bodega y con el mismo jurado.',
        },
      ],
    },
    en: {
      name: 'Harvest as a team',
      summary:
        'Picking, treading, blending and labelling in teams at a winery in the Uco Valley, with a meeting room and a dinner among the barrels. For 20 to 120 people, late February to April.',
      description: `For groups of 20 to 120. Each team picks its row, treads its grapes, argues over its blend with a winemaker and defends its label before a jury; a year later the bottles arrive at the office. It is held at a winery in the Uco Valley with a meeting room, a dinner among the barrels and mountain skies.

Late February to April; the rest of the year, the blending version. Transport, interpreters and a rain plan are included.`,
      highlights: [
        'Each team picks and treads its own grapes',
        'The blend is settled with a winemaker',
        'The label is defended before a jury',
        'The bottles arrive at the office a year later',
      ],
      included: [
        ...listInclusions('en', included),
        "Dinner among the barrels with the house's wines",
        'A case of six bottles a team, delivered a year on',
      ],
      excluded: [...listInclusions('en', excluded), 'International shipping of the bottles'],
      conditions: joinConditions('en', 'group'),
      questions: [
        ...listQuestions('en', 'rain', 'visit'),
        {
          question: 'And outside the harvest?',
          answer:
            'From May to early February there is the blending version: teams work with finished wines, at the same winery and before the same jury.',
        },
      ],
    },
    pt: {
      name: 'Vindima em equipe',
      summary:
        'Colheita, pisa, corte e rótulo por equipes numa vinícola do Vale de Uco, com sala de reuniões e jantar entre barricas. De 20 a 120 pessoas, do fim de fevereiro a abril.',
      description: `Para grupos de 20 a 120 pessoas. Cada equipe colhe sua fileira, pisa suas uvas, discute seu corte com uma enóloga e defende o rótulo diante de um júri; um ano depois, as garrafas chegam ao escritório. Sede numa vinícola do Vale de Uco com sala de reuniões, jantar entre barricas e céu de montanha.

Do fim de fevereiro a abril; no resto do ano, a versão de blending. Transporte, tradução e plano de chuva incluídos.`,
      highlights: [
        'Cada equipe colhe e pisa suas uvas',
        'O corte é decidido com uma enóloga',
        'O rótulo é defendido diante de um júri',
        'As garrafas chegam ao escritório um ano depois',
      ],
      included: [
        ...listInclusions('pt', included),
        'Jantar entre barricas com vinhos da casa',
        'Uma caixa de seis garrafas por equipe, entregue um ano depois',
      ],
      excluded: [...listInclusions('pt', excluded), 'Envio internacional das garrafas'],
      conditions: joinConditions('pt', 'group'),
      questions: [
        ...listQuestions('pt', 'rain', 'visit'),
        {
          question: 'E fora da colheita?',
          answer:
            'De maio ao começo de fevereiro faz-se a versão de blending: as equipes trabalham com vinhos prontos, na mesma vinícola e com o mesmo júri.',
        },
      ],
    },
  },
  pictures: [slider('wine-table', 2, 'golden', 'autumn'), main('mendoza', 0, 'golden', 'autumn')],
}
