export const search = {
  label: 'Search the catalogue',
  placeholder: 'Where to?',
  submit: 'Search',
  title: 'Search',
  titleFor: 'Results for “{{keyword}}”',
  results_one: '{{count}} result',
  results_other: '{{count}} results',
  none: 'No results found',
  didYouMean: 'Did you mean',
  all: 'See all results',
  goOn: 'Where to go from here',
  start: 'Type the name of a place, a journey or something you would like to do.',
} as const
