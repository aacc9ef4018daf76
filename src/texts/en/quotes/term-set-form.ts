/** Sets of terms that proposals begin with. */
export const termSetForm = {
  add: 'Add terms',
  none: 'No terms yet',
  noneText: 'Validity, payments, cancellation and conditions that proposals begin with.',
  name: 'Name',
  nameHint: 'For the desk alone; travellers never see it.',
  for: 'For which proposals',
  forHint:
    'The set whose conditions hold and are the most is taken; an agency may have its own. Empty fields are no condition.',
  isDefault: 'Default, where no other fits',
  yes: 'Default',
  audience: 'Readers',
  anybody: 'Anybody',
  audiences: { traveller: 'Travellers', agency: 'Agencies' },
  minPax: 'From so many travellers on',
  countries: 'Countries',
  agencies: 'Agencies',
  validDays: 'Days of validity',
  validDaysHint: 'Counted from the day of sending, at most to the day before the journey.',
  textsHint: 'A proposal takes its traveller’s language, else English.',
  changed: 'Changed',
} as const
