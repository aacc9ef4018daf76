/** Words that written programmes use, between bars; compared without accents and capitals. */
export const programmeWords = {
  day: 'day | days',
  /** Joins the days of a range. */
  range: 'and | to | through | thru | until | till',
  numbers:
    'one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen | seventeen | eighteen | nineteen | twenty',
  ordinals:
    'first | second | third | fourth | fifth | sixth | seventh | eighth | ninth | tenth | eleventh | twelfth',
  /** Stand between the parts of a date. */
  dateWords: 'of | the',
  /** Tell the language of a text. */
  common: 'the | and | with | your | from | at | in | after | this | by | arrival | transfer',
  meals: 'meals | meals included | included meals | meal plan | board',
  breakfast: 'breakfast | breakfasts | b | bb | brunch',
  lunch: 'lunch | lunches | l | asado',
  boxLunch: 'box lunch | packed lunch | picnic | picnic lunch | lunch box | bl | pl',
  dinner: 'dinner | dinners | supper | d',
  /** Breakfast and dinner. */
  halfBoard: 'half board | hb',
  fullBoard: 'full board | fb | all meals | all inclusive',
  noMeals: 'no meals | none | room only | not included',
  /** A meal that these words surround is not included. */
  notIncluded:
    'free | own | not included | leisure | optional | time for | excluded | extra cost | before | until',
  nightIn:
    'overnight in | overnight at | night in | night at | nights in | stay in | stay at | accommodation in | accommodation at | lodging in',
  /** Name a place where nobody sleeps. */
  visits:
    'excursion to | day trip to | day tour to | full day | full-day | visit to | visit of | visiting | half day | optional',
  transit: 'overnight flight | night flight | overnight bus | night bus | overnight on the bus',
  ship: 'overnight on board | night on board | night aboard | overnight aboard',
  train: 'night train | overnight train | overnight on the train',
  camp: 'overnight in camp | night in camp | night in tents | camp overnight | campsite | tented camp',
  /** Begin what follows the last day. */
  ends: 'included | includes | not included | excluded | the price includes | price includes | prices | rates | price per person | notes | important notes | hotels | accommodation list | conditions | end of the programme | what is included | services included',
} as const
