import {
  sheetMessages as spoken,
  type SheetMessageTexts,
} from '#contract/editing/sheet-messages.ts'

/** The contract's own messages are Spanish already. */
export const sheetMessages: SheetMessageTexts = spoken
