/** Where a hint stands so that fields beside each other begin at one height. */
export const hintBelow: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
]
