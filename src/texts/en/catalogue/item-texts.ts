/** Headings over the texts of items, on pages and in documents. */
export const itemTexts = {
  highlights: 'Highlights',
  suits: 'This journey suits you if',
  thinkTwice: 'Think twice if',
  included: 'Included',
  excluded: 'Not included',
  seasonNote: 'When to go',
  monthNotes: 'Month by month',
  climate: 'Climate',
  conditions: 'Conditions',
  practical: 'Good to know',
  questions: 'Questions',
} as const

/** Texts of the panel's forms about the further texts of items: each with a sentence of help and an example. */
export const textForm = {
  help: '{{help}} Example: {{example}}',
  entry: 'Entry {{number}}: {{error}}',
  searchPreview: {
    title: 'In search results',
    lengths:
      'Title {{title}} characters, of which about {{titleShown}} are shown; text {{text}}, of which about {{textShown}}',
  },
  names: {
    summary: {
      label: 'Summary',
      help: 'One or two sentences for cards, search results and shared links.',
      example: 'Three days among falls, mist and toucans.',
    },
    seoTitle: {
      label: 'Title for search engines',
      help: 'Title of the page in search results; without it, the name.',
      example: 'Ten days of glaciers and whales',
    },
    highlights: {
      label: 'Highlights',
      help: 'What one will remember, one per line.',
      example: 'The Devil’s Throat from above',
    },
    suits: {
      label: 'This journey suits you if',
      help: 'Who will enjoy it, one per line.',
      example: 'You like to walk for half a day',
    },
    thinkTwice: {
      label: 'Think twice if',
      help: 'Who will not enjoy it, one per line: honesty sells.',
      example: 'Early starts spoil your holidays',
    },
    included: {
      label: 'Included',
      help: 'What the price includes, one per line.',
      example: 'Breakfast every day',
    },
    excluded: {
      label: 'Not included',
      help: 'What is paid apart, one per line.',
      example: 'Entrance to the park',
    },
    seasonNote: {
      label: 'On the seasons',
      help: 'What one should know of the time of the year.',
      example: 'From May to August nights are below zero.',
    },
    monthNotes: {
      label: 'Month by month',
      help: 'Beside each month, why it is as it is.',
      example: 'Whales until the middle of the month',
    },
    climate: {
      label: 'Climate',
      help: 'The climate in a few words.',
      example: 'Subtropical, rain all year, 15 to 32 °C',
    },
    conditions: {
      label: 'Conditions',
      help: 'On payments, changes and cancellations.',
      example: '30 % when booking, the rest 30 days before',
    },
    practical: {
      label: 'Good to know',
      help: 'Practical advice by topic, each topic once.',
      example: 'Clothing: a rain jacket all year',
    },
    questions: {
      label: 'Questions',
      help: 'What visitors ask most, with the answer.',
      example: 'Is it suitable for children? From six years on.',
    },
  },
  question: 'Question',
  answer: 'Answer',
  addQuestion: 'Add a question',
  questionNumber: 'Question {{number}}',
  topic: 'Topic',
  topicText: 'Advice',
  addTopic: 'Add a topic',
} as const
