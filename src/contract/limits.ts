const minute = 60
const hour = 60 * minute
const day = 24 * hour
const kB = 1024
const MB = 1024 * kB

/** Every number of the specification (section 9) and of the contract (decision 16, section 6). Sizes in bytes, times in seconds. */
export const limits = {
  passwordMinLength: 8,
  passwordMaxLength: 256,
  emailMaxLength: 254,
  nameMaxLength: 255,
  descriptionMaxLength: 20_000,
  quoteNameMaxLength: 255,
  quoteMessageMaxLength: 5_000,
  tokenMaxLength: 4_096,
  tagsMax: 40,
  tagMaxLength: 60,
  idsMax: 200,
  circuitDestinationsMin: 2,
  packageDestinationsMin: 2,
  packageDestinationsMax: 3,
  comparisonMin: 2,
  comparisonMax: 3,
  daysMax: 365,
  toursStarredPerDestination: 4,
  mediaPerOwner: 100,
  listMax: 1_000,
  keywordMaxLength: 100,
  searchLimitDefault: 10,
  searchLimitMax: 50,
  searchThresholdDefault: 0.3,
  userSearchLimitDefault: 20,
  userSearchLimitMax: 100,
  idempotencyKeyMaxLength: 64,
  jsonBytes: 256 * kB,
  jsonDepth: 20,
  imageBytes: 15 * MB,
  imagePixels: 50_000_000,
  videoBytes: 200 * MB,
  loginTokenSeconds: 30 * minute,
  renewTokenAfterSeconds: 5 * minute,
  sessionSeconds: 12 * hour,
  registrationTokenSeconds: 7 * day,
  resetTokenSeconds: hour,
  idempotencySeconds: day,
  captchaScoreMin: 0.5,
  captchaFreeCallsPerHour: 3,
} as const
