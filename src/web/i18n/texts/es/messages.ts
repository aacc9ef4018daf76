import { messages as spoken } from '#contract/messages.ts'
import type { Texts } from '../../texts.ts'

/** The contract's own messages are Spanish already; put right here is what it keeps otherwise. */
export const messages: Texts['messages'] = {
  ...spoken,
  fileType: spoken.imageType,
  descriptionEmpty: 'La descripción no puede ser vacía',
  placeNameEmpty: spoken.nameEmpty,
}
