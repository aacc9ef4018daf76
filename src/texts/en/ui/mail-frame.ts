/** Texts around every mail. */
export const mailFrame = { sentBy: 'Automatic message from {{name}}' } as const
