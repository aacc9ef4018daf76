/** Templates of answers. */
export const templateForm = {
  add: 'Add template',

  none: 'No templates yet',
  noneText: 'Answers that are written again and again, in three languages.',
  name: 'Name',
  nameHint: 'For the desk alone; visitors never see it.',
  textsHint: 'English is required. Each request takes the visitor’s language, else English.',
  subject: 'Subject',
  body: 'Text',
  changed: 'Changed',
  insert: 'Insert',
  insertHint: 'Filled in for each request; it goes to the end of the text.',
  insertOne: 'Insert {{what}}',
  placeholders: {
    name: 'the visitor’s name',
    item: 'what is asked about',
    reference: 'the reference',
    agent: 'who answers',
    agency: 'the agency',
    link: 'the link to their page',
  },
  preview: 'Preview',
  previewHint: 'With the words of an invented request.',
  sample: {
    name: 'Ana Díaz',
    item: 'Whales and glaciers',
    agent: 'Laura',
    agency: 'the agency',
  },
  blank: 'Nothing is written yet.',
} as const
